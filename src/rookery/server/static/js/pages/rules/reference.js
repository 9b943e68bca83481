// The law of a game: its rulebook's numbered clauses, with the contents at hand. The rulebook's own title and
// introduction stand above it.

import { h } from "../../dom.js";
import { isDark, settings } from "../../settings.js";
import { language, t } from "../../words.js";
import { linkClauses } from "./clauses.js";
import { contentsOf } from "./contents.js";
import { nextOf, tabsOf } from "./opening.js";

/**
 * Allowed elements and attributes. The server writes no others; this makes sure.
 * @type {Record<string, string[]>}
 */
const ALLOWED = {
  H1: ["id"], H2: ["id"], H3: ["id"], H4: ["id"], P: [], UL: [], OL: ["start"], LI: ["id"], STRONG: [], EM: [], CODE: [], PRE: [],
  A: ["href", "id"], IMG: ["src", "alt", "width", "height"], BR: [], HR: [], BLOCKQUOTE: [], DIV: [], SPAN: ["id"],
  FIGURE: [], FIGCAPTION: [], TABLE: [], THEAD: [], TBODY: [], TR: [], TH: ["scope"], TD: [], SUP: [], SUB: [], DEL: [], DL: [], DT: [], DD: [],
};
/** Addresses that stay on this site. */
const OURS = /^(#|\/(?!\/))/;

/**
 * @param {import("../../../types/wire.js").Rulebook} book
 * @returns {{ parts: (HTMLElement | null)[], destroy: () => void }}
 */
export function referenceOf({ game, html }) {
  const text = h("article", { class: "rulebook", lang: "en" }, ...cleaned(html));
  preparePictures(text);
  // Wide content must be scrollable by keyboard too.
  for (const block of text.querySelectorAll("pre")) block.tabIndex = 0;
  linkClauses(text);
  const opening = openingOf(text, game);
  const contents = contentsOf(text);
  const images = [...opening.querySelectorAll("img"), ...text.querySelectorAll("img")];
  const forget = settings.subscribe(() => images.forEach(dress));
  return { parts: [opening, contents.element, text], destroy: () => (forget(), contents.destroy()) };
}

/**
 * The header: the title and introduction, moved out of the text, beside a picture.
 * @param {HTMLElement} text
 * @param {string} game
 */
function openingOf(text, game) {
  const first = [...text.children];
  const end = first.findIndex(({ tagName }) => tagName === "H2");
  const parts = end < 0 ? first : first.slice(0, end);
  const pictures = parts.flatMap((part) => [...part.querySelectorAll("img")]);
  for (const part of parts) part.remove();
  const picture = h("div", { class: "rules-picture" }, ...pictures);
  const words = parts.filter((part) => part.textContent?.trim());
  // Rulebooks are in English; say so on pages in other languages.
  const english = language() === "en" ? null : h("p", { class: "quiet note" }, t("rules-english"));
  return h("header", { class: "rules-opening" }, h("div", { class: "rules-words" }, tabsOf(game, "reference"), ...words, english, nextOf(game)), picture);
}

/**
 * Pictures of boards have their place before they come; all but the first load lazily.
 * @param {HTMLElement} text
 */
function preparePictures(text) {
  for (const [at, image] of text.querySelectorAll("img").entries()) {
    if (at > 0) image.loading = "lazy";
    image.style.setProperty("--ratio", String(Number(image.getAttribute("width")) / Number(image.getAttribute("height"))));
    dress(image);
  }
}

/**
 * A picture of a board matches the theme.
 * @param {HTMLImageElement} image
 */
function dress(image) {
  const address = new URL(image.getAttribute("src") ?? "", location.href);
  address.searchParams.set("theme", isDark() ? "dark" : "light");
  address.searchParams.set("scenery", settings.get().scenery);
  image.src = address.pathname + address.search;
}

/**
 * Sanitized markup: of anything not allowed only the text stays.
 * @param {string} html
 * @returns {Node[]}
 */
function cleaned(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.body.childNodes].flatMap(clean);
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function clean(node) {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? "")];
  if (!(node instanceof Element) || ["SCRIPT", "STYLE", "TEMPLATE"].includes(node.tagName)) return [];
  const children = [...node.childNodes].flatMap(clean);
  const allowed = ALLOWED[node.tagName];
  if (!allowed) return children;
  const copy = document.createElement(node.tagName);
  for (const name of allowed) {
    const value = node.getAttribute(name);
    if (value !== null && (!["href", "src"].includes(name) || OURS.test(value))) copy.setAttribute(name, value);
  }
  copy.append(...children);
  if (node.tagName === "DIV" && node.querySelector("figure")) copy.className = "example";
  // Wide tables scroll on their own, so that the page does not; a reader tells them apart by their columns.
  if (node.tagName !== "TABLE") return [copy];
  const columns = [...copy.querySelectorAll("th")].map((head) => head.textContent?.trim()).filter(Boolean).join(", ");
  return [h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": t("rules-table", { columns }) }, copy)];
}
