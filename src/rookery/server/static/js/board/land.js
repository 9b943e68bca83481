// Grounds and spaces as parts, drawn in the layers of their looks. Pictures do the same (land.py of the draw package).

import { box, blob, broken, grown, number, oval, pair, polygon, radius, reaches, rounded, shifted, way, worn } from "./shapes.js";

/** @import { Layout } from "./layout.js" */
/** @import { Ground, Space } from "../../types/wire.js" */
/** @import { Outline } from "../../types/board.js" */
/** @import { Layer, Look } from "../../types/looks.js" */
/** @import { Bit } from "../../types/display.js" */
/** @typedef {import("../../types/display.js").Part & { outline: Outline }} LandPart */
/**
 * A ground or a space about its own point, and a number that makes it unlike its neighbours.
 * @typedef {{ layout: Layout, thing: Ground | Space, outline: Outline, x: number, y: number, seed: number }} Local
 */

/** Steps that fill a plane evenly and look like chance (after the plastic number). */
const SPREAD = /** @type {const} */ ([0.754878, 0.56984]);
/** Steps of the golden ratio do the same on a line. */
export const GOLDEN = 0.618034;

/** How far beyond the frame a boundless ground has things scattered on it, in frames. */
const AROUND = 0.3;

const STILL = { scale: 1, mirrored: false };

/**
 * All grounds: flat ones as the scene orders them, those that stand out with the farther ones first, then coasts.
 * @param {Layout} layout
 * @returns {LandPart[]}
 */
export function groundParts(layout) {
  const parts = (layout.scene.grounds ?? []).map((ground, index) => {
    const { left, top, width, height } = box(ground.outline);
    const [x, y] = [left + width / 2, top + height / 2];
    const local = { layout, thing: ground, outline: shifted(layout.stretch(ground), -x, -y), x, y, seed: 2.1 * index };
    const look = layout.groundLook(ground);
    const seat = ground.seat ?? null;
    const part = { key: `ground-${index}`, sort: "ground", id: null, label: "", seat, x, y, angle: 0, ...STILL };
    const bits = () => bitsOf(local, look);
    return { raised: look.raised ?? false, top, part: { ...part, outline: ground.outline, look: lookOf(local, look), bits } };
  });
  const flat = parts.filter(({ raised }) => !raised);
  const tall = parts.filter(({ raised }) => raised).sort((a, b) => a.top - b.top);
  const coasts = layout.scene.spaces.filter((space) => space.coast).map((space) => {
    const { id, seat = null, x, y, outline } = space;
    const [local, look] = [localOf(layout, space), layout.spaceLook(space)];
    const part = { key: `coast-${id}`, sort: "ground", id: null, label: "", seat, x, y, angle: 0, ...STILL };
    return { ...part, outline, look: lookOf(local, look), bits: () => bitsOf(local, look) };
  });
  return [...[...flat, ...tall].map(({ part }) => part), ...coasts];
}

/**
 * A space about its own point.
 * @param {Layout} layout
 * @param {Space} space
 * @returns {Local}
 */
function localOf(layout, space) {
  const { x, y } = space;
  return { layout, thing: space, outline: shifted(layout.ashore(space), -x, -y), x, y, seed: seedOf(space) };
}

/**
 * All spaces: coasts first, those of a seat last, so that their borders lie on top; the farther ones before.
 * @param {Layout} layout
 * @returns {LandPart[]}
 */
export function spaceParts(layout) {
  const order = [...layout.scene.spaces].sort((a, b) => rank(a) - rank(b) || a.y - b.y);
  return order.map((space) => {
    const { id, label, seat = null, x, y } = space;
    const local = localOf(layout, space);
    const look = layout.spaceLook(space);
    const part = { key: id, sort: "space", id, label, seat, x, y, angle: space.facing ?? 0, ...STILL };
    const bits = () => [...ownBits(local, space, look), ...symbolOf(layout, space, look)];
    return { ...part, outline: space.outline, look: lookOf(local, look), bits };
  });
}

/**
 * What is drawn of a space itself. Of a coast that is only its outline: its land goes on, but cannot be touched.
 * @param {Local} local
 * @param {Space} space
 * @param {Look} look
 * @returns {Bit[]}
 */
function ownBits(local, { coast = false, outline, x, y }, look) {
  return coast ? [{ d: polygon(shifted(outline, -x, -y)) }] : bitsOf(local, look);
}

/** @param {Space} space */
const rank = (space) => ((space.seat ?? null) === null ? 0 : 2) + (space.coast ? 0 : 1);

/**
 * A number of its own for a space, whatever moves.
 * @param {Space} space
 */
export const seedOf = (space) => [...space.id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * All that the bits of a thing depend on.
 * @param {Local} local
 * @param {Look} look
 */
function lookOf(local, look) {
  const { layout, thing, outline, x, y } = local;
  const layers = look.layers ?? [];
  const own = "id" in thing ? [thing.symbol, thing.facing === undefined, thing.coast && [x, y, layout.frame]] : [];
  const seen = layers.map((layer) => applies(local, layer));
  const around = layers.some(({ form }) => form === "scattered") ? layout.scene.grounds : null;
  return JSON.stringify([thing.look, thing.seat, number(layout.unit), outline.map(pair), own, seen, around]);
}

/**
 * The drawing of a space's own.
 * @param {Layout} layout
 * @param {Space} space
 * @param {Look} look
 * @returns {Bit[]}
 */
function symbolOf(layout, { symbol = null, facing = null, outline }, look) {
  if (symbol === null || !outline.length) return [];
  return drawingBits(layout, symbol, (look.symbol ?? 1) * box(outline).width, facing !== null);
}

/**
 * A drawing, if there is one, over the cloth that hangs from it.
 * @param {Layout} layout
 * @param {string} symbol
 * @param {number} size
 * @param {boolean} turns
 * @returns {Bit[]}
 */
export function drawingBits({ art: { drawings } }, symbol, size, turns) {
  return [`${symbol}-cloth`, symbol].filter((name) => drawings.has(name)).map((name) => ({ symbol: name, size, turns }));
}

/**
 * What is drawn of a thing.
 * @param {Local} local
 * @param {Look} look
 * @returns {Bit[]}
 */
function bitsOf(local, look) {
  // A trail needs no more than two ends; anything else is an area.
  /** @param {Layer} layer */
  const fits = (layer) => local.outline.length >= (layer.form === "way" ? 2 : 3) && applies(local, layer);
  return (look.layers ?? []).filter(fits).flatMap((layer) => layerBits(local, layer));
}

/**
 * Whether a layer is to be seen here.
 * @param {Local} local
 * @param {Layer} layer
 */
function applies({ layout, thing, x, y }, { when }) {
  if (when === "afloat") return layout.underfoot(x, y).water ?? false;
  if (when === "covered" || when === "empty") return ("id" in thing && layout.covered.has(thing.id)) === (when === "covered");
  if (when === "owned" || when === "nobodys") return ((thing.seat ?? null) !== null) === (when === "owned");
  return true;
}

/**
 * A layer, with its sheets below it if it is thick.
 * @param {Local} local
 * @param {Layer} layer
 * @returns {Bit[]}
 */
function layerBits(local, layer) {
  const { art, unit } = local.layout;
  const { fill, stroke, opacity, dashes, thick = 0, width = 0, down = 0 } = layer;
  if (layer.symbol !== undefined) {
    const size = radius(local.outline);
    return [{ symbol: layer.symbol, y: (layer.y ?? 0) * size, size: (layer.across ?? 0) * size }];
  }
  const d = pathOf(local, layer);
  const sheets = (thick ? art.sheets : []).map((sheet) => {
    return { ...sheet, d, width: (sheet.width ?? 0) * thick * unit, down: sheet.down * thick * unit };
  });
  /** @type {[number, number] | undefined} */
  const dashed = dashes && [dashes[0] * unit, dashes[1] * unit];
  return [...sheets, { d, fill, stroke, opacity, dashes: dashed, width: width * unit, down: down * unit }];
}

/**
 * The form of a layer.
 * @param {Local} local
 * @param {Layer} layer
 * @returns {string}
 */
function pathOf(local, layer) {
  const { outline, seed, layout: { unit } } = local;
  const { corner = 0, inset = 0, rim = 0, wave = 0.07 } = layer;
  switch (layer.form) {
    case "rounded": return rounded(outline, corner * unit);
    case "worn": return worn(outline, seed);
    case "broken": return broken(outline, inset * unit, seed);
    case "grown": return grown(outline, rim * unit, wave);
    case "scattered": return scattered(local, layer);
    case "drifts": return drifts(local, layer);
    case "way": return way(outline);
    case "polygon": return polygon(outline);
    default: return round(local, layer);
  }
}

/**
 * Forms that are measured by their own space.
 * @param {Local} local
 * @param {Layer} layer
 */
function round({ outline, seed }, { form, first = 0, every = 1, count = 0, ...layer }) {
  const size = radius(outline);
  const [across, tall, y] = [(layer.across ?? 0) * size, (layer.tall ?? 0) * size, (layer.y ?? 0) * size];
  if (form === "oval") return oval(0, y, across, tall);
  if (form === "blob") return blob(across, y, seed);
  return some(first, every, count).map((index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    const wide = across * (1 + 0.16 * Math.sin(3.7 * index + seed));
    const far = (layer.round ?? 0) * size;
    return oval(far * Math.cos(angle), far * Math.sin(angle), wide, tall);
  }).join("");
}

/**
 * Some of so many numbers.
 * @param {number} first
 * @param {number} every
 * @param {number} count
 */
function some(first, every, count) {
  return Array.from({ length: Math.max(0, Math.ceil((count - first) / every)) }, (_, index) => first + index * every);
}

/**
 * Short strokes all over a thing, but not on water that lies on it.
 * @param {Local} local
 * @param {Layer} layer
 */
function scattered(local, { first = 0, every = 1, count = 0, across = 0 }) {
  const { layout, x: middle, y: centre } = local;
  const outline = shifted(local.outline, middle, centre);
  const { left, top, width, height } = visible(local);
  const { unit } = layout;
  return some(first, every, Math.round((count * width * height) / unit ** 2)).flatMap((index) => {
    const x = left + width * ((SPREAD[0] * index) % 1) + 0.15 * unit * Math.sin(index * index);
    const y = top + height * ((SPREAD[1] * index) % 1);
    if (!reaches(outline, 0, x, y) || layout.underfoot(x, y).water) return [];
    return [`M${pair([x - middle, y - centre])}h${number(across * unit)}`];
  }).join("");
}

/**
 * The box of a thing, or of what can be seen of a boundless one in a frame of another shape.
 * @param {Local} local
 */
function visible({ layout, thing }) {
  if ("id" in thing || !layout.groundLook(thing).boundless) return box(thing.outline);
  const { left, top, width, height } = layout.frame;
  const more = 1 + 2 * AROUND;
  return { left: left - AROUND * width, top: top - AROUND * height, width: more * width, height: more * height };
}

/**
 * A few soft drifts of snow where a thing can be seen.
 * @param {Local} local
 * @param {Layer} layer
 */
function drifts({ layout: { unit, margin }, thing, x: middle, y: centre }, { first = 0, every = 1, across: size = 0 }) {
  const { left, top, width, height } = box(thing.outline);
  const count = Math.max(2, Math.round((Math.max(width, height) + 2 * margin) / unit / 1.6));
  const long = size * unit;
  return some(first, every, count).map((index) => {
    const [along, across] = [(index + 0.5) / count, 0.2 + 0.6 * ((GOLDEN * index) % 1)];
    const [right, down] = width > height ? [along, across] : [across, along];
    const start = pair([left + width * right - middle - long / 2, top + height * down - centre]);
    return `M${start}q${pair([long / 2, -long / 4])} ${pair([long, 0])}`;
  }).join("");
}
