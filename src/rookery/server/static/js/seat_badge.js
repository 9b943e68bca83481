// A seat's badge: a shape in the seat's colour with its letter, so that colour is never the only cue.

import { s } from "./dom.js";
import { colourOf } from "./seat_colours.js";

const SHAPES = [
  "M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  "M9 4.5h22a4.5 4.5 0 0 1 4.5 4.5v22a4.5 4.5 0 0 1-4.5 4.5h-22a4.5 4.5 0 0 1-4.5-4.5v-22a4.5 4.5 0 0 1 4.5-4.5z",
  "M17.2 4.4a3.3 3.3 0 0 1 5.6 0l15 27a3.3 3.3 0 0 1-2.9 4.9h-29.8a3.3 3.3 0 0 1-2.9-4.9z",
  "M17.4 2.6a3.6 3.6 0 0 1 5.2 0l14.8 14.8a3.6 3.6 0 0 1 0 5.2l-14.8 14.8a3.6 3.6 0 0 1-5.2 0l-14.8-14.8a3.6 3.6 0 0 1 0-5.2z",
];
/** The optical centre of each shape. */
const MIDDLES = [20, 20, 25, 20];

/**
 * @param {number} seat
 * @param {string} letter
 * @returns {SVGSVGElement}
 */
export function seatBadge(seat, letter) {
  const at = colourOf(seat);
  const shape = s("path", { d: SHAPES[at], class: "sign-shape" });
  const text = s(
    "text",
    { x: 20, y: MIDDLES[at], class: "sign-letter", "text-anchor": "middle", "dominant-baseline": "central" },
    letter,
  );
  return s("svg", { class: `sign seat-${at}`, viewBox: "0 0 40 40", "aria-hidden": "true" }, shape, text);
}
