// Buttons.

import { fill, h, set } from "../../dom.js";
import { settings } from "../../settings.js";
import { t } from "../../words.js";

/**
 * @param {string} words
 * @param {() => void} onclick
 * @param {string} [kind] such as "primary" or "quiet"
 */
export function button(words, onclick, kind = "") {
  return h("button", { class: `button ${kind}`.trim(), type: "button", onclick }, words);
}

/**
 * A button with an icon; its words are the tooltip and the accessible name.
 * @param {SVGSVGElement} drawing
 * @param {string} words
 * @param {() => void} onclick
 * @param {string} [kind]
 */
export function iconButton(drawing, words, onclick, kind = "") {
  const names = { "aria-label": words, title: words };
  return h("button", { class: `button icon ${kind}`.trim(), type: "button", ...names, onclick }, drawing);
}

/**
 * A button that toggles a setting: its icon shows the state, its words say what a press does.
 * @param {"sound" | "hush"} name
 * @param {[SVGSVGElement, import("../../words.js").PlainWord]} on
 * @param {[SVGSVGElement, import("../../words.js").PlainWord]} off
 * @param {string} [kind]
 */
export function settingSwitch(name, on, off, kind = "") {
  const made = iconButton(off[0], "", () => settings.set({ [name]: !settings.get()[name] }), `quiet ${kind}`.trim());
  const show = () => {
    const [drawing, word] = settings.get()[name] ? on : off;
    fill(made, drawing);
    set(made, { "aria-label": t(word), title: t(word) });
  };
  show();
  settings.subscribe(show);
  return made;
}
