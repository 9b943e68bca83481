// Clocks that tick between the server's messages. Pure, except for asking the server's time.

/** @import { AnyEvent, View } from "../../../types/wire.js" */

const SHORT_MS = 20_000;

/** How far this device's clock is ahead of the server's, in milliseconds, as far as known. */
let ahead = 0;
let sure = false;

/**
 * Adjust the offset by a new event: it cannot be in the future.
 * @param {readonly AnyEvent[]} fresh
 */
export function adjustOffset(fresh) {
  const last = fresh.at(-1);
  if (!last) return;
  const seen = Date.now() - last.at;
  ahead = sure ? Math.min(ahead, seen) : seen;
  sure = true;
}

/** Ask the server for its time; a second more or less does not matter. */
export async function fetchTime() {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  const date = Date.parse(answer?.headers.get("date") ?? "");
  if (!sure && !Number.isNaN(date)) ahead = Date.now() - date - 500;
}

/**
 * A seat's remaining time in milliseconds: for the game, or for this move if that is less.
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
 * A time as text: 1:02:03, 4:05, and tenths at the very end.
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
export const isShort = (ms) => ms < SHORT_MS;
