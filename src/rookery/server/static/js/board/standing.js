// How several pieces share a space, so that each is visible and as large as possible. Pure. Pictures do the same
// (standing.py of the draw package).

import { isOutside } from "./layout.js";
import { box as bounds } from "./shapes.js";

/** @import { Layout } from "./layout.js" */
/** @import { Piece, Space } from "../../types/wire.js" */
/** A point for a piece and the side of its box. */
/** @typedef {{ x: number, y: number, box: number }} Place */

/**
 * Where pieces stand: on a stack, in the air above others, or in rows on their space; a little behind a heap.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece[]} figures
 * @param {Place | null} foot
 * @param {boolean} [atHeap]
 * @returns {Place[]}
 */
export function standing(layout, space, figures, foot, atHeap = false) {
  if (foot) {
    const box = layout.art.measures.on_top * foot.box;
    const middle = (figures.length - 1) / 2;
    return figures.map((_, index) => ({ x: foot.x + 0.7 * box * (index - middle), y: foot.y - 0.5 * box, box }));
  }
  const grounded = figures.filter((piece) => !piece.level);
  const below = grounded.length ? grounded : figures;
  const places = onFoot(layout, space, below);
  const found = below.length === figures.length
    ? places
    : figures.map((piece) => over(layout, places[below.indexOf(piece)] ?? places[0], piece.level ?? 0));
  const behind = atHeap ? layout.art.measures.behind * layout.unit : 0;
  return found.map(({ x, y, box }) => ({ x, y: y - behind, box }));
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
  if (space.coast) return huddled(layout, space, huddles(figures, widths), { width, height }, full);
  const choices = figures.map((_, index) => rows(widths, index + 1));
  // Where there is more room downwards than across, those behind need not hide behind those before them.
  const pitch = height > width ? measures.apart : measures.close;
  const sizes = choices.map((choice) => fitting(layout, choice, width, height, pitch, full));
  const best = sizes.indexOf(Math.max(...sizes));
  return inRows(layout, choices[best] ?? [], space, width, pitch, sizes[best] ?? 0, measures.beside);
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
  const rise = choice.length === 1 ? measures.rise : 1;
  return Math.min(full, width / longest, (rise * height) / (1 - pitch + pitch * choice.length));
}

/**
 * Those of a seat on a coast, by their numbers: so many in front, the others behind them.
 * @typedef {{ members: number[], front: number, wide: number }} Huddle
 */

/**
 * The pieces by seats, those of the first one first.
 * @param {Piece[]} figures
 * @param {number[]} widths
 * @returns {Huddle[]}
 */
function huddles(figures, widths) {
  /** @type {Map<number | null, number[]>} */
  const found = new Map();
  figures.forEach(({ seat = null }, index) => found.set(seat, [...(found.get(seat) ?? []), index]));
  return [...found.values()].map((members) => {
    const front = Math.max(Math.min(2, members.length), Math.ceil(members.length / 2));
    return { members, front, wide: Math.max(...members.map((each) => widths[each] ?? 1)) };
  });
}

/**
 * Places on a coast: the huddles stand in as few lines as let the pieces be as large as they can.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Huddle[]} all
 * @param {{ width: number, height: number }} capacity
 * @param {number} full
 * @returns {Place[]}
 */
function huddled({ art: { measures } }, space, all, { width, height }, full) {
  const [tight, gap, second] = measures.huddle;
  /** @param {Huddle[]} line */
  const length = (line) => sum(line.map(({ wide, front }) => wide + tight * (front - 1) + gap)) - gap;
  /** @param {Huddle[][]} lines */
  const fits = (lines) => {
    return Math.min(full, width / Math.max(...lines.map(length)), (measures.stands_out * height) / (lines.length + second));
  };
  const choices = all.map((_, index) => inLines(all, Math.ceil(all.length / (index + 1))));
  const sizes = choices.map(fits);
  const box = Math.max(...sizes);
  const lines = choices[sizes.indexOf(box)] ?? [];
  /** @type {Place[]} */
  const places = [];
  lines.forEach((line, row) => {
    const y = space.y + height / 2 - box * (lines.length - 0.5 - row);
    let x = space.x - (box * length(line)) / 2;
    for (const { members, front, wide } of line) {
      members.forEach((member, index) => {
        const back = index >= front;
        const along = back ? index - front + (2 * front - members.length) / 2 : index;
        places[member] = { x: x + box * (wide / 2 + tight * along), y: y - (back ? second * box : 0), box };
      });
      x += box * (wide + tight * (front - 1) + gap);
    }
  });
  return places;
}

/**
 * Huddles in lines of so many.
 * @param {Huddle[]} all
 * @param {number} count
 */
function inLines(all, count) {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, line) => all.slice(line * count, (line + 1) * count));
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
