// The messages of a match as they come, over a WebSocket or, where none can be had, as lines of JSON.
// A stream is never over: a connection that is lost is opened again, from the last event that is known.

import { openLines, openSocket } from "./carriers.js";
import { pauseAfter } from "./retry.js";

/** @typedef {import("./carriers.js").Carrier} Carrier */
/** @typedef {import("./carriers.js").Refusal} Refusal */

/**
 * How the line stands. "opening" only at the very beginning; "lost" while it is tried again, `tries` counts how often;
 * "refused" is the end: the server has said why.
 * @typedef {{ state: "opening" | "open" | "lost" | "refused", tries: number, refusal: Refusal | null }} Connection
 */

/** Without a word for so long the line is dead; the server says something every 20 seconds. */
const SILENCE_MS = 50_000;
const STALE_MS = 25_000;

/** What asking again will not change. */
const FINAL = new Set(["no-token", "wrong-token", "unknown-match", "other-rules", "broken-log", "wrong-origin"]);

/**
 * @typedef {object} Ways
 * @property {(path: string, token: string | undefined) => Carrier} socket
 * @property {(path: string, token: string | undefined) => Carrier} lines
 * @property {(work: () => void, ms: number) => any} later
 * @property {(timer: any) => void} notLater
 * @property {() => number} now
 * @property {() => number} random
 * @property {boolean} sockets  whether this browser has them at all
 */

/** @type {Ways} */
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
   * @param {object} wish
   * @param {string} wish.match
   * @param {string | undefined} wish.token
   * @param {() => number} wish.after      the number of the last event that is known
   * @param {(message: any) => boolean} wish.hear  takes a message; false if something is missing before it
   * @param {() => void} wish.forget       the server does not know that event: begin with nothing
   * @param {(connection: Connection) => void} wish.tell
   * @param {Partial<Ways>} [ways]
   */
  constructor(wish, ways = {}) {
    this.wish = wish;
    this.token = wish.token;
    this.ways = { ...REAL, ...ways };
    this.#byLines = !this.ways.sockets;
  }

  /** Open the line. */
  open() {
    this.#ended = false;
    this.#try();
  }

  /** Try now rather than later: the network is back, or somebody looks at the page again. */
  hurry() {
    if (this.#ended) return;
    const silent = this.ways.now() - this.#lastWord;
    if (this.#carrier === null) this.#try();
    else if (this.#connection.state === "open" && silent > STALE_MS) this.renew();
  }

  /** Begin a new line: this one has left something out, or does not say what it should. One that opens may go on. */
  renew() {
    if (this.#carrier !== null && this.#heard > 0) this.#lose();
  }

  /** Hang up for good. */
  close() {
    this.#ended = true;
    this.#drop();
  }

  #try() {
    this.#drop();
    const { match, after } = this.wish;
    const lines = this.#byLines;
    const path = `/api/matches/${encodeURIComponent(match)}/${lines ? "events" : "socket"}?after=${after()}`;
    const carrier = (lines ? this.ways.lines : this.ways.socket)(path, this.token);
    this.#carrier = carrier;
    this.#heard = 0;
    carrier.onmessage = (text) => this.#carrier === carrier && this.#hear(text);
    carrier.onend = (refusal) => this.#carrier === carrier && this.#end(refusal);
    this.#listen();
  }

  /** @param {string} text */
  #hear(text) {
    this.#lastWord = this.ways.now();
    this.#listen();
    const message = readMessage(text);
    if (message.type === "bye") return this.#end(message);
    this.#heard += 1;
    // The first message always comes; a line that brings more than that is a sound one.
    if (this.#heard > 1) this.#tries = 0;
    this.#tell({ state: "open", tries: 0, refusal: null });
    if (!this.wish.hear(message)) this.#lose();
  }

  /** @param {Refusal | null} refusal */
  #end(refusal) {
    this.#drop();
    if (refusal && FINAL.has(refusal.code)) {
      this.#ended = true;
      this.#tell({ state: "refused", tries: 0, refusal });
      return;
    }
    if (refusal?.code === "bad-after") this.wish.forget();
    // One that never brought a word may be forbidden on the way here: the other kind is tried next.
    if (this.#heard === 0 && this.ways.sockets) this.#byLines = !this.#byLines;
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
    this.#timer = this.ways.later(() => this.#try(), pauseAfter(this.#tries, this.ways.random));
  }

  /** Wait for the next word, but not for ever. */
  #listen() {
    this.ways.notLater(this.#timer);
    this.#timer = this.ways.later(() => this.#lose(), SILENCE_MS);
  }

  #drop() {
    this.ways.notLater(this.#timer);
    const carrier = this.#carrier;
    this.#carrier = null;
    carrier?.close();
  }

  /** @param {Connection} connection */
  #tell(connection) {
    const before = this.#connection;
    if (connection.state === before.state && connection.tries === before.tries) return;
    this.#connection = connection;
    this.wish.tell(connection);
  }
}

/**
 * A message as it came; what cannot be read ends the line like any other fault on the way.
 * @param {string} text
 * @returns {any}
 */
function readMessage(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { type: "bye", code: "bad-message", sentence: "" };
  }
}
