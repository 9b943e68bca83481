// Commands on their way. Each is sent until it is answered, with one key, and so is carried out once, whatever happens
// on the way; what has not been answered when the page is closed is sent again when it is opened.

import { passes, pauseAfter, retry } from "../retry.js";

/** @typedef {import("../../types/wire.js").View} View */
/** @typedef {{ type: string, [more: string]: unknown }} Command */

/**
 * What a command was meant for: the board, and what was asked for.
 * @typedef {{ position: string | null, plies: number, turn: number | null, over: boolean, offers: string }} Standing
 */

/** @typedef {{ key: string, seat: number | null, command: Command, standing: Standing }} Letter */

/** Commands that mean the same whatever has happened on the board. */
const WHENEVER = new Set(["join", "leave", "resign", "say", "seat-bot"]);
/** Refusals of what came too late: others were faster. */
const OVERTAKEN = new Set(["stale", "conflict"]);

/** A command that came too late: the board is another one by now, and it is for the player to choose anew. */
class Overtaken extends Error {
  code = "stale";
}

/**
 * @typedef {object} Hooks
 * @property {(letter: Letter, expected: number) => Promise<{ events: readonly { seq: number }[] }>} post
 * @property {() => View | null} view   the match as it is known
 * @property {() => number} seq         the number of the last event that is known
 * @property {(key: string) => boolean} happened  whether an event that answers this key is known
 * @property {(seq: number) => Promise<void>} known  resolves when that event is known
 * @property {(letters: Letter[]) => void} keep
 * @property {(waiting: number) => void} tell
 * @property {() => string} newKey
 * @property {(ms: number) => Promise<void>} pause
 */

/** Commands of one page, one after the other. */
export class Outbox {
  /** @type {Letter[]} */
  #letters = [];
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
  }

  /**
   * Send a command for the match as it is known now. Resolves when it is done and its events are known;
   * rejects with the problem if it was refused, with the code "stale" if the board is another one by now.
   * @param {number | null} seat
   * @param {Command} command
   * @returns {Promise<void>}
   */
  send(seat, command) {
    return this.#enqueue({ key: this.hooks.newKey(), seat, command, standing: standingOf(this.hooks.view()) });
  }

  /**
   * Send again what an earlier page could not.
   * @param {Letter[]} letters
   */
  resume(letters) {
    for (const letter of letters) this.#enqueue(letter).catch(() => {});
  }

  /**
   * @param {Letter} letter
   * @returns {Promise<void>}
   */
  #enqueue(letter) {
    this.#change([...this.#letters, letter]);
    const done = this.#last.then(() => this.#deliver(letter));
    this.#last = done.catch(() => {});
    return done.finally(() => this.#change(this.#letters.filter((each) => each !== letter)));
  }

  /** @param {Letter[]} letters */
  #change(letters) {
    this.#letters = letters;
    this.hooks.keep(letters);
    this.hooks.tell(letters.length);
  }

  /**
   * @param {Letter} letter
   * @returns {Promise<void>}
   */
  #deliver(letter) {
    let expected = 0;
    const send = async () => {
      // The answer may have been lost, and its events come by the stream.
      if (this.hooks.happened(letter.key)) return;
      if (!meansTheSame(letter, standingOf(this.hooks.view()))) throw new Overtaken();
      expected = this.hooks.seq();
      const { events } = await this.hooks.post(letter, expected);
      await this.hooks.known(Math.max(0, ...events.map((event) => event.seq)));
    };
    const pauseFor = async (/** @type {any} */ problem, /** @type {number} */ tries) => {
      if (problem instanceof Overtaken) return null;
      if (OVERTAKEN.has(problem.code)) await this.hooks.known(problem.details?.seq ?? expected);
      else if (!passes(problem)) return null;
      return problem.code === "stale" ? 0 : pauseAfter(tries);
    };
    return retry(send, pauseFor, this.hooks.pause);
  }
}

/**
 * @param {View | null} view
 * @returns {Standing}
 */
function standingOf(view) {
  const { position = null, plies = 0, turn = null, over = false, offers = [] } = view ?? {};
  return { position, plies, turn, over, offers: JSON.stringify(offers) };
}

/**
 * Whether a command still means what it meant when it was given.
 * @param {Letter} letter
 * @param {Standing} now
 */
function meansTheSame({ command, standing }, now) {
  if (WHENEVER.has(command.type)) return true;
  const board = /** @type {const} */ (["position", "plies", "turn", "over"]).every(
    (name) => standing[name] === now[name],
  );
  return board && (command.type !== "answer" || standing.offers === now.offers);
}
