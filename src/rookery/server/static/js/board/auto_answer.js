// An answer that is given by itself: it is said first, and there is time to read it and to choose otherwise.

/** @typedef {import("./touch.js").Choice} Choice */

/** So long one can read what is about to be answered, in milliseconds. */
const READING_MS = 1400;

/** What is about to be answered by itself. */
export class AutoAnswer {
  /** @type {Choice | null} */
  choice = null;
  #hooks;
  #interrupted = false;
  #reading = 0;

  /** @param {{ say: (choice: Choice) => void, play: (choice: Choice) => void }} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
  }

  /**
   * Answer this soon, unless somebody has chosen for themselves; null takes it back.
   * @param {Choice | null} choice
   */
  consider(choice) {
    const wanted = this.#interrupted ? null : choice;
    if (wanted?.move === this.choice?.move) return;
    clearTimeout(this.#reading);
    this.choice = wanted;
    if (!wanted) return;
    this.#hooks.say(wanted);
    this.#reading = setTimeout(() => this.#hooks.play(wanted), READING_MS);
  }

  /** Somebody chooses for themselves this time. */
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
