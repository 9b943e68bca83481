// Turning points: the turns and rolls that changed a seat's chance most. Pure.

import { rollerOf } from "./timeline.js";

/** @import { Chance } from "./timeline.js" */
/** @import { ReplayStep } from "../../../types/wire.js" */

/** @typedef {"mistake" | "strong" | "luck" | "bad-luck"} Kind */

/**
 * A turning point: its ply, and a seat's chance before and after.
 * @typedef {{ ply: number, seat: number, kind: Kind, before: number, after: number }} Turn
 */

/** Smaller swings may be noise of the analysis. */
const LEAST = 0.15;
/** Rolls change the chances all the time, so they need a larger swing. */
const LEAST_ROLL = 0.22;
/** The most turning points to list. */
const MOST = 4;

/**
 * The turning points in order, and how many there were in all. A seat's consecutive moves count as one: a move that
 * only prepares the next one is not a turning point.
 * @param {readonly Pick<ReplayStep, "seat">[]} steps
 * @param {readonly Chance[]} chances
 * @param {number} [most]
 * @returns {{ turns: Turn[], all: number }}
 */
export function turningPoints(steps, chances, most = MOST) {
  const found = stretches(steps).flatMap((stretch) => turnOf(steps, chances, stretch) ?? []);
  // Of equal swings the later ones count: the earlier ones were reversed.
  const weight = (/** @type {Turn} */ { before, after, ply }) => Math.abs(after - before) + ply / (1000 * (steps.length + 1));
  const largest = [...found].sort((one, other) => weight(other) - weight(one)).slice(0, most);
  return { turns: found.filter((turn) => largest.includes(turn)), all: found.length };
}

/**
 * The game split into one seat's consecutive moves and single rolls: the ply where each begins and ends.
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
 * The move with the largest swing.
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
