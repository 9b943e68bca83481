// A board as a display list: parts, each made of a few simple shapes. Pictures use the same list (display.py of the draw
// package), and a test compares the two. A part is drawn around its own origin at its own scale, so that it can move
// without a redraw. Nothing here touches the page.

import { groundParts, spaceParts } from "./land.js";
import { arrange } from "./pieces.js";
import { decorationParts, labelParts, markParts, rippleParts } from "./surroundings.js";

/** @import { Layout } from "./layout.js" */
/** @import { Part } from "../../types/display.js" */

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
