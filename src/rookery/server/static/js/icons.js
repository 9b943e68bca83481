// A few line drawings for buttons, on a grid of 24. They are ornaments: the words stand beside them or in a label.

import { s } from "./dom.js";
import { seatClass } from "./seat_colours.js";

const DRAWINGS = {
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6",
  people: "M9 12a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 9 12zM2.5 19.5c.6-3.6 3.2-5.3 6.5-5.3s5.9 1.7 6.5 5.3M15.5 5.2a3.4 3.4 0 0 1 0 6.6M17.5 14.6c2.2.6 3.6 2.2 4 4.9",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  bot: "M6 9.5h12a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM12 9.5V5.5M12 5.5h.01M9 13.5v1M15 13.5v1",
  clock: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.5l3 1.8",
  learn: "M12 4L2.5 8.5 12 13l9.5-4.5zM6 10.5V15c0 1.5 2.7 3 6 3s6-1.5 6-3v-4.5",
  rules: "M5 4.5h10a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h10M9 8.5h5",
  puzzle: "M4 9h4.5a2.5 2.5 0 1 1 5 0H18v4.5a2.5 2.5 0 1 1 0 5V20H4z",
  file: "M6 3.5h8l4 4v13H6zM14 3.5v4h4M12 11v6M9.5 14.5L12 17l2.5-2.5",
  play: "M8 5.5v13l10.5-6.5z",
  swap: "M8 4.5v15M8 4.5L4.5 8M8 4.5L11.5 8M16 19.5v-15M16 19.5l-3.5-3.5M16 19.5l3.5-3.5",
};

/** @typedef {keyof typeof DRAWINGS} Icon */

/**
 * @param {Icon} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const drawing = s("path", { d: DRAWINGS[name] });
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return s("svg", { class: "icon", viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true", ...line }, drawing);
}

/** The penguin in the drawings that boards share. */
export const PENGUIN = "penguin";

/**
 * A drawing of the board's own, such as a penguin.
 * @param {string} name of a symbol
 * @param {{ view?: string, seat?: number, className?: string }} [how]
 * @returns {SVGSVGElement}
 */
export function symbol(name, { view = "0 0 100 100", seat, className = "" } = {}) {
  const classes = [className, seat === undefined ? "" : seatClass(seat)].filter(Boolean).join(" ");
  const use = s("use", { href: `/static/symbols.svg#${name}`, width: 100, height: 100 });
  return s("svg", { class: classes || null, viewBox: view, "aria-hidden": "true" }, use);
}
