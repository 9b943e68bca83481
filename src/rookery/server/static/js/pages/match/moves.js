// The list of moves: a row for each turn, with its rolls; the last one is marked and scrolled into view.

import { h } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { historyOf, turns } from "./history.js";
import { plyText } from "./narration.js";
import { letter } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */
/** @typedef {import("./history.js").Turn} Turn */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function moveList({ store }) {
  const list = h("ol", { class: "moves", tabindex: 0, "aria-label": t("match-moves") });
  const none = h("p", { class: "quiet note" }, t("match-moves-none"));
  const element = h("section", { class: "moves-part" }, h("h2", {}, t("match-moves")), none, list);
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
    if (same < Math.max(keys.length, drawn.length)) markLast(list);
    drawn = keys;
  };
  show(store.get());
  // Scroll to the end again when the list becomes visible.
  new ResizeObserver(() => (list.scrollTop = list.scrollHeight)).observe(list);
  store.subscribe((state, before) => {
    if (state.events !== before.events) show(state);
  });
  return element;
}

/**
 * @param {State} state
 * @param {Turn} turn
 * @param {number} number
 */
function row(state, { seat, plies }, number) {
  const who =
    seat === null
      ? h("span", { class: "move-sign" })
      : h("span", { class: "move-sign" }, seatBadge(seat, letter(state, seat)));
  // Rows show the short notation; the tooltip and screen readers have the full text.
  const texts = plies.map((ply) => {
    const text = plyText(state, ply);
    const shown = h("span", { "aria-hidden": "true" }, ply.text);
    const words = h("span", { class: "visually-hidden" }, text);
    return h("span", { class: ply.seat === null ? "move roll" : "move", title: text }, shown, words);
  });
  return h(
    "li",
    { class: "turn-row" },
    h("span", { class: "move-number numbers quiet" }, String(number)),
    who,
    h("span", { class: "turn-moves" }, ...texts),
  );
}

/** @param {HTMLElement} list */
function markLast(list) {
  for (const old of list.querySelectorAll(".move.last")) old.classList.remove("last");
  const moves = list.querySelectorAll(".move");
  moves[moves.length - 1]?.classList.add("last");
  list.scrollTop = list.scrollHeight;
}
