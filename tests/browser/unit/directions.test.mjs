// Where the arrows around a piece lie.

import assert from "node:assert/strict";
import { test } from "node:test";
import { places } from "../../../src/rookery/server/static/js/board/directions.js";

const SEEN = { left: -10, top: -10, right: 10, bottom: 10, scale: 40 };
const MIDDLE = { x: 0, y: 0, box: 1, unit: 1, turn: 0, obstacles: [] };
const ALL = Array.from({ length: 8 }, (_, index) => ({ id: `f${index}`, angle: 45 * index, label: "", around: "p" }));

test("directions lie where they point to, apart from each other and from their piece", () => {
  const found = places(ALL, MIDDLE, SEEN).map(({ target }) => target);
  const [up] = found;
  assert.ok(up && up.y < -0.5 - up.box / 2 + 1e-9 && Math.abs(up.x) < 1e-9);
  for (const [at, one] of found.entries()) {
    for (const other of found.slice(at + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= one.box);
  }
});

test("a direction is as large as a finger, and gives way to a piece", () => {
  const ball = { x: 0, y: -1.1, round: 0.3 };
  const [up] = places(ALL, { ...MIDDLE, obstacles: [ball] }, SEEN).map(({ target }) => target);
  assert.ok(up && up.box * SEEN.scale >= 32);
  assert.ok(up && Math.hypot(up.x - ball.x, up.y - ball.y) >= up.box / 2 + ball.round);
});

test("a direction stays in sight, and turns with a turned scene", () => {
  const [up] = places(ALL, { ...MIDDLE, y: -9.8 }, SEEN).map(({ target }) => target);
  assert.ok(up && up.y >= -10 + up.box / 2);
  const [right] = places(ALL, { ...MIDDLE, turn: 90 }, SEEN).map(({ target }) => target);
  assert.ok(right && right.x > 0.5 && Math.abs(right.y) < 1e-9);
});
