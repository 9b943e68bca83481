// Rings and beads on spaces: touchable, selected, last moved.

import { s } from "../dom.js";
import { within } from "./arrows.js";
import { ellipse, path } from "./paint.js";
import { box } from "./shapes.js";
import { dottedBits, ringBits, ringPath } from "./surroundings.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Space} Space */

/**
 * A ring round a space, in the accent; without boldness it is a quiet one of dots.
 * @param {Layout} layout
 * @param {Space} space
 * @param {string} className
 * @param {number} [bold]
 */
export function ring(layout, space, className, bold = 0) {
  const d = ringPath(layout, space);
  const bits = bold ? ringBits(layout, d, bold) : dottedBits(layout, d);
  const place = { class: `mark ${className}`, transform: `translate(${space.x} ${space.y})` };
  return s("g", place, ...bits.map((bit) => path(layout.art, bit, "ring")));
}

/**
 * Whether the scene itself rings the place of whoever is to move.
 * @param {Layout} layout
 * @param {Space | undefined} space
 */
export function isRinged({ scene }, space) {
  if (!space || space.coast) return false;
  return (scene.marks ?? []).some((mark) => mark.kind === "active" && mark.space === space.id);
}

/**
 * A bead: the small sign of what may be touched, light round dark, so that it is seen on whatever it lies.
 * @param {number} x
 * @param {number} y
 * @param {number} round
 */
export const bead = (x, y, round) => [
  ellipse(x, y, 1.5 * round, 1.5 * round, { fill: "var(--ice-lit)" }),
  ellipse(x, y, round, round, { fill: "var(--on-ice-aurora)" }),
];

/**
 * Where the bead of a space lies: in its middle, or before or beside whatever is there; on a coast at the brink.
 * @param {Layout} layout
 * @param {Space} space
 * @returns {{ x: number, y: number }}
 */
export function spotOn({ scene, stacked, covered, unit }, space) {
  const { left, top, width, height } = box(space.outline);
  if (space.coast) {
    return { x: within(scene.width / 2, left, left + width), y: within(scene.height / 2, top, top + height) };
  }
  // Before a stack may be the head of somebody; its side is free.
  if (stacked.has(space.id)) return { x: space.x + 0.4 * width, y: top + 0.82 * height };
  const named = (scene.labels ?? []).some(({ x, y }) => Math.hypot(x - space.x, y - space.y) < 0.1 * unit);
  return covered.has(space.id) || named ? { x: space.x, y: top + 0.96 * height } : space;
}
