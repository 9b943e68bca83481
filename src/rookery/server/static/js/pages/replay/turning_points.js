// Where a game turned: the turns and rolls that changed most what a seat could expect. Pure.

import { rollerOf } from "./timeline.js";

/** @typedef {import("./timeline.js").Chance} Chance */
/** @typedef {import("../../../types/wire.js").ReplayStep} ReplayStep */

/** @typedef {"mistake" | "strong" | "luck" | "bad-luck"} Kind */

/**
 * After so many moves the game had turned: what this seat could expect before and after.
 * @typedef {{ ply: number, seat: number, kind: Kind, before: number, after: number }} Turn
 */

/** Smaller swings may be the judge's uncertainty, and are part of any game. */
const LEAST = 0.15;
/** A roll changes something almost every time; only what stands out is worth telling. */
const LEAST_ROLL = 0.22;
/** So many are told at most. */
const MOST = 4;

/**
 * The turning points in the order of the game, and how many there were in all. What one seat does without a break
 * counts as a whole: a step that only prepares the next one turns nothing.
 * @param {readonly Pick<ReplayStep, "seat">[]} steps
 * @param {readonly Chance[]} chances
 * @param {number} [most]
 * @returns {{ turns: Turn[], all: number }}
 */
export function turningPoints(steps, chances, most = MOST) {
  const found = stretches(steps).flatMap((stretch) => turnOf(steps, chances, stretch) ?? []);
  // Of equal swings the later ones count: whatever came before them was given back.
  const weight = (/** @type {Turn} */ { before, after, ply }) => Math.abs(after - before) + ply / (1000 * (steps.length + 1));
  const largest = [...found].sort((one, other) => weight(other) - weight(one)).slice(0, most);
  return { turns: found.filter((turn) => largest.includes(turn)), all: found.length };
}

/**
 * The parts of a game in which one seat moved without a break, or the die fell once: after how many moves each begins
 * and ends.
 * @param {readonly Pick<ReplayStep, "seat">[]} steps
 * @returns {{ from: number, to: number }[]}
 */
function stretches(steps) {
  /** @type {{ from: number, to: number }[]} */
  const found = [];
  steps.forEach(({ seat }, at) => {
    const last = found.at(-1);
    if (last && seat !== null && steps[at - 1]?.seat === seat) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found;
}

/**
 * @param {readonly Pick<ReplayStep, "seat">[]} steps
 * @param {readonly Chance[]} chances
 * @param {{ from: number, to: number }} stretch
 * @returns {Turn | null}
 */
function turnOf(steps, chances, { from, to }) {
  const rolled = steps[from]?.seat === null;
  const seat = rolled ? rollerOf(steps, from) : steps[from]?.seat;
  const before = chances[from]?.[seat ?? -1];
  const after = chances[to]?.[seat ?? -1];
  if (seat === null || seat === undefined || before === undefined || after === undefined) return null;
  if (Math.abs(after - before) < (rolled ? LEAST_ROLL : LEAST)) return null;
  const better = after > before;
  const kind = rolled ? (better ? "luck" : "bad-luck") : better ? "strong" : "mistake";
  return { ply: steepest(chances, seat, from, to, better), seat, kind, before, after };
}

/**
 * The one move of several that did it.
 * @param {readonly Chance[]} chances
 * @param {number} seat
 * @param {number} from
 * @param {number} to
 * @param {boolean} better
 */
function steepest(chances, seat, from, to, better) {
  let [ply, most] = [to, -Infinity];
  for (let at = from + 1; at <= to; at++) {
    const [before, after] = [chances[at - 1]?.[seat], chances[at]?.[seat]];
    if (before === undefined || after === undefined) continue;
    const change = better ? after - before : before - after;
    if (change > most) [ply, most] = [at, change];
  }
  return ply;
}
