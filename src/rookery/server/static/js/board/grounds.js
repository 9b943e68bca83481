// The landscape under the spaces, by the names of its kinds; a kind without a drawing is a sheet of ice.

import { s } from "../dom.js";
import { centred } from "./layout.js";
import { curve, layers, slab } from "./paint.js";
import { box, crag, floe, number, pair, reaches, rounded, shore } from "./shapes.js";
import { draw } from "./symbols.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Ground} Ground */
/** @typedef {import("./shapes.js").Outline} Outline */
/** @typedef {import("./symbols.js").Drawings} Drawings */
/** A ground about its own middle, and its number, which makes its ice unlike its neighbour's. */
/** @typedef {{ ground: Ground, outline: [number, number][], x: number, y: number, index: number }} Local */

/** How many pebbles lie on a usual space of a beach. */
const PEBBLES = 9;
/** Steps that fill a plane evenly and look like chance (after the plastic number). */
const SPREAD = /** @type {const} */ ([0.754878, 0.56984]);
const RIPPLES = 24;
/** Steps of the golden ratio spread evenly and look like chance. */
const GOLDEN = 0.618034;

/**
 * A part of the board that stays as it is while its look does, wherever it goes.
 * @typedef {{ key: string, look: string, kind: string, seat: number | null, x: number, y: number,
 *   outline: Outline, label: string | null, draw: () => Element[] }} Part
 */

/**
 * All grounds: flat ones as the scene orders them, then tiles, the farther ones first.
 * @param {Layout} layout
 * @returns {Part[]}
 */
export function groundParts(layout) {
  const parts = (layout.scene.grounds ?? []).map((ground, index) => groundPart(layout, ground, index));
  const flat = parts.filter((part) => part.kind !== "tile");
  return [...flat, ...parts.filter((part) => part.kind === "tile").sort((a, b) => a.y - b.y)];
}

/**
 * @param {Layout} layout
 * @param {Ground} ground
 * @param {number} index
 * @returns {Part}
 */
function groundPart(layout, ground, index) {
  const { kind, seat = null } = ground;
  const { x, y, outline } = centred(ground.outline);
  const local = { ground, outline, x, y, index };
  // What a beach looks like depends on the grounds beside it; a tile and a slot only on themselves.
  const around = kind === "beach" ? layout.scene.grounds : outline.map(pair);
  const look = JSON.stringify([kind, seat, number(layout.unit), around]);
  const drawn = () => (GROUNDS[kind] ?? ice)(layout, local);
  return { key: `ground-${index}`, look, kind, seat, x, y, outline: ground.outline, label: null, draw: drawn };
}

/**
 * A sheet of ice that reaches a little further than what lies on it.
 * @param {Layout} layout
 * @param {Local} local
 */
const ice = (layout, { outline }) => slab(layout, outline, layout.rim);

/**
 * A faint track in the water: where a floe may lie.
 * @param {Layout} layout
 * @param {Local} local
 */
function slot(layout, { outline }) {
  const track = rounded(outline, 0.3 * layout.unit);
  const line = { stroke: "var(--ice-edge)", "stroke-width": 0.025 * layout.unit, opacity: 0.4 };
  return [curve(track, { fill: "var(--ice-edge)", opacity: 0.13 }), curve(track, { fill: "none", ...line })];
}

/**
 * A beach: a soft line of foam, grey sand, many pebbles; within another beach it is a patch of finer sand.
 * @param {Layout} layout
 * @param {Local} local
 */
function beach(layout, local) {
  const beaches = (layout.scene.grounds ?? []).filter((other) => other.kind === "beach");
  if (beaches.some((other) => holds(other, local.ground))) return patch(layout, local);
  const coast = shore(local.outline, 0.8 * layout.rim, 0.3);
  const { unit } = layout;
  const foam = { fill: "none", stroke: "var(--ice-lit)", "stroke-linejoin": "round" };
  return [
    curve(coast, { ...foam, "stroke-width": 0.5 * unit, opacity: 0.22 }),
    curve(coast, { ...foam, "stroke-width": 0.24 * unit, opacity: 0.4 }),
    curve(coast, { fill: "var(--beach)", stroke: "var(--beach-edge)", "stroke-width": 0.05 * unit }),
    ...["var(--beach-edge)", "var(--beach-lit)", "var(--beach-edge)"].map((stroke, third) => {
      const pebbles = scattered(layout, local, third).map((place) => `M${pair(place)}h${number(0.05 * unit)}`);
      const line = { stroke, "stroke-width": unit * (0.09 + 0.03 * third), "stroke-linecap": "round" };
      return curve(pebbles.join(""), { fill: "none", opacity: 0.75, ...line });
    }),
  ];
}

/**
 * Where a third of the pebbles of a beach lie: on the sand, not in a bay.
 * @param {Layout} layout
 * @param {Local} local
 * @param {number} start
 * @returns {[number, number][]}
 */
function scattered(layout, { ground, x: middle, y: centre }, start) {
  const { left, top, width, height } = box(ground.outline);
  const count = Math.round((PEBBLES * width * height) / layout.unit ** 2);
  /** @type {[number, number][]} */
  const places = [];
  for (let index = start; index < count; index += 3) {
    const x = left + width * ((SPREAD[0] * index) % 1) + 0.15 * layout.unit * Math.sin(index * index);
    const y = top + height * ((SPREAD[1] * index) % 1);
    if (reaches(ground.outline, 0, x, y) && layout.underfoot(x, y) === "beach") places.push([x - middle, y - centre]);
  }
  return places;
}

/**
 * Whether one ground lies within another.
 * @param {Ground} outer
 * @param {Ground} inner
 */
function holds(outer, inner) {
  return outer !== inner && inner.outline.every(([x = 0, y = 0]) => reaches(outer.outline, 0, x, y));
}

/**
 * Finer sand, with a touch of the colour of the seat that it belongs to.
 * @param {Layout} layout
 * @param {Local} local
 */
function patch(layout, { ground, outline }) {
  const sand = floe(outline, 0);
  const edge = { stroke: "var(--beach-edge)", "stroke-width": 0.05 * layout.unit };
  const tint = (ground.seat ?? null) === null ? [] : [curve(sand, { fill: "var(--scarf)", opacity: 0.12 })];
  return [curve(sand, { fill: "var(--beach-lit)", opacity: 0.85, ...edge }), ...tint];
}

/**
 * Calm water inside a beach, brighter than the sea, with a wet edge.
 * @param {Layout} layout
 * @param {Local} local
 */
function bay(layout, { outline }) {
  const coast = floe(outline, 0);
  const { unit } = layout;
  return [
    curve(coast, { fill: "none", stroke: "var(--beach-edge)", "stroke-width": 0.5 * unit, opacity: 0.7 }),
    curve(coast, { fill: "none", stroke: "var(--ice-lit)", "stroke-width": 0.2 * unit, opacity: 0.7 }),
    curve(coast, { fill: "var(--bay)" }),
    curve(coast, { fill: "none", stroke: "var(--bay-edge)", "stroke-width": 0.06 * unit }),
  ];
}

/**
 * A piece of an iceberg with rough edges, so that cracks run between it and its neighbours.
 * @param {Layout} layout
 * @param {Local} local
 */
const tile = (layout, { outline, index }) =>
  layers(layout, crag(outline, 0.055 * layout.unit, 2.1 * index), 0.2 * layout.unit);

/** How a ground of each kind is drawn. @type {Record<string, (layout: Layout, local: Local) => Element[]>} */
const GROUNDS = { ice, slot, beach, bay, tile };

/**
 * A few ripples on the open water of the board, none too near to land.
 * @param {Layout} layout
 * @param {Drawings} drawings
 */
export function ripples(layout, drawings) {
  const { frame, line, unit } = layout;
  const group = s("g", { class: "ripples" });
  for (let index = 0; index < RIPPLES; index += 1) {
    const x = frame.left + frame.width * (((0.08 + GOLDEN * index) % 0.88) + 0.06);
    const y = frame.top + (0.95 * frame.height * (index + 0.7)) / RIPPLES;
    const size = line * (0.9 + 0.35 * (index % 3));
    if (layout.fromLand(x, y) > 1.2 * unit) group.append(draw(drawings, "ripple", x, y, size));
  }
  return group;
}
