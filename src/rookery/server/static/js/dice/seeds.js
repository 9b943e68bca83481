// This browser's own seeds: drawn when somebody sits down here, kept here and nowhere else until they are revealed, and
// afterwards as a receipt.

import { load, save } from "../storage.js";
import { commitmentTo, toHex } from "./digests.js";

/**
 * What this browser knows of the dice of a match. The commitments, the server's and those of all persons in the order of
 * their seats, are those that stood before the first seed left this browser; none as long as none has.
 * @typedef {{ seeds: Record<string, string>, server: string, commitments: string[] }} Kept  seeds by their commitments
 */

/** @typedef {{ format: string, match: string, seeds: string[], commitment: string, commitments: string[] }} Receipt */

const NAME = "rookery-dice";
const MOST = 60;
const SEED_BYTES = 32;
const FORMAT = "rookery-receipt/1";

/**
 * Draw a seed for somebody who sits down.
 * @param {string} match
 * @returns {Promise<string>} the commitment to it
 */
export async function drawSeed(match) {
  const seed = toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  const commitment = await commitmentTo(seed);
  const { seeds, commitments } = keptOf(match);
  // Once commitments were noted, seeds may have left this browser: they must never count again, whatever a log says.
  const unseen = commitments.length ? {} : seeds;
  keep(match, { seeds: { ...unseen, [commitment]: seed }, server: "", commitments: [] });
  return commitment;
}

/**
 * The seed behind a commitment, if it was drawn here.
 * @param {string} match
 * @param {string} commitment
 * @returns {string | null}
 */
export function seedOf(match, commitment) {
  return keptOf(match).seeds[commitment] ?? null;
}

/**
 * Note what stands before a seed leaves this browser. That happens once: whoever could change it afterwards would know
 * the seed.
 * @param {string} match
 * @param {string} server                  the server's commitment
 * @param {readonly string[]} commitments  those of all persons
 * @returns {boolean} false if something else was noted before
 */
export function noteCommitments(match, server, commitments) {
  const known = keptOf(match);
  if (known.commitments.length) return known.server === server && known.commitments.join() === commitments.join();
  keep(match, { ...known, server, commitments: [...commitments] });
  return true;
}

/**
 * This browser's own proof of the dice; null if nobody here took part in them.
 * @param {string} match
 * @returns {Receipt | null}
 */
export function receiptOf(match) {
  const { seeds, server, commitments } = keptOf(match);
  const own = commitments.flatMap((commitment) => seeds[commitment] ?? []);
  return own.length ? { format: FORMAT, match, seeds: own, commitment: server, commitments } : null;
}

/**
 * @param {string} match
 * @returns {Kept}
 */
function keptOf(match) {
  return all()[match] ?? { seeds: {}, server: "", commitments: [] };
}

/**
 * @param {string} match
 * @param {Kept} kept
 */
function keep(match, kept) {
  const { [match]: _, ...others } = all();
  // The newest come last, so that the oldest are dropped first.
  save(NAME, Object.fromEntries([...Object.entries(others), [match, kept]].slice(-MOST)));
}

/** @returns {Record<string, Kept>} */
function all() {
  return load(NAME, {});
}
