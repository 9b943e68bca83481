// Arrows and rings for hints.

import { s } from "../dom.js";
import { curve } from "./paint.js";
import { pair } from "./shapes.js";

/** @import { End, Spot } from "../../types/board.js" */

const COLOUR = "var(--arrow, var(--on-ice-aurora))";
/** How much of two things an arrow between them leaves free, from their middles, of what they reach towards each other. */
const RIMS = { start: 0.34, end: 0.5 };
/** How long an arrow is at least, in its own size: into what is near it points farther. */
const SHORTEST = 0.6;
/** How large an arrow is at most, of the way that it points out: a short one must not hide what it is about. */
const OF_WAY = 0.9;
/** How far a ring is from what it is about, in usual spaces, and how round its corners are, of its height. */
const RING = { away: 0.1, round: 0.4 };

/**
 * How far a thing reaches from side to side in a direction.
 * @param {End} thing
 * @param {number} dx
 * @param {number} dy
 */
const reach = ({ wide, high }, dx, dy) => Math.min(wide / Math.abs(dx), high / Math.abs(dy));

/**
 * An arrow from one thing to another, a little bent, that ends at the rim of what it points to. A hint of one thing alone
 * is a ring: an arrow would say which way it goes, and might be wrong.
 * @param {End} from
 * @param {End} to
 * @param {number} unit
 * @returns {Element[]}
 */
export function hintMark(from, to, unit) {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  if (apart < 0.1 * unit) return ring(to, unit);
  const [dx, dy] = [(to.x - from.x) / apart, (to.y - from.y) / apart];
  const size = Math.min(unit, OF_WAY * apart);
  const start = Math.min(RIMS.start * reach(from, dx, dy), apart / 2);
  const last = Math.min(RIMS.end * reach(to, dx, dy), Math.max(0, apart - start - SHORTEST * size));
  return arrow({ x: from.x + dx * start, y: from.y + dy * start }, { x: to.x - dx * last, y: to.y - dy * last }, size);
}

/**
 * A ring around a thing.
 * @param {End} thing
 * @param {number} unit
 * @returns {Element[]}
 */
function ring({ x, y, wide, high }, unit) {
  const [width, height] = [wide + 2 * RING.away * unit, high + 2 * RING.away * unit];
  const form = { x: x - width / 2, y: y - height / 2, width, height, rx: RING.round * Math.min(width, height), fill: "none" };
  return [
    s("rect", { ...form, stroke: "var(--ice-lit)", "stroke-width": 0.2 * unit }),
    s("rect", { ...form, stroke: COLOUR, "stroke-width": 0.11 * unit }),
  ];
}

/**
 * A bent arrow from one point to another.
 * @param {Spot} from
 * @param {Spot} to
 * @param {number} unit
 * @returns {Element[]}
 */
function arrow(from, to, unit) {
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  const bend = Math.min(0.16 * way, 0.7 * unit) * (dx < 0 ? -1 : 1);
  const control = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  // The head lies along the end of the curve.
  const angle = Math.atan2(to.y - control.y, to.x - control.x);
  const neck = { x: to.x - 0.26 * unit * Math.cos(angle), y: to.y - 0.26 * unit * Math.sin(angle) };
  const shaft = `M${pair([from.x, from.y])}Q${pair([control.x, control.y])} ${pair([neck.x, neck.y])}`;
  const head = [-0.55, 0.55].map((side) => [
    to.x - 0.4 * unit * Math.cos(angle + side),
    to.y - 0.4 * unit * Math.sin(angle + side),
  ]);
  const tip = `M${pair([to.x, to.y])}L${head.map(pair).join("L")}Z`;
  const line = { fill: "none", "stroke-linecap": "round" };
  const casing = { stroke: "var(--ice-lit)", "stroke-linejoin": "round" };
  return [
    curve(shaft, { ...line, stroke: "var(--ice-lit)", "stroke-width": 0.2 * unit }),
    curve(tip, { fill: "var(--ice-lit)", ...casing, "stroke-width": 0.1 * unit }),
    curve(shaft, { ...line, stroke: COLOUR, "stroke-width": 0.11 * unit }),
    curve(tip, { fill: COLOUR }),
  ];
}

/**
 * A number within limits; in their middle where they leave no room.
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function within(value, least, most) {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
