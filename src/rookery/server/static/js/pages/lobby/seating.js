// Who takes which colour, and who begins.

import { fill } from "../../dom.js";
import { field, segments } from "../../forms.js";
import { t } from "../../words.js";
import { withOption } from "./plan.js";

/** @import { OptionFacts } from "../../../types/wire.js" */
/** @import { Plan, Seating } from "./plan.js" */

/**
 * The field that asks for it. Nobody asks where one plays alone.
 * @param {HTMLElement} place
 * @param {Plan} plan
 * @param {{ names: string[], first: number, option: OptionFacts | undefined }} facts  the colours, who begins as it is planned,
 *   and the option that says who begins, where the game has one
 * @param {{ change: (plan: Plan) => void, changeBoard: (plan: Plan) => void }} on
 */
export function showSeating(place, plan, { names, first, option }, { change, changeBoard }) {
  if (names.length < 2) return fill(place);
  const words = { hand: t("lobby-seating-hand"), random: t("lobby-seating-random"), youngest: t("lobby-seating-youngest") };
  const choose = (/** @type {Seating} */ seating) => change({ ...plan, seating });
  const how = field(t("lobby-seating"), segments("seating", words, plan.seating, choose), about(plan.seating, names[first] ?? "", Boolean(option)));
  const begin = option && plan.seating !== "random" ? beginner(option, plan, names, changeBoard) : null;
  fill(place, how, begin);
}

/**
 * @param {Seating} seating
 * @param {string} first
 * @param {boolean} free  whether any seat can begin
 */
function about(seating, first, free) {
  if (seating === "youngest") return t("lobby-seating-youngest-about", { first });
  if (seating === "hand") return t("lobby-seating-hand-about", { first });
  return free ? t("lobby-seating-drawn-about") : t("lobby-seating-random-about", { first });
}

/**
 * @param {OptionFacts} option
 * @param {Plan} plan
 * @param {string[]} names
 * @param {(plan: Plan) => void} change
 */
function beginner(option, plan, names, change) {
  const words = Object.fromEntries(names.map((name, seat) => [String(seat + 1), name]));
  return field(t("lobby-first"), segments("first", words, plan.options[option.name] ?? option.default, (seat) => change(withOption(plan, option, seat))));
}
