// Whatever a scene has besides land and pieces: ripples, decorations, marks, labels. Pictures have the same
// (surroundings.py of the draw package).

import { drawingBits, GOLDEN, seedOf } from "./land.js";
import { oval, rounded, shifted, widened, worn } from "./shapes.js";

/** @import { Layout } from "./layout.js" */
/** @import { Space } from "../../types/wire.js" */
/** @import { Bit, Part } from "../../types/display.js" */

/**
 * A part that stays where it is.
 * @param {string} sort
 * @param {number} index
 * @param {{ x: number, y: number, seat?: number | null, angle?: number }} place
 * @param {Bit[]} bits
 * @returns {Part}
 */
function part(sort, index, { x, y, seat = null, angle = 0 }, bits) {
  const still = { id: null, label: "", scale: 1, mirrored: false, look: "" };
  return { key: `${sort}-${index}`, sort, seat, x, y, angle, ...still, bits: () => bits };
}

/**
 * A few ripples on the open water, none too near to land.
 * @param {Layout} layout
 * @returns {Part[]}
 */
export function rippleParts(layout) {
  const { frame: { left, top, width, height }, line, art: { measures } } = layout;
  const [least, more] = measures.ripple;
  return Array.from({ length: measures.ripples }, (_, index) => {
    const x = left + width * (((0.08 + GOLDEN * index) % 0.88) + 0.06);
    const y = top + (0.95 * height * (index + 0.7)) / measures.ripples;
    return part("ripple", index, { x, y }, [{ symbol: "ripple", size: line * (least + more * (index % 3)) }]);
  }).filter(({ x, y }) => layout.isOpen(x, y));
}

/**
 * Drawings that are no pieces and no spaces.
 * @param {Layout} layout
 * @returns {Part[]}
 */
export function decorationParts(layout) {
  const { scene, art } = layout;
  return (scene.decorations ?? []).flatMap(({ symbol, x, y, size, seat = null, facing = null }, index) => {
    const bits = drawingBits(layout, symbol, size, facing !== null);
    return art.drawings.has(symbol) ? [part("decoration", index, { x, y, seat, angle: facing ?? 0 }, bits)] : [];
  });
}

/**
 * Everything that the scene itself marks, on its space.
 * @param {Layout} layout
 * @returns {Part[]}
 */
export function markParts(layout) {
  return (layout.scene.marks ?? []).flatMap(({ kind, space: id }, index) => {
    const space = layout.places.get(id);
    // A whole coast is too much: who is there is plain to see.
    if (!space || space.coast) return [];
    const { bold = 0, round = 0 } = layout.art.marks[kind] ?? {};
    const far = round * layout.unit;
    const path = round ? oval(0, 0, far, far) : ringPath(layout, space);
    return [part("mark", index, { x: space.x, y: space.y }, bold ? ringBits(layout, path, bold) : dottedBits(layout, path))];
  });
}

/**
 * A ring in the accent, on a lighter one, so that it stands out on ice as on water.
 * @param {Layout} layout
 * @param {string} d
 * @param {number} bold
 * @returns {import("../../types/display.js").Path[]}
 */
export function ringBits({ unit, art: { measures } }, d, bold) {
  return [
    { d, stroke: "ice-lit", width: measures.casing * bold * unit },
    { d, stroke: "on-ice-aurora", width: measures.line_of_ring * bold * unit },
  ];
}

/**
 * A quiet ring of dots: it only shows what was.
 * @param {Layout} layout
 * @param {string} d
 * @returns {import("../../types/display.js").Path[]}
 */
export function dottedBits({ unit, art: { measures } }, d) {
  const [width, apart] = measures.dots;
  return [{ d, stroke: "on-ice-quiet", width: width * unit, dashes: [0, apart * unit] }];
}

/**
 * The line round a space, about its own point: round, or along its border.
 * @param {Layout} layout
 * @param {Space} space
 * @returns {string}
 */
export function ringPath(layout, space) {
  const { unit, art: { measures } } = layout;
  const { round, form, wide, corner } = { ...measures.ring, ...layout.spaceLook(space).ring };
  const outline = shifted(space.outline, -space.x, -space.y);
  if (round) return oval(0, 0, round * unit, round * unit);
  return form === "worn" ? worn(outline, seedOf(space)) : rounded(widened(outline, wide), corner * unit);
}

/**
 * Quiet words on whatever they lie on, such as coordinates.
 * @param {Layout} layout
 * @returns {Part[]}
 */
export function labelParts(layout) {
  const height = Math.min(layout.words, layout.art.measures.label * layout.unit);
  return (layout.scene.labels ?? []).map(({ text, x, y, size = 1 }, index) => {
    const ink = layout.underfoot(x, y).ink ?? "on-ice-quiet";
    return part("label", index, { x, y }, [{ words: text, height: size * height, ink, bold: size > 1 }]);
  });
}
