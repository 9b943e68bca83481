// What people see where a page cannot go on: what happened, in plain words, and the way on.

import { fill, h, s } from "../dom.js";
import { announce } from "../notices.js";
import { sentence, t } from "../words.js";

/** @typedef {import("../words.js").PlainWord} PlainWord */
/** @typedef {import("../api.js").Problem} Problem */
/** @typedef {"again" | "watch"} WayOn  load the page again, or open the match without its key */

/**
 * Problems that the pages have words for, by their codes. Codes that mean the same to people share their words.
 * @type {Record<string, { title: PlainWord, text: PlainWord, ways: WayOn[] }>}
 */
const KNOWN = {
  "unknown-page": { title: "problem-page-title", text: "problem-page-text", ways: [] },
  "wrong-method": { title: "problem-page-title", text: "problem-page-text", ways: [] },
  "unknown-game": { title: "problem-game-title", text: "problem-game-text", ways: [] },
  "unknown-match": { title: "problem-match-title", text: "problem-match-text", ways: [] },
  "no-token": { title: "problem-private-title", text: "problem-private-text", ways: [] },
  "wrong-token": { title: "problem-link-title", text: "problem-link-text", ways: ["watch"] },
  "seat-taken": { title: "problem-taken-title", text: "problem-taken-text", ways: ["watch"] },
  "not-your-seat": { title: "problem-taken-title", text: "problem-taken-text", ways: ["watch"] },
  full: { title: "problem-full-title", text: "problem-full-text", ways: ["watch"] },
  "other-rules": { title: "problem-rules-title", text: "problem-rules-text", ways: [] },
  "broken-log": { title: "problem-broken-title", text: "problem-broken-text", ways: [] },
  "no-socket": { title: "problem-socket-title", text: "problem-socket-text", ways: ["again"] },
  unreachable: { title: "problem-gone-title", text: "problem-gone-text", ways: ["again"] },
  stopping: { title: "problem-stopping-title", text: "problem-stopping-text", ways: ["again"] },
  "database-busy": { title: "problem-busy-title", text: "problem-busy-text", ways: ["again"] },
  "too-many-requests": { title: "problem-fast-title", text: "problem-fast-text", ways: ["again"] },
  "too-many-sockets": { title: "problem-sockets-title", text: "problem-sockets-text", ways: ["again"] },
  "too-many-matches": { title: "problem-matches-title", text: "problem-matches-text", ways: [] },
  failed: { title: "problem-failed-title", text: "problem-failed-text", ways: ["again"] },
  mistake: { title: "problem-mistake-title", text: "problem-mistake-text", ways: ["again"] },
};

/**
 * The heading and the sentence for a problem; one without words of its own speaks with the server's.
 * @param {{ code: string, text: import("../wording.js").Text }} problem
 * @returns {{ title: string, text: string, ways: WayOn[] }}
 */
export function wordsFor({ code, text }) {
  const known = KNOWN[code];
  if (known) return { title: t(known.title), text: t(known.text), ways: known.ways };
  return { title: t("problem-other-title"), text: sentence(text), ways: ["again"] };
}

/**
 * Show a problem in the place of a page.
 * @param {HTMLElement} place
 * @param {{ code: string, text: import("../wording.js").Text }} problem
 * @returns {() => void} takes it down
 */
export function problemPage(place, problem) {
  const { title, text, ways } = wordsFor(problem);
  const home = h("a", { class: ways.length ? "button" : "button primary", href: "/" }, t("problem-home"));
  const heading = h("h1", { tabindex: -1 }, title);
  const on = h("div", { class: "row" }, ...ways.map(wayOn), home);
  fill(place, h("section", { class: "problem" }, drawing(), heading, h("p", { class: "quiet" }, text), on));
  document.title = `${title} · ${t("app-name")}`;
  announce(`${title} ${text}`);
  return () => fill(place);
}

/** @param {WayOn} way */
function wayOn(way) {
  const again = () => location.reload();
  if (way === "again") return h("button", { class: "button primary", type: "button", onclick: again }, t("problem-again"));
  // Without what stands behind the #, a match that everybody may see is shown to those who look on.
  return h("a", { class: "button primary", href: location.pathname, onclick: leaveKey }, t("problem-watch"));
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
  const penguin = s("use", { href: "/static/symbols.svg#baby-upright", x: 74, y: 24, width: 92, height: 92, class: "seat-1" });
  return s(
    "svg",
    { class: "drawing", viewBox: "0 0 240 160", "aria-hidden": "true" },
    s("path", { class: "floe-side", d: floe, transform: "translate(0 9)" }),
    s("path", { class: "floe", d: floe }),
    penguin,
  );
}
