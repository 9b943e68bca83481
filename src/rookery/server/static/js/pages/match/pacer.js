// Between the match stream and the page: what happens is shown beat by beat, however fast it comes.

import { SHOWN_MS } from "../../pace.js";
import { merged } from "./beats.js";

/** @import { Beat, PacerHooks as Hooks } from "../../../types/match.js" */

/** With more beats than this waiting, each is the shorter the more there are. */
const MANY = 12;
/** A motion may take so much longer than its beat, in milliseconds; then the next one begins. */
const LONGEST_MS = 2500;

/** Shows beats one after the other. */
export class Pacer {
  #hooks;
  /** @type {Beat[]} */
  #queue = [];
  /** Counts beats: one that was cut short must not bring on the next. */
  #count = 0;
  #busy = false;

  /** Resolves when what is shown has come to rest. @type {() => Promise<unknown>} */
  rest = () => Promise.resolve();

  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
  }

  /** Whether there is something to skip. */
  get behind() {
    return this.#queue.length > 0;
  }

  /**
   * Show these beats when those before them have been seen. What people do themselves they see at once.
   * @param {readonly Beat[]} beats
   */
  push(beats) {
    const [first] = beats;
    const waited = this.behind;
    // What is not on the board disturbs nothing there.
    if (first?.kind === "aside" && beats.length === 1 && !waited) return this.#show(first);
    this.#queue.push(...beats);
    if (this.#hooks.factor() === 0 || this.#hooks.hidden() || beats.some(({ kind }) => kind === "jump")) this.skip();
    else if (!this.#busy || (!waited && first?.own)) this.#next();
    else if (!waited) this.#hooks.hold();
  }

  /** Show at once all that waits; false if nothing does. */
  skip() {
    if (!this.#queue.length) return false;
    const beat = merged(this.#queue.splice(0));
    this.#count += 1;
    this.#busy = false;
    this.#show(beat);
    return true;
  }

  #next() {
    if (this.#hooks.hidden() && this.skip()) return;
    const beat = this.#queue.shift();
    this.#busy = beat !== undefined;
    if (!beat) return;
    this.#count += 1;
    const count = this.#count;
    this.#show(beat);
    void this.#seen(beat).then(() => {
      if (count === this.#count) this.#next();
    });
  }

  /** @param {Beat} beat */
  #show(beat) {
    this.#hooks.show(beat, this.behind, this.#factor());
  }

  /**
   * Resolves when a beat has been shown long enough, and its motion has ended.
   * @param {Beat} beat
   */
  async #seen({ kind }) {
    const ms = kind === "jump" ? 0 : SHOWN_MS[kind] * this.#factor();
    if (ms === 0) return;
    const { wait } = this.#hooks;
    await Promise.all([wait(ms), Promise.race([this.rest(), wait(ms + LONGEST_MS)])]);
  }

  #factor() {
    return this.#hooks.factor() * Math.min(1, MANY / (this.#queue.length || 1));
  }
}
