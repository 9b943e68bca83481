// Arrows: for hints, and for the directions around a piece.

import { s } from "../dom.js";
import { curve, ellipse } from "./paint.js";
import { number, pair } from "./shapes.js";

/** @typedef {{ x: number, y: number }} Spot */

/** How much of two things an arrow between them leaves free, from their middles, in their boxes. */
const RIMS = { start: 0.34, end: 0.5 };
/** How long an arrow is at least, in usual spaces: what is near is pointed at from farther inside the other. */
const SHORTEST = 0.6;

/**
 * An arrow from one thing to another, a little bent, that ends at the rim of what it points to. A hint of one thing alone
 * comes from above.
 * @param {Spot & { box: number }} from
 * @param {Spot & { box: number }} to
 * @param {number} unit
 * @returns {Element[]}
 */
export function hintArrow(from, to, unit) {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  const end = RIMS.end * to.box;
  if (apart < 0.1 * unit) return arrow({ x: to.x, y: to.y - end - 1.1 * unit }, { x: to.x, y: to.y - end }, unit);
  const [dx, dy] = [(to.x - from.x) / apart, (to.y - from.y) / apart];
  const start = Math.min(RIMS.start * from.box, Math.max(0, apart - end - SHORTEST * unit));
  const last = Math.min(end, apart - start - 0.3 * unit);
  return arrow({ x: from.x + dx * start, y: from.y + dy * start }, { x: to.x - dx * last, y: to.y - dy * last }, unit);
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
    curve(shaft, { ...line, stroke: "var(--on-ice-aurora)", "stroke-width": 0.11 * unit }),
    curve(tip, { fill: "var(--on-ice-aurora)" }),
  ];
}

/**
 * How far from the middle directions must be, so that no two of their discs touch.
 * @param {readonly number[]} angles
 * @param {number} disc
 * @param {number} least
 */
export function spread(angles, disc, least) {
  const sorted = [...angles].map((angle) => ((angle % 360) + 360) % 360).sort((a, b) => a - b);
  const gaps = sorted.map((angle, index) => (((sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - angle) * Math.PI) / 180);
  const narrowest = Math.min(Math.PI, ...gaps.filter((gap) => gap > 0.01));
  return Math.max(least, (1.06 * disc) / Math.sin(narrowest / 2));
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

/**
 * The face of a direction: a disc with an arrow that points there, or that is bent where it asks for a turn.
 * @param {number} disc
 * @param {number} angle
 * @param {number | null} [turn] by how much something is turned
 * @returns {Element[]}
 */
export function pointer(disc, angle, turn = null) {
  const size = `scale(${number(disc / 100)})`;
  const glyph = turn === null
    ? s("path", { d: "M0-58L46 8H18V52H-18V8H-46Z", class: "glyph", transform: `rotate(${number(angle)}) ${size}` })
    : s("path", { d: bent(turn), class: "glyph", transform: size });
  return [ellipse(0, 0, disc, disc, { class: "room" }), ellipse(0, 0, 0.86 * disc, 0.86 * disc, { class: "disc" }), glyph];
}

/**
 * An arrow bent round the middle, longer for a larger turn; without a turn a tick.
 * @param {number} turn in degrees, clockwise
 * @returns {string}
 */
export function bent(turn) {
  if (!turn) return "M-48 6L-14 42L50-28L36-42L-14 10L-34-10Z";
  const way = Math.sign(turn);
  const half = (Math.abs(turn) + 70) / 2;
  /** @param {number} far @param {number} angle */
  const at = (far, angle) => {
    const turned = (way * angle * Math.PI) / 180;
    return pair([far * Math.sin(turned), 8 - far * Math.cos(turned)]);
  };
  const large = half > 90 ? 1 : 0;
  const [onward, back] = way > 0 ? [1, 0] : [0, 1];
  const head = [at(70, half), at(44, half + 44), at(18, half)];
  return `M${at(54, -half)}A54 54 0 ${large} ${onward} ${at(54, half)}L${head.join("L")}L${at(34, half)}`
    + `A34 34 0 ${large} ${back} ${at(34, -half)}Z`;
}
