// A field for moves in notation: Enter plays; a refusal says why, with the legal moves folded below.

import { fill, h } from "../../dom.js";
import { t } from "../../words.js";
import { refusalText } from "./refusals.js";
import { mine, toMove } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function notation({ store, stream }) {
  const refusal = h("div", { class: "notation-refusal", role: "alert" });
  const input = h("input", {
    class: "input",
    "aria-label": t("match-type"),
    placeholder: t("match-type"),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  const play = async () => {
    const seat = toMove(store.get());
    const move = input.value.trim();
    if (seat === null || !move) return;
    fill(refusal);
    try {
      await stream.send(seat, { type: "move", move });
      input.value = "";
    } catch (/** @type {any} */ problem) {
      fill(refusal, ...explain(problem, input));
    }
  };
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void play();
  };
  const go = h("button", { class: "button", type: "submit" }, t("match-type-play"));
  const element = h("form", { class: "notation", onsubmit }, h("div", { class: "notation-row" }, input, go), refusal);
  const show = (/** @type {State} */ state) => {
    const may = toMove(state) !== null;
    input.disabled = go.disabled = !may;
    element.hidden = mine(state).length === 0 || !state.view.started || state.view.over;
  };
  show(store.get());
  store.subscribe((state, before) => {
    show(state);
    if (state.view.plies !== before.view.plies) fill(refusal);
  });
  return element;
}

/**
 * @param {any} problem
 * @param {HTMLInputElement} input
 */
function explain(problem, input) {
  const said = h("p", { class: "note" }, refusalText(problem));
  const legal = /** @type {string[]} */ (problem.details?.moves ?? []);
  if (!legal.length) return [said];
  const chips = legal.map((move) => {
    const onclick = () => {
      input.value = move;
      input.focus();
    };
    return h("button", { class: "phrase", type: "button", onclick }, move);
  });
  const fold = h(
    "details",
    { class: "fold" },
    h("summary", {}, t("match-legal", { count: legal.length })),
    h("div", { class: "phrases" }, ...chips),
  );
  return [said, fold];
}
