// How a player's penguin feels: about the turn, about what has just happened, about the end. Pure.

/** @import { Happening, Scene, View } from "../../../types/wire.js" */
/** @import { Mood } from "../../../types/match.js" */

/** What nobody likes to have done to them. @type {ReadonlySet<string>} */
const STARTLING = new Set(["sent-back", "taken"]);
/** From here on a player is thinking hard, in milliseconds. */
export const PONDERS_MS = 8000;
/** From here on the others doze off. */
export const DOZES_MS = 45_000;

/**
 * What a seat feels about some happenings: startled if something was done to it, glad if it got further.
 * @param {number} seat
 * @param {readonly Happening[]} happenings
 * @param {Scene | null} before
 * @param {Scene | null} after
 * @returns {Mood | null}
 */
export function reaction(seat, happenings, before, after) {
  if (!before || !after || happenings.length === 0) return null;
  const byOthers = happenings.filter((each) => typeof each.seat === "number" && each.seat !== seat);
  if (byOthers.some((each) => STARTLING.has(each.how) && isTheirs(before, each, seat))) return "gasp";
  const [was, is] = [before.progress?.[seat], after.progress?.[seat]];
  // Where there is no number to reach, less may be what everybody has.
  if (!was || !is || typeof is.of !== "number" || is.done === was.done) return null;
  if (is.done > was.done) return "smile";
  return byOthers.length ? "gasp" : null;
}

/**
 * Whether something happened to a seat: to its piece, or on its space.
 * @param {Scene} scene
 * @param {Happening} happening
 * @param {number} seat
 */
function isTheirs({ pieces, spaces }, { piece, from }, seat) {
  return pieces.some(({ id, seat: owner }) => id === piece && owner === seat) || spaces.some(({ id, seat: owner }) => id === from && owner === seat);
}

/**
 * How a seat feels while nothing happens.
 * @param {Pick<View, "over" | "started" | "turn" | "outcome" | "players">} view
 * @param {number} seat
 * @param {{ away: boolean, waited: number }} how  whether nobody is there, and how long this turn has taken
 * @returns {Mood}
 */
export function moodOf({ over, started, turn, outcome, players }, seat, { away, waited }) {
  if (over) return moodAtTheEnd(outcome?.winners ?? [], seat, players);
  if (away) return "sleepy";
  if (!started) return "rest";
  if (turn === seat) return waited >= PONDERS_MS ? "ponder" : "watch";
  return waited >= DOZES_MS ? "sleepy" : "rest";
}

/**
 * @param {readonly number[]} winners
 * @param {number} seat
 * @param {number} players
 * @returns {Mood}
 */
function moodAtTheEnd(winners, seat, players) {
  if (winners.includes(seat)) return "cheer";
  return winners.length || players === 1 ? "sad" : "smile";
}
