// What is to be seen at the end of a game: as the scene says, or else what any game can show.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flourishesOf } from "../../../src/rookery/server/static/js/board/finale.js";
import { ACTS, closing } from "../../../src/rookery/server/static/js/board/flourishes.js";

const SPACES = [{ id: "here" }, { id: "there" }, { id: "bench", aside: true }];
const PIECES = [
  { id: "red-1", seat: 0, space: "here" },
  { id: "red-2", seat: 0, space: "bench" },
  { id: "blue-1", seat: 1, space: "bench" },
  { id: "stone", space: "there" },
];
/** @type {any} */
const SCENE = { spaces: SPACES, pieces: PIECES };

test("a scene that says what is to be seen is followed", () => {
  const finale = [{ how: "billows", ids: ["here"] }];
  assert.equal(flourishesOf({ ...SCENE, finale }, [0]), finale);
});

test("otherwise the winners' pieces dance: those on the board, or else those beside it", () => {
  assert.deepEqual(flourishesOf(SCENE, [0]), [{ how: "dances", ids: ["red-1"] }]);
  assert.deepEqual(flourishesOf(SCENE, [1]), [{ how: "dances", ids: ["blue-1"] }]);
});

test("where nobody has won all wave, and where nobody has a piece there is nothing to see", () => {
  assert.deepEqual(flourishesOf(SCENE, []), [{ how: "waves", ids: ["red-1"] }]);
  assert.deepEqual(flourishesOf({ ...SCENE, pieces: [] }, [0]), []);
});

test("of two poses one is seen at any time", () => {
  for (const { shown } of Object.values(ACTS)) {
    const [low, raised] = [shown(false), shown(true)];
    assert.deepEqual(low.map(({ offset }) => offset), raised.map(({ offset }) => offset));
    low.forEach(({ opacity }, at) => assert.equal(Number(opacity) + Number(raised[at]?.opacity), 1));
    assert.ok(raised.some(({ opacity }) => opacity === 1));
  }
});

test("a band comes to one after the other, while it is drawn", () => {
  const { draws, wait } = closing(6);
  const times = [0, 1, 2, 3, 4, 5].map(wait);
  assert.deepEqual(times, [...times].sort((a, b) => a - b));
  assert.equal(times[0], draws.timing.delay);
  assert.ok(Number(times[5]) < Number(draws.timing.delay) + Number(draws.timing.duration));
});
