// The queue of commands. Each is sent with the same key until it is answered, so it takes effect exactly once; commands
// still unanswered when the page closes are sent again when it reopens.

import { passes, pauseAfter, retry } from "../retry.js";

/** @import { View } from "../../types/wire.js" */
/** @import { Command, OutboxHooks as Hooks, PendingCommand, Situation } from "../../types/stream.js" */

/** Commands whose meaning does not depend on the position. */
const ANYTIME = new Set(["join", "leave", "resign", "say", "seat-bot", "add-device", "revoke", "end"]);
/** Refusals because another command came first. */
const OVERTAKEN = new Set(["stale", "conflict"]);

/** A command that came too late: the position has changed, so the player has to choose again. */
class Overtaken extends Error {
  code = "stale";
}

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
  const { position = null, plies = 0, turn = null, over = false, offers = [], seats = [] } = view ?? {};
  const commitments = seats.map(({ commitment }) => commitment).join();
  return { position, plies, turn, over, offers: JSON.stringify(offers), commitments };
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
  // A seed is for those who had committed to theirs when it was sent.
  if (command.type === "reveal") return board && situation.commitments === now.commitments;
  return board && (command.type !== "answer" || situation.offers === now.offers);
}
