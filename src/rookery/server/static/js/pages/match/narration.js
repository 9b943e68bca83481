// Events in words, for screen readers.

import { sentence, t } from "../../words.js";
import { happeningsOf, plyOf } from "./history.js";
import { isHeard, spoken } from "./phrases.js";
import { called } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Me} Me */
/** @typedef {import("./history.js").Ply} Ply */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */

/**
 * What a move or a roll did, in sentences; its notation if the game has no words for it.
 * @param {State} state
 * @param {Ply} ply
 * @returns {string}
 */
export function plyText(state, { text, seat, happenings }) {
  if (happenings.length > 0) return happenings.map(({ label }) => sentence(label)).join(" ");
  return sentence(seat === null ? t("match-roll", { roll: text }) : t("match-told-move", { name: called(state, seat), move: text }));
}

/**
 * An event in sentences, or nothing if it needs no announcement. One's own move was announced when it was chosen.
 * @param {Me} me
 * @param {State} state
 * @param {AnyEvent} event
 * @returns {string}
 */
export function eventText(me, state, event) {
  const own = "seat" in event && state.view.mine.includes(event.seat);
  const ply = plyOf(event);
  if (ply) return own ? consequences(event) : plyText(state, ply);
  if (event.type === "undone" && !own) return t("match-told-undone", { name: called(state, event.seat) });
  if (event.type === "said" && isHeard(state, event)) return spoken(me, state, event);
  if (event.type === "hints-allowed") return t("match-told-hints");
  if (event.type === "joined" && !own) return t("match-told-joined", { name: event.name });
  return "";
}

/**
 * The consequences of one's own move: its first happening is the move itself.
 * @param {AnyEvent} event
 */
function consequences(event) {
  return happeningsOf(event).slice(1).map(({ label }) => sentence(label)).join(" ");
}
