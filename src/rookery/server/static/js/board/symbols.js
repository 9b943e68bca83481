// The rooms' art, fetched once and kept in the page, so that a piece is a single <use>.

import { s } from "../dom.js";
import { number } from "./shapes.js";

/** @import { Art, Bundle, Drawing, Drawings, Shared } from "../../types/looks.js" */

/** Before the names of drawings in the page, so that they never meet an id of a page. */
const OWN = "drawing-";

/** What is loading or has been loaded, by the keys of games. @type {Map<string, Promise<Art>>} */
const loading = new Map();
/** The drawings that all rooms share, once they are in the page. @type {Map<string, Drawing> | null} */
let shared = null;

/**
 * The art of a room: its own looks come before those that all rooms share.
 * @param {Shared} shared
 * @param {Bundle["looks"]} looks
 * @param {Drawings} drawings
 * @returns {Art}
 */
export const artOf = (shared, looks, drawings) => ({ ...shared, looks: { ...shared.looks, ...looks }, drawings });

/**
 * All that a room is drawn with, once it is in the page. A failed attempt is made again the next time.
 * @param {string} game
 * @returns {Promise<Art>}
 */
export function loadArt(game) {
  const known = loading.get(game);
  if (known) return known;
  const fresh = fetchArt(game).catch((error) => {
    loading.delete(game);
    throw error;
  });
  loading.set(game, fresh);
  return fresh;
}

/**
 * @param {string} game
 * @returns {Promise<Art>}
 */
async function fetchArt(game) {
  const address = `/art/${encodeURIComponent(game)}.json`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`there are no drawings at ${address}`);
  const bundle = /** @type {Bundle} */ (await answer.json());
  shared ??= place(bundle.symbols, OWN, new Map(), gradients(bundle.shared));
  const own = place(bundle.own_symbols, `${OWN}${game}-`, shared, []);
  dress(bundle.tokens);
  return artOf(bundle.shared, bundle.looks, new Map([...shared, ...own]));
}

/**
 * Put drawings into the page. They may use one another, and those that are there already.
 * @param {string} text
 * @param {string} before their names
 * @param {Drawings} known
 * @param {Element[]} paints
 * @returns {Map<string, Drawing>}
 */
function place(text, before, known, paints) {
  if (!text) return new Map();
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = document.importNode(read.documentElement, true);
  const names = new Set([...root.querySelectorAll("[id]")].map(({ id }) => id));
  for (const element of root.querySelectorAll("[id]")) element.id = before + element.id;
  for (const use of root.querySelectorAll("use")) {
    const name = use.getAttribute("href")?.slice(1) ?? "";
    use.setAttribute("href", `#${names.has(name) ? before : OWN}${name}`);
  }
  const symbols = [...root.querySelectorAll("symbol")];
  for (const symbol of symbols) symbol.setAttribute("overflow", "visible");
  const hidden = { class: "drawings", width: 0, height: 0, "aria-hidden": "true" };
  document.body.append(s("svg", hidden, s("defs", {}, ...paints), ...root.children));
  return new Map(symbols.map((symbol) => {
    return [symbol.id.slice(before.length), describe(symbol.id, (name) => symbol.getAttribute(name))];
  }));
}

/**
 * Have a room's own colours in the page.
 * @param {string} tokens
 */
function dress(tokens) {
  if (!tokens) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Paints that go from one colour to another, which all boards of a page share.
 * @param {Shared} known
 */
function gradients(known) {
  return Object.entries(known.gradients).map(([name, { stops, slant = 0 }]) => {
    const colours = stops.map((colour, index) => {
      return s("stop", { offset: index / (stops.length - 1), "stop-color": `var(--${colour})` });
    });
    return s("linearGradient", { id: `board-${name}`, x1: 0, y1: 0, x2: slant, y2: 1 }, ...colours);
  });
}

/**
 * The properties of a drawing, from its attributes.
 * @param {string} id
 * @param {(name: string) => string | null | undefined} attribute
 * @returns {Drawing}
 */
export function describe(id, attribute) {
  const [left = 0, top = 0, width = 100, height = 100] = numbers(attribute("viewBox"));
  const view = attribute("data-view") ?? null;
  return { id, left, top, width, height, view, letter: spot(attribute("data-letter")), hold: spot(attribute("data-hold")) };

  /** @param {string | null | undefined} text */
  function spot(text) {
    if (!text) return null;
    const [x = 0, y = 0, size = 0] = numbers(text);
    return { x: x - left - width / 2, y: y - top - height / 2, size };
  }
}

/**
 * @param {string | null | undefined} text
 * @returns {number[]}
 */
const numbers = (text) => (text ? text.split(" ").map(Number) : []);

/**
 * A drawing with its middle at a point; what is 100 wide in the drawing is `size` wide on the board.
 * @param {Art} art
 * @param {import("../../types/display.js").Symbol} bit
 */
export function draw({ drawings }, { symbol, x = 0, y = 0, size }) {
  const { id, width, height } = drawings.get(symbol) ?? { id: "", width: 100, height: 100 };
  const [wide, high] = [(width * size) / 100, (height * size) / 100];
  const place = { x: number(x - wide / 2), y: number(y - high / 2), width: number(wide), height: number(high) };
  return s("use", { href: `#${id}`, ...place });
}
