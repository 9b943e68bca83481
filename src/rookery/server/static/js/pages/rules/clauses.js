// The clauses of a rulebook: each gets an anchor, and citations link to it.

import { h } from "../../dom.js";

const NUMBER = /^[A-Z]{1,3}\d+$/;
/** A rulebook cites in brackets: (B4), (SL3, TA2). */
const CITED = /\([^()]*\)/g;
const CLAUSE = /[A-Z]{1,3}\d+/g;

/**
 * Give clauses anchors, and link their citations.
 * @param {HTMLElement} text
 */
export function linkClauses(text) {
  const known = new Set();
  for (const item of text.querySelectorAll("li")) {
    const label = labelOf(item);
    if (!label) continue;
    const number = label.textContent ?? "";
    known.add(number);
    item.id = number;
    item.classList.add("clause");
    item.parentElement?.classList.add("clauses");
    label.replaceWith(h("a", { class: "clause-number", href: `#${number}` }, number));
    const rest = h("span", {}, ...[...item.childNodes].slice(1));
    item.append(rest);
  }
  for (const node of proseOf(text)) cite(node, known);
}

/**
 * The bold id at the start of a clause.
 * @param {Element} item
 */
function labelOf(item) {
  const first = item.firstElementChild;
  const begins = first?.tagName === "STRONG" && item.firstChild === first;
  return begins && NUMBER.test(first.textContent ?? "") ? first : null;
}

/**
 * The text nodes that may hold citations; not those in code.
 * @param {HTMLElement} text
 */
function proseOf(text) {
  const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("code, a, h1, h2, h3") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  /** @type {Text[]} */
  const found = [];
  while (walk.nextNode()) found.push(/** @type {Text} */ (walk.currentNode));
  return found;
}

/**
 * @param {Text} node
 * @param {Set<string>} known
 */
function cite(node, known) {
  const pieces = citations(node.data, known, node.parentElement?.tagName === "TD");
  if (pieces.every(({ clause }) => !clause)) return;
  node.replaceWith(...pieces.map(({ text, clause }) => (clause ? h("a", { class: "cited", href: `#${text}` }, text) : text)));
}

/**
 * A text split into citations and the text between them.
 * @param {string} text
 * @param {Set<string>} known
 * @param {boolean} whole  whether the text is nothing but citations, and has no need of brackets
 * @returns {{ text: string, clause: boolean }[]}
 */
export function citations(text, known, whole = false) {
  const parts = whole ? [{ index: 0, 0: text }] : [...text.matchAll(CITED)];
  /** @type {{ text: string, clause: boolean }[]} */
  const pieces = [];
  let end = 0;
  for (const { index, 0: part } of parts) {
    for (const found of part.matchAll(CLAUSE)) {
      if (!known.has(found[0])) continue;
      const at = index + found.index;
      if (at > end) pieces.push({ text: text.slice(end, at), clause: false });
      pieces.push({ text: found[0], clause: true });
      end = at + found[0].length;
    }
  }
  if (end < text.length) pieces.push({ text: text.slice(end), clause: false });
  return pieces;
}
