// What stands above the rules of a game: the two ways to read them, and the ways on.

import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { t } from "../../words.js";

/** @param {string} game */
const addressOf = (game) => `/rules/${encodeURIComponent(game)}`;

/**
 * Links to the guide and to the reference.
 * @param {string} game
 * @param {"guide" | "reference"} shown
 */
export function tabsOf(game, shown) {
  const tab = (/** @type {string} */ name, /** @type {string} */ href, /** @type {boolean} */ here) =>
    h("a", { class: "rules-tab", href, "aria-current": here ? "page" : null }, name);
  return h(
    "nav",
    { class: "rules-tabs", "aria-label": t("rules-ways") },
    tab(t("rules-guide"), addressOf(game), shown === "guide"),
    tab(t("rules-reference"), `${addressOf(game)}/reference`, shown === "reference"),
  );
}

/**
 * Links to continue with.
 * @param {string} game
 */
export function nextOf(game) {
  return h(
    "p",
    { class: "rules-next" },
    h("a", { class: "button primary", href: `/#${game}` }, t("rules-play")),
    h("a", { class: "button", href: `/learn/${encodeURIComponent(game)}` }, icon("learn"), t("rules-learn")),
  );
}
