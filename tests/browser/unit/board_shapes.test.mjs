// The geometry of boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as shapes from "../../../src/rookery/server/static/js/board/shapes.js";

const { area, away, box, broken, grown, number, reaches, rounded, shifted, smooth, way, widened, worn } = shapes;

/** @type {[number, number][]} */
const SQUARE = [[0, 0], [2, 0], [2, 2], [0, 2]];
/** @param {string} path */
const numbersOf = (path) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test("lengths are short, and nothing is never negative", () => {
  assert.equal(number(1 / 3), "0.3333");
  assert.equal(number(-0.00001), "0");
  assert.equal(number(2), "2");
});

test("an area is positive if its outline runs clockwise on the screen", () => {
  assert.equal(area(SQUARE), 4);
  assert.equal(area([...SQUARE].reverse()), -4);
});

test("a box goes round all corners", () => {
  assert.deepEqual(box([[1, 5], [3, 2], [2, 9]]), { left: 1, top: 2, width: 2, height: 7 });
});

test("a point is away from a polygon by its distance to the nearest side, and not at all within", () => {
  assert.equal(away(SQUARE, 1, 1), 0);
  assert.equal(away(SQUARE, 5, 1), 3);
  assert.ok(Math.abs(away(SQUARE, 3, 3) - Math.SQRT2) < 1e-12);
  assert.equal(reaches(SQUARE, 2.9, 5, 1), false);
  assert.equal(reaches(SQUARE, 3, 5, 1), true);
});

test("rounded corners stay within the polygon, and never take more than half a side", () => {
  const path = rounded(SQUARE, 9);
  assert.ok(numbersOf(path).every((length) => length >= 0 && length <= 2));
  assert.ok(path.startsWith("M0 1Q0 0 1 0") && path.endsWith("Z"));
});

test("a smooth curve goes through all its points", () => {
  const path = smooth(SQUARE);
  for (const [x, y] of SQUARE) assert.ok(path.includes(` ${x} ${y}`) || path.startsWith(`M${x} ${y}`));
});

test("a way goes through all its points, and is closed only if it ends where it began", () => {
  assert.equal(way([[0, 0], [2, 0]]), "M0 0C0.3333 0 1.6667 0 2 0");
  assert.ok(!way(SQUARE).endsWith("Z"));
  assert.equal(way([...SQUARE, SQUARE[0] ?? [0, 0]]), smooth(SQUARE));
});

test("a grown form lies outside its polygon, a broken one inside, whichever way the outline runs", () => {
  for (const outline of [SQUARE, [...SQUARE].reverse()]) {
    const coast = numbersOf(grown(outline, 0.5, 0.07));
    assert.ok(Math.min(...coast) < -0.4 && Math.max(...coast) > 2.4);
    const ice = numbersOf(broken(outline, 0.05, 1));
    assert.ok(Math.min(...ice) >= 0 && Math.max(...ice) <= 2);
  }
});

test("a worn form keeps its shape wherever it drifts, and each seed has its own", () => {
  const here = numbersOf(worn(SQUARE, 7));
  const there = numbersOf(worn(shifted(SQUARE, 3, 3), 7));
  here.forEach((length, index) => assert.ok(Math.abs((there[index] ?? 0) - length - 3) < 1e-3));
  assert.notEqual(worn(SQUARE, 7), worn(SQUARE, 8));
});

test("what is widened grows about the origin", () => {
  assert.deepEqual(widened(SQUARE, 2), [[0, 0], [4, 0], [4, 4], [0, 4]]);
});
