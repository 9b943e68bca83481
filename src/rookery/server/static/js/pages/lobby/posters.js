// The games to choose from, each with a real board in mid-game.

import { preview } from "../../api.js";
import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { t, word } from "../../words.js";
import { boardPicture } from "./board_picture.js";

/** @typedef {import("../../../types/wire.js").GameFacts} GameFacts */

/**
 * @param {readonly GameFacts[]} games
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function posters(games) {
  const each = games.map(poster);
  return {
    element: h("ul", { class: "posters", role: "list" }, ...each.map(({ element }) => element)),
    destroy: () => each.forEach(({ picture }) => void picture.destroy()),
  };
}

/** @param {GameFacts} facts */
function poster(facts) {
  const picture = boardPicture();
  const words = h("span", { class: "poster-words" }, h("strong", {}, facts.title), h("span", {}, word(facts.summary)));
  const link = h("a", { class: "poster", href: `#${facts.game}` }, picture.element, words);
  const links = h(
    "p",
    { class: "poster-links" },
    h("a", { href: `/learn/${facts.game}`, "aria-label": t("lobby-learn-of", { game: facts.title }) }, icon("learn"), t("lobby-learn")),
    h("a", { href: `/rules/${facts.game}`, "aria-label": t("lobby-rules-of", { game: facts.title }) }, icon("rules"), t("lobby-rules")),
  );
  void draw(picture, facts.game);
  return { element: h("li", {}, link, links), picture };
}

/**
 * @param {ReturnType<typeof boardPicture>} picture
 * @param {string} game
 */
async function draw(picture, game) {
  try {
    const { scene } = await preview({ game, under_way: true });
    await picture.show(scene);
  } catch {
    // A poster without a board still works as a link.
  }
}
