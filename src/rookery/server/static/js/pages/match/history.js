// The history of a match: its plies, and those that were taken back. Pure.

/** @import { AnyEvent, Happening } from "../../../types/wire.js" */
/** @import { Ply, Turn } from "../../../types/match.js" */
/** @import { Trail } from "../../board/trails.js" */

/**
 * @param {readonly AnyEvent[]} events
 * @returns {{ plies: Ply[], takenBack: { at: number, text: string }[] }} `at`: how many plies stood before it
 */
export function historyOf(events) {
  /** @type {Ply[]} */
  const plies = [];
  /** @type {{ at: number, text: string }[]} */
  const takenBack = [];
  for (const event of events) {
    const ply = plyOf(event);
    if (ply) plies.push(ply);
    if (event.type !== "undone") continue;
    const gone = plies.splice(plies.length - event.plies);
    takenBack.push(...gone.map(({ text }, index) => ({ at: plies.length + index, text })));
  }
  return { plies, takenBack };
}

/**
 * @param {AnyEvent} event
 * @returns {Ply | null}
 */
export function plyOf(event) {
  if (event.type === "moved") return { text: event.move, seat: event.seat, happenings: happeningsOf(event) };
  return event.type === "rolled" ? { text: event.roll, seat: null, happenings: happeningsOf(event) } : null;
}

/**
 * The happenings of an event.
 * @param {AnyEvent} event
 * @returns {readonly Happening[]}
 */
export function happeningsOf(event) {
  return "happenings" in event ? event.happenings : [];
}

/**
 * Plies grouped into turns: what one seat plays in a row, with the rolls before it. With one player every move is a turn.
 * @param {readonly Ply[]} plies
 * @param {boolean} alone
 * @returns {Turn[]}
 */
export function turns(plies, alone) {
  /** @type {Turn[]} */
  const found = [];
  /** @type {Ply[]} */
  let rolls = [];
  for (const ply of plies) {
    if (ply.seat === null) {
      rolls.push(ply);
      continue;
    }
    const last = found.at(-1);
    if (last && last.seat === ply.seat && !alone) last.plies.push(...rolls, ply);
    else found.push({ seat: ply.seat, plies: [...rolls, ply] });
    rolls = [];
  }
  return rolls.length ? [...found, { seat: null, plies: rolls }] : found;
}

/** What leaves nothing to be seen afterwards. */
const TRACELESS = new Set(["rolled", "rests", "carried", "turned", "stands-up", "leaves"]);

/**
 * What the last turn of each seat did, as trails on the board, the latest last. They go when the seat's next turn begins.
 * @param {readonly Ply[]} plies
 * @param {{ alone: boolean, turn: number | null, own: readonly number[] }} now  whose turn it is, and who needs no trail
 * @returns {Trail[]}
 */
export function trailsOf(plies, { alone, turn, own }) {
  if (alone) return [];
  const played = turns(plies, false).filter(({ seat }) => seat !== null);
  const current = played.at(-1)?.seat;
  const recent = [...played].reverse().filter(({ seat }, at, all) => all.findIndex((each) => each.seat === seat) === at).reverse();
  const last = new Map(recent.map(({ seat, plies: each }) => [seat ?? -1, each]));
  if (turn !== current) last.delete(turn ?? -1);
  for (const seat of own) last.delete(seat);
  const trails = [...last].map(([seat, each]) => ({ seat, steps: each.flatMap(({ happenings }) => happenings.flatMap(stepOf)) }));
  return trails.filter(({ steps }) => steps.length > 0);
}

/**
 * @param {Happening} happening
 * @returns {Trail["steps"]}
 */
function stepOf({ how, piece, from = null, to = null }) {
  return piece && !TRACELESS.has(how) ? [{ piece, from, to, how }] : [];
}

/**
 * The roll that counts: nobody but the one who rolled has moved since.
 * @param {readonly Ply[]} plies
 * @param {number | null} turn  whose turn it is
 * @returns {Ply | null}
 */
export function rollThatCounts(plies, turn) {
  const at = plies.findLastIndex(({ seat }) => seat === null);
  const since = plies.slice(at + 1);
  return at >= 0 && since.every(({ seat }) => seat === turn) ? plies[at] ?? null : null;
}
