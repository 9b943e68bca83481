// The pieces of a scene: found by kind and pose, and arranged so that all on one space are seen. Coins lie on one
// another; rocks lie before those who stand beside them; whoever stands on coins stands on the top one. What has no
// drawing of its own is still shown, as a stone with its letter. Nothing here touches the page.

import { word } from "../words.js";
import { box as bounds } from "./shapes.js";
import { behindFirst, drawingOf, standing } from "./standing.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Piece} Piece */
/** @typedef {import("./layout.js").Space} Space */
/** @typedef {import("./symbols.js").Drawings} Drawings */

/**
 * One thing to draw, in hundredths of its item's box and from its middle: a drawing, words, or a shadow.
 * What turns is turned with its item.
 * @typedef {{ drawing: string, x: number, y: number, size: number, turns?: boolean }
 *   | { words: string, x: number, y: number, height: number, fill: string }
 *   | { shadow: number, x: number, y: number }} Bit
 */
/**
 * Something on the board with a place of its own: a piece, or (without an id) what belongs to one.
 * @typedef {{ key: string, id: string | null, kind: string, seat: number | null, label: string, space: string,
 *   pose: string, x: number, y: number, box: number, wide: number, high: number, angle: number, mirrored: boolean,
 *   bits: Bit[] }} Item
 */
/** @typedef {import("./standing.js").Place} Place */

/** Where the stones of a heap lie, in stones from the middle of its foot; a heap loses the last ones first. */
const HEAP = /** @type {[number, number][]} */ (
  [[0, 0], [-1, 0], [1, 0], [-0.5, -0.8], [0.5, -0.8], [0, -1.6], [-1.8, 0.2], [1.8, 0.2]]
);
/** How many coins of a stack can be counted at a glance. */
const SEEN = 3;
/** Kinds that lie about and leave the middle to whoever comes; one that is carried is no piece of its own. */
const LOOSE = ["heap", "rock"];

/**
 * All pieces in the order to draw them, the farther ones first; what is held comes after its holder.
 * @param {Layout} layout
 * @param {Drawings} drawings
 * @returns {Item[]}
 */
export function arrange(layout, drawings) {
  const { pieces, spaces } = layout.scene;
  const held = new Map(pieces.flatMap((piece) => (piece.carried_by ? [[piece.carried_by, piece]] : [])));
  const free = pieces.filter((piece) => !piece.carried_by);
  const farther = [...spaces].sort((a, b) => a.y - b.y);
  return farther.flatMap((space) => {
    const here = free.filter((piece) => piece.space === space.id);
    return here.length ? onSpace({ layout, drawings, held }, space, here) : [];
  });
}

/** @typedef {import("./standing.js").Context & { held: Map<string, Piece> }} Context */

/**
 * The pieces on one space: coins and heaps, then whoever stands there, then what lies at their feet.
 * @param {Context} context
 * @param {Space} space
 * @param {Piece[]} here
 * @returns {Item[]}
 */
function onSpace(context, space, here) {
  const coins = here.filter(isCoin).sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  const figures = here.filter((piece) => !isCoin(piece) && !LOOSE.includes(piece.kind));
  const visited = figures.length > 0;
  const stack = coinStack(context, space, coins, visited);
  const top = coins.at(-1);
  const foot = stack.at(-1) ?? null;
  const places = standing(context, space, figures, foot);
  return [
    ...stack,
    ...here.filter((piece) => piece.kind === "heap").map((piece) => heap(context.layout, space, piece, visited)),
    ...behindFirst(figures, places).flatMap(([piece, place]) => withHeld(context, piece, place)),
    ...(top && foot && visited ? medal(context, top, foot) : []),
    ...here.filter((piece) => piece.kind === "rock").map((piece) => rock(context, space, piece, visited)),
  ];
}

/** @param {Piece} piece */
const isCoin = (piece) => piece.kind.startsWith("coin-");

// Those who stand

/**
 * A piece with what it carries: a piece of its own comes after it, anything else is part of it.
 * @param {Context} context
 * @param {Piece} holder
 * @param {Place} place
 * @returns {Item[]}
 */
function withHeld(context, holder, place) {
  const { layout, drawings, held } = context;
  const item = figure(layout, drawings, holder, place);
  if (!holder.carrying) return [item];
  const room = drawings.get(drawingOf(drawings, holder) ?? "")?.hold ?? { x: 20, y: 40, size: 100 };
  const piece = held.get(holder.id);
  if (!piece) {
    const known = drawings.has(holder.carrying);
    const size = known ? room.size : 0.4 * room.size;
    item.bits.push({ drawing: known ? holder.carrying : "stone", x: room.x, y: room.y, size });
  }
  if (drawings.has(`${holder.kind}-hands`)) item.bits.push({ drawing: `${holder.kind}-hands`, x: 0, y: 0, size: 100 });
  if (!piece) return [item];
  const scale = place.box / 100;
  const at = { x: place.x + room.x * scale, y: place.y + room.y * scale, box: room.size * scale };
  return [item, figure(layout, drawings, piece, at)];
}

/**
 * A piece at a place, so far without anything that is drawn of it.
 * @param {Piece} piece
 * @param {Place} place
 * @returns {Item}
 */
function item(piece, { x, y, box }) {
  const { id, kind, label, space, seat = null, pose = "upright" } = piece;
  const plain = { wide: 100, high: 100, angle: 0, mirrored: false, bits: [] };
  return { key: id, id, kind, seat, label: word(label), space, pose, x, y, box, ...plain };
}

/**
 * A piece in the drawing of its kind and pose, or else as a stone with its letter. What turns may have a shadow and a
 * light of its own, which stay.
 * @param {Layout} layout
 * @param {Drawings} drawings
 * @param {Piece} piece
 * @param {Place} place
 * @returns {Item}
 */
function figure(layout, drawings, piece, place) {
  const name = drawingOf(drawings, piece);
  const drawing = name === null ? null : drawings.get(name);
  const facing = piece.facing ?? null;
  const made = item(piece, place);
  if (name === null || !drawing) {
    made.bits.push({ drawing: "stone", x: 0, y: 0, size: 70 });
    if (facing !== null) made.bits.push({ drawing: "pointer", x: 0, y: 0, size: 70, turns: true });
    made.bits.push({ words: piece.letter, x: 0, y: 0, height: 34, fill: "var(--shape)" });
    return { ...made, angle: facing ?? 0, wide: 70, high: 70 };
  }
  const parts = [`${name}-shadow`, name, `${name}-light`].filter((part) => drawings.has(part));
  made.bits.push(...parts.map((part) => ({ drawing: part, x: 0, y: 0, size: 100, turns: part === name })));
  const { letter, width, height, view } = drawing;
  if (letter) made.bits.push(initials(piece.letter, letter));
  if ((piece.count ?? 1) > 1) {
    made.bits.push(...badge(piece.count ?? 1, width * 0.4, height * 0.4, (90 * layout.unit) / place.box));
  }
  const angle = view === "above" ? facing ?? 0 : 0;
  const mirrored = view === "side" && Math.sin(((facing ?? 0) * Math.PI) / 180) > 1e-9;
  return { ...made, angle, mirrored, wide: width, high: height };
}

/**
 * The letter of a piece; what follows it, such as a number, is written smaller.
 * @param {string} letter
 * @param {import("./symbols.js").Spot} room
 * @returns {Bit}
 */
function initials(letter, { x, y, size }) {
  return { words: letter, x, y, height: letter.length === 1 ? size : 0.92 * size, fill: "var(--eye)" };
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
  return [{ drawing: "count", x, y, size }, { words: String(count), x, y, height, fill: "var(--belly)" }];
}

// What lies about

/**
 * A rock in the middle of its space, or at the feet of who stands there.
 * @param {Context} context
 * @param {Space} space
 * @param {Piece} piece
 * @param {boolean} visited
 */
function rock({ layout, drawings }, space, piece, visited) {
  const { unit } = layout;
  const place = visited
    ? { x: space.x + 0.44 * unit, y: space.y + 0.46 * unit, box: 0.9 * unit }
    : { x: space.x, y: space.y, box: 1.1 * unit };
  return figure(layout, drawings, piece, place);
}

/**
 * A heap that shows how many rocks are left; behind who stands there.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Piece} piece
 * @param {boolean} visited
 */
function heap(layout, space, piece, visited) {
  const made = item(piece, { x: space.x, y: space.y, box: layout.unit });
  const count = piece.count ?? 1;
  const stones = HEAP.slice(0, count).sort((a, b) => a[1] - b[1]);
  const foot = visited ? 5 : 24;
  for (const [across, up] of stones) made.bits.push({ drawing: "rock", x: 33 * across, y: foot + 29 * up, size: 92 });
  made.bits.push(...(stones.length ? badge(count, 44, 46, 120) : [crumbs()]));
  return made;
}

/** @returns {Bit} */
const crumbs = () => ({ drawing: "crumbs", x: 0, y: 0, size: 100 });

// Coins

/**
 * Coins on one another, each a step higher; a higher stack throws a longer shadow.
 * @param {Context} context
 * @param {Space} space
 * @param {Piece[]} coins
 * @param {boolean} visited
 * @returns {Item[]}
 */
function coinStack({ layout, drawings }, space, coins, visited) {
  const { width, height: depth } = bounds(space.outline);
  const box = 0.92 * Math.min(layout.unit, width, depth);
  const height = coins.length;
  const step = box * Math.min(0.14, 0.45 / height);
  return coins.map((piece, index) => {
    const made = figure(layout, drawings, piece, { x: space.x, y: space.y - step * index, box });
    const top = index === height - 1;
    if (visited && top) made.bits = [{ drawing: "disc", x: 0, y: 0, size: 100 }];
    if (index === 0) made.bits.unshift({ shadow: 47 + 3 * Math.sqrt(height), x: 5 * Math.sqrt(height), y: 14 });
    if (top && height > SEEN) made.bits.push(...badge(height, 42, 42 + (100 * step * index) / box, 90));
    return made;
  });
}

/**
 * The suit of a coin once more, before the feet of who stands on it.
 * @param {Context} context
 * @param {Piece} coin
 * @param {Place} foot
 * @returns {Item[]}
 */
function medal({ drawings }, coin, foot) {
  const drawing = `${coin.kind}-medal`;
  if (!drawings.has(drawing)) return [];
  const made = item(coin, { ...foot, y: foot.y + 0.12 * foot.box });
  return [{ ...made, key: `${coin.id}-medal`, id: null, kind: "medal", bits: [{ drawing, x: 0, y: 0, size: 100 }] }];
}
