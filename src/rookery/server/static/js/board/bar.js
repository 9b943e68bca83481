// The bar under a board: what to do next, choices that are buttons, and questions before a move.

import { fill, h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("./touch.js").Choice} Choice */

/** How long a note that answers a touch stays, in milliseconds. */
const NOTE_MS = 4000;

/**
 * @typedef {object} Question
 * @property {Choice} choice
 * @property {() => void} yes
 * @property {() => void} no
 */

/** A bar; it knows how to show things, and nothing of when. */
export class Bar {
  #line = h("p", { class: "controls-line" });
  #buttons = h("div", { class: "controls-buttons", role: "group" });
  #prompt = "";
  /** What is shown now, so that the same once more leaves the buttons, and the focus on them, alone. */
  #shown = "";
  #noteOver = 0;

  constructor() {
    this.element = h("div", { class: "controls" }, this.#line, this.#buttons);
  }

  /**
   * Show what to do next, and buttons for what can be chosen at once.
   * @param {string} prompt
   * @param {readonly Choice[]} choices
   * @param {{ choose: (choice: Choice) => void, only: boolean }} how  `only`: there is nothing to do but this
   */
  show(prompt, choices, { choose, only }) {
    if (!this.#isNew("shows", prompt, String(only), ...choices.map((choice) => choice.move))) return;
    this.element.classList.remove("asks", "warns");
    const look = only && choices.length === 1 ? "button primary" : "button";
    const buttons = choices.map((choice) =>
      h("button", { type: "button", class: look, "data-move": choice.move, onclick: () => choose(choice) }, choice.label),
    );
    this.#set(prompt, buttons);
  }

  /**
   * Ask before a move; what is to be heard before it stands in the place of its label.
   * @param {Question} question
   */
  ask({ choice, yes, no }) {
    if (!this.#isNew("asks", choice.move)) return;
    this.element.classList.add("asks");
    this.element.classList.toggle("warns", Boolean(choice.caution));
    const go = t(choice.caution ? "board.playAnyway" : "board.playIt");
    this.#set(choice.caution ?? choice.label, [
      h("button", { type: "button", class: "button primary", "data-move": choice.move, onclick: yes }, go),
      h("button", { type: "button", class: "button", onclick: no }, t("board.notYet")),
    ]);
  }

  /**
   * Answer a touch that did nothing, for a moment.
   * @param {string} sentence
   */
  note(sentence) {
    clearTimeout(this.#noteOver);
    this.#line.textContent = sentence;
    // The class is taken off and on again with a layout in between, so that the same note is seen to answer again.
    this.#line.classList.remove("answers");
    void this.#line.offsetWidth;
    this.#line.classList.add("answers");
    this.#noteOver = setTimeout(() => this.#endNote(), NOTE_MS);
  }

  /** Bring the keyboard to the first button; false if there is none. */
  focus() {
    const first = this.#buttons.querySelector("button");
    first?.focus();
    return first !== null;
  }

  destroy() {
    clearTimeout(this.#noteOver);
    this.element.remove();
  }

  /**
   * @param {string} line
   * @param {HTMLButtonElement[]} buttons
   */
  #set(line, buttons) {
    this.#prompt = line;
    this.#endNote();
    this.#buttons.hidden = buttons.length === 0;
    fill(this.#buttons, ...buttons);
  }

  /** @param {...string} parts */
  #isNew(...parts) {
    const before = this.#shown;
    this.#shown = parts.join("\n");
    return this.#shown !== before;
  }

  #endNote() {
    clearTimeout(this.#noteOver);
    this.#line.classList.remove("answers");
    this.#line.textContent = this.#prompt;
  }
}
