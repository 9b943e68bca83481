// Before somebody's first game of a kind: three sentences with pictures over the board, and never again.

import * as api from "../../api.js";
import { Board } from "../../board/board.js";
import { fill, h } from "../../dom.js";
import { save } from "../../storage.js";
import { t, word } from "../../words.js";
import { button } from "./buttons.js";
import { INTRODUCED, introducedGames } from "./parts.js";

/** @import { Context } from "../../../types/match.js" */
/** @import { GuideSection } from "../../../types/wire.js" */

/**
 * @param {Context} context
 * @param {() => void} done  it was closed
 * @returns {HTMLElement}
 */
export function intro({ store }, done) {
  const { game, title } = store.get().view;
  const element = h("section", { class: "over-board card intro", role: "dialog", "aria-label": t("match-intro", { game: title }), hidden: true });
  /** @type {Board[]} */
  let boards = [];
  const close = () => {
    if (element.hidden) return;
    element.hidden = true;
    for (const board of boards) board.destroy();
    boards = [];
    save(INTRODUCED, [...new Set([...introducedGames(), game])]);
    done();
  };
  const ask = async () => {
    const { sections } = await api.guide(game, { intro: true });
    if (!sections.length || store.get().view.over) return;
    const steps = sections.map(step);
    fill(element, h("h2", { tabindex: -1 }, t("match-intro", { game: title })), h("ol", { class: "intro-steps" }, ...steps.map((each) => each.element)), button(t("match-intro-go"), close, "primary large"));
    element.hidden = false;
    boards = steps.map((each) => each.draw());
    element.querySelector("h2")?.focus({ preventScroll: true });
  };
  element.addEventListener("keydown", (event) => event.key === "Escape" && close());
  // One touch, wherever it is, skips it.
  element.addEventListener("click", close);
  void ask().catch(() => {});
  return element;
}

/** @param {GuideSection} section */
function step({ title, text, scene, choice }) {
  const place = h("div", { class: "intro-picture", "aria-hidden": "true" });
  const element = h("li", { class: "intro-step" }, place, h("div", {}, h("h3", {}, word(title)), h("p", {}, word(text))));
  const draw = () => {
    const board = new Board(place);
    void board.show(scene, [], { instant: true });
    const [from, to = from] = choice?.touches.filter((id) => [...scene.spaces, ...scene.pieces].some((each) => each.id === id)) ?? [];
    if (from && to) board.mark({ hint: [from, to] });
    return board;
  };
  return { element, draw };
}
