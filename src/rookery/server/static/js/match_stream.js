// The stream of a match: events in, commands out, each exactly once.

import * as api from "./api.js";
import { EMPTY, receive } from "./stream/replica.js";
import { Outbox } from "./stream/outbox.js";
import { Stream } from "./stream/stream.js";

/** @import { Command, Listener, PendingCommand } from "../types/stream.js" */

/** How long an answered command may wait for its events before the connection counts as dead. */
const OVERDUE_MS = 1500;

/** A page's stream of one match. */
export class MatchStream {
  /** @type {Stream} */
  #stream;
  /** @type {Outbox} */
  #outbox;
  #replica = EMPTY;
  /** @type {{ seq: number, done: () => void }[]} */
  #awaited = [];
  #resumed = false;
  #wake = () => document.visibilityState === "visible" && this.#stream.retryNow();

  /**
   * @param {string} match
   * @param {string | undefined} token  of the link that this person came by, if any
   * @param {Listener} listener
   */
  constructor(match, token, listener) {
    this.match = match;
    this.listener = listener;
    this.#stream = new Stream({
      match,
      token,
      after: () => this.#replica.events.length,
      receive: (message) => this.#receive(message),
      forget: () => (this.#replica = EMPTY),
      onConnection: (connection) => listener.connection(connection),
    });
    this.#outbox = new Outbox({
      post: ({ key, seat, command }, expected) => api.command(match, { seat, expected, key, command }, token),
      view: () => this.#replica.view,
      seq: () => this.#replica.events.length,
      happened: (key) => this.#replica.events.some((event) => event.key === key),
      known: (seq) => this.#known(seq),
      keep: (queue) => savePending(match, queue),
      onQueue: (waiting) => listener.waiting(waiting),
      newKey: api.newKey,
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    });
  }

  /** Start listening. */
  open() {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#stream.open();
  }

  /** Stop listening. */
  close() {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#stream.close();
  }

  /** Try to reach the server now. */
  retryNow() {
    this.#stream.retryNow();
  }

  /**
   * Do something in the match. Resolves when it is done and shown; rejects with the Problem if it is refused.
   * @param {number | null} seat
   * @param {Command} command
   * @returns {Promise<void>}
   */
  send(seat, command) {
    return this.#outbox.send(seat, command);
  }

  /** @param {any} message */
  #receive(message) {
    if (message.type === "presence") this.listener.presence(message.seats, message.watchers);
    if (message.type !== "events" && message.type !== "changed") return true;
    const before = this.#replica;
    const { replica, complete } = receive(before, message);
    this.#replica = replica;
    if (replica.view && replica.view !== before.view) {
      const fresh = before.view ? replica.events.slice(before.events.length) : [];
      this.listener.changed(replica.view, replica.events, fresh);
    }
    this.#settle();
    return complete;
  }

  /** Resolve those who wait for an event that has arrived, and resend what an earlier page could not deliver. */
  #settle() {
    const seq = this.#replica.view?.seq ?? 0;
    const due = this.#awaited.filter((each) => each.seq <= seq);
    this.#awaited = this.#awaited.filter((each) => each.seq > seq);
    for (const each of due) each.done();
    if (this.#resumed || !this.#replica.view) return;
    this.#resumed = true;
    this.#outbox.resume(loadPending(this.match));
  }

  /**
   * Wait until an event is known; reconnect if it does not arrive in time.
   * @param {number} seq
   * @returns {Promise<void>}
   */
  #known(seq) {
    if (seq <= (this.#replica.view?.seq ?? 0)) return Promise.resolve();
    return new Promise((resolve) => {
      const overdue = setInterval(() => this.#stream.reconnect(), OVERDUE_MS);
      const done = () => {
        clearInterval(overdue);
        resolve();
      };
      this.#awaited.push({ seq, done });
    });
  }
}

// Unanswered commands are stored for this tab, so that a reload loses nothing.

/** @param {string} match */
const storageKey = (match) => `rookery-unsent-${match}`;

/**
 * @param {string} match
 * @param {PendingCommand[]} queue
 */
function savePending(match, queue) {
  try {
    if (queue.length) sessionStorage.setItem(storageKey(match), JSON.stringify(queue));
    else sessionStorage.removeItem(storageKey(match));
  } catch {
    // Without storage, unanswered commands are lost when the page closes.
  }
}

/**
 * @param {string} match
 * @returns {PendingCommand[]}
 */
function loadPending(match) {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(match)) ?? "[]");
  } catch {
    return [];
  }
}
