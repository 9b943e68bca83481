// Tiles on a grid, as an option writes them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { centred, moved, overlapping, readPlaces, writePlaces } from "../../../src/rookery/server/static/js/pages/lobby/places.js";

const GRID = { tile: 2, extent: 8, layouts: { pair: "0:0;2:0", tower: "0:0;0:2" } };

test("places are read by the name of a layout and one by one", () => {
  assert.deepEqual(readPlaces("tower", GRID), [{ x: 0, y: 0 }, { x: 0, y: 2 }]);
  assert.deepEqual(readPlaces("6:0;3:4", GRID), [{ x: 6, y: 0 }, { x: 3, y: 4 }]);
});

test("what is no place is none", () => {
  for (const text of ["", "ring", "0,0;2,0", "0:0;", "-2:0"]) assert.deepEqual(readPlaces(text, GRID), []);
});

test("places are written from the lowest on, and a layout by its name", () => {
  assert.equal(writePlaces([{ x: 3, y: 5 }, { x: 1, y: 6 }], GRID), "2:0;0:1");
  assert.equal(writePlaces([{ x: 3, y: 3 }, { x: 5, y: 3 }], GRID), "pair");
  // A list numbers its tiles: the same places in another order are another arrangement.
  assert.equal(writePlaces([{ x: 5, y: 3 }, { x: 3, y: 3 }], GRID), "2:0;0:0");
});

test("an arrangement begins in the middle of its grid, and is the same there", () => {
  const places = centred(readPlaces("pair", GRID), GRID);
  assert.deepEqual(places, [{ x: 2, y: 3 }, { x: 4, y: 3 }]);
  assert.equal(writePlaces(places, GRID), "pair");
});

test("a tile moves to whole cells and stays on the grid", () => {
  const places = [{ x: 0, y: 0 }, { x: 2, y: 0 }];
  assert.deepEqual(moved(places, 1, { x: 3.4, y: 0.6 }, GRID), [{ x: 0, y: 0 }, { x: 3, y: 1 }]);
  assert.deepEqual(moved(places, 0, { x: -3, y: 99 }, GRID)[0], { x: 0, y: 6 });
});

test("tiles that lie on each other are known", () => {
  assert.deepEqual(overlapping([{ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 4, y: 0 }], GRID), [true, true, false]);
  assert.deepEqual(overlapping([{ x: 0, y: 0 }, { x: 2, y: 0 }], GRID), [false, false]);
});
