// How several pieces share a space, so that each is visible and as large as possible. Pure. Pictures do the same
// (standing.py of the draw package).

import { within } from "./arrows.js";
import { isOutside } from "./layout.js";
import { box as bounds } from "./shapes.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Piece} Piece */
/** @typedef {import("./layout.js").Space} Space */
/** A point for a piece and the side of its box. */
/** @typedef {{ x: number, y: number, box: number }} Place */

/**
 * Where pieces stand: on a stack, in the air above others, or in rows on their space.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece[]} figures
 * @param {Place | null} foot
 * @returns {Place[]}
 */
export function standing(layout, space, figures, foot) {
  if (foot) {
    const box = layout.art.measures.on_top * foot.box;
    const middle = (figures.length - 1) / 2;
    return figures.map((_, index) => ({ x: foot.x + 0.7 * box * (index - middle), y: foot.y - 0.5 * box, box }));
  }
  const grounded = figures.filter((piece) => !piece.level);
  const below = grounded.length ? grounded : figures;
  const places = onFoot(layout, space, below);
  if (below.length === figures.length) return places;
  return figures.map((piece) => over(layout, places[below.indexOf(piece)] ?? places[0], piece.level ?? 0));
}

/**
 * The place of a piece at a level, where another one flies over the lowest: both are seen, side by side.
 * @param {Layout} layout
 * @param {Place | undefined} place
 * @param {number} level
 * @returns {Place}
 */
function over({ art: { measures } }, { x, y, box } = { x: 0, y: 0, box: 1 }, level) {
  const size = measures.lifted * box;
  return { x: x + (2 * level - 1) * measures.sideways * size, y: y + (0.5 - level) * measures.higher * size, box: size };
}

/**
 * Places in as few rows as let the pieces be as large as they can; one alone may rise above its space.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece[]} figures
 * @returns {Place[]}
 */
function onFoot(layout, space, figures) {
  if (!figures.length) return [];
  const { unit, art: { measures, drawings } } = layout;
  const { width, height } = capacity(layout, space);
  const full = measures.full * unit * (space.scale ?? 1);
  const widths = figures.map(({ symbol = "" }) => (drawings.get(symbol)?.width ?? 100) / 100);
  if (figures.length === 1) {
    const rise = isOutside(space) ? measures.low : measures.rise;
    const box = Math.min(full, rise * width, rise * height);
    return inRows(layout, [widths], space, width, measures.close, box, measures.beside);
  }
  const choices = figures.map((_, index) => rows(widths, index + 1));
  // Where there is more room downwards than across, those behind need not hide behind those before them.
  const pitch = height > width ? measures.apart : measures.close;
  const sizes = choices.map((choice) => fitting(layout, choice, width, height, pitch, full));
  const best = sizes.indexOf(Math.max(...sizes));
  const [choice, box] = [choices[best] ?? [], sizes[best] ?? 0];
  // Along a coast there is room to stand at ease.
  const eased = space.coast && height > width && choice.length > 1;
  const apart = eased ? within((height / box - 1) / (choice.length - 1), pitch, measures.along) : pitch;
  return inRows(layout, choice, space, width, apart, box, space.coast ? measures.along : measures.beside);
}

/**
 * How wide and high a space is: along a coast there is always more.
 * @param {Layout} layout
 * @param {Space} space
 */
function capacity({ scene, unit, margin }, space) {
  if (!space.outline.length) return { width: unit, height: unit };
  const { width, height } = bounds(space.outline);
  if (!space.coast) return { width, height };
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
 * @param {Layout} layout
 * @param {number[][]} choice
 * @param {number} width
 * @param {number} height
 * @param {number} pitch
 * @param {number} full
 */
function fitting({ art: { measures } }, choice, width, height, pitch, full) {
  const longest = Math.max(...choice.map((row) => 0.64 * (sum(row) - (row[0] ?? 0)) + measures.low * (row[0] ?? 0)));
  return Math.min(full, width / longest, height / (1 - pitch + pitch * choice.length));
}

/**
 * The places of pieces that stand in rows, as far apart as there is room.
 * @param {Layout} layout
 * @param {number[][]} choice
 * @param {Space} space
 * @param {number} width
 * @param {number} pitch
 * @param {number} box
 * @param {number} ease how far apart they stand where there is room, in boxes
 * @returns {Place[]}
 */
function inRows({ art: { measures } }, choice, space, width, pitch, box, ease) {
  return choice.flatMap((row, index) => {
    const length = sum(row) * box;
    const ends = (((row[0] ?? 0) + (row.at(-1) ?? 0)) * box) / 2;
    const close = row.length > 1 ? Math.min(ease, (width - measures.low * ends) / (length - ends)) : ease;
    const y = space.y + box * (pitch * (index - (choice.length - 1) / 2) - 0.04);
    let x = space.x - (close * length) / 2;
    return row.map((wide) => {
      const place = { x: x + (close * wide * box) / 2, y, box };
      x += close * wide * box;
      return place;
    });
  });
}
