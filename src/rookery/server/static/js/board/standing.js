// Where those who stand on one space stand, so that each is seen and none is smaller than it must be. Pure.

import { within } from "./arrows.js";
import { ASIDE, COASTS } from "./layout.js";
import { box as bounds } from "./shapes.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Piece} Piece */
/** @typedef {import("./layout.js").Space} Space */
/** @typedef {import("./symbols.js").Drawings} Drawings */
/** @typedef {{ layout: Layout, drawings: Drawings }} Context */
/** A point for a piece and the side of its box. */
/** @typedef {{ x: number, y: number, box: number }} Place */

/** The side of a piece's box, of a usual space. */
const FULL = 1.16;
/** How large a piece is on a kind of space: floes hold several, stones lie apart from one another. */
/** @type {Record<string, number>} */
const SCALES = { floe: 0.66, shore: 0.66, pole: 0.66, stone: 1.22, hollow: 1.22, nest: 1.22, pile: 1.22 };
/** How far rows stand from each other, in boxes: close ones hide the feet of those behind. */
const [CLOSE, APART] = [0.6, 0.92];
/** How far those on one row stand from each other, in boxes, where there is room: on floes, and along a coast. */
const [BESIDE, ALONG] = [0.9, 1.1];
/** One in the air and the one below both make room: how large they are, and how far apart, in boxes. */
const [LIFTED, ASIDE_BY, HIGHER] = [0.88, 0.38, 0.3];

/**
 * Where pieces stand: on the coins, in the air above others, or in rows on their space.
 * @param {Context} context
 * @param {Space} space
 * @param {Piece[]} figures
 * @param {Place | null} foot
 * @returns {Place[]}
 */
export function standing(context, space, figures, foot) {
  if (foot) {
    const box = 0.7 * foot.box;
    const middle = (figures.length - 1) / 2;
    return figures.map((_, index) => ({ x: foot.x + 0.7 * box * (index - middle), y: foot.y - 0.5 * box, box }));
  }
  const grounded = figures.filter((piece) => !piece.level);
  const below = grounded.length ? grounded : figures;
  const places = onFoot(context, space, below);
  if (below.length === figures.length) return places;
  return figures.map((piece) => over(places[below.indexOf(piece)] ?? places[0], piece.level ?? 0));
}

/**
 * The place of a piece at a level, where another one flies over the lowest: both are seen, side by side.
 * @param {Place | undefined} place
 * @param {number} level
 * @returns {Place}
 */
function over({ x, y, box } = { x: 0, y: 0, box: 1 }, level) {
  const size = LIFTED * box;
  return { x: x + (2 * level - 1) * ASIDE_BY * size, y: y + (0.5 - level) * HIGHER * size, box: size };
}

/**
 * Places in as few rows as let the pieces be as large as they can; one alone may rise above its space.
 * @param {Context} context
 * @param {Space} space
 * @param {Piece[]} figures
 * @returns {Place[]}
 */
function onFoot({ layout, drawings }, space, figures) {
  if (!figures.length) return [];
  const { unit } = layout;
  const { width, height } = room(layout, space);
  const full = FULL * unit * (SCALES[space.kind] ?? 1);
  const widths = figures.map((piece) => (drawings.get(drawingOf(drawings, piece) ?? "")?.width ?? 100) / 100);
  if (figures.length === 1) {
    const rise = ASIDE.includes(space.kind) ? 0.95 : 1.3;
    return inRows([widths], space, width, CLOSE, Math.min(full, rise * width, rise * height), BESIDE);
  }
  const choices = figures.map((_, index) => rows(widths, index + 1));
  // Where there is more room downwards than across, those behind need not hide behind those before them.
  const pitch = height > width ? APART : CLOSE;
  const sizes = choices.map((choice) => fitting(choice, width, height, pitch, full));
  const best = sizes.indexOf(Math.max(...sizes));
  const [choice, box] = [choices[best] ?? [], sizes[best] ?? 0];
  const coast = COASTS.includes(space.kind);
  // Along a coast there is room to stand at ease.
  const ease = coast && choice.length > 1 ? within((height / box - 1) / (choice.length - 1), pitch, ALONG) : pitch;
  return inRows(choice, space, width, height > width ? ease : pitch, box, coast ? ALONG : BESIDE);
}

/**
 * How much room a space has: along a coast there is always more.
 * @param {Layout} layout
 * @param {Space} space
 */
function room({ scene, unit, margin }, space) {
  if (!space.outline.length) return { width: unit, height: unit };
  const { width, height } = bounds(space.outline);
  if (!COASTS.includes(space.kind)) return { width, height };
  if (width < height) return { width, height: Math.max(height, scene.height + margin) };
  return { width: Math.max(width, scene.width + margin), height };
}

/**
 * The order to draw in: who flies last, farther rows first, and from the right: no scarf may be hidden.
 * @param {Piece[]} figures
 * @param {Place[]} places
 * @returns {[Piece, Place][]}
 */
export function behindFirst(figures, places) {
  const pairs = figures.map((piece, index) => /** @type {[Piece, Place]} */ ([piece, places[index]]));
  return pairs.sort(([a, at], [b, bt]) => (a.level ?? 0) - (b.level ?? 0) || at.y - bt.y || bt.x - at.x);
}

/**
 * How wide each piece of each row is, in boxes; the last row may be short.
 * @param {number[]} widths
 * @param {number} count
 * @returns {number[][]}
 */
function rows(widths, count) {
  const length = Math.ceil(widths.length / count);
  const starts = Array.from({ length: Math.ceil(widths.length / length) }, (_, index) => index * length);
  return starts.map((start) => widths.slice(start, start + length));
}

/** @param {number[]} lengths */
const sum = (lengths) => lengths.reduce((total, length) => total + length, 0);

/**
 * How large pieces in such rows can be: their flippers may touch, and a row stands before another.
 * @param {number[][]} choice
 * @param {number} width
 * @param {number} height
 * @param {number} pitch
 * @param {number} full
 */
function fitting(choice, width, height, pitch, full) {
  const longest = Math.max(...choice.map((row) => 0.64 * (sum(row) - (row[0] ?? 0)) + 0.95 * (row[0] ?? 0)));
  return Math.min(full, width / longest, height / (1 - pitch + pitch * choice.length));
}

/**
 * The places of pieces that stand in rows, as far apart as there is room.
 * @param {number[][]} choice
 * @param {Space} space
 * @param {number} width
 * @param {number} pitch
 * @param {number} box
 * @param {number} ease how far apart they stand where there is room, in boxes
 * @returns {Place[]}
 */
function inRows(choice, space, width, pitch, box, ease) {
  return choice.flatMap((row, index) => {
    const length = sum(row) * box;
    const ends = (((row[0] ?? 0) + (row.at(-1) ?? 0)) * box) / 2;
    const close = row.length > 1 ? Math.min(ease, (width - 0.95 * ends) / (length - ends)) : ease;
    const y = space.y + box * (pitch * (index - (choice.length - 1) / 2) - 0.04);
    let x = space.x - (close * length) / 2;
    return row.map((wide) => {
      const place = { x: x + (close * wide * box) / 2, y, box };
      x += close * wide * box;
      return place;
    });
  });
}

/**
 * The name of the drawing of a piece's kind and pose.
 * @param {Drawings} drawings
 * @param {Piece} piece
 */
export function drawingOf(drawings, piece) {
  const names = [`${piece.kind}-${piece.pose ?? "upright"}`, `${piece.kind}-upright`, piece.kind];
  return names.find((name) => drawings.has(name)) ?? null;
}
