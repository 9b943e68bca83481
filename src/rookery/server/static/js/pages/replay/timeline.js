// The data of a replay: its scenes, the rolls of each seat, the known chances. Pure.

import { changedScene } from "../../scene_changes.js";

/** @import { Replay, ReplayStep, Scene } from "../../../types/wire.js" */

/**
 * Each seat's chance at a ply; null if it could not be found out, undefined if it was not fetched yet.
 * @typedef {number[] | null | undefined} Chance
 */

/**
 * All scenes, from the start to the end: one more than there are plies.
 * @param {Pick<Replay, "start" | "steps">} replay
 * @returns {Scene[]}
 */
export function scenesOf({ start, steps }) {
  const scenes = [start];
  for (const { changes } of steps) scenes.push(changedScene(/** @type {Scene} */ (scenes.at(-1)), changes));
  return scenes;
}

/**
 * The happenings that led to a ply.
 * @param {Pick<Replay, "steps">} replay
 * @param {number} ply
 * @returns {readonly import("../../../types/wire.js").Happening[]}
 */
export function happeningsAt({ steps }, ply) {
  return steps[ply - 1]?.happenings ?? [];
}

/**
 * A ply in short: its first happening, or else the move.
 * @param {Pick<Replay, "steps">} replay
 * @param {number} ply
 * @returns {import("../../../types/wording.js").Text}
 */
export function labelAt({ steps }, ply) {
  return happeningsAt({ steps }, ply)[0]?.label ?? steps[ply - 1]?.label ?? "";
}

/**
 * Who rolled: a roll has no seat, but belongs to the one who moves next.
 * @param {readonly Pick<ReplayStep, "seat">[]} steps
 * @param {number} at
 * @returns {number | null}
 */
export function rollerOf(steps, at) {
  return steps.slice(at).find(({ seat }) => seat !== null)?.seat ?? null;
}

/**
 * How often each seat rolled what: rolls in natural order, each with a count for every seat.
 * @param {readonly Pick<ReplayStep, "seat" | "move">[]} steps
 * @param {number} players
 * @returns {{ outcome: string, counts: number[] }[]}
 */
export function rollsOf(steps, players) {
  /** @type {Map<string, number[]>} */
  const tally = new Map();
  steps.forEach(({ seat, move }, at) => {
    const roller = seat === null ? rollerOf(steps, at) : null;
    if (roller === null) return;
    const counts = tally.get(move) ?? Array.from({ length: players }, () => 0);
    counts[roller] = (counts[roller] ?? 0) + 1;
    tally.set(move, counts);
  });
  const rows = [...tally].map(([outcome, counts]) => ({ outcome, counts }));
  return rows.sort((one, other) => one.outcome.localeCompare(other.outcome, "en", { numeric: true }));
}

/**
 * The next part to fetch: the one that is shown, then the middle of the widest gap, so that a long curve soon has its
 * shape.
 * @param {readonly Chance[]} chances
 * @param {number} shown
 * @param {number} size
 * @returns {{ from: number, count: number } | null}
 */
export function nextPart(chances, shown, size) {
  const parts = Array.from({ length: Math.ceil(chances.length / size) }, (_, part) => part);
  const open = parts.map((part) => chances.slice(part * size, (part + 1) * size).includes(undefined));
  const here = Math.floor(shown / size);
  const part = open[here] ? here : middleOfWidestGap(open);
  if (part === null) return null;
  return { from: part * size, count: Math.min(size, chances.length - part * size) };
}

/**
 * @param {readonly boolean[]} open
 * @returns {number | null}
 */
function middleOfWidestGap(open) {
  let [widest, middle, width] = [0, /** @type {number | null} */ (null), 0];
  open.forEach((isOpen, at) => {
    width = isOpen ? width + 1 : 0;
    if (width > widest) [widest, middle] = [width, at - Math.floor(width / 2)];
  });
  return middle;
}

/** Endings that do not depend on the position. */
const OFF_THE_BOARD = new Set(["resignation", "time", "agreement", "length", "forfeit", "called-off"]);

/**
 * The chances at the end, if the rules have decided the game.
 * @param {import("../../../types/wire.js").Result | null} outcome
 * @param {number} players
 * @returns {Chance}
 */
export function finalChance(outcome, players) {
  if (!outcome || OFF_THE_BOARD.has(outcome.reason)) return undefined;
  const { winners } = outcome;
  const drawn = players === 1 ? 0 : 1 / players;
  return Array.from({ length: players }, (_, seat) => (winners.length === 0 ? drawn : winners.includes(seat) ? 1 / winners.length : 0));
}

/**
 * Chances as stacked intervals from 0 to 1, one for each seat.
 * @param {readonly number[]} chance
 * @returns {[from: number, to: number][]}
 */
export function stacked(chance) {
  const whole = chance.length === 1 ? 1 : chance.reduce((sum, each) => sum + each, 0);
  let sum = 0;
  return chance.map((each, seat) => {
    const from = sum;
    sum += whole > 0 ? each / whole : 1 / chance.length;
    return [from, seat === chance.length - 1 && chance.length > 1 ? 1 : Math.min(1, sum)];
  });
}
