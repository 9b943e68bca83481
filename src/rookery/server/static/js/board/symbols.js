// The drawings of every board, fetched once and kept in the page, so that a piece is one <use>.

import { s } from "../dom.js";
import { number } from "./shapes.js";

const ADDRESS = "/static/symbols.svg";
/** Before the names of drawings in the page, so that they never meet an id of a page. */
const OWN = "drawing-";

/** @typedef {{ x: number, y: number, size: number }} Spot */
/**
 * What is known of a drawing: its box, how it may be turned, and where it has room for a letter or what is carried.
 * @typedef {{ left: number, top: number, width: number, height: number, view: string | null,
 *   letter: Spot | null, hold: Spot | null }} Drawing
 */
/** @typedef {ReadonlyMap<string, Drawing>} Drawings */

/** @type {Promise<Drawings> | null} */
let loading = null;

/**
 * All drawings by name, once they are in the page. A failed attempt is made again the next time.
 * @returns {Promise<Drawings>}
 */
export function loadDrawings() {
  loading ??= fetchDrawings().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** @returns {Promise<Drawings>} */
async function fetchDrawings() {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`there are no drawings at ${ADDRESS}`);
  const read = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const root = document.importNode(read.documentElement, true);
  for (const element of root.querySelectorAll("[id]")) element.id = OWN + element.id;
  for (const use of root.querySelectorAll("use")) {
    use.setAttribute("href", `#${OWN}${use.getAttribute("href")?.slice(1)}`);
  }
  const symbols = [...root.querySelectorAll("symbol")];
  for (const symbol of symbols) symbol.setAttribute("overflow", "visible");
  const hidden = { class: "drawings", width: 0, height: 0, "aria-hidden": "true" };
  document.body.append(s("svg", hidden, s("defs", {}, ...gradients()), ...root.children));
  return new Map(symbols.map((symbol) => [symbol.id.slice(OWN.length), describe((name) => symbol.getAttribute(name))]));
}

/** The light on ice, from the upper left. */
function gradients() {
  return [gradient("board-ice", ["ice-lit", "ice", "ice"]), gradient("board-edge", ["ice-lit", "ice-lit", "ice-edge"])];
}

/**
 * @param {string} id
 * @param {string[]} colours
 */
function gradient(id, colours) {
  const stops = colours.map((colour, index) => {
    return s("stop", { offset: index / (colours.length - 1), "stop-color": `var(--${colour})` });
  });
  return s("linearGradient", { id, x1: 0, y1: 0, x2: 0.6, y2: 1 }, ...stops);
}

/**
 * What a drawing's attributes tell of it.
 * @param {(name: string) => string | null | undefined} attribute
 * @returns {Drawing}
 */
export function describe(attribute) {
  const [left = 0, top = 0, width = 100, height = 100] = numbers(attribute("viewBox"));
  const view = attribute("data-view") ?? null;
  return { left, top, width, height, view, letter: spot(attribute("data-letter")), hold: spot(attribute("data-hold")) };

  /** @param {string | null | undefined} told */
  function spot(told) {
    if (!told) return null;
    const [x = 0, y = 0, size = 0] = numbers(told);
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
 * @param {Drawings} drawings
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number | null} [angle]
 */
export function draw(drawings, name, x, y, size, angle = null) {
  const { width, height } = drawings.get(name) ?? { width: 100, height: 100 };
  const [wide, high] = [(width * size) / 100, (height * size) / 100];
  const use = { href: `#${OWN}${name}`, width: number(wide), height: number(high) };
  if (angle === null) return s("use", { ...use, x: number(x - wide / 2), y: number(y - high / 2) });
  const turn = `translate(${number(x)} ${number(y)}) rotate(${number(angle)})`;
  return s("use", { ...use, x: number(-wide / 2), y: number(-high / 2), transform: turn });
}
