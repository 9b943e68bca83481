// How pieces are arranged on their spaces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Layout } from "../../../src/rookery/server/static/js/board/layout.js";
import { arrange } from "../../../src/rookery/server/static/js/board/pieces.js";
import { DRAWINGS, pieceOn, sceneOf, spaceAt } from "./board_places.mjs";

/** @typedef {import("../../../src/rookery/server/static/js/board/pieces.js").Item} Item */

/** @param {Parameters<typeof sceneOf>} parts */
const arranged = (...parts) => arrange(new Layout(sceneOf(...parts)), DRAWINGS);
/** @param {Item} item */
const drawn = (item) => item.bits.flatMap((bit) => ("drawing" in bit ? [bit.drawing] : []));
/**
 * @param {Item[]} items
 * @param {string} key
 * @returns {Item}
 */
function keyed(items, key) {
  const found = items.find((item) => item.key === key);
  assert.ok(found, key);
  return found;
}

test("the real drawings are known with their boxes and their spots", () => {
  assert.equal(DRAWINGS.get("bear")?.width, 154);
  assert.equal(DRAWINGS.get("mama-lying")?.view, "above");
  assert.deepEqual(DRAWINGS.get("penguin-upright")?.letter, { x: -8.5, y: 17.5, size: 26 });
});

test("who stands farther away is drawn before who stands nearer", () => {
  const spaces = [spaceAt("near", "stone", 1, 5), spaceAt("far", "stone", 1, 1)];
  const items = arranged(spaces, [pieceOn("a", "penguin", "near"), pieceOn("b", "penguin", "far")]);
  assert.deepEqual(items.map((item) => item.key), ["b", "a"]);
});

test("several on one floe stand side by side within it", () => {
  const floe = spaceAt("a1", "floe", 4, 4, 2, 1.3);
  const items = arranged([floe], ["a", "b", "c"].map((id) => pieceOn(id, "penguin", "a1")));
  const across = items.map((item) => item.x).sort((a, b) => a - b);
  assert.ok((across[1] ?? 0) - (across[0] ?? 0) > 0.5 * (items[0]?.box ?? 9));
  assert.ok(items.every((item) => Math.abs(item.x - 4) <= 1 && item.y === items[0]?.y));
});

test("on a space that is higher than wide nobody hides behind another", () => {
  const coast = spaceAt("S", "shore", 1, 4, 1.2, 7);
  const eight = Array.from({ length: 8 }, (_, index) => pieceOn(`p${index}`, "penguin", "S"));
  const items = arranged([coast, spaceAt("a1", "floe", 4, 4)], eight);
  const down = items.map((item) => item.y).sort((a, b) => a - b);
  const box = items[0]?.box ?? 0;
  const steps = down.slice(1).map((y, index) => y - (down[index] ?? 0));
  assert.ok(steps.every((step) => step >= 0.9 * box));
});

test("coins lie on one another, and whoever stands there shows their suit once more at the feet", () => {
  const coins = [pieceOn("low", "coin-sun", "a1"), pieceOn("top", "coin-moon", "a1", { level: 1 })];
  const free = arranged([spaceAt("a1", "cell", 4, 4)], coins);
  assert.ok(keyed(free, "top").y < keyed(free, "low").y);
  assert.deepEqual(drawn(keyed(free, "top")), ["coin-moon"]);
  const taken = arranged([spaceAt("a1", "cell", 4, 4)], [...coins, pieceOn("red", "penguin", "a1", { level: 2 })]);
  assert.deepEqual(drawn(keyed(taken, "top")), ["disc"]);
  assert.deepEqual(drawn(keyed(taken, "top-medal")), ["coin-moon-medal"]);
  assert.equal(keyed(taken, "top-medal").id, null);
  assert.ok(keyed(taken, "red").y < keyed(taken, "top").y);
});

test("a high stack says how many coins it has", () => {
  const coins = Array.from({ length: 4 }, (_, level) => pieceOn(`c${level}`, "coin-sun", "a1", { level }));
  const top = keyed(arranged([spaceAt("a1", "cell", 4, 4)], coins), "c3");
  assert.ok(top.bits.some((bit) => "words" in bit && bit.words === "4"));
});

test("a heap shows its stones and their number, and crumbs when it is gone", () => {
  const piles = [spaceAt("q1", "pile", 4, 4)];
  const heap = keyed(arranged(piles, [pieceOn("h", "heap", "q1", { count: 5 })]), "h");
  assert.equal(drawn(heap).filter((name) => name === "rock").length, 5);
  assert.deepEqual(drawn(keyed(arranged(piles, [pieceOn("h", "heap", "q1", { count: 0 })]), "h")), ["crumbs"]);
});

test("what is carried goes with its holder, and a piece that is carried comes after it", () => {
  const squares = [spaceAt("a1", "square", 4, 4)];
  const rock = keyed(arranged(squares, [pieceOn("p", "penguin", "a1", { carrying: "rock" })]), "p");
  assert.deepEqual(drawn(rock), ["penguin-upright", "rock", "penguin-hands"]);
  const pieces = [pieceOn("ball", "ball", "a1", { carried_by: "m" }), pieceOn("m", "mama", "a1", { carrying: "ball" })];
  assert.deepEqual(arranged(squares, pieces).map((item) => item.key), ["m", "ball"]);
});

test("a kind without a drawing is a stone with its letter, and points where it looks", () => {
  const whale = keyed(arranged([spaceAt("a1", "square", 4, 4)], [pieceOn("w", "whale", "a1", { facing: 90 })]), "w");
  assert.deepEqual(drawn(whale), ["stone", "pointer"]);
  assert.equal(whale.angle, 90);
});

test("those seen from above turn, those seen from the side are mirrored, those upright do neither", () => {
  const squares = [spaceAt("a1", "square", 4, 4)];
  assert.equal(keyed(arranged(squares, [pieceOn("m", "mama", "a1", { pose: "lying", facing: 45 })]), "m").angle, 45);
  assert.equal(keyed(arranged(squares, [pieceOn("m", "mama", "a1", { facing: 45 })]), "m").angle, 0);
  assert.equal(keyed(arranged(squares, [pieceOn("b", "bear", "a1", { facing: 90 })]), "b").mirrored, true);
  assert.equal(keyed(arranged(squares, [pieceOn("b", "bear", "a1", { facing: 270 })]), "b").mirrored, false);
});

test("one in the air and the one below are both seen, side by side", () => {
  const stones = [spaceAt("r1", "stone", 4, 4)];
  const alone = keyed(arranged(stones, [pieceOn("a", "penguin", "r1")]), "a");
  const both = arranged(stones, [pieceOn("a", "penguin", "r1"), pieceOn("b", "penguin", "r1", { level: 1 })]);
  const [below, above] = [keyed(both, "a"), keyed(both, "b")];
  assert.ok(above.x - below.x > 0.7 * above.box && above.y < below.y);
  assert.ok(above.box === below.box && above.box > 0.8 * alone.box);
  assert.equal(both.at(-1), above);
});

test("a ball turns, its shadow and its light do not", () => {
  const ball = keyed(arranged([spaceAt("a1", "square", 4, 4)], [pieceOn("ball", "ball", "a1")]), "ball");
  assert.deepEqual(drawn(ball), ["ball-shadow", "ball", "ball-light"]);
  assert.deepEqual(ball.bits.map((bit) => "turns" in bit && bit.turns), [false, true, false]);
});
