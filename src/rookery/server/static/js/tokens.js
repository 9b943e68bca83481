// The keys to seats: the tokens of matches that were opened or joined here.

import { keep, recall } from "./storage.js";

/** @typedef {{ seats: Record<number, string>, watch?: string }} Keys */

const NAME = "rookery-keys";
const MOST = 60;

/**
 * The keys that are kept of a match.
 * @param {string} match
 * @returns {Keys}
 */
export function keysOf(match) {
  return all()[match] ?? { seats: {} };
}

/**
 * Keep keys of a match beside those that are known already.
 * @param {string} match
 * @param {Partial<Keys>} keys
 * @returns {boolean} whether they will still be there the next time
 */
export function keepKeys(match, keys) {
  const { [match]: known, ...others } = all();
  const merged = { ...known, ...keys, seats: { ...known?.seats, ...keys.seats } };
  // The newest stand last, so that the oldest are forgotten first.
  const entries = [...Object.entries(others), [match, merged]];
  return keep(NAME, Object.fromEntries(entries.slice(-MOST)));
}

/** @returns {Record<string, Keys>} */
function all() {
  return recall(NAME, {});
}
