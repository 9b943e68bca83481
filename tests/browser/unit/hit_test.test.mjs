// What lies under a finger.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hitTest } from "../../../src/rookery/server/static/js/board/hit_test.js";
import { spaceAt } from "./board_places.mjs";

const FINGER = { least: 0.4, slip: 0.1, miss: 0.5 };
const PIECE = { id: "p", x: 0, y: 0, box: 1, wide: 100, high: 100 };

/** @param {string} id @param {number} x @param {number} [size] */
const square = (id, x, size = 1) => ({ id, outline: spaceAt(id, "square", x, 0, size, size).outline });

/**
 * What a finger hits at a point of the row.
 * @param {Parameters<typeof hitTest>[0]} targets
 * @param {number} x
 * @param {...string} touchable
 */
const hit = (targets, x, ...touchable) => hitTest(targets, { x, y: 0 }, new Set(touchable), FINGER);

test("what may be touched comes first, then what lies there, the topmost first", () => {
  const targets = [PIECE, { ...PIECE, id: null, box: 9 }, square("a1", 0)];
  assert.deepEqual(hit(targets, 0), ["p", "a1"]);
  assert.deepEqual(hit(targets, 0, "a1"), ["a1", "p"]);
});

test("on open water a near miss hits what may be touched, the nearest first, and nothing else", () => {
  assert.deepEqual(hit([PIECE], 0.9), []);
  assert.deepEqual(hit([PIECE], 0.9, "p"), ["p"]);
  assert.deepEqual(hit([PIECE, { ...PIECE, id: "q", x: 2 }], 1.1, "p", "q"), ["q"]);
  assert.deepEqual(hit([PIECE, { ...PIECE, id: "q", x: 1.8 }], 1, "p", "q"), ["q", "p"]);
});

test("a finger on something else slips a little, and no more", () => {
  const row = [square("a1", 0), square("b1", 1)];
  assert.deepEqual(hit(row, 0.55, "a1"), ["a1", "b1"]);
  assert.deepEqual(hit(row, 0.8, "a1"), ["b1"]);
});

test("what is smaller than a finger is as large as one, unless something nearer may be touched", () => {
  const row = [square("a1", 0, 0.2), square("b1", 0.6)];
  assert.deepEqual(hit(row, 0.35, "a1"), ["a1", "b1"]);
  assert.deepEqual(hit(row, 0.35, "a1", "b1"), ["b1", "a1"]);
  assert.deepEqual(hit(row, 0.45, "a1"), ["b1"]);
});
