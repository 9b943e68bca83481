// One line: what is happening, and what to do.

import { h, write } from "../../dom.js";
import { t, word } from "../../words.js";
import { resultOf } from "./result.js";
import { called, mine, toMove } from "./state.js";

/** @import { Context, State, Told } from "../../../types/match.js" */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function statusLine({ store }) {
  const main = h("span", { class: "status-main" });
  const more = h("span", { class: "status-more quiet" });
  const line = h("p", { class: "status" }, main, " ", more);
  const show = (/** @type {State} */ state) => {
    const status = statusOf(state);
    write(main, status.main);
    write(more, status.more);
    line.classList.toggle("mine", toMove(state) !== null);
  };
  show(store.get());
  store.subscribe(show);
  return line;
}

/**
 * Whose turn it is or who has won, and the game's own status.
 * @param {State} state
 * @returns {Told}
 */
export function statusOf(state) {
  const { view } = state;
  if (view.over) return resultOf(state);
  if (view.revealing.length) {
    const names = view.revealing.filter((seat) => !mine(state).includes(seat)).map((seat) => called(state, seat));
    return { main: t("match-dice-ready"), more: names.length ? t("match-dice-waiting", { names }) : "" };
  }
  if (!view.started) {
    const count = view.seats.filter(({ kind }) => kind === "open").length;
    return { main: t("match-waiting", { count }), more: "" };
  }
  if (view.turn === null) return { main: t("match-rolling"), more: "" };
  return { main: whoseTurn(state, view.turn), more: word(view.scene?.status ?? "") };
}

/**
 * The same in one go: "Your move: 2 moves left".
 * @param {State} state
 */
export function statusText(state) {
  const { main, more } = statusOf(state);
  return more ? t("match-status", { main, more }) : main;
}

/**
 * @param {State} state
 * @param {number} turn
 */
function whoseTurn(state, turn) {
  const name = called(state, turn);
  if (state.view.seats[turn]?.kind === "bot") return t("match-thinks", { name });
  const alone = mine(state).length === 1;
  return alone && toMove(state) !== null ? t("match-turn-mine") : t("match-turn", { name });
}
