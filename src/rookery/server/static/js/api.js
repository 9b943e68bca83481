// Requests to the server; every refusal becomes a Problem. By the time an answer is returned, the catalogues for its
// messages are loaded.

import { setPublicAddress } from "./public_address.js";
import { atMost, retry } from "./retry.js";
import { worded } from "./words.js";

/** @typedef {import("./wording.js").Text} Text */

/** @typedef {import("../types/wire.js").Me} Me */
/** @typedef {import("../types/wire.js").NewMatch} NewMatch */
/** @typedef {import("../types/wire.js").Opened} Opened */
/** @typedef {import("../types/wire.js").Listing} Listing */
/** @typedef {import("../types/wire.js").View} View */

const TIMEOUT_MS = 20_000;
const TRIES = 4;

/** Why a request failed: a code for programs, a text for people. */
export class Problem extends Error {
  /**
   * @param {string} code
   * @param {Text} [text]  empty where the code says enough
   * @param {Record<string, any>} [details]
   * @param {number} [status] of the answer; 0 if there was none
   */
  constructor(code, text = "", details = {}, status = 0) {
    super(code);
    this.code = code;
    this.text = text;
    this.details = details;
    this.status = status;
  }
}

/**
 * Any failure as a problem; whatever is not one already is a bug of ours.
 * @param {unknown} failure
 * @returns {Problem}
 */
export function problemOf(failure) {
  if (failure instanceof Problem) return failure;
  return new Problem("mistake", failure instanceof Error ? failure.message : String(failure));
}

/** A random key that makes a command idempotent: it takes effect once, however often it is sent. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Requests

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<Response>}
 */
async function ask(path, how = {}) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: "same-origin", ...how });
  } catch {
    throw new Problem("unreachable");
  }
  if (answer.ok) return answer;
  const refusal = await answer.json().then(worded, () => ({}));
  const { code = "failed", message = answer.statusText, details = {} } = refusal;
  throw new Problem(code, message, details, answer.status);
}

/**
 * @param {string | undefined} token
 * @returns {Record<string, string>}
 */
function bearer(token) {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/**
 * @param {string} path
 * @param {string} [token] of a seat or for watchers; without one the guest's cookie is used
 * @returns {Promise<any>}
 */
async function get(path, token) {
  const answer = await ask(path, { headers: bearer(token) });
  return worded(await answer.json());
}

/**
 * Send JSON, with the CSRF token that `me` returned.
 * @param {string} path
 * @param {unknown} body
 * @param {string} [token]
 * @returns {Promise<Response>}
 */
async function send(path, body, token) {
  const once = async () => {
    const headers = { "Content-Type": "application/json", "X-Rookery-CSRF": (await me()).csrf, ...bearer(token) };
    return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  };
  try {
    return await once();
  } catch (failure) {
    const { code } = problemOf(failure);
    if (code !== "wrong-csrf" && code !== "no-guest") throw failure;
    // The server has new keys, or the cookie is gone: fetch `me` again.
    known = null;
    return once();
  }
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {string} [token]
 * @returns {Promise<any>}
 */
async function post(path, body, token) {
  return worded(await (await send(path, body, token)).json());
}

// Who we are

/** @type {Promise<Me> | null} */
let known = null;

/**
 * @param {string} path
 * @returns {Promise<Me>}
 */
async function fetchMe(path) {
  const facts = await (await ask(path)).json();
  setPublicAddress(facts);
  return facts;
}

/**
 * This guest; fetched once a page. The games may be missing: most pages are about one.
 * @returns {Promise<Me>}
 */
export function me() {
  known ??= fetchMe("/api/me?brief=true").catch((failure) => {
    known = null;
    throw failure;
  });
  return known;
}

/**
 * The same with all games.
 * @returns {Promise<Me>}
 */
export async function meAndGames() {
  // Two requests at once would make two guests of a newcomer.
  await known?.catch(() => null);
  const coming = fetchMe("/api/me");
  known = coming;
  return coming.catch((failure) => {
    known = null;
    throw failure;
  });
}

/**
 * The same, with the words of every game loaded.
 * @returns {Promise<Me>}
 */
export async function games() {
  const facts = await meAndGames();
  await worded(facts.games);
  return facts;
}

// Matches

/** @param {string} match */
const at = (match) => `/api/matches/${encodeURIComponent(match)}`;

/**
 * @param {NewMatch} request
 * @returns {Promise<Opened>}
 */
export function openMatch(request) {
  const keyed = { ...request, key: request.key ?? newKey() };
  return retry(() => post("/api/matches", keyed), atMost(TRIES));
}

/** @returns {Promise<Listing>} */
export function listMatches() {
  return get("/api/matches");
}

/**
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<View>}
 */
export async function look(match, token) {
  return (await get(at(match), token)).view;
}

/**
 * Send a command to a match. With the same key it takes effect once, however often it is sent.
 * @param {string} match
 * @param {{ seat?: number | null, expected: number, command: { type: string, [more: string]: unknown }, key: string }} request
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").CommandAnswer>}
 */
export function command(match, request, token) {
  return post(`${at(match)}/commands?view=false`, request, token);
}

/**
 * The paths of several plain steps that the seat to move can take.
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").Paths>}
 */
export function paths(match, token) {
  return get(`${at(match)}/paths`, token);
}

/**
 * @param {string} match
 * @param {number} seat
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").Hint>}
 */
export function hint(match, seat, token) {
  return post(`${at(match)}/hint`, { seat }, token);
}

/**
 * The record of a match, as JSON data.
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<any>}
 */
export function record(match, token) {
  return get(`${at(match)}/record`, token);
}

// Boards, replays, lessons

/**
 * The board as it is set up under these options, or in the middle of play.
 * @param {import("../types/wire.js").PreviewRequest} request
 * @returns {Promise<import("../types/wire.js").Preview>}
 */
export function preview(request) {
  return post("/api/preview", request);
}

/**
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").Replay>}
 */
export function replay(match, token) {
  return get(`${at(match)}/replay`, token);
}

/**
 * The same for a record from a file.
 * @param {unknown} data
 * @returns {Promise<import("../types/wire.js").Replay>}
 */
export function replayOf(data) {
  return post("/api/replay", data);
}

/**
 * @param {unknown} data a record
 * @returns {Promise<import("../types/wire.js").Verified>}
 */
export function verify(data) {
  return post("/api/verify", data);
}

/**
 * @param {Record<string, unknown>} asked
 * @returns {Promise<{ chances: (number[] | null)[] }>}
 */
export function chances(asked) {
  return post("/api/chances", asked);
}

/**
 * What would have been best after the last of some moves.
 * @param {import("../types/wire.js").AdviceRequest} asked
 * @returns {Promise<import("../types/wire.js").Advice>}
 */
export function advice(asked) {
  return post("/api/advice", asked);
}

/** @param {string} game */
const of = (game) => `/api/games/${encodeURIComponent(game)}`;

/**
 * @param {string} game
 * @returns {Promise<import("../types/wire.js").Lessons>}
 */
export function lessons(game) {
  return get(`${of(game)}/lessons`);
}

/**
 * The illustrated guide of a game.
 * @param {string} game
 * @returns {Promise<import("../types/wire.js").Guide>}
 */
export function guide(game) {
  return get(`${of(game)}/guide`);
}

/**
 * @param {string} game
 * @returns {Promise<import("../types/wire.js").Rulebook>}
 */
export function rules(game) {
  return get(`${of(game)}/rules`);
}

/**
 * The address of a picture of a position.
 * @param {string} game
 * @param {{ position?: string, players?: number, options?: Record<string, string>, theme?: "light" | "dark", scenery?: string, size?: number,
 *   bare?: boolean }} [how]  bare: without words below the board
 */
export function pictureAddress(game, { options = {}, ...how } = {}) {
  const query = new URLSearchParams(Object.entries(how).map(([name, value]) => [name, String(value)]));
  for (const [name, value] of Object.entries(options)) query.append("option", `${name}=${value}`);
  return `${of(game)}/picture.svg?${query}`;
}

/**
 * A text as a QR code: an address for an <img>.
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function qr(text) {
  const answer = await send("/api/qr", { text });
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}
