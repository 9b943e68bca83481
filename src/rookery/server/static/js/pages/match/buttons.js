// Buttons in one line each.

import { h } from "../../dom.js";

/**
 * @param {string} words
 * @param {() => void} onclick
 * @param {string} [kind] such as "primary" or "quiet"
 */
export function button(words, onclick, kind = "") {
  return h("button", { class: `button ${kind}`.trim(), type: "button", onclick }, words);
}

/**
 * A button that shows a drawing; its words are for those who ask, or who do not see it.
 * @param {SVGSVGElement} drawing
 * @param {string} words
 * @param {() => void} onclick
 * @param {string} [kind]
 */
export function iconButton(drawing, words, onclick, kind = "") {
  const names = { "aria-label": words, title: words };
  return h("button", { class: `button icon ${kind}`.trim(), type: "button", ...names, onclick }, drawing);
}
