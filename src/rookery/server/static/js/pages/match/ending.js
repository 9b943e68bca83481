// The end of a game: a moment for the winner, then the result card, which can be closed and opened again; and what there
// is to do next.

import { fill, h } from "../../dom.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { celebration } from "./celebration.js";
import { goOn } from "./rematch.js";
import { resultCard, shareButton } from "./result_card.js";
import { voice } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/**
 * @param {Context} context
 * @param {HTMLElement} stage  where the board is
 * @param {import("../../board/board.js").Board["celebrate"] | null} celebrate  on the board; null where nobody here has seen it happen
 * @returns {{ element: HTMLElement, stop: () => void }} what stands beside the board, and how to take it down
 */
export function ending(context, stage, celebrate) {
  const { store } = context;
  const element = h("div", { class: "ending row", hidden: true });
  const moment = celebrate && celebration(stage, celebrate);
  const card = resultCard(context, { next: () => waysOn(context), close: () => (lay(), element.querySelector("button")?.focus()) });
  stage.append(...(moment ? [moment.element] : []), card.element);
  let [drawn, gone] = ["", false];
  // What the card offers is not offered twice.
  const lay = () => {
    element.hidden = !card.element.hidden;
  };
  const open = () => {
    if (!gone) card.open(store.get());
    lay();
  };
  const show = (/** @type {State} */ state) => {
    const { next_match, offers } = state.view;
    const key = `${next_match} ${offers.map(({ what }) => what)} ${voice(state)}`;
    if (key === drawn) return;
    drawn = key;
    fill(element, ...waysOn(context).slice(0, 2), button(t("match-result"), open));
    card.show();
    lay();
  };
  show(store.get());
  const leave = store.subscribe((state, before) => {
    show(state);
    goOn(state, before);
  });
  // There is nobody to be glad with where a game was called off.
  if (moment && store.get().view.outcome?.reason === "called-off") open();
  else void moment?.show(store.get()).then(open);
  const stop = () => {
    gone = true;
    leave();
    moment?.stop();
  };
  return { element, stop };
}

/**
 * What there is to do after a game, the likeliest first.
 * @param {Context} context
 * @returns {(HTMLElement | null)[]}
 */
function waysOn(context) {
  const { store, act, entry } = context;
  const { view } = store.get();
  const seat = voice(store.get());
  const asked = view.offers.some(({ what }) => what === "rematch");
  const rematch = button(t("match-rematch"), () => seat !== null && void act(seat, { type: "offer", what: "rematch" }), "primary");
  const next = h("a", { class: "button primary", href: `/m/${view.next_match}` }, t("match-rematch-go"));
  return [
    view.next_match && entry.kind !== "watch" ? next : seat !== null && !asked ? rematch : null,
    ...(view.started ? [h("a", { class: "button", href: `/m/${entry.match}/replay` }, t("match-replay")), shareButton(context)] : []),
    h("a", { class: "button quiet", href: "/" }, t("match-lobby")),
  ];
}
