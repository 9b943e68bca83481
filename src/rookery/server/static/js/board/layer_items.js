// What layers keep: grounds, spaces and pieces, each with its look, its attributes and its pose.

import { word } from "../words.js";
import { drawBits } from "./paint.js";

/** @typedef {import("./display.js").Part} Part */
/** @typedef {import("./land.js").LandPart} LandPart */
/** @typedef {import("./pieces.js").Item} Item */
/** @typedef {import("./looks.js").Art} Art */
/** @typedef {import("./transition.js").Land} Land */
/** @typedef {import("./transition.js").Figure} Figure */

/**
 * The class of a part, in the colours of its seat, and what tells others which thing it is; without an id it is nothing
 * to them.
 * @param {Part} part
 * @param {string} sort
 * @returns {Record<string, string | null>}
 */
function attributes({ id, label, seat }, sort) {
  const classes = seat === null ? sort : `${sort} seat-${seat}`;
  if (id === null) return { class: classes, "aria-hidden": "true" };
  return { class: classes, "data-id": id, role: "img", "aria-label": word(label) };
}

/**
 * A ground or a space to keep.
 * @param {Art} art
 * @param {LandPart} part
 * @returns {Land}
 */
export function landOf(art, part) {
  const { key, look, outline, x, y, angle, sort } = part;
  return { key, look, attributes: attributes(part, sort), pose: { x, y, scale: 1, angle }, outline, draw: () => drawBits(art, part) };
}

/**
 * A piece to keep, or what belongs to one.
 * @param {Art} art
 * @param {Item} item
 * @returns {Figure}
 */
export function figureOf(art, item) {
  const { key, look, id, x, y, scale, angle } = item;
  const sort = id === null ? "aside" : "piece";
  return { key, item, look, attributes: attributes(item, sort), pose: { x, y, scale, angle }, draw: () => drawBits(art, item) };
}
