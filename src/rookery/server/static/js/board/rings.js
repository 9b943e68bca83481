// Rings and dots on spaces: what a scene marks, and what a player may touch.

import { within } from "./arrows.js";
import { COASTS } from "./layout.js";
import { curve, oval } from "./paint.js";
import { box, floe, rounded, widened } from "./shapes.js";
import { seedOf } from "./spaces.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Space} Space */

/** How wide a ring is, of its space, where it would hide behind a piece otherwise. */
/** @type {Record<string, number>} */
const WIDER = { stone: 1.15, hollow: 1.15 };
/** Kinds of spaces that coins lie on. */
export const COINED = ["bed", "cell"];
/** Kinds of spaces that are round, whatever their outline. */
const ROUND = [...COINED, "point", "nest", "hollow", "pile", "tile"];

/**
 * The line along the border of a space.
 * @param {Layout} layout
 * @param {Space} space
 * @returns {string}
 */
export function border(layout, space) {
  const wide = WIDER[space.kind] ?? 0.93;
  const { unit } = layout;
  return rounded(widened(space.outline, wide, [space.x, space.y]), COASTS.includes(space.kind) ? unit : 0.3 * unit);
}

/**
 * A ring in the accent, on a lighter one, so that it stands out on ice as on water.
 * @param {string} path
 * @param {number} unit
 * @param {number} [bold]
 */
export function ring(path, unit, bold = 1) {
  const line = { class: "ring", fill: "none" };
  return [
    curve(path, { ...line, stroke: "var(--ice-lit)", "stroke-width": 0.17 * bold * unit }),
    curve(path, { ...line, stroke: "var(--on-ice-aurora)", "stroke-width": 0.09 * bold * unit }),
  ];
}

/**
 * A quiet dotted ring: it only tells what was.
 * @param {string} path
 * @param {number} unit
 */
export function dotted(path, unit) {
  const line = { "stroke-width": 0.075 * unit, "stroke-dasharray": `0 ${0.16 * unit}`, "stroke-linecap": "round" };
  return [curve(path, { fill: "none", stroke: "var(--on-ice-quiet)", ...line })];
}

/**
 * A circle as a path.
 * @param {number} x
 * @param {number} y
 * @param {number} round
 */
export const circle = (x, y, round) =>
  `M${x - round} ${y}a${round} ${round} 0 1 1 ${2 * round} 0a${round} ${round} 0 1 1 ${-2 * round} 0Z`;

/**
 * The path of a ring on a space: round where the space is, else along its border.
 * @param {Layout} layout
 * @param {Space} space
 */
export function around(layout, space) {
  if (space.kind === "floe") return floe(space.outline, seedOf(space));
  if (!ROUND.includes(space.kind)) return border(layout, space);
  const { unit } = layout;
  const wide = space.kind === "nest" || space.kind === "pile" ? 0.66 : space.kind === "tile" ? 0.34 : 0.48;
  return circle(space.x, space.y, wide * unit);
}

/**
 * Whether the scene itself rings the place of whoever is to move.
 * @param {Layout} layout
 * @param {Space | undefined} space
 */
export const isRinged = ({ scene }, space) =>
  space !== undefined && !COASTS.includes(space.kind) && (scene.marks ?? []).some(({ kind, space: id }) => kind === "active" && id === space.id);

/**
 * Everything that the scene itself marks, on its space.
 * @param {Layout} layout
 * @returns {Element[]}
 */
export function drawSceneMarks(layout) {
  const { unit } = layout;
  return (layout.scene.marks ?? []).flatMap(({ kind, space: id }) => {
    const space = layout.places.get(id);
    // A whole coast is too much: who is there is plain to see.
    if (!space || COASTS.includes(space.kind)) return [];
    if (kind === "goal") return ring(circle(space.x, space.y, 0.44 * unit), unit, 0.85);
    return kind === "active" ? ring(border(layout, space), unit, 0.7) : dotted(border(layout, space), unit);
  });
}

/**
 * A bead: the small sign of what may be touched, light round dark, so that it is seen on whatever it lies.
 * @param {number} x
 * @param {number} y
 * @param {number} round
 */
export const bead = (x, y, round) => [
  oval(x, y, 1.5 * round, 1.5 * round, { fill: "var(--ice-lit)" }),
  oval(x, y, round, round, { fill: "var(--on-ice-aurora)" }),
];

/**
 * Where the bead of a space lies: in its middle, or before or beside whatever is there; on a coast at the brink.
 * @param {Layout} layout
 * @param {Space} space
 * @returns {{ x: number, y: number }}
 */
export function spotOn(layout, space) {
  const { left, top, width, height } = box(space.outline);
  if (COASTS.includes(space.kind)) {
    const { scene } = layout;
    return { x: within(scene.width / 2, left, left + width), y: within(scene.height / 2, top, top + height) };
  }
  // Before a stack of coins may be the head of a penguin; its side is free.
  if (COINED.includes(space.kind) && layout.covered.has(space.id)) return { x: space.x + 0.4 * width, y: top + 0.82 * height };
  // A tile has its number in the middle.
  const taken = layout.covered.has(space.id) || space.kind === "tile";
  return taken ? { x: space.x, y: top + 0.96 * height } : space;
}
