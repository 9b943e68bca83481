// What a piece would look like elsewhere: where it would stand among those who are there, and a ghost of it.

import { transformOf, turning, turnOf } from "./layer.js";
import { Layout } from "./layout.js";
import { arrange } from "./pieces.js";
import { seatClass } from "../seat_colours.js";

/** @import { Item } from "../../types/display.js" */

/**
 * How a piece would stand on a space, as if it were there already; null if it would not be seen.
 * @param {Layout} layout
 * @param {string} piece
 * @param {string} space
 * @returns {Item | null}
 */
export function standingOn({ scene, art }, piece, space) {
  const pieces = scene.pieces.map((each) => (each.id === piece ? { ...each, space, level: 0, carried_by: null } : each));
  return arrange(new Layout({ ...scene, pieces }, art)).find(({ id }) => id === piece) ?? null;
}

/**
 * A copy of a piece's group at another pose, hidden from touch and from screen readers.
 * @param {SVGGElement} node
 * @param {Item} item
 * @param {string} className
 */
export function ghostAt(node, item, className) {
  const ghost = /** @type {SVGGElement} */ (node.cloneNode(true));
  for (const { name } of [...ghost.attributes]) ghost.removeAttribute(name);
  ghost.querySelector(":scope > .halo")?.remove();
  const seat = item.seat === null ? "" : ` ${seatClass(item.seat)}`;
  ghost.setAttribute("class", `${className}${seat}`);
  ghost.style.transform = transformOf(item);
  const turned = turning(ghost);
  if (turned) turned.style.transform = turnOf(item);
  return ghost;
}
