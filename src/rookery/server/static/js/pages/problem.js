// The error page: what happened, and what to do.

import { fill, h, s } from "../dom.js";
import { PENGUIN } from "../icons.js";
import { announce } from "../notices.js";
import { sentence, t } from "../words.js";

/** @import { PlainWord } from "../words.js" */
/** @typedef {"again" | "watch" | "api"} Action  load the page again, open the match without its key, read about the API */

/**
 * Words for problems by code; codes that mean the same to people share them.
 * @type {Record<string, { title: PlainWord, text: PlainWord, actions: Action[] }>}
 */
const KNOWN = {
  "unknown-page": { title: "problem-page-title", text: "problem-page-text", actions: [] },
  "no-documentation": { title: "problem-docs-title", text: "problem-docs-text", actions: ["again", "api"] },
  "wrong-method": { title: "problem-page-title", text: "problem-page-text", actions: [] },
  "unknown-game": { title: "problem-game-title", text: "problem-game-text", actions: [] },
  "unknown-match": { title: "problem-match-title", text: "problem-match-text", actions: [] },
  "used-link": { title: "problem-link-title", text: "problem-link-text", actions: [] },
  "seat-taken": { title: "problem-taken-title", text: "problem-taken-text", actions: ["watch"] },
  "not-your-seat": { title: "problem-taken-title", text: "problem-taken-text", actions: ["watch"] },
  full: { title: "problem-full-title", text: "problem-full-text", actions: ["watch"] },
  "other-rules": { title: "problem-rules-title", text: "problem-rules-text", actions: [] },
  "broken-log": { title: "problem-broken-title", text: "problem-broken-text", actions: [] },
  "no-socket": { title: "problem-socket-title", text: "problem-socket-text", actions: ["again"] },
  unreachable: { title: "problem-gone-title", text: "problem-gone-text", actions: ["again"] },
  stopping: { title: "problem-stopping-title", text: "problem-stopping-text", actions: ["again"] },
  "database-busy": { title: "problem-busy-title", text: "problem-busy-text", actions: ["again"] },
  "too-many-requests": { title: "problem-fast-title", text: "problem-fast-text", actions: ["again"] },
  "too-many-sockets": { title: "problem-sockets-title", text: "problem-sockets-text", actions: ["again"] },
  "too-many-matches": { title: "problem-matches-title", text: "problem-matches-text", actions: [] },
  failed: { title: "problem-failed-title", text: "problem-failed-text", actions: ["again"] },
  mistake: { title: "problem-mistake-title", text: "problem-mistake-text", actions: ["again"] },
};

/**
 * The heading and text of a problem; an unknown one uses the server's text.
 * @param {{ code: string, text: import("../../types/wording.js").Text }} problem
 * @returns {{ title: string, text: string, actions: Action[] }}
 */
export function wordsFor({ code, text }) {
  const known = KNOWN[code];
  if (known) return { title: t(known.title), text: t(known.text), actions: known.actions };
  return { title: t("problem-other-title"), text: sentence(text), actions: ["again"] };
}

/**
 * Show a problem in the place of a page.
 * @param {HTMLElement} place
 * @param {{ code: string, text: import("../../types/wording.js").Text }} problem
 * @returns {() => void} takes it down
 */
export function problemPage(place, problem) {
  const { title, text, actions } = wordsFor(problem);
  const home = h("a", { class: actions.length ? "button" : "button primary", href: "/" }, t("problem-home"));
  const heading = h("h1", { tabindex: -1 }, title);
  const on = h("div", { class: "row" }, ...actions.map(actionButton), home);
  fill(place, h("section", { class: "problem" }, drawing(), heading, h("p", { class: "quiet" }, text), on));
  document.title = `${title} · ${t("app-name")}`;
  announce(`${title} ${text}`);
  return () => fill(place);
}

/** @param {Action} action */
function actionButton(action) {
  const again = () => location.reload();
  if (action === "again") return h("button", { class: "button primary", type: "button", onclick: again }, t("problem-again"));
  if (action === "api") return h("a", { class: "button", href: "/docs/api" }, t("problem-api"));
  // Without its token, a public match can still be watched.
  return h("a", { class: "button primary", href: location.pathname, onclick: dropToken }, t("problem-watch"));
}

/** @param {Event} event */
function dropToken(event) {
  event.preventDefault();
  history.replaceState(null, "", location.pathname);
  location.reload();
}

/** A penguin alone on a piece of ice, far from land. */
function drawing() {
  const ice = "M46 106C62 98 150 96 190 104C204 107 206 118 198 124C170 134 74 134 48 126C36 122 36 111 46 106Z";
  const far = "M0 56V48L14 42L26 45L44 30L58 40L70 37L86 50L120 54L150 52L168 40L180 44L198 26L214 38L226 35L240 44V56Z";
  const penguin = s("use", { href: `/static/symbols.svg#${PENGUIN}`, x: 74, y: 24, width: 92, height: 92, class: "seat-1" });
  return s(
    "svg",
    { class: "drawing", viewBox: "0 0 240 160", "aria-hidden": "true" },
    s("path", { class: "far", d: far }),
    s("path", { class: "wave", d: "M14 84q7 -5 14 0t14 0M196 78q7 -5 14 0t14 0M20 144q7 -5 14 0t14 0M186 146q7 -5 14 0t14 0" }),
    s("path", { class: "ice-side", d: ice, transform: "translate(0 9)" }),
    s("path", { class: "ice", d: ice }),
    penguin,
  );
}
