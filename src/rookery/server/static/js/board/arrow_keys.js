// Arrow keys: from one place of a board to the nearest in that direction.

/** @typedef {{ id: string, x: number, y: number }} Place */

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A place aside counts as this much farther: straight ahead comes first, but every place can be reached. */
const ASIDE = 2.5;
/** Places that lie apart by less than this, in pixels, are in one row. */
const ROW = 12;

/**
 * The nearest place in a direction; null where there is none.
 * @param {readonly Place[]} places
 * @param {{ x: number, y: number }} here
 * @param {readonly [number, number]} direction
 * @returns {Place | null}
 */
export function nearest(places, here, [towardsX, towardsY]) {
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - here.x, place.y - here.y];
    const ahead = x * towardsX + y * towardsY;
    const aside = Math.abs(x * towardsY) + Math.abs(y * towardsX);
    const far = ahead + ASIDE * aside;
    if (ahead > 0.5 && far < least) [best, least] = [place, far];
  }
  return best;
}

/**
 * The places in reading order: row by row, from the left.
 * @param {readonly Place[]} places
 * @returns {Place[]}
 */
export function inReadingOrder(places) {
  const row = (/** @type {Place} */ place) => Math.round(place.y / ROW);
  return [...places].sort((one, other) => row(one) - row(other) || one.x - other.x);
}

/**
 * The place that is closest to a point; null if there are none.
 * @param {readonly Place[]} places
 * @param {{ x: number, y: number }} here
 * @returns {Place | null}
 */
export function closest(places, here) {
  const far = (/** @type {Place} */ place) => Math.hypot(place.x - here.x, place.y - here.y);
  return places.reduce((/** @type {Place | null} */ best, place) => (best && far(best) <= far(place) ? best : place), null);
}
