// The options of a game as form fields, built from the server's description; no game is known here.

import { h } from "../../dom.js";
import { field, segments, select, toggle } from "../../forms.js";
import { capital } from "../../wording.js";
import { sentence, t, word, wordOr } from "../../words.js";
import { fileControl } from "./option_file.js";
import { placesEditor } from "./places_editor.js";

/** @import { OptionFacts } from "../../../types/wire.js" */

const IN_SIGHT = 4;
const OTHER = "\u0000other";

/**
 * @param {OptionFacts} option
 * @param {string} value
 * @param {(value: string) => void} choose
 * @returns {HTMLElement}
 */
export function optionField(option, value, choose) {
  if (option.kind === "flag") {
    return toggle(word(option.label), value === "on", (on) => choose(on ? "on" : "off"), sentence(option.about));
  }
  if (option.grid) {
    // Its parts have labels of their own.
    const editor = placesEditor({ ...option, grid: option.grid }, value, choose, valueText);
    return h("div", { class: "field" }, h("span", { class: "name" }, word(option.label)), editor);
  }
  return field(word(option.label), control(option, value, choose), sentence(option.about));
}

/**
 * @param {OptionFacts} option
 * @param {string} value
 * @param {(value: string) => void} choose
 * @returns {HTMLElement}
 */
function control(option, value, choose) {
  if (option.kind === "number") return number(option, value, choose);
  if (option.file) return fileControl(option, value, choose, valueText);
  if (option.kind === "text") return text(option, value, choose);
  const words = option.choices.map((each) => /** @type {[string, string]} */ ([each, valueText(option, each)]));
  if (words.length > IN_SIGHT) return select(words, value, choose);
  return segments(`option-${option.name}`, Object.fromEntries(words), value, choose);
}

/**
 * @param {OptionFacts} option
 * @param {string} value
 * @param {(value: string) => void} choose
 */
function number(option, value, choose) {
  const input = h("input", {
    class: "input short", type: "number", inputmode: "numeric", step: 1, value, min: option.least, max: option.most,
    onchange: () => choose(input.value.trim() || option.default),
  });
  return input;
}

/**
 * A few suggestions, and a text field for anything else.
 * @param {OptionFacts} option
 * @param {string} value
 * @param {(value: string) => void} choose
 */
function text(option, value, choose) {
  const own = !option.choices.includes(value);
  const line = h("input", { class: "input", value, hidden: !own && option.choices.length > 0, "aria-label": word(option.label), onchange: () => choose(line.value.trim() || option.default) });
  if (!option.choices.length) return line;
  const words = option.choices.map((each) => /** @type {[string, string]} */ ([each, valueText(option, each)]));
  const list = select([...words, [OTHER, t("lobby-option-other")]], own ? OTHER : value, (chosen) => {
    line.hidden = chosen !== OTHER;
    if (line.hidden) choose(chosen);
    else line.focus();
  });
  return h("span", { class: "stack tight" }, list, line);
}

/**
 * A value in words: a room may have an attribute of the option's message for it.
 * @param {OptionFacts} option
 * @param {string} value
 */
function valueText({ label }, value) {
  return typeof label === "string" ? value : capital(wordOr(`${label.id}.${value}`, value));
}
