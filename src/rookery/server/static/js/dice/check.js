// Were the dice fair? Every commitment, the shuffle and every roll are computed again, in this browser.

import { commitmentTo } from "./digests.js";
import { Dice, PROTOCOL } from "./draws.js";
import { commitmentsOf, diceLog } from "./log.js";

/** @import { DiceLog } from "./log.js" */
/** @import { Receipt } from "./seeds.js" */

/**
 * Something that does not fit.
 * @typedef {{ what: "secret" | "commitments" | "own-seed" | "start" }
 *   | { what: "seed", seat: number } | { what: "sides", n: number }
 *   | { what: "roll", n: number, roll: string, right: string }} Misfit
 */

/**
 * @typedef {object} Checked
 * @property {number} rolls       how many rolls were computed again
 * @property {boolean} shuffled   whether a shuffle was
 * @property {boolean} own        whether that was with seeds of this browser: then it proves the dice
 * @property {Misfit[]} misfits
 */

/**
 * @param {readonly import("../../types/wire.js").AnyEvent[]} events
 * @param {Receipt | null} receipt  what this browser kept
 * @returns {Promise<Checked | null>} null if there is nothing to check, or not yet
 */
export async function checkDice(events, receipt) {
  const log = diceLog(events);
  if (!log?.secret || log.start === null || log.created.dice !== PROTOCOL) return null;
  const dealt = log.created.deal !== null;
  if (!dealt && log.rolls.length === 0) return null;
  const people = log.seats.filter(({ kind }) => kind === "person");
  const dice = new Dice(log.secret, people.map(({ seed }) => seed));
  const misfits = [...(await unfitCommitments(log)), ...unlikeReceipt(log, receipt), ...unlikeSides(log)];
  if (log.created.deal && (await dice.start(log.created.deal)) !== log.start) misfits.push({ what: "start" });
  for (const [at, { n, roll, odds }] of log.rolls.entries()) {
    const right = await dice.roll(at + 1, odds);
    if (n !== at + 1 || roll !== right) misfits.push({ what: "roll", n: at + 1, roll, right: right ?? "–" });
  }
  return { rolls: log.rolls.length, shuffled: dealt, own: receipt !== null, misfits };
}

/**
 * @param {DiceLog} log
 * @returns {Promise<Misfit[]>}
 */
async function unfitCommitments({ created, secret, seats }) {
  /** @type {Misfit[]} */
  const misfits = (await commitmentTo(secret ?? "")) === created.commitment ? [] : [{ what: "secret" }];
  for (const [seat, { kind, seed, commitment }] of seats.entries()) {
    if (kind === "person" && (await commitmentTo(seed)) !== commitment) misfits.push({ what: "seed", seat });
  }
  return misfits;
}

/**
 * @param {DiceLog} log
 * @param {Receipt | null} receipt
 * @returns {Misfit[]}
 */
function unlikeReceipt(log, receipt) {
  if (!receipt) return [];
  const same = receipt.commitment === log.created.commitment && receipt.commitments.join() === commitmentsOf(log).join();
  const own = receipt.seeds.every((seed) => log.seats.some((seat) => seat.seed === seed));
  return [...(same ? [] : [/** @type {const} */ ({ what: "commitments" })]), ...(own ? [] : [/** @type {const} */ ({ what: "own-seed" })])];
}

/**
 * Whoever could give a die other weights from roll to roll could choose what it shows.
 * @param {DiceLog} log
 * @returns {Misfit[]}
 */
function unlikeSides({ rolls }) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @type {Misfit[]} */
  const misfits = [];
  for (const { n, odds } of rolls) {
    const sides = Object.keys(odds).sort();
    const weights = sides.map((side) => odds[side]).join();
    const before = known.get(sides.join(" ")) ?? weights;
    known.set(sides.join(" "), before);
    if (weights !== before) misfits.push({ what: "sides", n });
  }
  return misfits;
}
