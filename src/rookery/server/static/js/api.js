// Requests to the server; every refusal becomes a Problem. By the time an answer is returned, the catalogues for its
// messages are loaded.

import { setPublicAddress } from "./public_address.js";
import { atMost, retry } from "./retry.js";
import { worded } from "./words.js";

/** @import { Text } from "../types/wording.js" */
/** @import { Listing, Me, NewMatch, Opened, View } from "../types/wire.js" */

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
export async function get(path, token) {
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
export async function post(path, body, token) {
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
export const matchPath = (match) => `/api/matches/${encodeURIComponent(match)}`;

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
  return (await get(matchPath(match), token)).view;
}

/**
 * Send a command to a match. With the same key it takes effect once, however often it is sent.
 * @param {string} match
 * @param {{ seat?: number | null, expected: number, command: { type: string, [more: string]: unknown }, key: string }} request
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").CommandAnswer>}
 */
export function command(match, request, token) {
  return post(`${matchPath(match)}/commands?view=false`, request, token);
}

/**
 * The paths of several plain steps that the seat to move can take.
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").Paths>}
 */
export function paths(match, token) {
  return get(`${matchPath(match)}/paths`, token);
}

/**
 * @param {string} match
 * @param {number} seat
 * @returns {Promise<import("../types/wire.js").Hint>}
 */
export function hint(match, seat) {
  return post(`${matchPath(match)}/hint`, { seat });
}

/**
 * The links that the host of a match hands out, as they work now.
 * @param {string} match
 * @returns {Promise<import("../types/wire.js").Links>}
 */
export function links(match) {
  return get(`${matchPath(match)}/links`);
}

/**
 * A link by which another device plays this seat, too.
 * @param {string} match
 * @param {number} seat
 * @returns {Promise<import("../types/wire.js").DeviceLink>}
 */
export function deviceLink(match, seat) {
  return post(`${matchPath(match)}/device-link`, { seat });
}

// Boards and guides

/**
 * The board as it is set up under these options, or in the middle of play.
 * @param {import("../types/wire.js").PreviewRequest} request
 * @returns {Promise<import("../types/wire.js").Preview>}
 */
export function preview(request) {
  return post("/api/preview", request);
}

/** @param {string} game */
export const gamePath = (game) => `/api/games/${encodeURIComponent(game)}`;

/**
 * The illustrated guide of a game, or what of it introduces the game.
 * @param {string} game
 * @param {{ intro?: boolean }} [part]
 * @returns {Promise<import("../types/wire.js").Guide>}
 */
export function guide(game, { intro = false } = {}) {
  return get(`${gamePath(game)}/guide${intro ? "?intro=true" : ""}`);
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
