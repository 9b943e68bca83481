// Offers of other players, with buttons to accept and decline.

import { fill, h } from "../../dom.js";
import { announce } from "../../notices.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { called, mine } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */
/** @import { OfferView } from "../../../types/wire.js" */

/** @satisfies {Record<OfferView["what"], import("../../words.js").Word>} */
const ASKS = /** @type {const} */ ({ takeback: "match-asks-takeback", draw: "match-asks-draw", hints: "match-asks-hints", rematch: "match-asks-rematch" });
/** @satisfies {Record<OfferView["what"], import("../../words.js").PlainWord>} */
const OFFERED = /** @type {const} */ ({ takeback: "match-offered-takeback", draw: "match-offered-draw", hints: "match-offered-hints", rematch: "match-offered-rematch" });
/** @satisfies {Record<OfferView["what"], import("../../words.js").PlainWord>} */
const DECLINES = /** @type {const} */ ({ takeback: "match-decline", draw: "match-decline", hints: "match-decline-hints", rematch: "match-decline-rematch" });

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function offers(context) {
  const element = h("div", { class: "offers" });
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const key = JSON.stringify([state.view.offers, mine(state)]);
    if (key === drawn) return;
    drawn = key;
    fill(element, ...state.view.offers.map((offer) => card(context, state, offer)));
  };
  show(context.store.get());
  context.store.subscribe(show);
  return element;
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {OfferView} offer
 */
function card(context, state, { what, seat, agreed }) {
  const own = mine(state);
  const name = called(state, seat);
  if (own.includes(seat)) return h("p", { class: "offer quiet note" }, t(OFFERED[what]));
  const answering = own.find((each) => !agreed.includes(each));
  const words = t(ASKS[what], { name });
  if (answering === undefined)
    return h("p", { class: "offer quiet note" }, own.length ? t("match-offer-agreed") : words);
  announce(words);
  const answer = (/** @type {boolean} */ yes) => () => void context.act(answering, { type: "answer", what, agreed: yes });
  return h(
    "div",
    { class: "offer card", role: "group", "aria-label": words },
    h("p", {}, words),
    h(
      "div",
      { class: "row" },
      button(t("match-agree"), answer(true), "primary"),
      button(t(DECLINES[what]), answer(false)),
    ),
  );
}
