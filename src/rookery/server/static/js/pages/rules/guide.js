// The guide to a game: the goal, the set-up, a turn and the special cases, each in a few words beside a board.

import { Board } from "../../board/board.js";
import { h } from "../../dom.js";
import { t, word } from "../../words.js";
import { nextOf, tabsOf } from "./opening.js";

/** @typedef {import("../../../types/wire.js").Guide} Guide */
/** @typedef {import("../../../types/wire.js").GuideSection} GuideSection */

/** Boards are drawn when they are this near to being seen. */
const NEAR = "600px";

/**
 * @param {Guide} guide
 * @param {import("../../wording.js").Text} summary
 * @returns {{ parts: HTMLElement[], destroy: () => void }}
 */
export function guideOf({ game, title, sections }, summary) {
  /** @type {Map<Element, GuideSection>} */
  const waiting = new Map();
  /** @type {Board[]} */
  const boards = [];
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const section = waiting.get(target);
        if (!isIntersecting || !section) continue;
        waiting.delete(target);
        watcher.unobserve(target);
        boards.push(drawn(/** @type {HTMLElement} */ (target), section));
      }
    },
    { rootMargin: NEAR },
  );
  const shown = sections.map((section, at) => {
    const stage = h("div", { class: "guide-stage", role: "img", "aria-label": describe(section) });
    waiting.set(stage, section);
    return h(
      "section",
      { class: "guide-part", id: section.id },
      h("div", { class: "guide-words" }, h("span", { class: "guide-number", "aria-hidden": "true" }, String(at + 1)), h("h2", {}, word(section.title)), h("p", {}, word(section.text))),
      stage,
    );
  });
  for (const stage of waiting.keys()) watcher.observe(stage);
  const opening = h("header", { class: "guide-opening" }, tabsOf(game, "guide"), h("h1", {}, title), h("p", { class: "guide-summary" }, word(summary)));
  const ending = h("footer", { class: "guide-ending card" }, h("h2", {}, t("rules-ready")), h("p", {}, t("rules-ready-text")), nextOf(game));
  const destroy = () => {
    watcher.disconnect();
    for (const board of boards) board.destroy();
  };
  return { parts: [h("div", { class: "guide" }, opening, ...shown, ending)], destroy };
}

/**
 * What a picture shows, for those who do not see it.
 * @param {GuideSection} section
 */
function describe({ title, choice }) {
  return choice ? t("rules-picture-move", { title: word(title), move: word(choice.label) }) : t("rules-picture", { title: word(title) });
}

/**
 * A board with the section's position, and an arrow for its move.
 * @param {HTMLElement} stage
 * @param {GuideSection} section
 */
function drawn(stage, { scene, choice }) {
  const board = new Board(stage);
  const [from, to] = choice?.touches ?? [];
  // An arrow needs to know where things are.
  void board.show(scene, [], { instant: true }).then(() => board.mark({ hint: from ? [from, to ?? from] : null }));
  return board;
}
