// What layers keep: grounds, spaces and pieces, each with its look, its attributes and its pose.

import { s } from "../dom.js";
import { turnOf } from "./keyed.js";
import { oval, write } from "./paint.js";
import { number } from "./shapes.js";
import { draw } from "./symbols.js";

/** @typedef {import("./grounds.js").Part} Part */
/** @typedef {import("./pieces.js").Item} Item */
/** @typedef {import("./pieces.js").Bit} Bit */
/** @typedef {import("./stage.js").Land} Land */
/** @typedef {import("./stage.js").Figure} Figure */
/** @typedef {import("./symbols.js").Drawings} Drawings */

/**
 * The classes of something of a kind, in the colours of a seat.
 * @param {string} sort
 * @param {string} kind
 * @param {number | null} seat
 */
const classes = (sort, kind, seat) => [sort, kind, ...(seat === null ? [] : [`seat-${seat}`])].join(" ");

/**
 * What tells others which thing it is; without an id it is nothing to them.
 * @param {string | null} id
 * @param {string | null} label
 * @returns {Record<string, string | null>}
 */
function named(id, label) {
  return id === null ? { "aria-hidden": "true" } : { "data-id": id, role: "img", "aria-label": label };
}

/**
 * A ground or a space to keep.
 * @param {Part} part
 * @param {"ground" | "space"} sort
 * @returns {Land}
 */
export function landOf({ key, look, kind, seat, x, y, outline, label, draw: drawn }, sort) {
  const attributes = { class: classes(sort, kind, seat), ...named(label === null ? null : key, label) };
  return { key, look, attributes, pose: { x, y, scale: 1, angle: 0 }, outline, draw: drawn };
}

/**
 * A piece to keep, or what belongs to one.
 * @param {Drawings} drawings
 * @param {Item} item
 * @returns {Figure}
 */
export function figureOf(drawings, item) {
  const { key, id, kind, seat, label, x, y, box, angle, mirrored, bits } = item;
  return {
    key,
    item,
    look: JSON.stringify([mirrored, bits]),
    attributes: { class: classes(id === null ? "aside" : "piece", kind, seat), ...named(id, label) },
    pose: { x, y, scale: box / 100, angle },
    draw: () => drawBits(drawings, item),
  };
}

/**
 * A piece about its middle, 100 wide: what lies under it, the part that turns, what is written on it or held.
 * @param {Drawings} drawings
 * @param {Item} item
 * @returns {Element[]}
 */
function drawBits(drawings, { angle, mirrored, bits }) {
  return bits.map((bit) => {
    if ("shadow" in bit) return oval(bit.x, bit.y, bit.shadow, 47, { fill: "var(--outline)", opacity: 0.2 });
    if ("words" in bit) return lettered(bit);
    const drawing = draw(drawings, bit.drawing, bit.x, bit.y, bit.size);
    if (!bit.turns) return drawing;
    if (mirrored) drawing.setAttribute("transform", "scale(-1 1)");
    const turning = s("g", { class: "turning" }, drawing);
    turning.style.transform = turnOf({ angle });
    return turning;
  });
}

/**
 * The letter of a piece; what follows it, such as a number, is written smaller, but a number alone is written whole.
 * @param {Extract<Bit, { words: string }>} bit
 */
function lettered({ words, x, y, height, fill }) {
  const parts = /^(\D)(.+)$/.exec(words);
  const text = write(parts?.[1] ?? words, x, y, height, { fill, class: "letter" });
  if (parts?.[2]) text.append(s("tspan", { "font-size": number(0.8 * height) }, parts[2]));
  return text;
}
