// The chances of all seats through a game, drawn as a stacked area chart in the scrubber's track.

import { fill, s } from "../../dom.js";
import { stacked } from "./timeline.js";
import { seatClass } from "../../seat_colours.js";

/** @import { Chance } from "./timeline.js" */

const WIDE = 1000;
const HIGH = 100;

/**
 * @returns {{ element: SVGSVGElement, draw: (chances: readonly Chance[]) => void }}
 */
export function curve() {
  const element = s("svg", { class: "curve", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  return { element, draw: (chances) => fill(element, ...layers(chances)) };
}

/** @param {readonly Chance[]} chances */
function layers(chances) {
  const last = Math.max(1, chances.length - 1);
  // Unknown chances are interpolated until they arrive.
  const known = chances.flatMap((chance, ply) => (chance ? [{ ply, parts: stacked(chance) }] : []));
  const seats = known[0]?.parts.length ?? 0;
  const middle = s("path", { class: "curve-middle", d: `M0 ${HIGH / 2}H${WIDE}` });
  const drawn = Array.from({ length: seats }, (_, seat) => {
    const tops = known.map(({ ply, parts }) => point(ply / last, parts[seat]?.[1] ?? 1));
    const floors = known.map(({ ply, parts }) => point(ply / last, parts[seat]?.[0] ?? 0)).reverse();
    const area = s("path", { class: "curve-part", d: `M${[...tops, ...floors].join("L")}Z` });
    // Only the edges between two seats matter; there is none above the last.
    const edge = seat < seats - 1 || seats === 1 ? s("path", { class: "curve-edge", d: `M${tops.join("L")}` }) : null;
    return s("g", { class: seatClass(seat) }, area, edge);
  });
  return [...drawn, middle];
}

/**
 * @param {number} along
 * @param {number} up
 */
function point(along, up) {
  return `${(along * WIDE).toFixed(1)} ${((1 - up) * HIGH).toFixed(1)}`;
}
