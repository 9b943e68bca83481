// The items of layers: grounds, spaces and pieces, each with its look, attributes and pose.

import { word } from "../words.js";
import { curve, drawBits } from "./paint.js";
import { polygon, shifted } from "./shapes.js";
import { seatClass } from "../seat_colours.js";

/** @import { Item, Part } from "../../types/display.js" */
/** @import { LandPart } from "./land.js" */
/** @import { Art } from "../../types/looks.js" */
/** @import { Figure, Land, Outline, Thing } from "../../types/board.js" */

/**
 * A part's class, with its seat's colours, and its id and label; a part without an id is hidden from screen readers.
 * @param {Part} part
 * @param {string} sort
 * @returns {Record<string, string | null>}
 */
function attributes({ id, label, seat }, sort) {
  const classes = seat === null ? sort : `${sort} ${seatClass(seat)}`;
  if (id === null) return { class: classes, "aria-hidden": "true" };
  return { class: classes, "data-id": id, role: "img", "aria-label": word(label) };
}

/**
 * A ground or a space as an item.
 * @param {Art} art
 * @param {LandPart} part
 * @returns {Land}
 */
export function landOf(art, part) {
  const { key, look, outline, x, y, angle, sort } = part;
  return { key, look, attributes: attributes(part, sort), pose: { x, y, scale: 1, angle }, outline, draw: () => drawBits(art, part) };
}

/**
 * What can be touched of a coast: its land, a ground of its own, goes on beyond the picture, but this does not.
 * @param {Art} art
 * @param {LandPart} part
 * @param {Outline} seen  what can be seen of it
 * @returns {Land}
 */
export function coastOf(art, part, seen) {
  const d = polygon(shifted(seen, -part.x, -part.y));
  return { ...landOf(art, part), look: d, draw: () => [curve(d, { fill: "transparent" })] };
}

/**
 * A piece, or something that belongs to one, as an item.
 * @param {Art} art
 * @param {Item} item
 * @returns {Figure}
 */
export function figureOf(art, item) {
  const { key, look, id, x, y, scale, angle } = item;
  const sort = id === null ? "aside" : "piece";
  return { key, item, look, attributes: attributes(item, sort), pose: { x, y, scale, angle }, draw: () => drawBits(art, item) };
}

/**
 * Something that is neither land nor piece, as an item; what the scene itself marks can be told apart.
 * @param {Art} art
 * @param {Part} part
 * @returns {Thing}
 */
export function surroundingOf(art, part) {
  const { key, sort, x, y, angle } = part;
  const named = { ...attributes(part, sort === "mark" ? "scene-mark" : "surrounding"), "data-part": key };
  return { key, look: JSON.stringify(part.bits()), attributes: named, pose: { x, y, scale: 1, angle }, draw: () => drawBits(art, part) };
}
