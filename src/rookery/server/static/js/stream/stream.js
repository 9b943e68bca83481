// The messages of a match as they come, over a WebSocket or, where none can be had, as lines of JSON.
// A stream is never over: a connection that is lost is opened again, from the last event that is known.

import { openLines, openSocket } from "./transports.js";
import { pauseAfter } from "../retry.js";

/** @typedef {import("./transports.js").Carrier} Carrier */
/** @typedef {import("./transports.js").Refusal} Refusal */

/**
 * How the connection stands. "opening" only at the very beginning; "lost" while it is tried again, `tries` counts how often;
 * "refused" is the end: the server has said why.
 * @typedef {{ state: "opening" | "open" | "lost" | "refused", tries: number, refusal: Refusal | null }} Connection
 */

/** Without a message for so long the connection is dead; the server says something every 20 seconds. */
const SILENCE_MS = 50_000;
const STALE_MS = 25_000;

/** What asking again will not change. */
const FINAL = new Set(["no-token", "wrong-token", "unknown-match", "other-rules", "broken-log", "wrong-origin"]);

/**
 * @typedef {object} Hooks
 * @property {(path: string, token: string | undefined) => Carrier} socket
 * @property {(path: string, token: string | undefined) => Carrier} lines
 * @property {(work: () => void, ms: number) => any} later
 * @property {(timer: any) => void} notLater
 * @property {() => number} now
 * @property {() => number} random
 * @property {boolean} sockets  whether this browser has them at all
 */

/** @type {Hooks} */
const REAL = {
  socket: openSocket,
  lines: openLines,
  later: (work, ms) => setTimeout(work, ms),
  notLater: (timer) => clearTimeout(timer),
  now: () => Date.now(),
  random: Math.random,
  sockets: typeof WebSocket === "function",
};

/** The messages of one match. */
export class Stream {
  /** @type {Carrier | null} */
  #carrier = null;
  /** @type {any} */
  #timer = null;
  #tries = 0;
  #heard = 0;
  #lastWord = 0;
  /** Whether the next try is by lines: a proxy may let no socket through. */
  #byLines;
  #ended = false;
  /** @type {Connection} */
  #connection = { state: "opening", tries: 0, refusal: null };

  /**
   * @param {object} options
   * @param {string} options.match
   * @param {string | undefined} options.token
   * @param {() => number} options.after      the number of the last event that is known
   * @param {(message: any) => boolean} options.hear  takes a message; false if something is missing before it
   * @param {() => void} options.forget       the server does not know that event: begin with nothing
   * @param {(connection: Connection) => void} options.tell
   * @param {Partial<Hooks>} [hooks]
   */
  constructor(options, hooks = {}) {
    this.options = options;
    this.token = options.token;
    this.hooks = { ...REAL, ...hooks };
    this.#byLines = !this.hooks.sockets;
  }

  /** Open a connection. */
  open() {
    this.#ended = false;
    this.#try();
  }

  /** Try now rather than later: the network is back, or somebody looks at the page again. */
  hurry() {
    if (this.#ended) return;
    const silent = this.hooks.now() - this.#lastWord;
    if (this.#carrier === null) this.#try();
    else if (this.#connection.state === "open" && silent > STALE_MS) this.renew();
  }

  /** Open a new connection: this one has left something out, or does not say what it should. One that opens may go on. */
  renew() {
    if (this.#carrier !== null && this.#heard > 0) this.#lose();
  }

  /** Close it for good. */
  close() {
    this.#ended = true;
    this.#drop();
  }

  #try() {
    this.#drop();
    const { match, after } = this.options;
    const lines = this.#byLines;
    const path = `/api/matches/${encodeURIComponent(match)}/${lines ? "events" : "socket"}?after=${after()}`;
    const carrier = (lines ? this.hooks.lines : this.hooks.socket)(path, this.token);
    this.#carrier = carrier;
    this.#heard = 0;
    carrier.onmessage = (text) => this.#carrier === carrier && this.#hear(text);
    carrier.onend = (refusal) => this.#carrier === carrier && this.#end(refusal);
    this.#listen();
  }

  /** @param {string} text */
  #hear(text) {
    this.#lastWord = this.hooks.now();
    this.#listen();
    const message = readMessage(text);
    if (message.type === "bye") return this.#end(message);
    this.#heard += 1;
    // The first message always comes; a connection that brings more than that is a sound one.
    if (this.#heard > 1) this.#tries = 0;
    this.#tell({ state: "open", tries: 0, refusal: null });
    if (!this.options.hear(message)) this.#lose();
  }

  /** @param {Refusal | null} refusal */
  #end(refusal) {
    this.#drop();
    if (refusal && FINAL.has(refusal.code)) {
      this.#ended = true;
      this.#tell({ state: "refused", tries: 0, refusal });
      return;
    }
    if (refusal?.code === "bad-after") this.options.forget();
    // One that never brought a message may be forbidden on the way here: the other kind is tried next.
    if (this.#heard === 0 && this.hooks.sockets) this.#byLines = !this.#byLines;
    this.#failed();
  }

  #lose() {
    if (this.#ended) return;
    this.#drop();
    this.#failed();
  }

  #failed() {
    this.#tries += 1;
    this.#tell({ state: this.#connection.state === "opening" ? "opening" : "lost", tries: this.#tries, refusal: null });
    this.#timer = this.hooks.later(() => this.#try(), pauseAfter(this.#tries, this.hooks.random));
  }

  /** Wait for the next message, but not for ever. */
  #listen() {
    this.hooks.notLater(this.#timer);
    this.#timer = this.hooks.later(() => this.#lose(), SILENCE_MS);
  }

  #drop() {
    this.hooks.notLater(this.#timer);
    const carrier = this.#carrier;
    this.#carrier = null;
    carrier?.close();
  }

  /** @param {Connection} connection */
  #tell(connection) {
    const before = this.#connection;
    if (connection.state === before.state && connection.tries === before.tries) return;
    this.#connection = connection;
    this.options.tell(connection);
  }
}

/**
 * A message as it came; what cannot be read ends the connection like any other fault on the way.
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
