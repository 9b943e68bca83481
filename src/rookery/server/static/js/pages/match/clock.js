// Clocks that tick between what the server says. Pure but for the one question what time it is over there.

/** @typedef {import("../../../types/wire.js").View} View */

/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */

const HURRY_MS = 20_000;

/** How far this device's clock is ahead of the server's, in milliseconds, as far as it is known. */
let ahead = 0;
let sure = false;

/**
 * Learn from an event that has just happened: it cannot have happened later than now.
 * @param {readonly AnyEvent[]} fresh
 */
export function learnTime(fresh) {
  const last = fresh.at(-1);
  if (!last) return;
  const seen = Date.now() - last.at;
  ahead = sure ? Math.min(ahead, seen) : seen;
  sure = true;
}

/** Ask the server what time it is; a second more or less does not matter. */
export async function askTime() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  const told = Date.parse(answer?.headers.get("date") ?? "");
  if (!sure && !Number.isNaN(told)) ahead = Date.now() - told - 500;
}

/** @param {View} view */
export const hasClock = ({ clock }) => clock.move > 0 || clock.game > 0;

/**
 * What a seat has left, in milliseconds: for the game, or for this move where there is no more than that.
 * @param {View} view
 * @param {number} seat
 * @param {number} [now] by this device's clock
 * @returns {number | null} null where nothing runs for it
 */
export function left({ clock, turn, over, started, seats }, seat, now = Date.now()) {
  if (seats[seat]?.kind === "bot") return null;
  const thinks = started && !over && turn === seat;
  const gone = thinks ? Math.max(0, now - ahead - clock.since) : 0;
  const bank = clock.left[seat] ?? null;
  const ends = [];
  if (clock.game > 0 && bank !== null) ends.push(bank - gone);
  if (clock.move > 0) ends.push(clock.move * 1000 - (thinks ? gone + clock.thought : 0));
  return ends.length ? Math.max(0, Math.min(...ends)) : null;
}

/**
 * As people read clocks: 1:02:03, 4:05, and tenths at the very end.
 * @param {number} ms
 */
export function clockText(ms) {
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(ms / 1000);
  const pair = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}` : `${minutes}:${pair(seconds % 60)}`;
}

/** @param {number} ms */
export const hurries = (ms) => ms < HURRY_MS;
