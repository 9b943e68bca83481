// The messages of a match, over a WebSocket or, where that is blocked, as JSON lines. A lost connection is reopened, and
// resumes after the last known event.

import { openJsonLines, openSocket } from "./transports.js";
import { pauseAfter } from "../retry.js";

/** @import { Connection, Refusal, StreamHooks as Hooks, Transport } from "../../types/stream.js" */

/** After this long without a message the connection is dead; the server sends something every 20 seconds. */
const SILENCE_MS = 50_000;
const STALE_MS = 25_000;

/** Refusals that a retry cannot change. */
const FINAL = new Set(["used-link", "unknown-match", "other-rules", "broken-log", "wrong-origin", "banned"]);

/** @type {Hooks} */
const REAL = {
  socket: openSocket,
  lines: openJsonLines,
  setTimer: (work, ms) => setTimeout(work, ms),
  clearTimer: (timer) => clearTimeout(timer),
  now: () => Date.now(),
  random: Math.random,
  sockets: typeof WebSocket === "function",
};

/** The messages of one match. */
export class Stream {
  /** @type {Transport | null} */
  #transport = null;
  /** @type {any} */
  #timer = null;
  #tries = 0;
  #received = 0;
  #lastMessageAt = 0;
  /** Whether the next attempt uses JSON lines: a proxy may block WebSockets. */
  #useJsonLines;
  #ended = false;
  /** @type {Connection} */
  #connection = { state: "opening", tries: 0, refusal: null };

  /**
   * @param {object} options
   * @param {string} options.match
   * @param {string | undefined} options.token
   * @param {() => number} options.after      the sequence number of the last known event
   * @param {(message: any) => boolean} options.receive  handles a message; false if events before it are missing
   * @param {() => void} options.forget       the server does not know that event: start over
   * @param {(connection: Connection) => void} options.onConnection
   * @param {Partial<Hooks>} [hooks]
   */
  constructor(options, hooks = {}) {
    this.options = options;
    this.token = options.token;
    this.hooks = { ...REAL, ...hooks };
    this.#useJsonLines = !this.hooks.sockets;
  }

  /** Open a connection. */
  open() {
    this.#ended = false;
    this.#try();
  }

  /** Reconnect now, not after the pause: the network is back, or the page is visible again. */
  retryNow() {
    if (this.#ended) return;
    const silent = this.hooks.now() - this.#lastMessageAt;
    if (this.#transport === null) this.#try();
    else if (this.#connection.state === "open" && silent > STALE_MS) this.reconnect();
  }

  /** Replace a connection that has missed something; one that is still opening is left alone. */
  reconnect() {
    if (this.#transport !== null && this.#received > 0) this.#lose();
  }

  /** Close it for good. */
  close() {
    this.#ended = true;
    this.#drop();
  }

  #try() {
    this.#drop();
    const { match, after } = this.options;
    const lines = this.#useJsonLines;
    const path = `/api/matches/${encodeURIComponent(match)}/${lines ? "events" : "socket"}?after=${after()}`;
    const transport = (lines ? this.hooks.lines : this.hooks.socket)(path, this.token);
    this.#transport = transport;
    this.#received = 0;
    transport.onmessage = (text) => this.#transport === transport && this.#receive(text);
    transport.onend = (refusal) => this.#transport === transport && this.#end(refusal);
    this.#restartTimeout();
  }

  /** @param {string} text */
  #receive(text) {
    this.#lastMessageAt = this.hooks.now();
    this.#restartTimeout();
    const message = readMessage(text);
    if (message.type === "bye") return this.#end(message);
    this.#received += 1;
    // The first message always arrives; only a second one shows that the connection works.
    if (this.#received > 1) this.#tries = 0;
    this.#report({ state: "open", tries: 0, refusal: null });
    if (!this.options.receive(message)) this.#lose();
  }

  /** @param {Refusal | null} refusal */
  #end(refusal) {
    this.#drop();
    if (refusal && FINAL.has(refusal.code)) {
      this.#ended = true;
      this.#report({ state: "refused", tries: 0, refusal });
      return;
    }
    if (refusal?.code === "bad-after") this.options.forget();
    // A connection without any message may be blocked by a proxy: try the other transport next.
    if (this.#received === 0 && this.hooks.sockets) this.#useJsonLines = !this.#useJsonLines;
    this.#failed();
  }

  #lose() {
    if (this.#ended) return;
    this.#drop();
    this.#failed();
  }

  #failed() {
    this.#tries += 1;
    this.#report({ state: this.#connection.state === "opening" ? "opening" : "lost", tries: this.#tries, refusal: null });
    this.#timer = this.hooks.setTimer(() => this.#try(), pauseAfter(this.#tries, this.hooks.random));
  }

  /** Restart the timeout for the next message. */
  #restartTimeout() {
    this.hooks.clearTimer(this.#timer);
    this.#timer = this.hooks.setTimer(() => this.#lose(), SILENCE_MS);
  }

  #drop() {
    this.hooks.clearTimer(this.#timer);
    const transport = this.#transport;
    this.#transport = null;
    transport?.close();
  }

  /** @param {Connection} connection */
  #report(connection) {
    const before = this.#connection;
    if (connection.state === before.state && connection.tries === before.tries) return;
    this.#connection = connection;
    this.options.onConnection(connection);
  }
}

/**
 * Parse a message; one that cannot be parsed ends the connection.
 * @param {string} text
 * @returns {any}
 */
function readMessage(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { type: "bye", code: "bad-message", message: "" };
  }
}
