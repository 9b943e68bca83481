// Requests beside the matches: games that were played, what there is to learn and to read, pictures.

import { gamePath, get, matchPath, post } from "./api.js";

/**
 * The record of a match, as JSON data.
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<any>}
 */
export function record(match, token) {
  return get(`${matchPath(match)}/record`, token);
}

/**
 * @param {string} match
 * @param {string} [token]
 * @returns {Promise<import("../types/wire.js").Replay>}
 */
export function replay(match, token) {
  return get(`${matchPath(match)}/replay`, token);
}

/**
 * The same for a record from a file.
 * @param {unknown} data of its JSON, or its text
 * @returns {Promise<import("../types/wire.js").Replay>}
 */
export function replayOf(data) {
  return post("/api/replay", data);
}

/**
 * @param {unknown} data a record, or the text of one
 * @returns {Promise<import("../types/wire.js").Verified>}
 */
export function verify(data) {
  return post("/api/verify", data);
}

/** @type {(asked: Record<string, unknown>) => Promise<{ chances: (number[] | null)[] }>} */
export const chances = (asked) => post("/api/chances", asked);

/**
 * What would have been best after the last of some moves.
 * @type {(asked: import("../types/wire.js").AdviceRequest) => Promise<import("../types/wire.js").Advice>}
 */
export const advice = (asked) => post("/api/advice", asked);

/**
 * What turned a game, from how it stood.
 * @type {(asked: import("../types/wire.js").ReviewRequest) => Promise<import("../types/wire.js").Reviewed>}
 */
export const review = (asked) => post("/api/review", asked);

/** @type {(game: string) => Promise<import("../types/wire.js").Lessons>} */
export const lessons = (game) => get(`${gamePath(game)}/lessons`);

/** @type {(game: string) => Promise<import("../types/wire.js").Puzzles>} */
export const puzzles = (game) => get(`${gamePath(game)}/puzzles`);

/**
 * A puzzle after the moves that somebody has tried.
 * @param {string} game
 * @param {number} number
 * @param {readonly string[]} [moves]
 * @param {boolean} [hint]  with the right move
 * @returns {Promise<import("../types/wire.js").PuzzleAnswer>}
 */
export const puzzle = (game, number, moves = [], hint = false) => get(`${gamePath(game)}/puzzles/${number}?${tried(moves, hint)}`);

/**
 * What a puzzle is asked with.
 * @param {readonly string[]} moves
 * @param {boolean} hint
 */
export function tried(moves, hint) {
  const query = new URLSearchParams(moves.map((move) => ["move", move]));
  if (hint) query.append("hint", "true");
  return query;
}

/** @type {(game: string) => Promise<import("../types/wire.js").Rulebook>} */
export const rules = (game) => get(`${gamePath(game)}/rules`);

/**
 * The address of a picture of a position.
 * @param {string} game
 * @param {{ position?: string, players?: number, options?: Record<string, string>, theme?: "light" | "dark", scenery?: string, size?: number,
 *   bare?: boolean }} [how]  bare: without words below the board
 */
export function pictureAddress(game, { options = {}, ...how } = {}) {
  const query = new URLSearchParams(Object.entries(how).map(([name, value]) => [name, String(value)]));
  for (const [name, value] of Object.entries(options)) query.append("option", `${name}=${value}`);
  return `${gamePath(game)}/picture.svg?${query}`;
}

/** What is kept about people. @returns {Promise<import("../types/wire.js").Privacy>} */
export const privacy = () => get("/api/privacy");
