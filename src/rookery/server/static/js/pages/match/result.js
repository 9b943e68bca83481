// How a game ended: who won, from this person's point of view, and why.

import { t, word } from "../../words.js";
import { called, lastOf, mine } from "./state.js";

/** @typedef {import("./state.js").State} State */

/**
 * @param {State} state of a game that is over
 * @returns {import("./status.js").Told}
 */
export function resultOf(state) {
  const { outcome, scene, players } = state.view;
  const why = outcome ? leftBy(state, outcome.reason) || word(scene?.status ?? "") : "";
  // With one player there is no winner: the game's own words are the verdict.
  if (!outcome || players === 1) return { main: why, more: "" };
  return { main: verdict(state, outcome.winners), more: why };
}

/**
 * @param {State} state
 * @param {number[]} winners
 */
function verdict(state, winners) {
  const own = mine(state);
  if (!winners.length) return t("match-ended-draw");
  if (own.length === 1 && !winners.includes(own[0] ?? -1)) return t("match-ended-lost");
  if (own.length === 1 && winners.length === 1) return t("match-ended-won");
  return t("match-ended-wins", { names: winners.map((seat) => called(state, seat)), count: winners.length });
}

/**
 * For an end off the board: who resigned or ran out of time, or that all agreed.
 * @param {State} state
 * @param {string} reason
 */
function leftBy(state, reason) {
  if (reason === "agreement") return t("match-ended-agreed");
  const resigned = reason === "resignation" && lastOf(state.events, "resigned");
  if (resigned) return t("match-ended-gave-up", { name: called(state, resigned.seat) });
  const late = reason === "time" && lastOf(state.events, "timed-out");
  return late ? t("match-ended-time", { name: called(state, late.seat) }) : "";
}
