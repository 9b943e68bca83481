// Below the result: what this browser has found out about the dice, and the receipt to keep.

import { h } from "../../dom.js";
import { checkDice } from "../../dice/check.js";
import { receiptOf } from "../../dice/seeds.js";
import { saveFile } from "../../save_file.js";
import { t } from "../../words.js";
import { called } from "./state.js";

/** @import { State } from "../../../types/match.js" */
/** @import { Checked, Misfit } from "../../dice/check.js" */

/**
 * @param {State} state
 * @param {HTMLElement} place  stays empty if nothing was left to chance
 */
export async function diceCard(state, place) {
  const receipt = receiptOf(state.view.match);
  const checked = await checkDice(state.events, receipt);
  if (!checked) return;
  const text = `${JSON.stringify(receipt, null, 2)}\n`;
  const save = () => saveFile(new Blob([text], { type: "application/json" }), `${state.view.game}-${state.view.match}.receipt.json`);
  const fits = checked.misfits.length === 0;
  place.append(
    h("p", { class: fits ? "dice-verdict" : "dice-verdict wrong" }, verdict(checked)),
    fits ? "" : h("ul", { class: "small problems" }, ...checked.misfits.map((misfit) => h("li", {}, misfitText(state, misfit)))),
    receipt ? h("button", { class: "button quiet small", type: "button", title: t("match-dice-receipt-why"), onclick: save }, t("match-dice-receipt")) : "",
  );
}

/**
 * @param {Checked} checked
 * @returns {string}
 */
function verdict({ rolls, shuffled, own, misfits }) {
  if (misfits.length) return t("match-dice-wrong");
  return own ? t("match-dice-checked", { rolls, shuffled: shuffled ? "yes" : "no" }) : t("match-dice-fits");
}

/**
 * @param {State} state
 * @param {Misfit} misfit
 * @returns {string}
 */
function misfitText(state, misfit) {
  switch (misfit.what) {
    case "secret":
      return t("match-dice-wrong-secret");
    case "seed":
      return t("match-dice-wrong-seed", { name: called(state, misfit.seat) });
    case "commitments":
      return t("match-dice-wrong-commitments");
    case "own-seed":
      return t("match-dice-wrong-own");
    case "start":
      return t("match-dice-wrong-start");
    case "sides":
      return t("match-dice-wrong-sides", { n: misfit.n });
    case "roll":
      return t("match-dice-wrong-roll", { n: misfit.n, roll: misfit.roll, right: misfit.right });
  }
}
