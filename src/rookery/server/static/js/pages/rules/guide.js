// The guide to a game: the goal, the set-up, a turn and the special cases, each in a few words beside a board.

import { Board } from "../../board/board.js";
import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { changedScene } from "../../scene_changes.js";
import { t, word } from "../../words.js";
import { nextOf, tabsOf } from "./opening.js";

/** @import { Guide, GuideSection } from "../../../types/wire.js" */

/** Boards are drawn when they are this near to being seen. */
const NEAR = "600px";

/** How long the end of a move stays to be seen, in milliseconds. */
const SEEN = 1600;

/**
 * @param {Guide} guide
 * @param {import("../../../types/wording.js").Text} summary
 * @returns {{ parts: HTMLElement[], destroy: () => void }}
 */
export function guideOf({ game, title, sections }, summary) {
  const pictures = sections.map(pictureOf);
  const waiting = new Map(pictures.map((picture) => [/** @type {Element} */ (picture.stage), picture]));
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        watcher.unobserve(target);
        waiting.get(target)?.draw();
      }
    },
    { rootMargin: NEAR },
  );
  for (const { stage } of pictures) watcher.observe(stage);
  const opening = h("header", { class: "guide-opening" }, tabsOf(game, "guide"), h("h1", {}, title), h("p", { class: "guide-summary" }, word(summary)));
  const parts = sections.map((section, at) => h("section", { class: "guide-part", id: section.id }, wordsOf(section, at + 1), pictures[at]?.element ?? null));
  const ending = h("footer", { class: "guide-ending card" }, h("h2", {}, t("rules-ready")), h("p", {}, t("rules-ready-text")), nextOf(game));
  const destroy = () => {
    watcher.disconnect();
    for (const picture of pictures) picture.destroy();
  };
  return { parts: [h("div", { class: "guide" }, opening, ...parts, ending)], destroy };
}

/**
 * @param {GuideSection} section
 * @param {number} number
 */
function wordsOf({ title, text }, number) {
  const sign = h("span", { class: "guide-number", "aria-hidden": "true" }, String(number));
  return h("div", { class: "guide-words" }, sign, h("h2", {}, word(title)), h("p", {}, word(text)));
}

/**
 * A board with the section's position and an arrow for its move, which can be seen in motion.
 * @param {GuideSection} section
 */
function pictureOf(section) {
  const { scene, choice, changes, happenings } = section;
  const stage = h("div", { class: "guide-stage", role: "img", "aria-label": describe(section) });
  const again = h("button", { class: "button guide-play", type: "button", onclick: () => void play() }, icon("play"), t("rules-see"));
  const element = h("div", { class: "guide-picture" }, stage, choice && again);
  const [from, to = from] = choice?.touches ?? [];
  // What a piece does on its own space is pointed at from above.
  const stays = scene.pieces.some(({ id, space }) => id === from && space === to);
  const arrow = from && to ? [from, stays ? from : to] : null;
  /** @type {Board | null} */
  let board = null;
  /** Counts requests to play: a newer one takes over. */
  let asked = 0;

  async function begin() {
    await board?.show(scene, [], { instant: true });
    // An arrow needs to know where things are.
    board?.mark({ hint: arrow });
  }

  async function play() {
    asked += 1;
    const now = asked;
    await begin();
    board?.mark({ hint: null });
    await board?.show(changedScene(scene, changes), happenings);
    await new Promise((done) => setTimeout(done, SEEN));
    if (now === asked) await begin();
  }

  const draw = () => {
    board = new Board(stage);
    void begin();
  };
  const destroy = () => {
    asked += 1;
    board?.destroy();
  };
  return { element, stage, draw, destroy };
}

/**
 * What a picture shows, for those who do not see it.
 * @param {GuideSection} section
 */
function describe({ title, choice }) {
  return choice ? t("rules-picture-move", { title: word(title), move: word(choice.label) }) : t("rules-picture", { title: word(title) });
}
