// Playback: the current ply, and playing on from it.

import { createStore } from "../../store.js";

/** @typedef {import("./timeline.js").Chance} Chance */
/** @typedef {{ ply: number, playing: boolean, speed: number, chances: Chance[] }} Showing */

/** How long a move is shown at normal speed, in milliseconds. */
const LOOK_MS = 900;

/** The current ply of a game of `last` plies; `settled` resolves when the board's animation has ended. */
export class Player {
  #timer = 0;
  #settled;

  /**
   * @param {number} last
   * @param {number} ply    where to begin
   * @param {() => Promise<unknown>} settled
   */
  constructor(last, ply, settled) {
    this.last = last;
    this.#settled = settled;
    /** @type {Showing} */
    const begin = { ply: this.#within(ply), playing: false, speed: 1, chances: Array.from({ length: last + 1 }) };
    this.store = createStore(begin);
  }

  /** @param {number} ply */
  #within(ply) {
    return Math.min(this.last, Math.max(0, Math.round(ply) || 0));
  }

  /**
   * Go to a ply; this stops playback.
   * @param {number} ply
   */
  go(ply) {
    this.pause();
    this.store.set({ ply: this.#within(ply) });
  }

  /** @param {number} by */
  step(by) {
    this.go(this.store.get().ply + by);
  }

  toggle() {
    if (this.store.get().playing) return this.pause();
    const { ply } = this.store.get();
    this.store.set({ playing: true, ply: ply === this.last ? 0 : ply });
    this.#wait();
  }

  pause() {
    clearTimeout(this.#timer);
    this.store.set({ playing: false });
  }

  #wait() {
    this.#timer = setTimeout(() => void this.#next(), LOOK_MS / this.store.get().speed);
  }

  async #next() {
    const { ply } = this.store.get();
    this.store.set({ ply: this.#within(ply + 1), playing: ply + 1 < this.last });
    await this.#settled();
    // Playback may have been stopped or restarted while the board was moving.
    if (this.store.get().playing && this.store.get().ply === ply + 1) this.#wait();
  }
}
