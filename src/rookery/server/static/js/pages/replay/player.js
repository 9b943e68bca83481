// Playback: the current ply, and playing on from it.

import { PACES, SHOWN_MS } from "../../pace.js";
import { settings } from "../../settings.js";
import { createStore } from "../../store.js";

/** @import { Chance } from "./timeline.js" */
/** @import { Reviewed } from "../../../types/wire.js" */
/**
 * What turned the game is known when all chances are.
 * @typedef {{ ply: number, playing: boolean, speed: number, chances: Chance[], review: Reviewed | null }} Showing
 */

/**
 * @typedef {object} Hooks
 * @property {(ply: number) => boolean} isRoll            whether a die falls there
 * @property {() => Promise<unknown>} settled             resolves when the board has come to rest
 * @property {(ms: number) => Promise<unknown>} [wait]
 */

/** How fast games are shown again, of the usual speed. */
export const SPEEDS = Object.freeze([0.5, 1, 2, 4]);

/** The current ply of a game of `last` plies. */
export class Player {
  #hooks;
  /** Counts starts and stops: only the last start plays on. */
  #runs = 0;

  /**
   * @param {number} last
   * @param {number} ply    where to begin
   * @param {Hooks} hooks
   */
  constructor(last, ply, hooks) {
    this.last = last;
    this.#hooks = { wait: (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms)), ...hooks };
    /** @type {Showing} */
    const begin = { ply: this.#within(ply), playing: false, speed: usualSpeed(), chances: Array.from({ length: last + 1 }), review: null };
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
    this.#runs += 1;
    void this.#play(this.#runs);
  }

  pause() {
    this.#runs += 1;
    this.store.set({ playing: false });
  }

  /** @param {number} run */
  async #play(run) {
    while (run === this.#runs) {
      const { ply } = this.store.get();
      if (ply === this.last) return this.pause();
      this.store.set({ ply: ply + 1 });
      await this.#seen(ply + 1);
    }
  }

  /**
   * Resolves when a ply has been shown long enough.
   * @param {number} ply
   */
  async #seen(ply) {
    const { isRoll, settled, wait } = this.#hooks;
    const ms = isRoll(ply) ? SHOWN_MS.roll + SHOWN_MS.land : SHOWN_MS.act;
    await Promise.all([settled(), wait(ms / this.store.get().speed)]);
  }
}

/** The speed nearest to the pace of games in this browser. */
function usualSpeed() {
  const wanted = 1 / (PACES[settings.get().pace] || 0.25);
  return SPEEDS.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}
