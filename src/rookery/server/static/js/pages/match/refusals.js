// Refusals in words.

import { asSentence } from "../../wording.js";
import { t, word } from "../../words.js";

/** @import { PlainWord } from "../../words.js" */

/** Refusals that the page words itself, since it knows what the person was about to do. @type {Record<string, PlainWord>} */
const OWN = {
  stale: "match-refused-stale",
  conflict: "match-refused-stale",
  unreachable: "match-refused-unreachable",
  "seat-taken": "match-refused-seat-taken",
  "used-link": "match-refused-used-link",
  "across-a-roll": "match-refused-across-a-roll",
  "hints-not-agreed": "match-refused-hints-not-agreed",
  "thinking-busy": "match-refused-thinking-busy",
  "thinking-failed": "match-refused-thinking-failed",
  "too-many-requests": "match-refused-too-many-requests",
};

/**
 * @param {{ code?: string, text?: import("../../../types/wording.js").Text, message?: string }} problem
 */
export function refusalText({ code = "", text, message = "" }) {
  const own = OWN[code];
  return own ? t(own) : asSentence(word(text || message || code));
}
