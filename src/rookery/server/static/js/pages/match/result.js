// How a game ended: who won, from this person's point of view, and why.

import { t, word } from "../../words.js";
import { called, lastOf, mine } from "./state.js";

/** @import { State } from "../../../types/match.js" */

/**
 * How the end feels to this person. Whoever looks on, or shares a device, is glad with the winner.
 * @typedef {"won" | "lost" | "draw"} Tone
 */

/**
 * @param {State} state of a game that is over
 * @returns {import("../../../types/match.js").Told}
 */
export function resultOf(state) {
  const { outcome, scene, players } = state.view;
  if (outcome?.reason === "called-off") return { main: t("match-ended-off"), more: "" };
  const why = outcome ? leftBy(state, outcome.reason) || word(scene?.status ?? "") : "";
  // With one player there is no winner: the game's own words are the verdict.
  if (!outcome || players === 1) return { main: why, more: "" };
  return { main: verdict(state, outcome.winners), more: why };
}

/**
 * @param {State} state of a game that is over
 * @returns {Tone}
 */
export function toneOf(state) {
  const { outcome, players } = state.view;
  const winners = outcome?.winners ?? [];
  const own = mine(state);
  if (!winners.length) return players === 1 ? "lost" : "draw";
  return own.length === 1 && !winners.includes(own[0] ?? -1) ? "lost" : "won";
}

/**
 * A kind word for those who have not won.
 * @param {State} state
 */
export function kindWord(state) {
  if (mine(state).length === 0 || state.view.outcome?.reason === "called-off") return "";
  const tone = toneOf(state);
  if (tone === "won") return "";
  return tone === "draw" ? t("match-ended-draw-kind") : t("match-ended-lost-kind");
}

/**
 * @param {State} state
 * @param {number[]} winners
 */
function verdict(state, winners) {
  const own = mine(state);
  if (!winners.length) return t("match-ended-draw");
  if (own.length === 1 && winners.length === 1 && winners[0] === own[0]) return t("match-ended-won");
  const names = winners.map((seat) => called(state, seat));
  return t(toneOf(state) === "lost" ? "match-ended-lost" : "match-ended-wins", { names, count: winners.length });
}

/**
 * For an end off the board: who resigned or ran out of time, that all agreed, or that it was too long.
 * @param {State} state
 * @param {string} reason
 */
function leftBy(state, reason) {
  if (reason === "agreement") return t("match-ended-agreed");
  if (reason === "length") return t("match-ended-length");
  // Whoever outlasted all others has won, even by giving up after them: that is not why.
  const lost = (/** @type {{ seat: number }} */ { seat }) => !state.view.outcome?.winners.includes(seat);
  const resigned = reason === "resignation" && lastOf(state.events, "resigned", lost);
  if (resigned) return t("match-ended-gave-up", { name: called(state, resigned.seat) });
  const late = reason === "time" && lastOf(state.events, "timed-out", lost);
  return late ? t("match-ended-time", { name: called(state, late.seat) }) : "";
}
