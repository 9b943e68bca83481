// The pieces of a scene, arranged so that all pieces on a space are visible. Some stack; some lie at the feet of those
// standing there; a piece on a stack stands on top. A piece without a drawing is a stone with its letter. Nothing here
// touches the page. Pictures do the same (pieces.py of the draw package).

import { box as bounds, oval } from "./shapes.js";
import { behindFirst, standing } from "./standing.js";

/** @import { Layout } from "./layout.js" */
/** @import { Piece, Space } from "../../types/wire.js" */
/** @import { Bit, Item } from "../../types/display.js" */
/** @import { Place } from "./standing.js" */
/** A piece and what it is drawn of. */
/** @typedef {Omit<Item, "look" | "bits"> & { drawn: Bit[] }} Made */

/** Where something is carried by whoever has no hands. */
const IN_FRONT = { x: 20, y: 40, size: 100 };

/**
 * All pieces in the order to draw them, the farther ones first; last comes what is held, so that nobody hides it.
 * @param {Layout} layout
 * @returns {Item[]}
 */
export function arrange(layout) {
  const { pieces, spaces } = layout.scene;
  const held = new Map(pieces.flatMap((piece) => (piece.carried_by ? [[piece.carried_by, piece]] : [])));
  const free = pieces.filter((piece) => !piece.carried_by);
  const farther = [...spaces].sort((a, b) => a.y - b.y);
  const made = farther.flatMap((space) => {
    const here = free.filter((piece) => piece.space === space.id);
    return here.length ? onSpace(layout, space, here, held) : [];
  });
  const carried = new Set([...held.values()].map(({ id }) => id));
  made.sort((a, b) => Number(carried.has(a.id ?? "")) - Number(carried.has(b.id ?? "")));
  return made.map(({ drawn, ...item }) => ({ ...item, look: JSON.stringify([item.mirrored, drawn]), bits: () => drawn }));
}

/**
 * The pieces on one space: stacks and heaps, then whoever stands there, then what lies before them.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece[]} here
 * @param {Map<string, Piece>} held
 * @returns {Made[]}
 */
function onSpace(layout, space, here, held) {
  /** @param {string} stance */
  const those = (stance) => here.filter((piece) => (piece.stance ?? "stands") === stance);
  const stacked = those("stacks").sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  const figures = those("stands");
  const visited = figures.length > 0;
  const places = stackPlaces(layout, space, stacked.length);
  const [top, foot = null] = [stacked.at(-1), places.at(-1)];
  const heaps = those("heaps").map((piece) => heap(layout, space, piece, visited));
  return [
    ...stack(layout, stacked, places, visited),
    ...(visited ? [] : heaps),
    ...behindFirst(figures, standing(layout, space, figures, foot, heaps.length > 0)).flatMap(([piece, place]) => {
      return withHeld(layout, piece, place, held.get(piece.id) ?? null);
    }),
    ...(visited ? heaps : []),
    ...(top && foot && visited ? underfoot(layout, top, foot) : []),
    ...those("lies").map((piece) => lying(layout, space, piece, visited)),
  ];
}

// Those who stand

/**
 * A piece at a place, so far without anything that is drawn of it.
 * @param {Piece} piece
 * @param {Place} place
 * @param {Bit[]} drawn
 * @returns {Made}
 */
function item(piece, { x, y, box }, drawn = []) {
  const { id, label, space, seat = null, stance = "stands" } = piece;
  const plain = { wide: 100, high: 100, angle: 0, mirrored: false, view: null };
  return { key: id, sort: "piece", id, seat, label, space, stance, x, y, box, scale: box / 100, ...plain, drawn };
}

/**
 * A piece in its drawing, or else as a stone with its letter. What turns may have a shadow and a light that stay.
 * @param {Layout} layout
 * @param {Piece} piece
 * @param {Place} place
 * @returns {Made}
 */
function figure({ art: { drawings }, unit }, piece, place) {
  const { symbol = "", facing = null, count = 1, letter } = piece;
  const drawing = drawings.get(symbol);
  if (!drawing) {
    /** @type {Bit[]} */
    const points = facing === null ? [] : [{ symbol: "pointer", size: 70, turns: true }];
    const written = { words: letter, height: 34, ink: "shape", bold: true };
    const made = item(piece, place, [{ symbol: "stone", size: 70 }, ...points, written]);
    return { ...made, angle: facing ?? 0, wide: 70, high: 70 };
  }
  const parts = [`${symbol}-shadow`, symbol, `${symbol}-light`].filter((part) => drawings.has(part));
  const made = item(piece, place, parts.map((part) => ({ symbol: part, size: 100, turns: part === symbol })));
  const { width, height, view } = drawing;
  if (drawing.letter) made.drawn.push(initials(letter, drawing.letter));
  if (count > 1) made.drawn.push(...badge(count, width * 0.4, height * 0.4, (90 * unit) / place.box));
  const mirrored = view === "side" && Math.sin(((facing ?? 0) * Math.PI) / 180) > 1e-9;
  return { ...made, angle: view === "above" ? facing ?? 0 : 0, mirrored, view, wide: width, high: height };
}

/**
 * The letter of a piece; what follows it, such as a number, is written smaller.
 * @param {string} letter
 * @param {import("../../types/looks.js").Opening} spot
 * @returns {Bit}
 */
function initials(letter, { x, y, size }) {
  const height = letter.length === 1 ? size : 0.92 * size;
  return { words: letter.slice(0, 1), follows: letter.slice(1), x, y, height, ink: "eye", bold: true };
}

/**
 * How many there are, as a small badge.
 * @param {number} count
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {Bit[]}
 */
function badge(count, x, y, size) {
  const height = (count < 100 ? 0.2 : 0.14) * size;
  return [{ symbol: "count", x, y, size }, { words: String(count), x, y, height, ink: "belly", bold: true }];
}

/**
 * A piece with what it carries: a piece of its own comes after it, anything else is part of it.
 * @param {Layout} layout
 * @param {Piece} holder
 * @param {Place} place
 * @param {Piece | null} piece
 * @returns {Made[]}
 */
function withHeld(layout, holder, place, piece) {
  const made = figure(layout, holder, place);
  const { symbol = "", carrying = null } = holder;
  if (!carrying) return [made];
  const { drawings } = layout.art;
  const spot = drawings.get(symbol)?.hold ?? IN_FRONT;
  if (!piece) {
    const known = drawings.has(carrying);
    made.drawn.push({ symbol: known ? carrying : "stone", x: spot.x, y: spot.y, size: known ? spot.size : 0.4 * spot.size });
  }
  if (drawings.has(`${symbol}-hands`)) made.drawn.push({ symbol: `${symbol}-hands`, size: 100 });
  if (!piece) return [made];
  const scale = place.box / 100;
  const at = { x: place.x + spot.x * scale, y: place.y + spot.y * scale, box: spot.size * scale };
  return [made, figure(layout, piece, at)];
}

// What lies about

/**
 * A thing in the middle of its space, or at the feet of who stands there.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece} piece
 * @param {boolean} visited
 */
function lying(layout, { x, y }, piece, visited) {
  const { unit, art: { measures } } = layout;
  const [across, down] = measures.feet;
  const middle = { x, y, box: measures.lying * unit };
  const aside = { x: x + across * unit, y: y + down * unit, box: measures.underfoot * unit };
  return figure(layout, piece, visited ? aside : middle);
}

/**
 * A heap that shows how many there are; a low one before who stands there.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece} piece
 * @param {boolean} visited
 */
function heap({ unit, art: { measures, drawings } }, { x, y }, piece, visited) {
  const { symbol = "", count = 1 } = piece;
  const name = drawings.has(symbol) ? symbol : "stone";
  const wide = 100 * measures.heaped;
  const size = (100 * wide) / (drawings.get(name)?.width ?? 100);
  const [foot, places] = visited ? [38, measures.low_heap] : [22, measures.heap];
  const things = places.slice(0, count).sort((a, b) => a[1] - b[1]);
  const rights = things.map(([right]) => right);
  const middle = (Math.min(...rights) + Math.max(...rights)) / 2;
  const drawn = things.map(([right, up]) => ({ symbol: name, x: 0.84 * wide * (right - middle), y: foot + 0.72 * wide * up, size }));
  return item(piece, { x, y, box: unit }, [...drawn, ...badge(count, 62, 58, 110)]);
}

// What is stacked

/**
 * Where pieces lie on one another, each a step higher.
 * @param {Layout} layout
 * @param {Space} space
 * @param {number} height
 * @returns {Place[]}
 */
function stackPlaces({ unit, art: { measures } }, { x, y, outline }, height) {
  const { width, height: depth } = bounds(outline);
  const box = measures.stack * Math.min(unit, width, depth);
  const step = box * Math.min(measures.step, measures.tower / height);
  return Array.from({ length: height }, (_, index) => ({ x, y: y - step * index, box }));
}

/**
 * Pieces on one another; a higher stack throws a longer shadow.
 * @param {Layout} layout
 * @param {Piece[]} stacked
 * @param {Place[]} places
 * @param {boolean} visited
 * @returns {Made[]}
 */
function stack(layout, stacked, places, visited) {
  const { measures, drawings } = layout.art;
  const height = stacked.length;
  return places.map((place, index) => {
    const piece = /** @type {Piece} */ (stacked[index]);
    const made = figure(layout, piece, place);
    const top = index === height - 1;
    const covered = `${piece.symbol}-covered`;
    if (visited && top && drawings.has(covered)) made.drawn = [{ symbol: covered, size: 100 }];
    if (index === 0) {
      const long = Math.sqrt(height);
      made.drawn.unshift({ d: oval(5 * long, 14, 47 + 3 * long, 47), fill: "outline", opacity: 0.2 });
    }
    const rise = (100 * ((places[0]?.y ?? 0) - place.y)) / place.box;
    if (top && height > measures.countable) made.drawn.push(...badge(height, 42, 42 + rise, 90));
    return made;
  });
}

/**
 * What shows of a piece before the feet of who stands on it.
 * @param {Layout} layout
 * @param {Piece} piece
 * @param {Place} foot
 * @returns {Made[]}
 */
function underfoot({ art }, piece, foot) {
  const symbol = `${piece.symbol}-underfoot`;
  if (!art.drawings.has(symbol)) return [];
  const made = item(piece, { ...foot, y: foot.y + 0.12 * foot.box }, [{ symbol, size: 100 }]);
  return [{ ...made, key: `${piece.id}-underfoot`, id: null, label: "" }];
}
