// Hit testing: what lies under a point of a board. Pure.

import { away } from "./shapes.js";

/** @typedef {import("./shapes.js").Outline} Outline */
/** Something with an outline, or something round about a point; whatever has no id cannot be hit. */
/** @typedef {{ id: string, outline: Outline }} Flat */
/** @typedef {{ id: string | null, x: number, y: number, box: number, wide: number, high: number }} Round */

/**
 * The ids of the targets at a point. Those that may be touched come first: the ones that were hit as they lie (the
 * topmost first), then those within a finger's width, the nearest first; after them the rest of what was hit.
 * @param {readonly (Flat | Round)[]} targets the topmost first
 * @param {{ x: number, y: number }} point
 * @param {ReadonlySet<string>} touchable
 * @param {number} finger
 * @returns {string[]}
 */
export function hitTest(targets, point, touchable, finger) {
  const found = targets.flatMap((target, order) => {
    if (target.id === null) return [];
    const far = "outline" in target ? away(target.outline, point.x, point.y) : fromOval(target, point);
    const near = touchable.has(target.id) ? finger : 0;
    return far <= near ? [{ id: target.id, far, order, rank: touchable.has(target.id) ? 0 : 1 }] : [];
  });
  found.sort((a, b) => a.rank - b.rank || a.far - b.far || a.order - b.order);
  return found.map(({ id }) => id);
}

/**
 * How far a point is from something round, nearly enough; nothing at all within it.
 * @param {Round} target
 * @param {{ x: number, y: number }} point
 */
function fromOval({ x, y, box, wide, high }, point) {
  const [across, down] = [(0.5 * wide * box) / 100, (0.5 * high * box) / 100];
  const [dx, dy] = [point.x - x, point.y - y];
  const reach = Math.hypot(dx / across, dy / down);
  return reach <= 1 ? 0 : Math.hypot(dx, dy) * (1 - 1 / reach);
}
