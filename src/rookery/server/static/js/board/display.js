// A board as a display list: parts, each made of a few simple shapes. Pictures use the same list (display.py of the draw
// package), and a test compares the two. A part is drawn around its own origin at its own scale, so that it can move
// without a redraw. Nothing here touches the page.

import { groundParts, spaceParts } from "./land.js";
import { arrange } from "./pieces.js";
import { decorationParts, labelParts, markParts, rippleParts } from "./surroundings.js";

/** @typedef {import("./layout.js").Layout} Layout */
/**
 * A path with its paints, which are names of tokens or gradients.
 * @typedef {{ d: string, fill?: string | undefined, stroke?: string | undefined, width?: number, opacity?: number | undefined,
 *   dashes?: [number, number] | undefined, down?: number }} Path
 */
/**
 * A drawing with its middle at a point; what is 100 wide in it is `size` wide here. What turns is turned with its part.
 * @typedef {{ symbol: string, x?: number, y?: number, size: number, turns?: boolean }} Symbol
 */
/**
 * Words with their middle at a point, and what is written behind them, smaller.
 * @typedef {{ words: import("./layout.js").Piece["label"], follows?: string, x?: number, y?: number, height: number, ink: string, bold?: boolean }} Words
 */
/** @typedef {Path | Symbol | Words} Bit */
/**
 * Something on the board with a place of its own; without an id it cannot be touched. It is drawn anew only if its look
 * has changed.
 * @typedef {{ key: string, sort: string, id: string | null, label: import("./layout.js").Piece["label"],
 *   seat: number | null, x: number, y: number, scale: number, angle: number, mirrored: boolean, look: string,
 *   bits: () => Bit[] }} Part
 */

/**
 * The display list of a scene.
 * @param {Layout} layout
 * @returns {Part[]}
 */
export function display(layout) {
  return [
    ...rippleParts(layout),
    ...groundParts(layout),
    ...spaceParts(layout),
    ...decorationParts(layout),
    ...markParts(layout),
    ...labelParts(layout),
    ...arrange(layout),
  ];
}
