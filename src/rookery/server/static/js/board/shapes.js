// The geometry of a board: outlines and the forms made from them, and numbers as text. Pure; y points down, as on a screen.
// Pictures have the same forms (shapes.py of the draw package), and a test compares both.

/** @import { Box, Outline, Point } from "../../types/board.js" */

/**
 * A length as short as a drawing needs it.
 * @param {number} length
 * @returns {string}
 */
export function number(length) {
  return String(Math.round(length * 1e4) / 1e4 + 0);
}

/**
 * A point as text.
 * @param {Point} point
 */
export const pair = ([x, y]) => `${number(x ?? 0)} ${number(y ?? 0)}`;

/**
 * A polygon with its corners as they are.
 * @param {Outline} outline
 */
export const polygon = (outline) => `M${outline.map(pair).join("L")}Z`;

/**
 * The sides of a polygon, each from a corner to the next.
 * @param {Outline} outline
 * @returns {[Point, Point][]}
 */
function sides(outline) {
  return outline.map((corner, index) => [corner, at(outline, index + 1)]);
}

/**
 * The corner with a number, counted round and round.
 * @param {Outline} outline
 * @param {number} index
 * @returns {Point}
 */
function at(outline, index) {
  return /** @type {Point} */ (outline[(index + outline.length) % outline.length]);
}

/**
 * Both coordinates of a point.
 * @param {Point} point
 */
const both = (point) => /** @type {[number, number]} */ (point);

/**
 * The area of a polygon, positive if it runs clockwise on the screen.
 * @param {Outline} outline
 */
export function area(outline) {
  let sum = 0;
  for (const [start, end] of sides(outline)) {
    const [ax, ay] = both(start);
    const [bx, by] = both(end);
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

/**
 * The outline as it runs clockwise.
 * @param {Outline} outline
 */
const clockwise = (outline) => (area(outline) < 0 ? [...outline].reverse() : outline);

/**
 * The box round a polygon.
 * @param {Outline} outline
 * @returns {Box}
 */
export function box(outline) {
  const across = outline.map((point) => both(point)[0]);
  const down = outline.map((point) => both(point)[1]);
  const left = Math.min(...across);
  const top = Math.min(...down);
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/**
 * The same polygon somewhere else.
 * @param {Outline} outline
 * @param {number} x
 * @param {number} y
 * @returns {[number, number][]}
 */
export function shifted(outline, x, y) {
  return outline.map((point) => [both(point)[0] + x, both(point)[1] + y]);
}

/**
 * A polygon that is wider or narrower about the origin.
 * @param {Outline} outline
 * @param {number} times
 * @returns {[number, number][]}
 */
export function widened(outline, times) {
  return outline.map((point) => [times * both(point)[0], times * both(point)[1]]);
}

/**
 * The radius of a round thing that fills a polygon.
 * @param {Outline} outline
 */
export const radius = (outline) => 0.5 * Math.sqrt(Math.abs(area(outline)));

/**
 * The direction to the left hand of a side.
 * @param {Point} start
 * @param {Point} end
 * @returns {[number, number]}
 */
function normal(start, end) {
  const [ax, ay] = both(start);
  const [bx, by] = both(end);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, (ax - bx) / length];
}

/**
 * A point on the way between two.
 * @param {Point} start
 * @param {Point} end
 * @param {number} along from 0 to 1
 * @returns {[number, number]}
 */
export function between(start, end, along) {
  const [ax, ay] = both(start);
  const [bx, by] = both(end);
  return [ax + (bx - ax) * along, ay + (by - ay) * along];
}

/**
 * How far two points are from each other.
 * @param {Point} start
 * @param {Point} end
 */
export function distance(start, end) {
  return Math.hypot(both(end)[0] - both(start)[0], both(end)[1] - both(start)[1]);
}

/**
 * A polygon with a rim round it, rounded and a little uneven, as water leaves a shore.
 * @param {Outline} outline
 * @param {number} rim
 * @param {number} wave
 */
export function grown(outline, rim, wave) {
  const coast = clockwise(outline);
  /** @type {Point[]} */
  const points = [];
  coast.forEach((corner, index) => {
    const before = at(coast, index - 1);
    const after = at(coast, index + 1);
    const [ax, ay] = normal(before, corner);
    const [bx, by] = normal(corner, after);
    const reach = (rim / (Math.hypot(ax + bx, ay + by) || 1)) * 1.05;
    points.push([both(corner)[0] + (ax + bx) * reach, both(corner)[1] + (ay + by) * reach]);
    const steps = Math.max(1, Math.round(distance(corner, after) / rim / 1.9));
    for (let step = 0; step < steps; step += 1) {
      const [x, y] = between(corner, after, (step + 0.5) / steps);
      const out = rim * (1.02 + wave * Math.sin((1.3 * x) / rim + (2.1 * y) / rim));
      points.push([x + bx * out, y + by * out]);
    }
  });
  return smooth(points);
}

/**
 * A polygon whose corners are rounded, as far as its sides allow.
 * @param {Outline} outline
 * @param {number} radius
 */
export function rounded(outline, radius) {
  const path = outline.map((corner, index) => {
    const start = towards(corner, at(outline, index - 1), radius);
    const end = towards(corner, at(outline, index + 1), radius);
    return `${index ? "L" : "M"}${pair(start)}Q${pair(corner)} ${pair(end)}`;
  });
  return `${path.join("")}Z`;
}

/**
 * A point some way along a side, but no further than its middle.
 * @param {Point} start
 * @param {Point} end
 * @param {number} length
 */
function towards(start, end, length) {
  return between(start, end, Math.min(0.5, length / (distance(start, end) || 1)));
}

/**
 * A polygon a little smaller and with rough sides, as ice breaks; two that touch leave a crack between them.
 * @param {Outline} outline
 * @param {number} inset
 * @param {number} seed each a roughness of its own
 */
export function broken(outline, inset, seed) {
  /** @type {Point[]} */
  const points = [];
  for (const [start, end] of sides(clockwise(outline))) {
    const [nx, ny] = normal(start, end);
    const length = distance(start, end);
    const steps = Math.max(2, Math.round(length / inset / 8));
    for (let step = 0; step < steps; step += 1) {
      const along = step ? (step + 0.2 * Math.sin(7 * step)) / steps : inset / length;
      const [x, y] = between(start, end, along);
      const deep = inset * (1 + 0.45 * Math.sin((2.3 * x) / inset + (3.1 * y) / inset + seed));
      points.push([x - nx * deep, y - ny * deep]);
    }
  }
  return rounded(points, 3 * inset);
}

/**
 * A polygon as water wears it: round corners, uneven sides, each seed a shape of its own.
 * @param {Outline} outline
 * @param {number} seed
 */
export function worn(outline, seed) {
  if (outline.length > 6) return smooth(outline);
  const short = Math.sqrt(Math.abs(area(outline)));
  /** @type {Point[]} */
  const points = [];
  let turn = 0.9 * seed;
  for (const [start, end] of sides(clockwise(outline))) {
    const [nx, ny] = normal(start, end);
    for (const [along, bulge] of /** @type {const} */ ([[0.12, 0.03], [0.5, -0.01], [0.88, 0.03]])) {
      turn += 2.4;
      const [x, y] = between(start, end, along + 0.06 * Math.sin(turn));
      const deep = short * (bulge + 0.025 + 0.025 * Math.sin(1.7 * turn));
      points.push([x - nx * deep, y - ny * deep]);
    }
  }
  return rounded(points, short);
}

/**
 * A closed curve through all the points (Catmull and Rom's, as Bézier curves).
 * @param {Outline} points
 */
export function smooth(points) {
  const path = points.map((point, index) => {
    const [x, y] = both(point);
    const [ax, ay] = both(at(points, index - 1));
    const [bx, by] = both(at(points, index + 1));
    const [cx, cy] = both(at(points, index + 2));
    const first = pair([x + (bx - ax) / 6, y + (by - ay) / 6]);
    const second = pair([bx - (cx - x) / 6, by - (cy - y) / 6]);
    return `C${first} ${second} ${pair([bx, by])}`;
  });
  return `M${pair(at(points, 0))}${path.join("")}Z`;
}

/**
 * An open curve through all the points, such as a trail; one that ends where it began is closed.
 * @param {Outline} points
 */
export function way(points) {
  const last = points.length - 1;
  const [start, end] = [both(at(points, 0)), both(at(points, last))];
  if (points.length > 3 && start[0] === end[0] && start[1] === end[1]) return smooth(points.slice(0, -1));
  const path = points.slice(0, -1).map((point, index) => {
    const [x, y] = both(point);
    const [ax, ay] = both(at(points, Math.max(0, index - 1)));
    const [bx, by] = both(at(points, index + 1));
    const [cx, cy] = both(at(points, Math.min(last, index + 2)));
    const first = pair([x + (bx - ax) / 6, y + (by - ay) / 6]);
    const second = pair([bx - (cx - x) / 6, by - (cy - y) / 6]);
    return `C${first} ${second} ${pair([bx, by])}`;
  });
  return `M${pair(start)}${path.join("")}`;
}

/**
 * An oval about a point, by its radii.
 * @param {number} x
 * @param {number} y
 * @param {number} across
 * @param {number} tall
 */
export function oval(x, y, across, tall) {
  const arc = `a${pair([across, tall])} 0 1 1 `;
  return `M${pair([x - across, y])}${arc}${pair([2 * across, 0])}${arc}${pair([-2 * across, 0])}Z`;
}

/**
 * The uneven edge of a hole about the origin, each seed its own; further down its upper edge is flatter.
 * @param {number} size
 * @param {number} down
 * @param {number} seed
 */
export function blob(size, down, seed) {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 9;
    const reach = size * (0.97 + 0.035 * Math.sin(2.4 * index + 1.7 * seed));
    return [reach * Math.cos(angle), down + (reach - down) * Math.sin(angle)];
  });
  return smooth(points);
}

/**
 * How far a point is from a polygon; nothing at all within it.
 * @param {Outline} outline
 * @param {number} x
 * @param {number} y
 */
export function away(outline, x, y) {
  let inside = false;
  let nearest = Infinity;
  for (const [start, end] of sides(outline)) {
    const [ax, ay] = both(start);
    const [bx, by] = both(end);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    nearest = Math.min(nearest, fromSide(start, end, x, y));
  }
  return inside ? 0 : nearest;
}

/**
 * Whether a point lies in a polygon or within a rim round it.
 * @param {Outline} outline
 * @param {number} rim
 * @param {number} x
 * @param {number} y
 */
export const reaches = (outline, rim, x, y) => away(outline, x, y) <= rim;

/**
 * How far a point is from a side.
 * @param {Point} start
 * @param {Point} end
 * @param {number} x
 * @param {number} y
 */
function fromSide(start, end, x, y) {
  const [ax, ay] = both(start);
  const [bx, by] = both(end);
  const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  return distance(between(start, end, Math.min(1, Math.max(0, along))), [x, y]);
}
