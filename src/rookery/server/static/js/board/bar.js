// The bar under a board: a prompt, choices that are buttons, and confirmations before a move.

import { fill, h } from "../dom.js";
import { t, word } from "../words.js";

/** @import { Choice } from "./touch.js" */
/** @import { Question, StandingAnswer } from "../../types/board.js" */

/** So many letters fit a button that shares its row with another on a small screen. */
const LETTERS = 42;

/** The bar; it only displays, and does not decide what. */
export class Bar {
  #promptLine = h("p", { class: "controls-line" });
  #buttons = h("div", { class: "controls-buttons", role: "group" });
  #standingAnswers = h("div", { class: "controls-standing", hidden: true });
  /** What is shown now: showing the same again must not replace the buttons, or they would lose the focus. */
  #shown = "";

  constructor() {
    this.element = h("div", { class: "controls" }, this.#promptLine, this.#buttons, this.#standingAnswers);
  }

  /**
   * Show a prompt, and buttons for choices that need no touch on the board.
   * @param {string} prompt
   * @param {readonly Choice[]} choices
   * @param {{ choose: (choice: Choice) => void, only: boolean, always?: ((choice: Choice) => void) | undefined }} how
   *   `only`: there is no other choice; `always`: choose this now and every time
   */
  show(prompt, choices, { choose, only, always }) {
    if (!this.#isNew("shows", prompt, String(only), ...choices.map((choice) => choice.move))) return;
    this.element.classList.remove("asks", "warns");
    this.element.classList.toggle("crowded", isCrowded(choices));
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
   * Show the answers that are always given, each with a button to change it.
   * @param {readonly StandingAnswer[]} standingAnswers
   * @param {string | null} now  the one about to be given
   * @param {(move: string) => void} change
   */
  showStandingAnswers(standingAnswers, now, change) {
    const shown = JSON.stringify([standingAnswers, now]);
    if (this.#standingAnswers.dataset.shown === shown) return;
    this.#standingAnswers.dataset.shown = shown;
    this.#standingAnswers.hidden = standingAnswers.length === 0;
    const chips = standingAnswers.map(({ move, label: text }) => {
      const label = word(text);
      const how = { type: "button", "aria-label": t("board-change-label", { label }), onclick: () => change(move) };
      return h("p", { class: move === now ? "standing-answer now" : "standing-answer" }, h("span", {}, t("board-always-label", { label })), h("button", how, t("board-change")));
    });
    fill(this.#standingAnswers, ...chips);
  }

  /**
   * Ask before a move; a warning replaces the move's label.
   * @param {Question} question
   */
  ask({ choice, yes, no }) {
    if (!this.#isNew("asks", choice.move)) return;
    this.element.classList.add("asks");
    this.element.classList.remove("crowded");
    this.element.classList.toggle("warns", Boolean(choice.caution));
    const go = t(choice.caution ? "board-play-anyway" : "board-play-it");
    this.#set(word(choice.caution ?? choice.label), [
      h("button", { type: "button", class: "button primary", "data-move": choice.move, onclick: yes }, go),
      h("button", { type: "button", class: "button", onclick: no }, t("board-not-yet")),
    ]);
  }

  /** Focus the first button; false if there is none. */
  focus() {
    const first = this.#buttons.querySelector("button");
    first?.focus();
    return first !== null;
  }

  destroy() {
    this.element.remove();
  }

  /**
   * @param {string} line
   * @param {HTMLElement[]} buttons
   */
  #set(line, buttons) {
    this.#promptLine.textContent = line;
    this.#buttons.hidden = buttons.length === 0;
    fill(this.#buttons, ...buttons);
  }

  /** @param {...string} parts */
  #isNew(...parts) {
    const before = this.#shown;
    this.#shown = parts.join("\n");
    return this.#shown !== before;
  }
}

/**
 * Whether these need more room than there is beside each other on a small screen.
 * @param {readonly Choice[]} choices
 */
function isCrowded(choices) {
  return choices.length > 2 || (choices.length === 2 && choices.some(({ label }) => word(label).length > LETTERS));
}
