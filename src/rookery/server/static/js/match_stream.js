// The stream of a match: events come in, commands go out, and neither is lost or done twice.

import * as api from "./api.js";
import { NOTHING, hear } from "./stream/replica.js";
import { Outbox } from "./stream/outbox.js";
import { Stream } from "./stream/stream.js";

/** @typedef {import("../types/wire.js").View} View */
/** @typedef {import("../types/wire.js").AnyEvent} AnyEvent */
/** @typedef {import("./stream/stream.js").Connection} Connection */
/** @typedef {import("./stream/outbox.js").Command} Command */
/** @typedef {import("./stream/outbox.js").Letter} Letter */

/**
 * @typedef {object} Listener
 * @property {(view: View, events: readonly AnyEvent[], fresh: readonly AnyEvent[]) => void} changed
 *   the match goes on; `fresh` are the events that were not known, none of them at the first time
 * @property {(seats: boolean[], watchers: number) => void} presence
 * @property {(connection: Connection) => void} connection
 * @property {(waiting: number) => void} waiting  how many commands have not been answered
 */

/** So long an answered command may wait for its events before the connection is thought to be dead. */
const OVERDUE_MS = 1500;

/** A page's stream of one match. */
export class MatchStream {
  /** @type {Stream} */
  #stream;
  /** @type {Outbox} */
  #outbox;
  #copy = NOTHING;
  /** @type {{ seq: number, done: () => void }[]} */
  #awaited = [];
  #resumed = false;
  #wake = () => document.visibilityState === "visible" && this.#stream.hurry();

  /**
   * @param {string} match
   * @param {string | undefined} token  opens the match; without one the guest's cookie does
   * @param {(seat: number | null) => string | undefined} tokenFor  the token to act for a seat with
   * @param {Listener} listener
   */
  constructor(match, token, tokenFor, listener) {
    this.match = match;
    this.listener = listener;
    this.#stream = new Stream({
      match,
      token,
      after: () => this.#copy.events.length,
      hear: (message) => this.#hear(message),
      forget: () => (this.#copy = NOTHING),
      tell: (connection) => listener.connection(connection),
    });
    this.#outbox = new Outbox({
      post: ({ key, seat, command }, expected) => {
        const bearer = tokenFor(seat);
        return api.command(match, { seat, expected, key, command }, bearer);
      },
      view: () => this.#copy.view,
      seq: () => this.#copy.events.length,
      happened: (key) => this.#copy.events.some((event) => event.key === key),
      known: (seq) => this.#known(seq),
      keep: (letters) => keepLetters(match, letters),
      tell: (waiting) => listener.waiting(waiting),
      newKey: api.newKey,
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    });
  }

  /** Begin to listen. */
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
  hurry() {
    this.#stream.hurry();
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
  #hear(message) {
    if (message.type === "presence") this.listener.presence(message.seats, message.watchers);
    if (message.type !== "events" && message.type !== "changed") return true;
    const before = this.#copy;
    const { copy, whole } = hear(before, message);
    this.#copy = copy;
    if (copy.view && copy.view !== before.view) {
      const fresh = before.view ? copy.events.slice(before.events.length) : [];
      this.listener.changed(copy.view, copy.events, fresh);
    }
    this.#settle();
    return whole;
  }

  /** Tell those who wait for an event that it is known, and send what an earlier page could not. */
  #settle() {
    const seq = this.#copy.view?.seq ?? 0;
    const due = this.#awaited.filter((each) => each.seq <= seq);
    this.#awaited = this.#awaited.filter((each) => each.seq > seq);
    for (const each of due) each.done();
    if (this.#resumed || !this.#copy.view) return;
    this.#resumed = true;
    this.#outbox.resume(keptLetters(this.match));
  }

  /**
   * Wait until an event is known; a connection that does not bring it in time is opened anew.
   * @param {number} seq
   * @returns {Promise<void>}
   */
  #known(seq) {
    if (seq <= (this.#copy.view?.seq ?? 0)) return Promise.resolve();
    return new Promise((resolve) => {
      const overdue = setInterval(() => this.#stream.renew(), OVERDUE_MS);
      const done = () => {
        clearInterval(overdue);
        resolve();
      };
      this.#awaited.push({ seq, done });
    });
  }
}

// What has not been answered is kept for this tab, so that a reload loses nothing.

/** @param {string} match */
const drawer = (match) => `rookery-unsent-${match}`;

/**
 * @param {string} match
 * @param {Letter[]} letters
 */
function keepLetters(match, letters) {
  try {
    if (letters.length) sessionStorage.setItem(drawer(match), JSON.stringify(letters));
    else sessionStorage.removeItem(drawer(match));
  } catch {
    // Where nothing may be kept, it is lost with the page, and not before.
  }
}

/**
 * @param {string} match
 * @returns {Letter[]}
 */
function keptLetters(match) {
  try {
    return JSON.parse(sessionStorage.getItem(drawer(match)) ?? "[]");
  } catch {
    return [];
  }
}
