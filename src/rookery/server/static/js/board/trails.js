// What the last turns did, as faint trails: footprints from where a piece stood to where it stands, in its mover's colour.

import { s } from "../dom.js";
import { isMotionReduced } from "../pace.js";
import { curve, ellipse } from "./paint.js";
import { between, box as bounds, distance, number, oval, pair, rounded } from "./shapes.js";
import { seatClass } from "../seat_colours.js";

/** @import { Layout } from "./layout.js" */
/** @import { Item } from "../../types/display.js" */
/** @import { Happening } from "../../types/wire.js" */
/** One thing that moved: a piece, or a space that drifted. */
/** @typedef {{ piece: string, from: string | null, to: string | null, how: Happening["how"] }} TrailStep */
/** What a seat did in its last turn. */
/** @typedef {{ seat: number, steps: readonly TrailStep[] }} Trail */
/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {"feet" | "furrow" | "drops"} Track */

/** How each motion leaves its traces. @type {Record<string, Track>} */
const TRACKS = { placed: "feet", steps: "feet", hops: "feet", slides: "furrow" };
/** Lengths in usual spaces: between two prints, from a print to the middle of the way, and what a standing piece covers. */
const PACE = 0.3;
const ASIDE = 0.09;
const COVERED = 0.46;
/** How far from the edge of a coast somebody stands. */
const ASHORE = 0.45;
/** The most prints of one way. */
const MOST = 16;
const FADE_MS = 260;

/** The trails on one board: below its pieces, and above those that are stacked. */
export class Trails {
  #below;
  #above;
  /** What lies there, by what it was drawn from. @type {Map<string, SVGGElement>} */
  #drawn = new Map();

  /**
   * @param {SVGGElement} below
   * @param {SVGGElement} above
   */
  constructor(below, above) {
    this.#below = below;
    this.#above = above;
  }

  /**
   * @param {readonly Trail[]} trails  the latest last
   * @param {Layout} layout
   * @param {ReadonlyMap<string, Item>} items  the pieces as they are drawn
   */
  show(trails, layout, items) {
    const ways = trails.flatMap((trail) => trail.steps.map((step, at) => {
      const name = [trail.seat, at, step.piece, step.from, step.to].join(" ");
      return { sorts: ["trail", seatClass(trail.seat)], latest: trail === trails.at(-1), name, way: wayOf(step, layout, items) };
    }));
    const before = this.#drawn;
    const known = new Set([...before.values()].map(({ dataset }) => dataset.step));
    this.#drawn = new Map(ways.map(({ sorts, latest, name, way }) => {
      const key = JSON.stringify([name, way, layout.unit]);
      const group = before.get(key) ?? s("g", { class: sorts.join(" "), "data-step": name }, ...draw(way, layout));
      group.classList.toggle("latest", latest);
      group.classList.toggle("older", !latest);
      if (!known.has(name)) unveil(group);
      return [key, group];
    }));
    // Stacks would cover what lies under them.
    const stacked = layout.stacked.size > 0;
    place(this.#below, stacked ? [] : [...this.#drawn.values()]);
    place(this.#above, stacked ? [...this.#drawn.values()] : []);
  }
}

/**
 * Have exactly these lie in a group; what lies there in this order is left alone.
 * @param {SVGGElement} group
 * @param {readonly SVGGElement[]} nodes
 */
function place(group, nodes) {
  for (const node of [...group.children]) if (!nodes.some((each) => each === node)) node.remove();
  nodes.forEach((node, at) => {
    if (group.children[at] !== node) group.insertBefore(node, group.children[at] ?? null);
  });
}

/**
 * The trace of one motion, in the scene's lengths.
 * @typedef {{ track: Track, from: Spot, to: Spot } | { ring: Spot } | { outline: import("../../types/board.js").Outline } | null} Way
 */

/**
 * @param {TrailStep} step
 * @param {Layout} layout
 * @param {ReadonlyMap<string, Item>} items
 * @returns {Way}
 */
export function wayOf({ piece, from, to, how }, layout, items) {
  const { places, unit } = layout;
  if (how === "drifts") {
    const moved = places.get(piece);
    return moved && !moved.coast ? { outline: moved.outline } : null;
  }
  const [start, end] = [places.get(from ?? ""), places.get(to ?? "")];
  if (!start || !end) {
    const left = start ?? end;
    return left && !left.coast ? { ring: { x: left.x, y: left.y } } : null;
  }
  if (start === end) return null;
  const stands = standsAt(items.get(piece), end.id);
  const first = spotOn(start, stands ?? spotOn(end, start, unit), unit);
  const goal = stands ?? spotOn(end, first, unit);
  const far = distance([first.x, first.y], [goal.x, goal.y]);
  // Prints lead up to a piece, not under it.
  const share = stands && far > 0 ? Math.max(0, 1 - (COVERED * unit) / far) : 1;
  const [x, y] = between([first.x, first.y], [goal.x, goal.y], share);
  return { track: TRACKS[how] ?? "drops", from: first, to: { x, y } };
}

/**
 * The feet of a piece, if it is still on a space.
 * @param {Item | undefined} item
 * @param {string} space
 * @returns {Spot | null}
 */
function standsAt(item, space) {
  if (!item || item.space !== space) return null;
  const upright = item.view !== "above" && item.view !== "round";
  return { x: item.x, y: item.y + (upright ? 0.36 * (item.high / 100) * item.box : 0) };
}

/**
 * Where somebody stood: in the middle of a space; on a coast, which is long, at the place nearest to where they went.
 * @param {import("../../types/wire.js").Space} space
 * @param {Spot} towards
 * @param {number} unit
 * @returns {Spot}
 */
function spotOn({ x, y, outline, coast = false, aside = false }, towards, unit) {
  if ((!coast && !aside) || outline.length < 3) return { x, y };
  const { left, top, width, height } = bounds(outline);
  /** @type {(value: number, start: number, length: number) => number} */
  const within = (value, start, length) => {
    const inset = Math.min(ASHORE * unit, length / 2);
    return Math.min(start + length - inset, Math.max(start + inset, value));
  };
  return { x: within(towards.x, left, width), y: within(towards.y, top, height) };
}

/**
 * @param {Way} way
 * @param {Layout} layout
 * @returns {Element[]}
 */
function draw(way, { unit }) {
  if (!way) return [];
  const edge = { class: "trail-edge", "stroke-width": 0.05 * unit };
  if ("outline" in way) {
    const d = rounded(around(way.outline, -0.09 * unit), 0.2 * unit);
    const dashes = `${number(0.09 * unit)} ${number(0.11 * unit)}`;
    return [curve(d, { class: "trail-tint" }), curve(d, { ...edge, "stroke-dasharray": dashes })];
  }
  if ("ring" in way) return [ellipse(way.ring.x, way.ring.y, 0.3 * unit, 0.3 * unit, edge)];
  const { track, from, to } = way;
  const far = distance([from.x, from.y], [to.x, to.y]);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const place = { transform: `translate(${pair([from.x, from.y])}) rotate(${number(angle)})` };
  return [s("g", place, ...(track === "furrow" ? furrow(far, unit) : prints(track, far, unit)))];
}

/**
 * An outline a little larger, or smaller.
 * @param {import("../../types/board.js").Outline} outline
 * @param {number} rim
 * @returns {import("../../types/board.js").Outline}
 */
function around(outline, rim) {
  const { left, top, width, height } = bounds(outline);
  const [wide, high] = [1 + (2 * rim) / width, 1 + (2 * rim) / height];
  const [x, y] = [left + width / 2, top + height / 2];
  return outline.map(([px = 0, py = 0]) => [x + (px - x) * wide, y + (py - y) * high]);
}

/**
 * @param {Track} track
 * @param {number} far
 * @param {number} unit
 */
function prints(track, far, unit) {
  const count = Math.min(MOST, Math.max(2, Math.round(far / (PACE * unit)) + 1));
  return Array.from({ length: count }, (_, at) => {
    const x = (far * at) / (count - 1);
    if (track === "drops") return ellipse(x, 0, 0.05 * unit, 0.05 * unit, { class: "print", "stroke-width": 0.03 * unit });
    return foot(x, (at % 2 ? 1 : -1) * ASIDE * unit, unit);
  });
}

/**
 * A footprint: a heel, and three toes that point along the way.
 * @param {number} x
 * @param {number} y
 * @param {number} unit
 */
function foot(x, y, unit) {
  const heel = oval(x - 0.03 * unit, y, 0.07 * unit, 0.06 * unit);
  const toes = [[0.07, -0.07], [0.1, 0], [0.07, 0.07]].map(([along = 0, across = 0]) => {
    return oval(x + along * unit, y + across * unit, 0.038 * unit, 0.028 * unit);
  });
  return curve([heel, ...toes].join(""), { class: "print", "stroke-width": 0.03 * unit });
}

/**
 * What a belly leaves in the snow: a soft band between two edges.
 * @param {number} far
 * @param {number} unit
 */
function furrow(far, unit) {
  const side = 0.15 * unit;
  const edge = { class: "trail-edge", "stroke-width": 0.05 * unit };
  const lines = [-side, side].map((y) => curve(`M${pair([0, y])}H${number(far)}`, edge));
  return [curve(`M0 0H${number(far)}`, { class: "trail-band", "stroke-width": 2 * side }), ...lines];
}

/**
 * What is new comes softly.
 * @param {SVGGElement} group
 */
function unveil(group) {
  if (!isMotionReduced()) group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, delay: FADE_MS, fill: "backwards" });
}
