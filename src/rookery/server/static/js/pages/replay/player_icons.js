// The icons of the replay page, on a grid of 24.

import { h, s } from "../../dom.js";

const DRAWINGS = {
  play: "M8 5.5v13l11-6.5z",
  pause: "M8 6v12M16 6v12",
  previous: "M15 6l-7 6 7 6z",
  next: "M9 6l7 6-7 6z",
  first: "M18 6l-7 6 7 6zM7 6v12",
  last: "M6 6l7 6-7 6zM17 6v12",
  copy: "M9 9h10v11H9zM5 15V4h10",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  film: "M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01",
  dice: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
};

/** @typedef {keyof typeof DRAWINGS} IconName */

/**
 * @param {IconName} name
 * @returns {SVGSVGElement}
 */
export function drawn(name) {
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return s("svg", { class: "icon", viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true", ...line }, s("path", { d: DRAWINGS[name] }));
}

/**
 * A button with an icon; its words are the tooltip and the accessible name.
 * @param {IconName} name
 * @param {string} words
 * @param {() => void} onclick
 * @param {{ keys?: string, kind?: string }} [how]  the keys that do the same, as people call them
 */
export function iconButton(name, words, onclick, { keys = "", kind = "quiet" } = {}) {
  const title = keys ? `${words} (${keys})` : words;
  return h("button", { class: `button icon ${kind}`, type: "button", "aria-label": words, title, onclick }, drawn(name));
}
