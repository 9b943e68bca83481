// Where the arrow keys lead.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ARROWS, closest, inReadingOrder, nearest } from "../../../src/rookery/server/static/js/board/arrow_keys.js";

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 */
const place = (id, x, y) => ({ id, x, y });
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => place(`${row}${column}`, column * 50, row * 50)));
const MIDDLE = { x: 50, y: 50 };

test("on a grid each arrow leads to the neighbour", () => {
  const led = Object.values(ARROWS).map((direction) => nearest(GRID, MIDDLE, direction)?.id);
  assert.deepEqual(led, ["10", "12", "01", "21"]);
});

test("straight ahead comes before nearer but aside", () => {
  const places = [place("ahead", 100, 0), place("aside", 20, 60)];
  assert.equal(nearest(places, { x: 0, y: 0 }, [1, 0])?.id, "ahead");
});

test("on a board on its corner, a place that lies only diagonally can be reached", () => {
  assert.equal(nearest([place("diagonal", 40, 40)], { x: 0, y: 0 }, [0, 1])?.id, "diagonal");
});

test("behind there is nothing, nor is the place itself an answer", () => {
  assert.equal(nearest([place("here", 0, 0), place("behind", -50, 0)], { x: 0, y: 0 }, [1, 0]), null);
});

test("reading order goes row by row, and forgives a few pixels", () => {
  const places = [place("c", 0, 60), place("b", 90, 1), place("a", 10, 3)];
  assert.deepEqual(inReadingOrder(places).map((each) => each.id), ["a", "b", "c"]);
});

test("the closest place to a point", () => {
  assert.equal(closest(GRID, { x: 90, y: 60 })?.id, "12");
  assert.equal(closest([], MIDDLE), null);
});
