// Square tiles on a grid, as an option writes them: "0:0;2:0", the lower left cells from the lower left corner. Pure.

/** @typedef {{ x: number, y: number }} Place */
/** @import { GridFacts as Grid } from "../../../types/wire.js" */

/**
 * The places of a value, which may be the name of a layout; none where it says nothing of the kind.
 * @param {string} value
 * @param {Grid} grid
 * @returns {Place[]}
 */
export function readPlaces(value, { layouts }) {
  const text = layouts[value] ?? value;
  if (!/^\d+:\d+(;\d+:\d+)*$/.test(text)) return [];
  return text.split(";").map((place) => {
    const [x, y] = place.split(":").map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  });
}

/**
 * Places as an option's value: counted from the lowest, and by the name of the layout if they are one.
 * @param {readonly Place[]} places
 * @param {Grid} grid
 * @returns {string}
 */
export function writePlaces(places, { layouts }) {
  const [left, low] = lowest(places);
  const text = places.map(({ x, y }) => `${x - left}:${y - low}`).join(";");
  return Object.keys(layouts).find((name) => layouts[name] === text) ?? text;
}

/**
 * The same arrangement in the middle of its grid, so that there is room on all sides.
 * @param {readonly Place[]} places
 * @param {Grid} grid
 * @returns {Place[]}
 */
export function centred(places, { tile, extent }) {
  const [left, low] = lowest(places);
  const [right, top] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
  const across = Math.floor((extent - (right - left + tile)) / 2);
  const up = Math.floor((extent - (top - low + tile)) / 2);
  return places.map(({ x, y }) => ({ x: x - left + across, y: y - low + up }));
}

/**
 * The places with one of them elsewhere, but not beyond the grid.
 * @param {readonly Place[]} places
 * @param {number} index
 * @param {Place} to
 * @param {Grid} grid
 * @returns {Place[]}
 */
export function moved(places, index, to, { tile, extent }) {
  const within = (/** @type {number} */ number) => Math.min(extent - tile, Math.max(0, Math.round(number)));
  return places.map((place, each) => (each === index ? { x: within(to.x), y: within(to.y) } : place));
}

/**
 * Which tiles lie on others.
 * @param {readonly Place[]} places
 * @param {Grid} grid
 * @returns {boolean[]}
 */
export function overlapping(places, { tile }) {
  return places.map((one, index) => {
    return places.some((other, each) => each !== index && Math.abs(one.x - other.x) < tile && Math.abs(one.y - other.y) < tile);
  });
}

/**
 * The lowest x and the lowest y.
 * @param {readonly Place[]} places
 * @returns {[number, number]}
 */
const lowest = (places) => [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
