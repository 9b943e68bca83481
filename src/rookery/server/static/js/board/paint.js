// What every part of a board is made of: curves, ovals, words, slabs of ice.

import { s } from "../dom.js";
import { number, pair, shore } from "./shapes.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./shapes.js").Outline} Outline */
/** @typedef {Record<string, string | number>} Paints */

/** Gradients that all boards of a page share; they lie with the drawings. */
const ICE = "url(#board-ice)";
const EDGE = "url(#board-edge)";

/**
 * Lengths among the paints, as short as they can be.
 * @param {Paints} paints
 */
function written(paints) {
  return Object.fromEntries(
    Object.entries(paints).map(([name, value]) => [name, typeof value === "number" ? number(value) : value]),
  );
}

/**
 * A path with its paints.
 * @param {string} d
 * @param {Paints} paints
 */
export const curve = (d, paints) => s("path", { d, ...written(paints) });

/**
 * A polygon with its paints.
 * @param {Outline} outline
 * @param {Paints} paints
 */
export const polygon = (outline, paints) =>
  s("polygon", { points: outline.map(pair).join(" "), "stroke-linejoin": "round", ...written(paints) });

/**
 * An ellipse with its paints.
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 * @param {number} ry
 * @param {Paints} paints
 */
export const oval = (cx, cy, rx, ry, paints) => s("ellipse", written({ cx, cy, rx, ry, ...paints }));

/**
 * Words whose middle is at a point; not every browser knows dominant-baseline well.
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {Paints} paints
 */
export function write(words, x, y, height, paints) {
  const place = written({ x, y: y + 0.35 * height, "font-size": height, "text-anchor": "middle", ...paints });
  return s("text", place, words);
}

/**
 * A slab of ice round a polygon.
 * @param {Layout} layout
 * @param {Outline} outline
 * @param {number} rim
 */
export function slab(layout, outline, rim) {
  return layers(layout, shore(outline, rim), 0.22 * layout.unit * (0.6 + 0.4 * Math.min(1, rim / layout.rim)));
}

/**
 * A slab of ice: its shadow on the water, its side in the shade, its top with a lit edge.
 * @param {Layout} layout
 * @param {string} coast
 * @param {number} thick
 */
export function layers(layout, coast, thick) {
  return [
    sheet(coast, 1.9 * thick, "var(--sea-shadow)", { opacity: 0.14, "stroke-width": 1.3 * thick }),
    sheet(coast, 1.7 * thick, "var(--sea-shadow)", { opacity: 0.22, "stroke-width": 0.45 * thick }),
    sheet(coast, thick, "var(--ice-shade)", {}),
    sheet(coast, 0.45 * thick, "var(--ice-edge)", {}),
    curve(coast, { fill: ICE, stroke: EDGE, "stroke-width": 0.05 * layout.unit }),
  ];
}

/**
 * One layer of a slab, some way below its top; with a width it is spread by a line of its own colour.
 * @param {string} coast
 * @param {number} down
 * @param {string} fill
 * @param {Paints} paints
 */
function sheet(coast, down, fill, paints) {
  const stroke = "stroke-width" in paints ? fill : "none";
  return curve(coast, { fill, stroke, ...paints, transform: `translate(0 ${number(down)})` });
}
