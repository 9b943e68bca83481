// The tokens of matches that were opened or joined in this browser.

import { load, save } from "./storage.js";

/** @typedef {{ seats: Record<number, string>, watch?: string }} SeatTokens */

const NAME = "rookery-keys";
const MOST = 60;

/**
 * The stored tokens of a match.
 * @param {string} match
 * @returns {SeatTokens}
 */
export function tokensOf(match) {
  return all()[match] ?? { seats: {} };
}

/**
 * Store tokens of a match, besides those already there.
 * @param {string} match
 * @param {Partial<SeatTokens>} tokens
 * @returns {boolean} whether they will survive the page
 */
export function saveTokens(match, tokens) {
  const { [match]: known, ...others } = all();
  const merged = { ...known, ...tokens, seats: { ...known?.seats, ...tokens.seats } };
  // The newest come last, so that the oldest are dropped first.
  const entries = [...Object.entries(others), [match, merged]];
  return save(NAME, Object.fromEntries(entries.slice(-MOST)));
}

/** @returns {Record<string, SeatTokens>} */
function all() {
  return load(NAME, {});
}
