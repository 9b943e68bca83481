// An option whose value may be a file: those that come with the game, or one of the reader's own, sent as its text.

import { fill, h } from "../../dom.js";
import { select } from "../../forms.js";
import { icon } from "../../icons.js";
import { t } from "../../words.js";

/** @import { OptionFacts } from "../../../types/wire.js" */

const OWN = "\u0000own";

/**
 * @param {OptionFacts} option
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {(option: OptionFacts, value: string) => string} valueText  a value that comes with the game, in words
 * @returns {HTMLElement}
 */
export function fileControl(option, value, choose, valueText) {
  const named = option.choices.map((each) => /** @type {[string, string]} */ ([each, valueText(option, each)]));
  const list = h("div", {});
  const problem = h("p", { class: "refusal note", role: "alert", hidden: true });
  /** The text of the reader's own file, and its name. */
  let own = option.choices.includes(value) ? null : { text: value, name: t("lobby-option-own") };
  const show = (/** @type {string} */ chosen) => {
    const all = own ? [...named, /** @type {[string, string]} */ ([OWN, own.name])] : named;
    fill(list, select(all, chosen, (each) => choose(each === OWN ? (own?.text ?? option.default) : each)));
  };
  const input = h("input", { type: "file", accept: ".toml,.txt,.json,text/plain", class: "visually-hidden", tabindex: -1, "aria-hidden": "true", onchange: () => void read() });
  const button = h("button", { class: "button", type: "button", onclick: () => input.click() }, icon("file"), t("lobby-option-file"));
  const read = async () => {
    const file = input.files?.[0];
    // The same file may be chosen again after a change.
    input.value = "";
    if (!file) return;
    const text = file.size <= option.file ? await file.text().catch(() => null) : null;
    problem.hidden = text !== null;
    if (text === null) return void (problem.textContent = t("lobby-option-file-large", { name: file.name, size: Math.floor(option.file / 1024) }));
    // A text of several lines is what a file says; a single one would be the name of a board.
    own = { text: text.includes("\n") ? text : `${text}\n`, name: file.name };
    show(OWN);
    choose(own.text);
  };
  show(own ? OWN : value);
  return h("div", { class: "stack tight", role: "group" }, list, button, input, problem);
}
