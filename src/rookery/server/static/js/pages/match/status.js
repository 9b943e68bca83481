// One line that says what happens now, and what to do.

import { fill, h } from "../../dom.js";
import { t } from "../../words.js";
import { resultOf } from "./result.js";
import { called, colour, mine, toMove } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Table} Table */

/**
 * @param {Table} table
 * @returns {HTMLElement}
 */
export function statusLine({ store }) {
  const main = h("span", { class: "status-main" });
  const more = h("span", { class: "status-more quiet" });
  const line = h("p", { class: "status" }, main, " ", more);
  const show = (/** @type {State} */ state) => {
    const told = statusOf(state);
    if (main.textContent !== told.main) fill(main, told.main);
    if (more.textContent !== told.more) fill(more, told.more);
    line.classList.toggle("mine", toMove(state) !== null);
  };
  show(store.get());
  store.subscribe(show);
  return line;
}

/**
 * What happens now, in a few words, and what the board says besides.
 * @param {State} state
 * @returns {{ main: string, more: string }}
 */
export function statusOf(state) {
  const { view } = state;
  if (view.over) return resultOf(state);
  if (!view.started) {
    const count = view.seats.filter(({ kind }) => kind === "open").length;
    return { main: t("match.waiting", { count }), more: "" };
  }
  const { turn } = view;
  if (turn === null) return { main: t("match.rolling"), more: "" };
  return { main: whoseTurn(state, turn), more: remark(state, turn) };
}

/**
 * @param {State} state
 * @param {number} turn
 */
function whoseTurn(state, turn) {
  const name = called(state, turn);
  if (state.view.seats[turn]?.kind === "bot") return t("match.thinks", { name });
  if (toMove(state) === null) return t("match.turn", { name });
  if (mine(state).length === 1) return t("match.turn.mine");
  // Around one device: whoever has moved in this turn has it already.
  return t(state.view.undo ? "match.turn" : "match.turn.pass", { name });
}

/**
 * The room's own status, without what was said already: "Red to move: 2 moves left" leaves "2 moves left".
 * @param {State} state
 * @param {number} turn
 */
function remark(state, turn) {
  const status = state.view.scene?.status ?? "";
  const name = colour(state, turn);
  const told = [t("match.status.move", { name }), t("match.status.to", { name })].find((each) => status.startsWith(each));
  return told ? status.slice(told.length).replace(/^:? /, "") : status;
}
