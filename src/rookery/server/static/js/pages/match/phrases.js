// Phrases as text and emotes as pictures, each also as a sentence for screen readers.

import { h, s } from "../../dom.js";
import { settings } from "../../settings.js";
import { asSentence } from "../../wording.js";
import { t, word } from "../../words.js";
import { called, mine } from "./state.js";
import { seatClass } from "../../seat_colours.js";

/** @import { Saying, State } from "../../../types/match.js" */
/** @import { Me } from "../../../types/wire.js" */

/**
 * Whether to show this here: others can be muted.
 * @param {State} state
 * @param {Saying} saying
 */
export function isHeard(state, { seat }) {
  return !settings.get().hush || mine(state).includes(seat);
}

/**
 * A phrase in words.
 * @param {Me} me
 * @param {string} phrase
 */
export function phraseText(me, phrase) {
  return word(me.phrases[phrase] ?? phrase);
}

/**
 * An emote in words: "Blue waves".
 * @param {Me} me
 * @param {string} emote
 * @param {string} name
 */
export function emoteText(me, emote, name) {
  return t("match-emote", { name, emote: word(me.emotes[emote] ?? emote) });
}

/**
 * For screen readers.
 * @param {Me} me
 * @param {State} state
 * @param {Saying} saying
 */
export function spoken(me, state, { seat, phrase }) {
  const name = called(state, seat);
  const words = phrase in me.emotes ? emoteText(me, phrase, name) : t("match-told-said", { name, words: phraseText(me, phrase) });
  return asSentence(words);
}

/**
 * For the eye: the words, or the emote.
 * @param {Me} me
 * @param {Saying} saying
 * @returns {Node}
 */
export function shown(me, { seat, phrase }) {
  return phrase in me.emotes ? emote(phrase, seat) : h("span", {}, phraseText(me, phrase));
}

/**
 * A penguin with a seat's scarf.
 * @param {string} name
 * @param {number} seat
 */
export function emote(name, seat) {
  const use = s("use", { href: `/static/emotes.svg#${name}`, width: 100, height: 100 });
  return s("svg", { class: `emote ${seatClass(seat)}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, use);
}
