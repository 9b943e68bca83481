// What somebody should hear of events who does not see the board.

import { sentence, t } from "../../words.js";
import { happeningsOf, plyOf } from "./history.js";
import { isHeard, spoken } from "./phrases.js";
import { called } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Me} Me */
/** @typedef {import("./history.js").Ply} Ply */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */

/**
 * What a move or a roll did, in sentences; by its notation where the game tells nothing of it.
 * @param {State} state
 * @param {Ply} ply
 * @returns {string}
 */
export function plyText(state, { text, seat, happenings }) {
  if (happenings.length > 0) return happenings.map(({ label }) => sentence(label)).join(" ");
  return sentence(seat === null ? t("match-roll", { roll: text }) : t("match-told-move", { name: called(state, seat), move: text }));
}

/**
 * An event in sentences; nothing for one that nobody needs to hear of. What somebody has chosen was said when they did.
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
  if (event.type === "joined" && !own) return t("match-told-joined", { name: event.name });
  return "";
}

/**
 * What else one's own move did: its first happening is the move itself.
 * @param {AnyEvent} event
 */
function consequences(event) {
  return happeningsOf(event).slice(1).map(({ label }) => sentence(label)).join(" ");
}
