// How pieces are arranged on their spaces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Layout } from "../../../src/rookery/server/static/js/board/layout.js";
import { arrange } from "../../../src/rookery/server/static/js/board/pieces.js";
import { ART, pieceOn, sceneOf, spaceAt } from "./board_places.mjs";

/** @typedef {import("../../../src/rookery/server/static/types/display.js").Item} Item */

/** @param {Parameters<typeof sceneOf>} parts */
const arranged = (...parts) => arrange(new Layout(sceneOf(...parts), ART));
/** @param {Item} item */
const drawn = (item) => item.bits().flatMap((bit) => ("symbol" in bit ? [bit.symbol] : []));
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
  assert.equal(ART.drawings.get("bear")?.width, 154);
  assert.equal(ART.drawings.get("mama-lying")?.view, "above");
  assert.deepEqual(ART.drawings.get("penguin")?.letter, { x: -9, y: 14.5, size: 24 });
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
  const floe = spaceAt("a1", "floe", 4, 4, 1.2, 7);
  const eight = Array.from({ length: 8 }, (_, index) => pieceOn(`p${index}`, "penguin", "a1"));
  const items = arranged([floe], eight);
  const down = items.map((item) => item.y).sort((a, b) => a - b);
  const box = items[0]?.box ?? 0;
  const steps = down.slice(1).map((y, index) => y - (down[index] ?? 0));
  assert.ok(steps.every((step) => step >= 0.9 * box));
});

test("on a coast those of a seat huddle, some behind the others, apart from the next seat", () => {
  const spaces = [spaceAt("S", "shore", 5, 8, 10, 1.4, { coast: true }), spaceAt("a1", "floe", 4, 4)];
  const twelve = Array.from({ length: 12 }, (_, index) => pieceOn(`p${index}`, "penguin", "S", { seat: Math.floor(index / 3) }));
  const items = arranged(spaces, twelve, { width: 10, height: 9 });
  const at = twelve.map(({ id }) => keyed(items, id));
  const box = at[0]?.box ?? 0;
  assert.equal(new Set(at.map(({ x, y }) => `${x} ${y}`)).size, 12);
  for (let seat = 0; seat < 4; seat += 1) {
    const [one, two, behind] = at.slice(3 * seat, 3 * seat + 3);
    assert.ok(one && two && behind && one.y === two.y && behind.y < one.y - 0.3 * box);
    assert.ok(one.x < behind.x && behind.x < two.x && two.x - one.x < 0.8 * box);
    const next = at[3 * seat + 3];
    if (next) assert.ok(next.x - two.x > box);
  }
});

const STACKED = /** @type {const} */ ({ stance: "stacks" });

test("some are stacked, and whoever stands there shows what lies on top once more at the feet", () => {
  const coins = [pieceOn("low", "coin-sun", "a1", STACKED), pieceOn("top", "coin-moon", "a1", { ...STACKED, level: 1 })];
  const free = arranged([spaceAt("a1", "cell", 4, 4)], coins);
  assert.ok(keyed(free, "top").y < keyed(free, "low").y);
  assert.deepEqual(drawn(keyed(free, "top")), ["coin-moon"]);
  const taken = arranged([spaceAt("a1", "cell", 4, 4)], [...coins, pieceOn("red", "penguin", "a1", { level: 2 })]);
  assert.deepEqual(drawn(keyed(taken, "top")), ["coin-moon-covered"]);
  assert.deepEqual(drawn(keyed(taken, "top-underfoot")), ["coin-moon-underfoot"]);
  assert.equal(keyed(taken, "top-underfoot").id, null);
  assert.ok(keyed(taken, "red").y < keyed(taken, "top").y);
});

test("a high stack says how many it has", () => {
  const coins = Array.from({ length: 4 }, (_, level) => pieceOn(`c${level}`, "coin-sun", "a1", { ...STACKED, level }));
  const top = keyed(arranged([spaceAt("a1", "cell", 4, 4)], coins), "c3");
  assert.ok(top.bits().some((bit) => "words" in bit && bit.words === "4"));
});

test("a heap shows its things and their number", () => {
  const piles = [spaceAt("q1", "pile", 4, 4)];
  const heap = keyed(arranged(piles, [pieceOn("h", "rock", "q1", { stance: "heaps", count: 5 })]), "h");
  assert.equal(drawn(heap).filter((name) => name === "rock").length, 5);
  assert.ok(heap.bits().some((bit) => "words" in bit && bit.words === "5"));
});

test("who comes to a heap stands behind it, and nothing is hidden", () => {
  const spaces = [spaceAt("q1", "pile", 4, 4)];
  const heap = pieceOn("h", "rock", "q1", { stance: "heaps", count: 6 });
  const both = arranged(spaces, [heap, pieceOn("p", "penguin", "q1")]);
  assert.deepEqual(both.map(({ key }) => key), ["p", "h"]);
  assert.ok(keyed(both, "p").y < 4);
  assert.equal(drawn(keyed(both, "h")).filter((name) => name === "rock").length, 6);
});

test("what lies about makes room for who comes", () => {
  const rock = pieceOn("r", "rock", "n1", { stance: "lies" });
  const spaces = [spaceAt("n1", "hollow", 4, 4)];
  assert.equal(keyed(arranged(spaces, [rock]), "r").y, 4);
  const both = arranged(spaces, [rock, pieceOn("p", "penguin", "n1")]);
  assert.deepEqual(both.map(({ key }) => key), ["p", "r"]);
  assert.ok(keyed(both, "r").y > 4);
});

test("what is carried goes with its holder, and a piece that is carried comes after it", () => {
  const squares = [spaceAt("a1", "square", 4, 4)];
  const rock = keyed(arranged(squares, [pieceOn("p", "penguin", "a1", { carrying: "rock" })]), "p");
  assert.deepEqual(drawn(rock), ["penguin", "rock", "penguin-hands"]);
  const pieces = [pieceOn("ball", "ball", "a1", { carried_by: "m" }), pieceOn("m", "mama", "a1", { carrying: "ball" })];
  assert.deepEqual(arranged(squares, pieces).map((item) => item.key), ["m", "ball"]);
  // Not even somebody nearer hides it.
  const nearer = [...pieces, pieceOn("n", "mama", "b1")];
  assert.deepEqual(arranged([...squares, spaceAt("b1", "square", 5, 5)], nearer).map((item) => item.key), ["m", "n", "ball"]);
});

test("a piece without a drawing is a stone with its letter, and points where it looks", () => {
  const whale = keyed(arranged([spaceAt("a1", "square", 4, 4)], [pieceOn("w", "whale", "a1", { facing: 90 })]), "w");
  assert.deepEqual(drawn(whale), ["stone", "pointer"]);
  assert.equal(whale.angle, 90);
});

test("those seen from above turn, those seen from the side are mirrored, those upright do neither", () => {
  const squares = [spaceAt("a1", "square", 4, 4)];
  assert.equal(keyed(arranged(squares, [pieceOn("m", "mama-lying", "a1", { facing: 45 })]), "m").angle, 45);
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
  assert.equal(ball.view, "round");
  assert.deepEqual(ball.bits().map((bit) => "turns" in bit && bit.turns), [false, true, false]);
});
