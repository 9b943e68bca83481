// Form fields: a label with its control, and a callback for changes.

import { h } from "./dom.js";

/**
 * A control under its name.
 * @param {string} name
 * @param {HTMLElement} control
 * @param {string} [help]
 * @returns {HTMLElement}
 */
export function field(name, control, help) {
  const words = [h("span", { class: "name" }, name), control, help ? h("span", { class: "help" }, help) : null];
  // A group of controls has labels of its own, so it is named from outside.
  if (control.hasAttribute("role")) {
    control.setAttribute("aria-label", name);
    return h("div", { class: "field" }, ...words);
  }
  return h("label", { class: "field" }, ...words);
}

/**
 * Radio buttons, side by side.
 * @template {string} Value
 * @param {string} group
 * @param {Record<Value, string>} choices  value and words
 * @param {Value} chosen
 * @param {(value: Value) => void} choose
 * @returns {HTMLElement}
 */
export function segments(group, choices, chosen, choose) {
  const each = /** @type {[Value, string][]} */ (Object.entries(choices));
  const labels = each.map(([value, words]) => {
    const onchange = () => choose(value);
    return h("label", {}, h("input", { type: "radio", name: group, value, checked: value === chosen, onchange }), words);
  });
  return h("div", { class: "segments", role: "radiogroup" }, ...labels);
}

/**
 * A switch.
 * @param {string} name
 * @param {boolean} on
 * @param {(on: boolean) => void} turn
 * @param {string} [help]
 * @returns {HTMLElement}
 */
export function toggle(name, on, turn, help) {
  const box = h("input", { type: "checkbox", role: "switch", checked: on, onchange: () => turn(box.checked) });
  return h("label", { class: "toggle" }, h("span", {}, name), box, help ? h("span", { class: "help" }, help) : null);
}

/**
 * A drop-down list.
 * @param {[string, string][]} choices  values and words
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @returns {HTMLSelectElement}
 */
export function select(choices, chosen, choose) {
  const options = choices.map(([value, words]) => h("option", { value, selected: value === chosen }, words));
  const list = h("select", { class: "select", onchange: () => choose(list.value) }, ...options);
  return list;
}
