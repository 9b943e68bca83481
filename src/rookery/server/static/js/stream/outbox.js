// The queue of commands. Each is sent with the same key until it is answered, so it takes effect exactly once; commands
// still unanswered when the page closes are sent again when it reopens.

import { passes, pauseAfter, retry } from "../retry.js";

/** @typedef {import("../../types/wire.js").View} View */
/** @typedef {{ type: string, [more: string]: unknown }} Command */

/**
 * The situation in which a command was given: the position, and the open offers.
 * @typedef {{ position: string | null, plies: number, turn: number | null, over: boolean, offers: string }} Situation
 */

/** @typedef {{ key: string, seat: number | null, command: Command, situation: Situation }} PendingCommand */

/** Commands whose meaning does not depend on the position. */
const ANYTIME = new Set(["join", "leave", "resign", "say", "seat-bot"]);
/** Refusals because another command came first. */
const OVERTAKEN = new Set(["stale", "conflict"]);

/** A command that came too late: the position has changed, so the player has to choose again. */
class Overtaken extends Error {
  code = "stale";
}

/**
 * @typedef {object} Hooks
 * @property {(pending: PendingCommand, expected: number) => Promise<{ events: readonly { seq: number }[] }>} post
 * @property {() => View | null} view   the current view
 * @property {() => number} seq         the sequence number of the last known event
 * @property {(key: string) => boolean} happened  whether an event caused by this key is known
 * @property {(seq: number) => Promise<void>} known  resolves when that event is known
 * @property {(queue: PendingCommand[]) => void} keep
 * @property {(waiting: number) => void} onQueue
 * @property {() => string} newKey
 * @property {(ms: number) => Promise<void>} pause
 */

/** Sends a page's commands one after the other. */
export class Outbox {
  /** @type {PendingCommand[]} */
  #queue = [];
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
  }

  /**
   * Send a command for the current view. Resolves when it is done and its events are known; rejects with the problem
   * if it was refused, with the code "stale" if the position has changed.
   * @param {number | null} seat
   * @param {Command} command
   * @returns {Promise<void>}
   */
  send(seat, command) {
    return this.#enqueue({ key: this.hooks.newKey(), seat, command, situation: situationOf(this.hooks.view()) });
  }

  /**
   * Send commands that an earlier page could not deliver.
   * @param {PendingCommand[]} queue
   */
  resume(queue) {
    for (const pending of queue) this.#enqueue(pending).catch(() => {});
  }

  /**
   * @param {PendingCommand} pending
   * @returns {Promise<void>}
   */
  #enqueue(pending) {
    this.#change([...this.#queue, pending]);
    const done = this.#last.then(() => this.#deliver(pending));
    this.#last = done.catch(() => {});
    return done.finally(() => this.#change(this.#queue.filter((each) => each !== pending)));
  }

  /** @param {PendingCommand[]} queue */
  #change(queue) {
    this.#queue = queue;
    this.hooks.keep(queue);
    this.hooks.onQueue(queue.length);
  }

  /**
   * @param {PendingCommand} pending
   * @returns {Promise<void>}
   */
  #deliver(pending) {
    let expected = 0;
    const send = async () => {
      // The answer may have been lost while its events arrived on the stream.
      if (this.hooks.happened(pending.key)) return;
      if (!stillApplies(pending, situationOf(this.hooks.view()))) throw new Overtaken();
      expected = this.hooks.seq();
      const { events } = await this.hooks.post(pending, expected);
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
 * @returns {Situation}
 */
function situationOf(view) {
  const { position = null, plies = 0, turn = null, over = false, offers = [] } = view ?? {};
  return { position, plies, turn, over, offers: JSON.stringify(offers) };
}

/**
 * Whether a command still means the same as when it was given.
 * @param {PendingCommand} pending
 * @param {Situation} now
 */
function stillApplies({ command, situation }, now) {
  if (ANYTIME.has(command.type)) return true;
  const board = /** @type {const} */ (["position", "plies", "turn", "over"]).every(
    (name) => situation[name] === now[name],
  );
  return board && (command.type !== "answer" || situation.offers === now.offers);
}
