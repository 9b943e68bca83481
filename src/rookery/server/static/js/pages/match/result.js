// How a game ended: who won, said to the person at this screen, and why.

import { t } from "../../words.js";
import { called, colour, lastOf, mine } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ main: string, more: string }} Told */

/**
 * @param {State} state of a game that is over
 * @returns {Told}
 */
export function resultOf(state) {
  const { outcome, scene, players } = state.view;
  const status = scene?.status ?? "";
  if (!outcome) return { main: status, more: "" };
  const why = left(state, outcome.reason);
  // Alone there is nobody to win against: what the board says is the result.
  if (players === 1) return why ? { main: why, more: "" } : parted(status);
  const main = verdict(state, outcome.winners);
  return { main, more: why || reason(state, main, status) };
}

/**
 * @param {State} state
 * @param {number[]} winners
 */
function verdict(state, winners) {
  const own = mine(state);
  if (!winners.length) return t("match.ended.draw");
  if (own.length === 1 && !winners.includes(own[0] ?? -1)) return t("match.ended.lost");
  if (own.length === 1 && winners.length === 1) return t("match.ended.won");
  const names = winners.map((seat) => called(state, seat)).join(", ");
  return t("match.ended.wins", { names, count: winners.length });
}

/**
 * Where the end did not come from the board: what somebody did, or all agreed to.
 * @param {State} state
 * @param {string} ended
 */
function left(state, ended) {
  if (ended === "agreement") return t("match.ended.agreed");
  const kind = ended === "resignation" ? "resigned" : ended === "time" ? "timed-out" : null;
  const gone = kind && lastOf(state.events, kind);
  if (!gone) return "";
  const name = called(state, gone.seat);
  return t(gone.type === "resigned" ? "match.ended.gaveUp" : "match.ended.time", { name });
}

/**
 * What the board says, without what was said already, and with the name of the winner before their colour.
 * @param {State} state
 * @param {string} main
 * @param {string} status
 */
function reason(state, main, status) {
  if (status.startsWith(`${main}: `)) return parted(status).more;
  const [winner] = state.view.outcome?.winners ?? [];
  if (winner === undefined) return status;
  const [name, wears] = [called(state, winner), colour(state, winner)];
  return name === wears ? status : status.replace(wears, () => `${name} (${wears})`);
}

/**
 * "A draw: no goal in 40 plies", in two lines.
 * @param {string} status
 * @returns {Told}
 */
function parted(status) {
  const [main = "", ...rest] = status.split(": ");
  const more = rest.join(": ");
  return { main, more: more.charAt(0).toUpperCase() + more.slice(1) };
}
