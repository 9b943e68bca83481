// The list of moves: each turn in sentences, with its notation; the last one is marked and scrolled into view.

import { h } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { historyOf, turns } from "./history.js";
import { turnText } from "./narration.js";
import { letter } from "./state.js";

/** @import { Context, State, Turn } from "../../../types/match.js" */

const SMALL = matchMedia("(max-width: 899px) and (min-height: 521px)");

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function moveList({ store }) {
  const list = h("ol", { class: "moves", tabindex: 0, "aria-label": t("match-moves") });
  const none = h("p", { class: "quiet note" }, t("match-moves-none"));
  const element = h("section", { class: "moves-part" }, h("h2", {}, t("match-moves")), none, list);
  // When the list becomes visible, and when its last row has been laid out: until then, scrolling would have it done at once.
  const laidOut = new ResizeObserver(() => (list.scrollTop = list.scrollHeight));
  laidOut.observe(list);
  /** @type {string[]} */
  let drawn = [];
  const show = (/** @type {State} */ state) => {
    const found = turns(historyOf(state.events).plies, state.view.players === 1);
    const keys = found.map((turn) => `${turn.seat}:${turn.plies.map(({ text }) => text).join(" ")}`);
    // Only the rows from the first difference on are redrawn.
    let same = 0;
    while (same < drawn.length && same < keys.length && drawn[same] === keys[same]) same += 1;
    while (list.children.length > same) list.lastElementChild?.remove();
    list.append(...found.slice(same).map((turn, index) => row(state, turn, same + index + 1)));
    none.hidden = found.length > 0;
    list.hidden = found.length === 0;
    if (same < Math.max(keys.length, drawn.length)) {
      for (const each of list.children) each.classList.toggle("last", each === list.lastElementChild);
      if (list.lastElementChild) laidOut.observe(list.lastElementChild);
    }
    drawn = keys;
  };
  show(store.get());
  store.subscribe((state, before) => {
    if (state.events !== before.events) show(state);
  });
  return element;
}

/**
 * The same once more where a small screen has room for it below the board.
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function lastMoves(context) {
  const element = h("div", { class: "last-moves" });
  const lay = () => element.append(...(SMALL.matches && !element.firstChild ? [moveList(context)] : []));
  SMALL.addEventListener("change", lay);
  lay();
  return element;
}

/**
 * @param {State} state
 * @param {Turn} turn
 * @param {number} number
 */
function row(state, turn, number) {
  const { seat, plies } = turn;
  // A roll without a move yet is the beginning of somebody's turn.
  const whose = seat ?? plies[0]?.happenings[0]?.seat ?? null;
  const sign = whose === null ? null : seatBadge(whose, letter(state, whose));
  // A line breaks between moves, not within one.
  const notation = plies.flatMap(({ text }) => [" ", h("span", { class: "ply-notation" }, text)]);
  return h(
    "li",
    { class: "turn-row" },
    h("span", { class: "move-number numbers quiet" }, String(number)),
    h("span", { class: "move-sign" }, sign),
    h("p", { class: "turn-words" }, turnText(state, turn), h("span", { class: "turn-notation numbers quiet" }, ...notation)),
  );
}
