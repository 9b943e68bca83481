// How a match was opened: by a link with a token in its fragment, or as a guest that the server knows.

import { saveTokens, tokensOf } from "../../tokens.js";
import { shareOrigin } from "../../public_address.js";

/** @import { Entry } from "../../../types/match.js" */

/**
 * Read the address. A token is stored and removed from the address bar, unless there is no storage.
 * Links look like /m/ID#seat=TOKEN&at=1, /m/ID#watch=TOKEN, /m/ID#device=TOKEN or just /m/ID#TOKEN.
 * @param {URL} address
 * @returns {Entry}
 */
export function enter(address) {
  const match = decodeURIComponent(address.pathname.split("/")[2] ?? "");
  const given = parseFragment(address.hash.slice(1));
  const entry = { match, ...(given.token ? given : remembered(match)) };
  if (given.token && remember(entry)) history.replaceState(null, "", address.pathname);
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
  const device = fields.get("device");
  const at = Number.parseInt(fields.get("at") ?? "", 10);
  if (seat) return { token: seat, kind: "seat", seat: Number.isNaN(at) ? null : at };
  if (watch) return { token: watch, kind: "watch", seat: null };
  if (device) return { token: device, kind: "device", seat: null };
  const plain = /^[\w-]{8,128}={0,2}$/.test(fragment) ? fragment : undefined;
  return { token: plain, kind: plain ? "any" : "none", seat: null };
}

/**
 * A link for others. It names the game, for whatever shows a preview of it: the server tells nobody what is played in a
 * private match, and never sees what follows the #.
 * @param {import("../../../types/wire.js").View} view
 * @param {string} fragment
 */
const linkTo = ({ match, game }, fragment) => `${shareOrigin()}/m/${match}?game=${game}#${fragment}`;

/**
 * The link to take a seat.
 * @param {import("../../../types/wire.js").View} view
 * @param {{ seat: number, token: string }} invitation
 */
export const seatLink = (view, { seat, token }) => linkTo(view, `seat=${token}&at=${seat}`);

/**
 * The link to watch.
 * @param {import("../../../types/wire.js").View} view
 * @param {string} token
 */
export const watchLink = (view, token) => linkTo(view, `watch=${token}`);

/**
 * The link to another device.
 * @param {import("../../../types/wire.js").View} view
 * @param {string} token
 */
export const deviceLink = (view, token) => linkTo(view, `device=${token}`);

/**
 * Whether this browser has opened the match.
 * @param {string} match
 */
export const isHost = (match) => tokensOf(match).host === true;

/**
 * Whoever has opened a match is the host of its rematch, too.
 * @param {string} match
 * @param {string} next
 */
export function passOn(match, next) {
  if (isHost(match)) saveTokens(next, { host: true });
}

/**
 * Where a tab keeps who sits where in the rematch that it goes to.
 * @param {string} match
 */
export const rematchKey = (match) => `rookery-sit-${match}`;

/**
 * The role chosen in this tab for a match.
 * @param {string} match
 * @returns {import("../../../types/match.js").Role}
 */
export function savedRole(match) {
  try {
    const kept = sessionStorage.getItem(`rookery-role-${match}`);
    return kept === "watch" ? kept : "guest";
  } catch {
    return "guest";
  }
}

/**
 * @param {string} match
 * @param {import("../../../types/match.js").Role} role
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
  const { watch, host } = tokensOf(match);
  // The server knows those with seats as guests; a watcher has nothing but the link.
  if (watch && !host) return { token: watch, kind: "watch", seat: null };
  return { token: undefined, kind: "none", seat: null };
}
