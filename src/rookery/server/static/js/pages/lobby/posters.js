// The games to choose from, each with a real board in mid-game, and the ways to begin.

import { preview } from "../../api.js";
import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { t, word } from "../../words.js";
import { boardPicture } from "./board_picture.js";
import { levelDialog, someoneButton } from "./quick_play.js";

/** @import { GameFacts } from "../../../types/wire.js" */

/**
 * @param {readonly GameFacts[]} games
 * @param {readonly string[]} levels
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function posters(games, levels) {
  const dialog = levelDialog(levels);
  const each = games.map((facts) => poster(facts, levels, dialog.ask));
  return {
    element: h("div", {}, h("ul", { class: "posters", role: "list" }, ...each.map(({ element }) => element)), dialog.element),
    destroy: () => each.forEach(({ picture }) => void picture.destroy()),
  };
}

/**
 * @param {GameFacts} facts
 * @param {readonly string[]} levels
 * @param {(facts: GameFacts) => void} ask  for a bot's level
 */
function poster(facts, levels, ask) {
  const { game, title } = facts;
  const picture = boardPicture();
  const link = h("a", { class: "poster", href: `#${game}`, "aria-label": t("lobby-set-up-of", { game: title }) }, picture.element);
  const words = h("div", { class: "poster-words" }, h("h2", {}, title), h("p", {}, word(facts.summary)));
  const onclick = () => ask(facts);
  const play = h("button", { class: "button primary", type: "button", "aria-haspopup": "dialog", "aria-label": t("lobby-play-of", { game: title }), onclick }, icon("play"), t("lobby-play"));
  const alone = facts.players[1] < 2;
  const actions = h("div", { class: "poster-actions" }, play, alone ? null : someoneButton(facts, levels));
  const links = h(
    "p",
    { class: "poster-links" },
    h("a", { href: `/learn/${game}`, "aria-label": t("lobby-learn-of", { game: title }) }, icon("learn"), t("lobby-learn")),
    h("a", { href: `/rules/${game}`, "aria-label": t("lobby-rules-of", { game: title }) }, icon("rules"), t("lobby-rules")),
  );
  void draw(picture, game);
  return { element: h("li", {}, link, words, actions, links), picture };
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
