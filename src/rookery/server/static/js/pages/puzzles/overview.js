// The puzzles of today, of all games.

import { games } from "../../api.js";
import { fill, h } from "../../dom.js";
import { isDark, settings } from "../../settings.js";
import { pictureAddress, puzzles } from "../../study.js";
import { t, word } from "../../words.js";
import { spokenDate } from "./card.js";
import { diary, streak } from "./diary.js";
import { marksRow } from "./marks.js";

/** @import { Puzzles } from "../../../types/wire.js" */

/** The width of a board, in pixels. */
const SIZE = 320;

/** @param {HTMLElement} place */
export async function showOverview(place) {
  const facts = await games();
  const lists = (await Promise.all(facts.games.map(({ game }) => puzzles(game)))).filter(({ daily }) => daily !== null);
  const date = lists[0]?.date;
  document.title = `${t("puzzle-today")} · ${t("app-name")}`;
  fill(
    place,
    h(
      "div", { class: "wide puzzle-overview" },
      h("h1", {}, t("puzzle-today")),
      date !== undefined && h("p", { class: "quiet" }, t("puzzle-same", { date: spokenDate(date) })),
      h("ul", { class: "puzzle-cards", role: "list" }, ...lists.flatMap(today)),
    ),
  );
}

/** @param {Puzzles} list */
function today(list) {
  const known = diary(list.game);
  const path = `/puzzles/${encodeURIComponent(list.game)}`;
  return [one(list, list.daily, path, known.days), one(list, list.daily_deal, `${path}/deal`, known.deals)];
}

/**
 * @param {Puzzles} list
 * @param {number | null} number
 * @param {string} href
 * @param {import("./diary.js").Diary["days"]} days
 */
function one(list, number, href, days) {
  const entry = list.puzzles.find((each) => each.number === number);
  if (!entry) return null;
  const done = days[list.date];
  const row = streak(days, list.date);
  const { position, players, options } = entry;
  const src = pictureAddress(list.game, { position, players, options, bare: true, theme: isDark() ? "dark" : "light", scenery: settings.get().scenery, size: SIZE });
  return h(
    "li", { class: "card" },
    h("h2", {}, list.title),
    h("a", { href, tabindex: -1, "aria-hidden": "true" }, h("img", { class: "puzzle-board", src, alt: "", width: SIZE, height: SIZE })),
    h("p", { class: "puzzle-asks" }, word(entry.asks)),
    row > 0 && h("p", { class: "small quiet" }, t("puzzle-streak", { days: row })),
    h(
      "div", { class: "row" },
      h("a", { class: done ? "button" : "button primary", href, "aria-label": t(entry.deal ? "puzzle-open-deal" : "puzzle-open", { game: list.title }) }, t(done ? "puzzle-look-again" : entry.deal ? "puzzle-try-deal" : "puzzle-try")),
      done && marksRow(done),
    ),
  );
}
