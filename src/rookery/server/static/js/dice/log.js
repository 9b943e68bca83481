// What the log of a match says of its dice. Pure: events in, facts out; nothing is believed that is not in an event.

/** @import { AnyEvent, Created } from "../../types/wire.js" */

/** @typedef {{ kind: "open" | "person" | "bot", commitment: string, seed: string }} SeedSeat */

/**
 * @typedef {object} DiceLog
 * @property {Created} created
 * @property {SeedSeat[]} seats            as they were at the start, or are now before it
 * @property {string | null} start         the position that was dealt
 * @property {{ n: number, roll: string, odds: Record<string, number> }[]} rolls
 * @property {string | null} secret        once it is revealed
 */

const OPEN = Object.freeze({ kind: /** @type {const} */ ("open"), commitment: "", seed: "" });
const BOT = Object.freeze({ kind: /** @type {const} */ ("bot"), commitment: "", seed: "" });

/**
 * @param {readonly AnyEvent[]} events  from the first on
 * @returns {DiceLog | null} null without a first event
 */
export function diceLog(events) {
  const [created] = events;
  if (created?.type !== "created") return null;
  /** @type {DiceLog} */
  const log = { created, seats: created.seats.map(({ bot }) => (bot ? BOT : OPEN)), start: null, rolls: [], secret: null };
  for (const event of events) {
    if (event.type === "started") log.start = event.position;
    else if (event.type === "rolled") log.rolls.push({ n: event.n, roll: event.roll, odds: event.odds ?? {} });
    else if (event.type === "ended") log.secret = event.secret;
    else if (log.start === null) seat(log.seats, event);
  }
  return log;
}

/**
 * @param {SeedSeat[]} seats  changed
 * @param {AnyEvent} event
 */
function seat(seats, event) {
  if (event.type === "joined") seats[event.seat] = { kind: "person", commitment: event.commitment ?? "", seed: "" };
  else if (event.type === "left") seats[event.seat] = OPEN;
  else if (event.type === "bot-seated") seats[event.seat] = BOT;
  else if (event.type === "revealed") seats[event.seat] = { ...(seats[event.seat] ?? OPEN), seed: event.seed };
  else if (event.type === "withheld") seats.forEach(({ kind }, at) => kind === "person" && (seats[at] = OPEN));
}

/**
 * What all persons have committed to, in the order of their seats.
 * @param {DiceLog} log
 */
export const commitmentsOf = ({ seats }) => seats.filter(({ kind }) => kind === "person").map(({ commitment }) => commitment);
