// How somebody comes to a match: by a link with a key behind the #, or as a guest that the server knows.

import { saveTokens, tokensOf } from "../../tokens.js";
import { shareOrigin } from "../../public_address.js";

/**
 * @typedef {object} Entry
 * @property {string} match
 * @property {string | undefined} token  what the link held, or what was kept of it
 * @property {"seat" | "watch" | "any" | "none"} kind  what the token opens, as far as the link tells
 * @property {number | null} seat  the seat that the link is for, if it tells
 */

/**
 * Read the address. A key is kept and taken out of the address bar, unless this browser keeps nothing.
 * Links look like /m/ID#seat=TOKEN&at=1, /m/ID#watch=TOKEN or plainly /m/ID#TOKEN.
 * @param {URL} address
 * @returns {Entry}
 */
export function enter(address) {
  const match = decodeURIComponent(address.pathname.split("/")[2] ?? "");
  const given = read(address.hash.slice(1));
  const entry = { match, ...(given.token ? given : remembered(match)) };
  if (given.token && remember(entry)) history.replaceState(null, "", address.pathname + address.search);
  return entry;
}

/**
 * @param {string} fragment
 * @returns {Omit<Entry, "match">}
 */
export function read(fragment) {
  const fields = new URLSearchParams(fragment);
  const seat = fields.get("seat");
  const watch = fields.get("watch");
  const at = Number.parseInt(fields.get("at") ?? "", 10);
  if (seat) return { token: seat, kind: "seat", seat: Number.isNaN(at) ? null : at };
  if (watch) return { token: watch, kind: "watch", seat: null };
  const plain = /^[\w-]{8,128}={0,2}$/.test(fragment) ? fragment : undefined;
  return { token: plain, kind: plain ? "any" : "none", seat: null };
}

/**
 * The link that lets somebody sit down.
 * @param {string} match
 * @param {number} seat
 * @returns {string | null} null for those who do not have the key
 */
export function seatLink(match, seat) {
  const token = tokensOf(match).seats[seat];
  return token ? `${shareOrigin()}/m/${match}#seat=${token}&at=${seat}` : null;
}

/**
 * The link that lets somebody watch.
 * @param {string} match
 * @returns {string | null}
 */
export function watchLink(match) {
  const token = tokensOf(match).watch;
  return token ? `${shareOrigin()}/m/${match}#watch=${token}` : null;
}

/**
 * Everybody moves on by one seat in a rematch, and the keys with them.
 * @param {string} match
 * @param {string} next
 * @param {number} players
 */
export function passTokensOn(match, next, players) {
  const { seats, watch } = tokensOf(match);
  const moved = Object.entries(seats).map(([seat, token]) => [(Number(seat) + 1) % players, token]);
  saveTokens(next, { seats: Object.fromEntries(moved), ...(watch ? { watch } : {}) });
}

/**
 * What somebody has said to be in a match, in this tab.
 * @param {string} match
 * @returns {import("./state.js").Role}
 */
export function savedRole(match) {
  try {
    const kept = sessionStorage.getItem(`rookery-role-${match}`);
    return kept === "link" || kept === "watch" ? kept : "guest";
  } catch {
    return "guest";
  }
}

/**
 * @param {string} match
 * @param {import("./state.js").Role} role
 */
export function saveRole(match, role) {
  try {
    sessionStorage.setItem(`rookery-role-${match}`, role);
  } catch {
    // Then it is asked again after a reload.
  }
}

/**
 * A key that opens nothing is not worth keeping.
 * @param {Entry} entry
 */
export function forget({ match, kind }) {
  if (kind === "watch") saveTokens(match, { watch: undefined });
  try {
    sessionStorage.removeItem(storageKey(match));
  } catch {
    // Then nothing was kept.
  }
}

/** @param {string} match */
const storageKey = (match) => `rookery-entry-${match}`;

/** @param {Entry} entry */
function remember({ match, token, kind, seat }) {
  if (kind === "watch") return saveTokens(match, { watch: token });
  if (kind === "seat" && seat !== null && token) saveTokens(match, { seats: { [seat]: token } });
  // A seat's link is one tab's way in: another tab of the same browser may have come by another one.
  try {
    sessionStorage.setItem(storageKey(match), JSON.stringify({ token, kind, seat }));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} match
 * @returns {Omit<Entry, "match">}
 */
function remembered(match) {
  try {
    const kept = sessionStorage.getItem(storageKey(match));
    if (kept) return JSON.parse(kept);
  } catch {
    // Then as if nothing had been kept.
  }
  const { seats, watch } = tokensOf(match);
  // Whoever has keys to seats is known to the server as a guest; a watcher has nothing but the link.
  if (watch && Object.keys(seats).length === 0) return { token: watch, kind: "watch", seat: null };
  return { token: undefined, kind: "none", seat: null };
}
