// Matches to continue, and matches to join.

import { listMatches } from "../../api.js";
import { fill, h } from "../../dom.js";
import { levelName } from "../../levels.js";
import { language, t } from "../../words.js";
import { clockWords } from "./clocks.js";

/** @typedef {import("../../../types/wire.js").Summary} Summary */

const SHOWN = 8;
const EVERY_MS = 15_000;
/** @type {Record<Summary["stage"], import("../../words.js").PlainWord>} */
const STAGES = { open: "lobby-stage-open", playing: "lobby-stage-playing", over: "lobby-stage-over" };
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/**
 * Both lists, refreshed while they are visible.
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function lists() {
  const mine = h("div", {}, quiet(t("lobby-looking")));
  const open = h("div", {}, quiet(t("lobby-looking")));
  const element = h(
    "div",
    { class: "lists" },
    h("section", { "aria-labelledby": "mine-title" }, h("h2", { id: "mine-title" }, t("lobby-mine")), mine),
    h("section", { "aria-labelledby": "open-title" }, h("h2", { id: "open-title" }, t("lobby-open")), open),
  );
  const update = async () => {
    if (document.hidden) return;
    try {
      const listing = await listMatches();
      refill(mine, inOrder(listing.mine).map(mineRow), t("lobby-mine-none"));
      refill(open, listing.open.filter(notAmong(listing.mine)).slice(0, SHOWN).map(openRow), t("lobby-open-none"));
    } catch {
      refill(open, [], t("lobby-lost"));
    }
  };
  void update();
  const clock = setInterval(update, EVERY_MS);
  document.addEventListener("visibilitychange", update);
  return {
    element,
    destroy() {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", update);
    },
  };
}

/**
 * Replace a list's rows, unless they are the same: a row must not vanish under a finger.
 * @param {HTMLElement} place
 * @param {HTMLElement[]} rows
 * @param {string} none
 */
function refill(place, rows, none) {
  const list = rows.length ? h("ul", { class: "matches", role: "list" }, ...rows) : quiet(none);
  if (list.outerHTML !== place.innerHTML) fill(place, list);
}

/** @param {readonly Summary[]} mine */
function inOrder(mine) {
  const running = mine.filter((each) => each.stage !== "over");
  const over = mine.filter((each) => each.stage === "over");
  return [...running, ...over].slice(0, SHOWN);
}

/** @param {readonly Summary[]} known */
function notAmong(known) {
  const ids = new Set(known.map((each) => each.match));
  return (/** @type {Summary} */ each) => !ids.has(each.match);
}

/** @param {Summary} match */
function mineRow(match) {
  const over = match.stage === "over";
  const address = over ? `/m/${match.match}/replay` : `/m/${match.match}`;
  return row(match, address, over ? t("lobby-replay") : t("lobby-go-on"), [company(match), t(STAGES[match.stage]), ago(match.changed)]);
}

/** @param {Summary} match */
function openRow(match) {
  const facts = [company(match), clockWords(match.clock), ago(match.created)];
  return row(match, `/m/${match.match}`, t("lobby-join"), facts);
}

/**
 * Who plays: how many, or which bots.
 * @param {Summary} match
 */
function company({ players, seats }) {
  const bots = seats.flatMap(({ bot }) => (bot ? [levelName(bot)] : []));
  return bots.length ? t("lobby-against", { names: [...new Set(bots)] }) : t("lobby-players", { count: players });
}

/**
 * @param {Summary} match
 * @param {string} address
 * @param {string} verb
 * @param {string[]} facts
 */
function row(match, address, verb, facts) {
  const words = h("span", { class: "match-words" }, h("strong", {}, match.title), h("span", { class: "quiet note" }, facts.filter(Boolean).join("\u00a0· ")));
  return h("li", {}, words, h("a", { class: "button", href: address, "aria-label": `${verb}: ${match.title}` }, verb));
}

/** @param {string} words */
function quiet(words) {
  return h("p", { class: "quiet note none" }, words);
}

/** @param {number} then milliseconds since the epoch */
function ago(then) {
  const past = Date.now() - then;
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? [];
  if (!unit || !length) return t("lobby-now");
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
