// A callout: a short sentence beside what was touched, in answer to a touch that did nothing. It is spoken elsewhere.

import { h } from "../dom.js";

/** How long it stays, in milliseconds: a moment, and longer for longer sentences. */
const LEAST_MS = 2600;
const LETTER_MS = 45;
/** How far it keeps from a finger and from the edges of the window, in pixels. */
const FINGER = 22;
const EDGE = 8;

/** A callout for one board. */
export class Callout {
  #element = h("p", { class: "callout", "aria-hidden": "true" });
  #timer = 0;

  /**
   * Say something beside a point of the window.
   * @param {string} sentence
   * @param {{ x: number, y: number }} point
   */
  show(sentence, { x, y }) {
    this.hide();
    this.#element.textContent = sentence;
    document.body.append(this.#element);
    const { width, height } = this.#element.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(innerWidth - EDGE - width, x - width / 2));
    const above = y - FINGER - height;
    const top = above >= EDGE ? above : y + FINGER;
    this.#element.classList.toggle("below", above < EDGE);
    this.#element.style.left = `${left}px`;
    this.#element.style.top = `${top}px`;
    this.#element.style.setProperty("--tip", `${x - left}px`);
    this.#timer = setTimeout(() => this.hide(), LEAST_MS + LETTER_MS * sentence.length);
  }

  hide() {
    clearTimeout(this.#timer);
    this.#element.remove();
  }
}
