// An automatic answer: it is announced first, with time to read it and to choose something else.

/** @import { Choice } from "./touch.js" */

/** Time to read the answer before it is given, in milliseconds. */
const READING_MS = 1400;

/** The answer that is about to be given automatically. */
export class AutoAnswer {
  /** @type {Choice | null} */
  choice = null;
  #hooks;
  #interrupted = false;
  #timer = 0;

  /** @param {{ say: (choice: Choice) => void, play: (choice: Choice) => void }} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
  }

  /**
   * Schedule this answer, unless the player has interrupted; null cancels it.
   * @param {Choice | null} choice
   */
  consider(choice) {
    const wanted = this.#interrupted ? null : choice;
    if (wanted?.move === this.choice?.move) return;
    clearTimeout(this.#timer);
    this.choice = wanted;
    if (!wanted) return;
    this.#hooks.say(wanted);
    this.#timer = setTimeout(() => this.#hooks.play(wanted), READING_MS);
  }

  /** The player chooses this time. */
  interrupt() {
    this.consider(null);
    this.#interrupted = true;
  }

  /** There are new choices. */
  renew() {
    this.consider(null);
    this.#interrupted = false;
  }
}
