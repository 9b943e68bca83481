// Clocks in words.

import { t } from "../../words.js";

/** @import { Clock } from "../../../types/wire.js" */

const MINUTE = 60;
const DAY = 86_400;

/**
 * A clock in words; empty without one.
 * @param {Clock} clock
 * @returns {string}
 */
export function clockWords({ move, game, increment }) {
  const parts = [];
  if (game && increment) parts.push(t("lobby-clock-increment", { time: span(game), increment: span(increment) }));
  else if (game) parts.push(t("lobby-clock-game", { time: span(game) }));
  if (move) parts.push(t("lobby-clock-move", { time: span(move) }));
  return parts.join(", ");
}

/** @param {number} seconds */
function span(seconds) {
  if (seconds % DAY === 0) return t("lobby-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t("lobby-minutes", { count: seconds / MINUTE });
  return t("lobby-seconds", { count: seconds });
}
