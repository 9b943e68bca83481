// A die: it tumbles, and lands on the roll that the server has made.

import { fill, h, s } from "../dom.js";
import { calm } from "../settings.js";

const TUMBLE_MS = 600;

/** Where the pips of a common die lie, on a square of three by three. */
const PIPS = ["", "11", "02 20", "02 11 20", "00 02 20 22", "00 02 11 20 22", "00 01 02 20 21 22"];

/** A small badge beside a board. Put `element` where it belongs; it is empty until something was rolled. */
export class Die {
  #face = h("span", { class: "die-face", "aria-hidden": "true" });
  #words = h("span", { class: "die-words" });

  constructor() {
    this.element = h("span", { class: "die", hidden: true }, this.#face, this.#words);
  }

  /**
   * Tumble and land on a roll; resolves when it lies still.
   * @param {string} text     the outcome as notation writes it: "4", "P3"
   * @param {string} [words]  what it means, beside the die
   */
  async roll(text, words = "") {
    this.show(text, words);
    if (calm()) return;
    const tumbling = this.#face.animate(
      [
        { transform: "translateY(-14px) rotate(-300deg) scale(0.8)", offset: 0 },
        { transform: "translateY(0) rotate(-110deg) scale(1.06)", offset: 0.45 },
        { transform: "translateY(-6px) rotate(-40deg)", offset: 0.7 },
        { transform: "none", offset: 1 },
      ],
      { duration: TUMBLE_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
    // While it is in the air nobody can read it.
    const reading = this.#face.firstElementChild?.animate([{ opacity: 0, offset: 0.55 }, { opacity: 1 }], TUMBLE_MS);
    await Promise.allSettled([tumbling.finished, reading?.finished]);
  }

  /**
   * Lie on an outcome without tumbling, as when a page is opened in the middle of a game.
   * @param {string} text
   * @param {string} [words]
   */
  show(text, words = "") {
    this.element.hidden = false;
    this.#face.getAnimations({ subtree: true }).forEach((each) => each.cancel());
    fill(this.#face, face(text));
    this.#words.textContent = words;
  }

  /** Take the die away, as when nothing rolled counts any more. */
  clear() {
    this.element.hidden = true;
  }
}

/**
 * A number of a common die in pips, everything else as it is written.
 * @param {string} text
 */
function face(text) {
  const pips = PIPS[Number(text)];
  if (!pips) return h("span", { class: "die-text" }, text);
  const dots = pips.split(" ").map(([column, row]) => s("circle", { cx: 7 + 8 * Number(column), cy: 7 + 8 * Number(row), r: 2.6 }));
  return s("svg", { viewBox: "0 0 30 30" }, ...dots);
}
