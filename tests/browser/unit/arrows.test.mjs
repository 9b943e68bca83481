// Arrows for turns.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bent } from "../../../src/rookery/server/static/js/board/directions.js";

/** @param {string} path */
const numbers = (path) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test("a larger turn has a longer arrow", () => {
  const [quarter, half] = [bent(90), bent(180)];
  assert.match(quarter, /A54 54 0 0 1 /);
  assert.match(half, /A54 54 0 1 1 /);
});

test("a turn back is the mirror image", () => {
  const [onward, back] = [bent(90), bent(-90)];
  assert.match(back, /A54 54 0 0 0 /);
  const [x, y] = numbers(onward);
  const [left, top] = numbers(back);
  assert.equal(x, -(left ?? 0));
  assert.equal(y, top);
});

test("no turn at all is a tick, without an arc", () => {
  assert.doesNotMatch(bent(0), /A/);
});
