// Turns a display list into SVG elements.

import { s } from "../dom.js";
import { word } from "../words.js";
import { turnOf } from "./layer.js";
import { number } from "./shapes.js";
import { draw } from "./symbols.js";

/** @import { Part } from "../../types/display.js" */
/** @import { Art } from "../../types/looks.js" */
/** @typedef {Record<string, string | number>} Paints */

/** How large what follows the letter of a piece is. */
const SMALLER = 0.8;

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
 * An ellipse with its paints.
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 * @param {number} ry
 * @param {Paints} paints
 */
export const ellipse = (cx, cy, rx, ry, paints) => s("ellipse", written({ cx, cy, rx, ry, ...paints }));

/**
 * A part about its own point; what turns is in one group.
 * @param {Art} art
 * @param {Part} part
 * @returns {Element[]}
 */
export function drawBits(art, part) {
  const turning = s("g", { class: "turning" });
  turning.style.transform = turnOf(part);
  const drawn = part.bits().map((bit) => {
    if ("d" in bit) return path(art, bit);
    if ("words" in bit) return write(bit);
    const drawing = draw(art, bit);
    if (!bit.turns) return drawing;
    if (part.mirrored) drawing.setAttribute("transform", "scale(-1 1)");
    turning.append(drawing);
    return turning;
  });
  return [...new Set(drawn)];
}

/**
 * A path of a display list. With a class it can be found by a style sheet.
 * @param {Art} art
 * @param {import("../../types/display.js").Path} path
 * @param {string} [className]
 */
export function path(art, { d, fill, stroke, width = 0, opacity = 1, dashes, down = 0 }, className) {
  const line = stroke && { stroke: paint(art, stroke), "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" };
  return curve(d, {
    fill: fill ? paint(art, fill) : "none",
    ...line,
    ...(opacity === 1 ? {} : { opacity }),
    ...(dashes ? { "stroke-dasharray": dashes.map(number).join(" ") } : {}),
    ...(down ? { transform: `translate(0 ${number(down)})` } : {}),
    ...(className ? { class: className } : {}),
  });
}

/**
 * A paint by its name: a gradient that lies with the drawings, or a token.
 * @param {Art} art
 * @param {string} name
 */
const paint = ({ gradients }, name) => (name in gradients ? `url(#board-${name})` : `var(--${name})`);

/**
 * Words whose middle is at a point; not every browser knows dominant-baseline well.
 * @param {import("../../types/display.js").Words} bit
 */
function write({ words, follows = "", x = 0, y = 0, height, ink, bold = false }) {
  const place = { x, y: y + 0.35 * height, "font-size": height, "text-anchor": "middle", fill: `var(--${ink})` };
  const text = s("text", { ...written(place), class: bold ? "letter" : "word" }, word(words));
  if (follows) text.append(s("tspan", { "font-size": number(SMALLER * height) }, follows));
  return text;
}
