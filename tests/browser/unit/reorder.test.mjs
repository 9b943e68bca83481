// What has to be moved to bring things into another order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { rising } from "../../../src/rookery/server/static/js/board/reorder.js";

/** @param {...(number | null)} numbers */
const found = (...numbers) => [...rising(numbers)].sort((a, b) => a - b);

test("all stay where all are in order", () => {
  assert.deepEqual(found(0, 1, 2, 3), [0, 1, 2, 3]);
  assert.deepEqual(found(), []);
});

test("one that goes to the end is the only one that is moved, and so is one that comes back", () => {
  assert.deepEqual(found(0, 2, 3, 4, 1), [0, 2, 3, 4]);
  assert.deepEqual(found(0, 4, 1, 2, 3), [0, 1, 2, 3]);
});

test("of things that are turned round one stays", () => {
  assert.equal(found(3, 2, 1, 0).length, 1);
});

test("what is new is no number, and does not hinder others", () => {
  assert.deepEqual(found(null, 0, null, 1), [0, 1]);
});

test("a row begun early goes on after a shorter one in between", () => {
  assert.deepEqual(found(4, 5, 0, 6, 1, 7), [4, 5, 6, 7]);
});
