// What this browser remembers of matches: the link to watch by, and which of them were opened here.

import { load, save } from "./storage.js";

/** @typedef {{ watch?: string, host?: boolean }} MatchTokens */

const NAME = "rookery-keys";
const MOST = 60;

/**
 * What is remembered of a match.
 * @param {string} match
 * @returns {MatchTokens}
 */
export function tokensOf(match) {
  return all()[match] ?? {};
}

/**
 * Remember something of a match, besides what is known already.
 * @param {string} match
 * @param {MatchTokens} tokens
 * @returns {boolean} whether it will survive the page
 */
export function saveTokens(match, tokens) {
  const { [match]: known, ...others } = all();
  // The newest come last, so that the oldest are dropped first.
  const entries = [...Object.entries(others), [match, { ...known, ...tokens }]];
  return save(NAME, Object.fromEntries(entries.slice(-MOST)));
}

/** @returns {Record<string, MatchTokens>} */
function all() {
  return load(NAME, {});
}
