// Events in words, for the list of moves and for screen readers.

import { sentence, t } from "../../words.js";
import { happeningsOf, plyOf } from "./history.js";
import { isHeard, spoken } from "./phrases.js";
import { called, lastOf } from "./state.js";

/** @import { Ply, State } from "../../../types/match.js" */
/** @import { AnyEvent, Happening, Me } from "../../../types/wire.js" */

/** The most sentences that are told at once; after a long absence only the last are news. */
const MOST = 12;

/**
 * What happened in one ply after the other, in sentences. Steps of one piece in a row are told by where they led, what
 * happened to several at once is told once, and what is only carried along goes without saying. What is done once more
 * is not told in the same words.
 * @param {readonly (readonly Happening[])[]} plies
 * @returns {string}
 */
export function toldOf(...plies) {
  const active = plies.flatMap((happenings, ply) => happenings.filter(({ how }) => how !== "carried").map((each) => ({ each, ply })));
  const told = active.filter(({ each }, at) => !(isStep(each) && isStep(active[at + 1]?.each) && each.piece === active[at + 1]?.each.piece));
  const sentences = told.map(({ each, ply }) => ({ words: sentence(each.label), ply }));
  return sentences
    .filter(({ words, ply }, at) => words !== sentences[at - 1]?.words || ply !== sentences[at - 1]?.ply)
    .map(({ words }, at, all) => (words === all[at - 1]?.words ? t("match-told-again") : words))
    .join(" ");
}

/** @param {Happening | undefined} happening */
const isStep = (happening) => happening?.how === "steps";

/**
 * What a move or a roll did, in sentences; its notation if the game has no words for it.
 * @param {State} state
 * @param {Ply} ply
 * @returns {string}
 */
export function plyText(state, { text, seat, happenings }) {
  if (happenings.length > 0) return toldOf(happenings);
  return sentence(seat === null ? t("match-roll", { roll: text }) : t("match-told-move", { name: called(state, seat), move: text }));
}

/**
 * A turn in sentences.
 * @param {State} state
 * @param {import("../../../types/match.js").Turn} turn
 * @returns {string}
 */
export function turnText(state, { plies }) {
  if (plies.every(({ happenings }) => happenings.length > 0)) return toldOf(...plies.map(({ happenings }) => happenings));
  return plies.map((ply) => plyText(state, ply)).join(" ");
}

/**
 * Events in sentences, the last of them if there are many.
 * @param {Me} me
 * @param {State} state
 * @param {readonly AnyEvent[]} events
 * @returns {string[]}
 */
export function newsOf(me, state, events) {
  return events.map((event) => eventText(me, state, event)).filter(Boolean).slice(-MOST);
}

/**
 * An event in sentences, or nothing if it needs no announcement. One's own move was announced when it was chosen.
 * @param {Me} me
 * @param {State} state
 * @param {AnyEvent} event
 * @returns {string}
 */
export function eventText(me, state, event) {
  const own = "seat" in event && event.seat !== null && state.view.mine.includes(event.seat);
  const ply = plyOf(event);
  if (ply) return own ? toldOf(happeningsOf(event).slice(1)) : plyText(state, ply);
  if (event.type === "undone" && !own) return t("match-told-undone", { name: called(state, event.seat) });
  if (event.type === "said" && isHeard(state, event)) return spoken(me, state, event);
  if (event.type === "hints-allowed") return t("match-told-hints");
  if (event.type === "device-added" && own) return t("match-told-device");
  if (event.type === "withheld") return t("match-told-withheld", { names: withholdersOf(state.events, event) });
  if (event.type === "resumed") return t("match-told-resumed");
  if (event.type === "joined" && !own) return t("match-told-joined", { name: event.name });
  return "";
}

/**
 * The names of those who withheld a seed. Their seats are open again; the log knows who sat there.
 * @param {readonly AnyEvent[]} events
 * @param {import("../../../types/wire.js").Withheld} withheld
 * @returns {string[]}
 */
export function withholdersOf(events, withheld) {
  const before = events.filter(({ seq }) => seq < withheld.seq);
  return withheld.seats.map((seat) => lastOf(before, "joined", (event) => event.seat === seat)?.name ?? "");
}
