// A game's rulebook, with its contents beside it on wide screens.

import { me, Problem, rules } from "../api.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { isDark } from "../settings.js";
import { t } from "../words.js";

/**
 * What a rulebook may be made of, and which attributes stay. The server writes nothing else; this makes sure of it.
 * @type {Record<string, string[]>}
 */
const ALLOWED = {
  H1: ["id"], H2: ["id"], H3: ["id"], H4: ["id"], P: [], UL: [], OL: ["start"], LI: ["id"], STRONG: [], EM: [], CODE: [], PRE: [],
  A: ["href", "id"], IMG: ["src", "alt", "width", "height"], BR: [], HR: [], BLOCKQUOTE: [], DIV: [], SPAN: ["id"],
  TABLE: [], THEAD: [], TBODY: [], TR: [], TH: ["scope"], TD: [], SUP: [], SUB: [], DEL: [], DL: [], DT: [], DD: [],
};
/** Addresses that stay on this site. */
const OURS = /^(#|\/(?!\/))/;

/**
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const game = decodeURIComponent(address.pathname.split("/")[2] ?? "");
  const { games } = await me();
  const facts = games.find((each) => each.game === game);
  if (!facts) throw new Problem("unknown-game", "there is no such game");
  const book = await rules(game);
  document.title = `${t("rules.title", { game: book.title })} · ${t("app.name")}`;
  const text = h("article", { class: "rulebook" }, ...cleaned(book.html));
  wearTheme(text);
  const contents = contentsOf(text);
  fill(place, h("div", { class: "rules wide" }, aside(game, contents), text));
  jumpTo(address.hash);
  return () => fill(place);
}

/**
 * @param {string} game
 * @param {HTMLElement | null} contents
 */
function aside(game, contents) {
  const ways = h(
    "p",
    { class: "stack tight" },
    h("a", { class: "button primary", href: `/#${game}` }, t("rules.play")),
    h("a", { class: "button quiet", href: `/learn/${game}` }, icon("learn"), t("rules.learn")),
  );
  return h("aside", { class: "rules-aside stack" }, contents, ways);
}

/**
 * Links to the headings, which get ids if they have none.
 * @param {HTMLElement} text
 */
function contentsOf(text) {
  const headings = [...text.querySelectorAll("h2")];
  if (headings.length < 2) return null;
  const items = headings.map((heading, index) => {
    heading.id ||= `part-${index + 1}`;
    return h("li", {}, h("a", { href: `#${heading.id}` }, heading.textContent ?? ""));
  });
  return h("nav", { class: "contents", "aria-label": t("rules.contents") }, h("ol", { role: "list" }, ...items));
}

/**
 * Pictures of boards come in the light of the page.
 * @param {HTMLElement} text
 */
function wearTheme(text) {
  if (!isDark()) return;
  for (const image of text.querySelectorAll("img")) {
    const address = image.getAttribute("src") ?? "";
    if (address.endsWith("/picture.svg")) image.setAttribute("src", `${address}?theme=dark`);
  }
}

/** @param {string} hash */
function jumpTo(hash) {
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

/**
 * Markup as elements, with nothing in it but what is allowed; of everything else only the words stay.
 * @param {string} html
 * @returns {Node[]}
 */
export function cleaned(html) {
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
  // Wide tables scroll by themselves, so that the page never does.
  if (node.tagName !== "TABLE") return [copy];
  return [h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": t("rules.table") }, copy)];
}
