// The directions to choose from: arrows around a piece, none of them over another piece.

import { s } from "../dom.js";
import { pointer, spread, within } from "./arrows.js";
import { transformOf } from "./layer.js";

/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {{ id: string, angle: number, turn?: number | null, label: string, around: string }} Direction */
/** @typedef {{ id: string, x: number, y: number, box: number, wide: number, high: number }} Target */
/** What can be seen of a board, in its own lengths, and how many pixels one of them has. */
/** @typedef {{ left: number, top: number, right: number, bottom: number, scale: number }} Seen */
/** Something round that should not be covered. */
/** @typedef {Spot & { round: number }} Obstacle */
/** The middle of a ring of directions, how large what stands there is, and what else there is around. */
/** @typedef {Spot & { box: number, unit: number, turn: number, obstacles: readonly Obstacle[] }} Middle */

/** Half of what a finger needs, in pixels. */
const FINGER = 18;
/** How far out a direction may go to keep clear of pieces, in steps of its own size. */
const STEPS = [0, 0.6, 1.2, 1.8, 2.4];

/** The arrows on one board. */
export class Directions {
  group = s("g", { class: "layer directions" });
  /** @type {Map<string, { node: SVGGElement, target: Target }>} */
  #shown = new Map();

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
   * @param {Seen | null} seen
   */
  show(directions, middle, seen) {
    const before = this.#shown;
    this.#shown = new Map();
    const placed = middle && seen ? places(directions, middle, seen) : [];
    for (const { direction, angle, target } of placed) {
      const made = { class: "facing", "data-id": direction.id, role: "img" };
      const node = before.get(direction.id)?.node ?? s("g", made);
      node.setAttribute("aria-label", direction.label);
      node.setAttribute("data-touchable", "");
      node.style.transform = transformOf({ ...target, scale: 1 });
      node.replaceChildren(...pointer(target.box / 2, angle, direction.turn));
      this.#shown.set(direction.id, { node, target });
      // A node that is moved within the page loses the focus.
      if (!node.isConnected) this.group.append(node);
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
