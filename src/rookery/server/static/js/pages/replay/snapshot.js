// A board as a self-contained SVG, with the symbols and styles that it uses.

import { s } from "../../dom.js";

const STYLES = ["/static/tokens.css", "/static/css/board.css"];
/** The colours of the sea, from the top down. */
export const SEA = ["--sea", "--sea-deep"];

/** A reference to another element: by href, or as a paint. */
const REFERENCE = /(?:href="|url\((?:"|&quot;)?)#([\w-]+)/g;

/** @typedef {{ css: string, theme: "light" | "dark" }} Look */

/** The current theme. */
export function theme() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/**
 * The styles of a board in this page.
 * @returns {Promise<Look>}
 */
export async function boardStyles() {
  const texts = await Promise.all(STYLES.map(async (address) => (await fetch(address)).text()));
  // Rooms adopt style sheets for their own colours.
  const own = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return { css: [...texts, ...own].join("\n"), theme: theme() };
}

/**
 * The picture of a board, as SVG.
 * @param {SVGSVGElement} board
 * @param {Look} look
 * @param {{ width: number, height: number, water?: boolean }} how  in pixels; with or without the sea around
 * @returns {string}
 */
export function snapshot(board, { css, theme: chosen }, { width, height, water = true }) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("data-theme", chosen);
  copy.setAttribute("data-scenery", document.documentElement.dataset.scenery ?? "");
  // In the page the sea is behind the board; a picture needs its own.
  copy.style.background = "none";
  const drawings = [...usedBy(copy)].map((drawing) => drawing.cloneNode(true));
  const sea = s("linearGradient", { id: "still-sea", x2: 0, y2: 1 }, ...SEA.map((name, at) => s("stop", { offset: at, "stop-color": `var(${name})` })));
  const { x, y, width: wide, height: high } = copy.viewBox.baseVal;
  const around = s("rect", { x, y, width: wide, height: high, fill: "url(#still-sea)" });
  copy.prepend(s("style", {}, css), s("defs", {}, sea, ...drawings), ...(water ? [around] : []));
  return new XMLSerializer().serializeToString(copy);
}

/**
 * The symbols and paints that a board refers to, directly or indirectly.
 * @param {Element} board
 * @returns {Set<Element>}
 */
function usedBy(board) {
  /** @type {Set<Element>} */
  const found = new Set();
  const look = (/** @type {Element} */ within) => {
    for (const [, id = ""] of within.outerHTML.matchAll(REFERENCE)) {
      const drawing = document.getElementById(id);
      if (!drawing || found.has(drawing) || board.contains(drawing)) continue;
      found.add(drawing);
      look(drawing);
    }
  };
  look(board);
  return found;
}
