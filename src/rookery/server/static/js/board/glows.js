// How marks look: a whole space or piece that glows, the shadow under what is lifted, the sign of what else changes.

import { s } from "../dom.js";
import { within } from "./arrows.js";
import { curve, ellipse } from "./paint.js";
import { box, oval } from "./shapes.js";
import { ringPath } from "./surroundings.js";

/** @import { Layout } from "./layout.js" */
/** @import { Space } from "../../types/wire.js" */
/** @import { Item } from "../../types/display.js" */
/** Where a mark lies: a form about a point. */
/** @typedef {{ d: string, x: number, y: number }} Form */

/** How wide the lines of a glow are, from the outermost to the innermost: in usual spaces, and at least and at most in pixels. */
const LINES = /** @type {const} */ ([
  ["haze", 0.34, 5, 20],
  ["halo-light", 0.2, 3, 11],
  ["casing", 0.1, 3.6, 5.5],
  ["line", 0.05, 1.8, 2.6],
]);
/** How large the part of a coast is that glows, in usual spaces. */
const PATCH = { across: 0.72, tall: 0.64 };
/** How far a round glow reaches from the middle of its space, at most, of its width. */
const ROUND = 0.54;
/** How high a chosen piece is lifted, in hundredths of its box. */
export const LIFT = 13;

/** The form of whatever is stacked on a space, in hundredths of its box. */
export const STACKED = { d: oval(0, 0, 51, 51), x: 0, y: 0 };

/**
 * The form of a space: its own; on a coast, that runs out of the picture, the part where somebody would stand, or else
 * its middle.
 * @param {Layout} layout
 * @param {Space} space
 * @param {{ x: number, y: number } | null} stands
 * @returns {Form}
 */
export function formOf(layout, space, stands) {
  if (space.coast) {
    const { unit } = layout;
    const { x, y } = stands ?? brink(layout, space);
    return { d: oval(0, 0, PATCH.across * unit, PATCH.tall * unit), x, y };
  }
  const { round = 0 } = layout.spaceLook(space).ring ?? {};
  const { width, height } = box(space.outline);
  // What is round keeps to its own space, or it would touch its neighbours.
  const far = Math.min(round * layout.unit, ROUND * Math.min(width, height));
  return { d: round ? oval(0, 0, far, far) : ringPath(layout, space), x: space.x, y: space.y };
}

/**
 * The middle of the brink of a coast.
 * @param {Layout} layout
 * @param {Space} space
 */
export function brink({ scene }, { outline }) {
  const { left, top, width, height } = box(outline);
  return { x: within(scene.width / 2, left, left + width), y: within(scene.height / 2, top, top + height) };
}

/**
 * A glow in this form.
 * @param {Form} form
 * @param {{ unit: number, scale: number }} size  the usual space, and how many pixels one length has
 * @param {string} className
 */
export function glow({ d, x, y }, { unit, scale }, className) {
  const lines = LINES.map(([name, wide, least, most]) => {
    return curve(d, { class: name, "stroke-width": within(wide * unit, least / scale, most / scale) });
  });
  return s("g", { class: `mark ${className}`, transform: `translate(${x} ${y})` }, ...lines);
}

/**
 * The light under a piece, in hundredths of its box: at the feet of who stands, round about whatever lies.
 * @param {Item} item
 */
export function pool({ wide, high, stance, view, angle }) {
  const upright = stance === "stands" && view !== "above" && view !== "round";
  const place = upright ? [0, 0.42 * high, 0.42 * wide, 0.16 * wide] : [0, 0, 0.5 * wide + 2, 0.5 * high + 2];
  const [x = 0, y = 0, across = 0, tall = 0] = place;
  const lines = [16, 8, 0].map((more) => ellipse(x, y, across + more, tall + 0.6 * more, { class: "light" }));
  return s("g", { class: "halo", transform: `rotate(${upright ? 0 : angle})` }, ...lines);
}

/**
 * The shadow under a lifted piece, in hundredths of its box: on the ground, where it stood.
 * @param {Item} item
 */
export function shadow({ wide, high, stance, view, angle }) {
  const upright = stance === "stands" && view !== "above" && view !== "round";
  const form = upright
    ? ellipse(0, 0.44 * high + LIFT, 0.4 * wide, 0.13 * wide, { class: "shade" })
    : ellipse(0, 0, 0.46 * wide, 0.46 * high, { class: "shade", transform: `translate(0 ${1.3 * LIFT}) rotate(${angle})` });
  return s("g", { class: "halo chosen" }, form);
}

/**
 * A small sign beside something that a move changes.
 * @param {{ x: number, y: number }} at
 * @param {number} size
 */
export function sign({ x, y }, size) {
  const stroke = { class: "sign-mark", "stroke-width": 0.3 * size };
  return s(
    "g",
    { class: "mark affected-sign", transform: `translate(${x} ${y})` },
    ellipse(0, 0, size, size, { class: "sign-disc", "stroke-width": 0.16 * size }),
    curve(`M0 ${-0.5 * size}V${0.12 * size}M0 ${0.5 * size}v${0.02 * size}`, stroke),
  );
}
