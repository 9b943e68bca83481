// What people see where a page cannot go on: what happened, in plain words, and the way on.

import { fill, h, s } from "../dom.js";
import { announce } from "../notices.js";
import { said, t } from "../words.js";

/** @typedef {import("../words.js").Word} Word */
/** @typedef {import("../api.js").Problem} Problem */
/** @typedef {"again" | "watch"} Way  load the page again, or open the match without its key */

/**
 * Problems that have words of their own: problem.NAME.title and problem.NAME.text. Codes that mean the same to people
 * share a name.
 * @type {Record<string, { words: string, ways: Way[] }>}
 */
const KINDS = {
  "unknown-page": { words: "page", ways: [] },
  "wrong-method": { words: "page", ways: [] },
  "unknown-game": { words: "game", ways: [] },
  "unknown-match": { words: "match", ways: [] },
  "no-token": { words: "private", ways: [] },
  "wrong-token": { words: "link", ways: ["watch"] },
  "seat-taken": { words: "taken", ways: ["watch"] },
  "not-your-seat": { words: "taken", ways: ["watch"] },
  full: { words: "full", ways: ["watch"] },
  "other-rules": { words: "rules", ways: [] },
  "broken-log": { words: "broken", ways: [] },
  "no-socket": { words: "socket", ways: ["again"] },
  unreachable: { words: "gone", ways: ["again"] },
  stopping: { words: "stopping", ways: ["again"] },
  "database-busy": { words: "busy", ways: ["again"] },
  "too-many-requests": { words: "fast", ways: ["again"] },
  "too-many-sockets": { words: "sockets", ways: ["again"] },
  "too-many-matches": { words: "matches", ways: [] },
  failed: { words: "failed", ways: ["again"] },
  mistake: { words: "mistake", ways: ["again"] },
};

/**
 * The heading and the sentence for a problem; one without words of its own speaks with the server's.
 * @param {{ code: string, sentence: string }} problem
 * @returns {{ title: string, text: string, ways: Way[] }}
 */
export function wordsFor({ code, sentence }) {
  const kind = KINDS[code];
  if (!kind) return { title: t("problem.other.title"), text: asSentence(said(sentence)), ways: ["again"] };
  const name = `problem.${kind.words}`;
  return { title: t(/** @type {Word} */ (`${name}.title`)), text: t(/** @type {Word} */ (`${name}.text`)), ways: kind.ways };
}

/**
 * Show a problem in the place of a page.
 * @param {HTMLElement} place
 * @param {{ code: string, sentence: string }} problem
 * @returns {() => void} takes it down
 */
export function problemPage(place, problem) {
  const { title, text, ways } = wordsFor(problem);
  const home = h("a", { class: ways.length ? "button" : "button primary", href: "/" }, t("problem.home"));
  const heading = h("h1", { tabindex: -1 }, title);
  const on = h("div", { class: "row" }, ...ways.map(wayOn), home);
  fill(place, h("section", { class: "problem" }, drawing(), heading, h("p", { class: "quiet" }, text), on));
  document.title = `${title} · ${t("app.name")}`;
  announce(`${title} ${text}`);
  return () => fill(place);
}

/** @param {Way} way */
function wayOn(way) {
  const again = () => location.reload();
  if (way === "again") return h("button", { class: "button primary", type: "button", onclick: again }, t("problem.again"));
  // Without what stands behind the #, a match that everybody may see is shown to those who look on.
  return h("a", { class: "button primary", href: location.pathname, onclick: leaveKey }, t("problem.watch"));
}

/** @param {Event} event */
function leaveKey(event) {
  event.preventDefault();
  history.replaceState(null, "", location.pathname);
  location.reload();
}

/** A young one alone on its floe. */
function drawing() {
  const floe = "M46 106C62 98 150 96 190 104C204 107 206 118 198 124C170 134 74 134 48 126C36 122 36 111 46 106Z";
  const penguin = s("use", { href: "/static/symbols.svg#penguin", x: 74, y: 24, width: 92, height: 92, class: "seat-1" });
  return s(
    "svg",
    { class: "drawing", viewBox: "0 0 240 160", "aria-hidden": "true" },
    s("path", { class: "floe-side", d: floe, transform: "translate(0 9)" }),
    s("path", { class: "floe", d: floe }),
    penguin,
  );
}

/** @param {string} words */
function asSentence(words) {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?…]$/.test(whole) ? whole : `${whole}.`;
}
