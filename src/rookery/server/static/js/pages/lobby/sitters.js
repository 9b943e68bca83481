// Who sits at a table: a badge and a name for each seat.

import { h } from "../../dom.js";
import { symbol } from "../../icons.js";
import { levelName } from "../../levels.js";
import { t } from "../../words.js";

/** @import { Sitter, Summary } from "../../../types/wire.js" */

/**
 * Whoever sits there, in words; nobody is a free seat.
 * @param {Sitter} sitter
 */
export function sitterName({ name, bot, mine }) {
  if (bot) return levelName(bot);
  if (mine) return t("lobby-me");
  return name || t("lobby-free-seat");
}

/**
 * @param {Summary} match
 * @returns {HTMLElement}
 */
export function sittersRow(match) {
  const each = match.sitters.map((sitter, seat) => {
    const free = !sitter.bot && !sitter.name;
    const classes = ["sitter", free ? "free" : "", match.turn === seat ? "to-move" : ""].filter(Boolean).join(" ");
    return h("span", { class: classes }, symbol("badge", { seat, className: "sitter-sign" }), sitterName(sitter));
  });
  return h("span", { class: "sitters note" }, ...each);
}

/**
 * How it stands, for those who play: whose turn it is, or how it ended.
 * @param {Summary} match
 * @returns {string}
 */
export function standing({ stage, turn, winners, sitters }) {
  if (stage === "open") return t("lobby-stage-open");
  if (stage === "playing") {
    const mover = turn === null ? undefined : sitters[turn];
    if (!mover) return t("lobby-stage-playing");
    return mover.mine && !mover.bot ? t("lobby-turn-mine") : t("lobby-turn-of", { name: sitterName(mover) });
  }
  if (!winners) return t("lobby-called-off");
  if (sitters.length === 1) return winners.length ? t("lobby-solved") : t("lobby-unsolved");
  if (!winners.length) return t("lobby-draw");
  const mine = sitters.filter(({ mine: own }) => own).length;
  // Where one device had several seats, "you" would be nobody in particular.
  if (mine === 1 && winners.some((seat) => sitters[seat]?.mine)) return t("lobby-won");
  return t("lobby-won-by", { names: winners.map((seat) => nameAmong(sitters, seat, mine > 1)), count: winners.length });
}

/**
 * @param {readonly Sitter[]} sitters
 * @param {number} seat
 * @param {boolean} shared  whether one device has several seats
 */
function nameAmong(sitters, seat, shared) {
  const sitter = sitters[seat];
  if (!sitter) return "";
  return shared && sitter.mine && !sitter.bot ? sitter.name : sitterName(sitter);
}
