// The directions to choose from: arrows around a piece, none of them over another piece.

import { s } from "../dom.js";
import { within } from "./arrows.js";
import { transformOf } from "./layer.js";
import { ellipse } from "./paint.js";
import { number, pair } from "./shapes.js";

/** @import { Direction, Middle, Obstacle, Seen, Spot, Target } from "../../types/board.js" */

/** Half of what a finger needs, in pixels. */
const FINGER = 18;
/** How far out a direction may go to keep clear of pieces, in steps of its own size. */
const STEPS = [0, 0.6, 1.2, 1.8, 2.4, 3, 3.6];

/** The arrows on one board. */
export class Directions {
  #group;
  /** @type {Map<string, { node: SVGGElement, target: Target }>} */
  #shown = new Map();

  /** @param {SVGGElement} group  where they are drawn */
  constructor(group) {
    this.#group = group;
  }

  /** @param {string} id */
  node(id) {
    return this.#shown.get(id)?.node ?? null;
  }

  /** @param {string} id */
  at(id) {
    return this.#shown.get(id)?.target ?? null;
  }

  /** What can be hit of them. */
  targets() {
    return [...this.#shown.values()].map(({ target }) => target);
  }

  /**
   * Show exactly these.
   * @param {readonly Direction[]} directions
   * @param {Middle | null} middle
   * @param {Seen} seen
   */
  show(directions, middle, seen) {
    const before = this.#shown;
    this.#shown = new Map();
    const placed = middle ? places(directions, middle, seen) : [];
    for (const { direction, angle, target } of placed) {
      const made = { class: "facing", "data-id": direction.id, role: "img" };
      const node = before.get(direction.id)?.node ?? s("g", made);
      node.setAttribute("aria-label", direction.label);
      node.setAttribute("data-touchable", "");
      node.style.transform = transformOf({ ...target, scale: 1 });
      node.replaceChildren(...pointer(target.box / 2, angle, direction.turn));
      this.#shown.set(direction.id, { node, target });
      // A node that is moved within the page loses the focus.
      if (!node.isConnected) this.#group.append(node);
    }
    for (const [id, { node }] of before) if (!this.#shown.has(id)) node.remove();
  }
}

/**
 * Where directions lie: round their middle, near enough that all of them can be seen, each as far out as keeps it off
 * the pieces that stand about.
 * @param {readonly Direction[]} directions
 * @param {Middle} middle
 * @param {Seen} seen
 * @returns {{ direction: Direction, angle: number, target: Target }[]}
 */
export function places(directions, { x, y, box, unit, turn, obstacles }, seen) {
  const disc = Math.max(0.28 * unit, FINGER / seen.scale);
  const far = spread(directions.map(({ angle }) => angle), disc, 0.5 * box + disc);
  return directions.map((direction) => {
    const angle = direction.angle + turn;
    const way = { x: Math.sin((angle * Math.PI) / 180), y: -Math.cos((angle * Math.PI) / 180) };
    const spots = STEPS.map((step) => ({
      x: within(x + (far + step * disc) * way.x, seen.left + disc, seen.right - disc),
      y: within(y + (far + step * disc) * way.y, seen.top + disc, seen.bottom - disc),
    }));
    const covers = spots.map((spot) => Math.max(0, ...obstacles.map((each) => overlap(spot, disc, each))));
    const best = spots[covers.indexOf(Math.min(...covers))] ?? { x, y };
    return { direction, angle, target: { id: direction.id, ...best, box: 2 * disc, wide: 100, high: 100 } };
  });
}

/**
 * How far a disc reaches over something.
 * @param {Spot} spot
 * @param {number} disc
 * @param {Obstacle} other
 */
const overlap = (spot, disc, other) => Math.max(0, disc + other.round - Math.hypot(spot.x - other.x, spot.y - other.y));

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
 * The face of a direction: a disc with an arrow that points there, or that is bent where it asks for a turn.
 * @param {number} disc
 * @param {number} angle
 * @param {number | null} [turn] by how much something is turned
 * @returns {Element[]}
 */
function pointer(disc, angle, turn = null) {
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
