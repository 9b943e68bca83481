// The course of a game on its result card: the chances of all seats as a curve, and the move that decided it. It is
// loaded when a game is over.

import { fill, h } from "../../dom.js";
import { levelName } from "../../levels.js";
import { createStore } from "../../store.js";
import { replay as replayOf } from "../../study.js";
import { sentence, t } from "../../words.js";
import { fetchChances } from "../replay/chances.js";
import { curve } from "../replay/curve.js";
import { shortName } from "../replay/rail.js";
import { labelAt } from "../replay/timeline.js";

/** @import { Context } from "../../../types/match.js" */
/** @import { Replay, Reviewed } from "../../../types/wire.js" */

/** A game of fewer plies has no course. */
const FEWEST = 2;

/**
 * @param {Context} context
 * @param {HTMLElement} place
 */
export async function course({ entry }, place) {
  const given = await replayOf(entry.match, entry.token);
  const replay = { ...given, names: given.names.map(levelName) };
  const last = replay.steps.length;
  if (last < FEWEST) return place.remove();
  const { element, draw } = curve();
  const story = h("p", { class: "result-story note" });
  const figure = h("figure", { class: "result-curve" }, element, h("figcaption", { class: "visually-hidden" }, t("match-course")));
  fill(place, h("h3", {}, t("match-course")), figure, story);
  /** @type {import("../replay/player.js").Showing} */
  const begin = { ply: last, playing: false, speed: 1, chances: Array.from({ length: last + 1 }), review: null };
  const store = createStore(begin);
  store.subscribe(({ chances }) => draw(chances));
  draw(store.get().chances);
  fetchChances(replay, { store }, (asking) => {
    story.textContent = asking ? t("match-course-asking") : "";
    if (!asking) fill(story, ...decidedBy(replay, store.get().review, entry.match));
  }, 1);
}

/**
 * The move that decided the game, with a link to it. It is told without blame.
 * @param {Replay} replay
 * @param {Reviewed | null} review
 * @param {string} match
 * @returns {(Node | string)[]}
 */
function decidedBy(replay, review, match) {
  const turn = review?.turns[0];
  if (!turn) return [t("match-course-close")];
  const { before, after, seat, ply } = turn;
  const link = h("a", { href: `/m/${match}/replay#ply=${ply}` }, t(after > before ? "match-course-best" : "match-course-turn"));
  const change = t("match-course-change", { name: shortName(replay, seat), before, after });
  return [link, h("span", { class: "numbers quiet" }, change), h("br"), sentence(labelAt(replay, ply))];
}
