// Matches to continue, and matches to join.

import { listMatches } from "../../api.js";
import { fill, h } from "../../dom.js";
import { isDark, settings } from "../../settings.js";
import { pictureAddress } from "../../study.js";
import { language, t } from "../../words.js";
import { clockWords } from "./clocks.js";
import { sittersRow, standing } from "./sitters.js";

/** @import { Listing, Summary } from "../../../types/wire.js" */

const SHOWN = 8;
/** How many matches that wait for us stand above all else. */
const AT_ONCE = 3;
const EVERY_MS = 15_000;
/** Pixels from left to right: twice what is shown, for fine screens. */
const SMALL = 128;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/**
 * Both lists, refreshed while they are visible, and above all else the matches that wait for us.
 * @param {Listing | null} first  what is there already; null if it could not be loaded
 * @returns {{ due: HTMLElement | null, element: HTMLElement, destroy: () => void }}
 */
export function lists(first) {
  const mine = h("div", {});
  const open = h("div", {});
  const element = h(
    "div",
    { class: "lists" },
    h("section", { "aria-labelledby": "mine-title" }, h("h2", { id: "mine-title" }, t("lobby-mine")), mine),
    h("section", { "aria-labelledby": "open-title" }, h("h2", { id: "open-title" }, t("lobby-open")), open),
  );
  // It stays as it is: only we can change it, and that is done on another page.
  const waiting = (first?.mine ?? []).filter(isDue).slice(0, AT_ONCE);
  const due = waiting.length ? h("ul", { class: "matches waiting", role: "list", "aria-label": t("lobby-turn-mine") }, ...waiting.map(mineRow)) : null;
  const show = (/** @type {Listing} */ listing) => {
    refill(mine, listing.mine.filter(notAmong(waiting)).slice(0, SHOWN).map(mineRow), t("lobby-mine-none"));
    refill(open, listing.open.filter(notAmong(listing.mine)).slice(0, SHOWN).map(openRow), t("lobby-open-none"));
  };
  const update = async () => {
    if (document.hidden) return;
    await listMatches().then(show, () => refill(open, [], t("lobby-lost")));
  };
  if (first) show(first);
  else refill(open, [], t("lobby-lost"));
  const clock = setInterval(update, EVERY_MS);
  document.addEventListener("visibilitychange", update);
  // Boards may look different now.
  const forget = settings.subscribe(() => void update());
  return {
    due,
    element,
    destroy() {
      clearInterval(clock);
      forget();
      document.removeEventListener("visibilitychange", update);
    },
  };
}

/**
 * Whether it is the turn of somebody at this device.
 * @param {Summary} match
 */
function isDue({ stage, turn, sitters }) {
  const mover = turn === null ? undefined : sitters[turn];
  return stage === "playing" && Boolean(mover?.mine && !mover.bot);
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

/** @param {readonly Summary[]} known */
function notAmong(known) {
  const ids = new Set(known.map((each) => each.match));
  return (/** @type {Summary} */ each) => !ids.has(each.match);
}

/** @param {Summary} match */
function mineRow(match) {
  const over = match.stage === "over";
  const address = over ? `/m/${match.match}/replay` : `/m/${match.match}`;
  const verb = over ? t("lobby-replay") : t("lobby-go-on");
  return row(match, { address, verb, due: isDue(match), facts: [standing(match), ago(match.changed)] });
}

/** @param {Summary} match */
function openRow(match) {
  const host = match.host === null ? undefined : match.sitters[match.host];
  const free = match.sitters.filter(({ name, bot }) => !name && !bot).length;
  const facts = [host ? t("lobby-host", { name: host.name }) : "", t("lobby-free", { count: free }), clockWords(match.clock), ago(match.created)];
  return row(match, { address: `/m/${match.match}`, verb: t("lobby-join"), due: false, facts });
}

/**
 * @param {Summary} match
 * @param {{ address: string, verb: string, due: boolean, facts: string[] }} how  due: whether somebody waits for us
 */
function row(match, { address, verb, due, facts }) {
  const told = facts.filter(Boolean).join("\u00a0· ");
  const words = h("span", { class: "match-words" }, h("strong", {}, match.title), sittersRow(match), h("span", { class: "quiet note" }, told));
  const label = `${verb}: ${match.title}, ${told}`;
  return h("li", { class: due ? "due" : null }, miniature(match), words, h("a", { class: due ? "button primary" : "button", href: address, "aria-label": label }, verb));
}

/**
 * The board of a match, small; an ornament.
 * @param {Summary} match
 */
function miniature({ game, players, options, position }) {
  const how = position === null ? {} : { position, players, options };
  const src = pictureAddress(game, { ...how, bare: true, theme: isDark() ? "dark" : "light", scenery: settings.get().scenery, size: SMALL });
  return h("img", { class: "miniature", src, alt: "", width: 64, height: 64, loading: "lazy" });
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
