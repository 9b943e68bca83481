// Hit testing: what lies under a point of a board. Pure.

import { away, box } from "./shapes.js";

/** @import { Finger, Flat, Outline, Round } from "../../types/board.js" */

/**
 * The ids of the targets at a point. Those that may be touched come first: the ones that were hit as they lie (the
 * topmost first), then those that were nearly hit, the nearest first; after them the rest of what was hit.
 * @param {readonly (Flat | Round)[]} targets the topmost first
 * @param {{ x: number, y: number }} point
 * @param {ReadonlySet<string>} touchable
 * @param {Finger} finger
 * @returns {string[]}
 */
export function hitTest(targets, point, touchable, { least, slip, miss }) {
  const all = targets.flatMap((target, order) => {
    if (target.id === null) return [];
    const far = "outline" in target ? away(target.outline, point.x, point.y) : fromOval(target, point);
    const { x, y } = "outline" in target ? middle(target.outline) : target;
    const within = Math.hypot(point.x - x, point.y - y) <= least;
    return [{ id: target.id, order, far: within ? Math.min(far, slip) : far, may: touchable.has(target.id) }];
  });
  const hit = all.filter(({ far }) => far === 0);
  const near = hit.length > 0 ? slip : miss;
  const may = all.filter((each) => each.may && each.far <= near);
  may.sort((a, b) => a.far - b.far || a.order - b.order);
  return [...may, ...hit.filter((each) => !each.may)].map(({ id }) => id);
}

/** @param {Outline} outline */
function middle(outline) {
  const { left, top, width, height } = box(outline);
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * How far a point is from something round, nearly enough; nothing at all within it.
 * @param {Round} target
 * @param {{ x: number, y: number }} point
 */
function fromOval({ x, y, box: size, wide, high }, point) {
  const [across, down] = [(0.5 * wide * size) / 100, (0.5 * high * size) / 100];
  const [dx, dy] = [point.x - x, point.y - y];
  const reach = Math.hypot(dx / across, dy / down);
  return reach <= 1 ? 0 : Math.hypot(dx, dy) * (1 - 1 / reach);
}
