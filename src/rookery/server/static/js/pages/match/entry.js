// How a match was opened: by a link with a token in its fragment, or as a guest that the server knows.

import { saveTokens, tokensOf } from "../../tokens.js";
import { shareOrigin } from "../../public_address.js";

/**
 * @typedef {object} Entry
 * @property {string} match
 * @property {string | undefined} token  from the link, or stored from an earlier visit
 * @property {"seat" | "watch" | "any" | "none"} kind  what the token is for, as far as the link says
 * @property {number | null} seat  the seat that the link is for, if it says so
 */

/**
 * Read the address. A token is stored and removed from the address bar, unless there is no storage.
 * Links look like /m/ID#seat=TOKEN&at=1, /m/ID#watch=TOKEN or just /m/ID#TOKEN.
 * @param {URL} address
 * @returns {Entry}
 */
export function enter(address) {
  const match = decodeURIComponent(address.pathname.split("/")[2] ?? "");
  const given = parseFragment(address.hash.slice(1));
  const entry = { match, ...(given.token ? given : remembered(match)) };
  if (given.token && remember(entry)) history.replaceState(null, "", address.pathname + address.search);
  return entry;
}

/**
 * @param {string} fragment
 * @returns {Omit<Entry, "match">}
 */
export function parseFragment(fragment) {
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
 * The link to take a seat.
 * @param {string} match
 * @param {number} seat
 * @returns {string | null} null without the token
 */
export function seatLink(match, seat) {
  const token = tokensOf(match).seats[seat];
  return token ? `${shareOrigin()}/m/${match}#seat=${token}&at=${seat}` : null;
}

/**
 * The link to watch.
 * @param {string} match
 * @returns {string | null}
 */
export function watchLink(match) {
  const token = tokensOf(match).watch;
  return token ? `${shareOrigin()}/m/${match}#watch=${token}` : null;
}

/**
 * In a rematch everybody moves on by one seat, and the tokens with them.
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
 * Where a tab keeps who sits where in the rematch that it goes to.
 * @param {string} match
 */
export const rematchKey = (match) => `rookery-sit-${match}`;

/**
 * The role chosen in this tab for a match.
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
    // Without storage a reload asks again.
  }
}

/**
 * Forget a token that was refused.
 * @param {Entry} entry
 */
export function forget({ match, kind }) {
  if (kind === "watch") saveTokens(match, { watch: undefined });
  try {
    sessionStorage.removeItem(storageKey(match));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** @param {string} match */
const storageKey = (match) => `rookery-entry-${match}`;

/** @param {Entry} entry */
function remember({ match, token, kind, seat }) {
  if (kind === "watch") return saveTokens(match, { watch: token });
  if (kind === "seat" && seat !== null && token) saveTokens(match, { seats: { [seat]: token } });
  // A seat's link belongs to one tab: another tab may have opened another one.
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
    // Without storage, as on a first visit.
  }
  const { seats, watch } = tokensOf(match);
  // The server knows those with seats as guests; a watcher has nothing but the link.
  if (watch && Object.keys(seats).length === 0) return { token: watch, kind: "watch", seat: null };
  return { token: undefined, kind: "none", seat: null };
}
