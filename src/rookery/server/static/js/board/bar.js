// The bar under a board: what to do next, choices that are buttons, and questions before a move.

import { fill, h } from "../dom.js";
import { t, word } from "../words.js";

/** @typedef {import("./touch.js").Choice} Choice */
/** @typedef {{ move: string, label: import("../wording.js").Text }} Habit  an answer that is given every time */

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
  #habits = h("div", { class: "controls-habits", hidden: true });
  #prompt = "";
  /** What is shown now, so that the same once more leaves the buttons, and the focus on them, alone. */
  #shown = "";
  #noteOver = 0;

  constructor() {
    this.element = h("div", { class: "controls" }, this.#line, this.#buttons, this.#habits);
  }

  /**
   * Show what to do next, and buttons for what can be chosen at once.
   * @param {string} prompt
   * @param {readonly Choice[]} choices
   * @param {{ choose: (choice: Choice) => void, only: boolean, always?: ((choice: Choice) => void) | undefined }} how
   *   `only`: there is nothing to do but this; `always`: choose, and do so every time
   */
  show(prompt, choices, { choose, only, always }) {
    if (!this.#isNew("shows", prompt, String(only), ...choices.map((choice) => choice.move))) return;
    this.element.classList.remove("asks", "warns");
    const look = only && choices.length === 1 ? "button primary" : "button";
    const buttons = choices.map((choice) => {
      const button = h("button", { type: "button", class: look, "data-move": choice.move, onclick: () => choose(choice) }, word(choice.label));
      if (!choice.standing || !always) return button;
      const name = t("board-always-label", { label: word(choice.label) });
      const every = { type: "button", class: `${look} always`, "aria-label": name, onclick: () => always(choice) };
      return h("div", { class: "button-pair" }, button, h("button", every, t("board-always")));
    });
    this.#set(prompt, buttons);
  }

  /**
   * Show what is always answered, each with a way to change it.
   * @param {readonly Habit[]} habits
   * @param {string | null} now  the one that is about to be given
   * @param {(move: string) => void} change
   */
  keepInMind(habits, now, change) {
    const shown = JSON.stringify([habits, now]);
    if (this.#habits.dataset.shown === shown) return;
    this.#habits.dataset.shown = shown;
    this.#habits.hidden = habits.length === 0;
    const chips = habits.map(({ move, label: text }) => {
      const label = word(text);
      const how = { type: "button", "aria-label": t("board-change-label", { label }), onclick: () => change(move) };
      return h("p", { class: move === now ? "habit now" : "habit" }, h("span", {}, t("board-always-label", { label })), h("button", how, t("board-change")));
    });
    fill(this.#habits, ...chips);
  }

  /**
   * Ask before a move; what is to be heard before it stands in the place of its label.
   * @param {Question} question
   */
  ask({ choice, yes, no }) {
    if (!this.#isNew("asks", choice.move)) return;
    this.element.classList.add("asks");
    this.element.classList.toggle("warns", Boolean(choice.caution));
    const go = t(choice.caution ? "board-play-anyway" : "board-play-it");
    this.#set(word(choice.caution ?? choice.label), [
      h("button", { type: "button", class: "button primary", "data-move": choice.move, onclick: yes }, go),
      h("button", { type: "button", class: "button", onclick: no }, t("board-not-yet")),
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
   * @param {HTMLElement[]} buttons
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
