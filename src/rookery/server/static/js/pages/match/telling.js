// Problems in the words of people.

import { t } from "../../words.js";
import { EN } from "../../words/en.js";

/** @typedef {import("../../words.js").Word} Word */

/**
 * Why something was not done; where there are no words of ours, the server's.
 * @param {{ code?: string, sentence?: string, message?: string }} problem
 */
export function sentence({ code = "", sentence: said, message }) {
  const word = `match.refused.${code}`;
  if (word in EN) return t(/** @type {Word} */ (word));
  const text = said ?? message ?? code;
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?…]$/.test(whole) ? whole : `${whole}.`;
}
