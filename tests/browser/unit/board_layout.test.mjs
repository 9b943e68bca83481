// The sizes of boards, what lies underfoot, and scenes that are laid out for frames of other shapes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, Layout } from "../../../src/rookery/server/static/js/board/layout.js";
import { ART, pieceOn, sceneOf, spaceAt } from "./board_places.mjs";

/** @param {Parameters<typeof sceneOf>[0]} spaces @param {Parameters<typeof sceneOf>[2]} [rest] */
const laidOut = (spaces, rest = {}) => new Layout(sceneOf(spaces, [], rest), ART);
const COAST = { coast: true };
const BESIDE = { aside: true };

const SHORES = sceneOf(
  [spaceAt("S", "shore", 5, 13, 9, 1, COAST), spaceAt("a1", "floe", 2, 8, 2, 1), spaceAt("N", "shore", 5, 1, 9, 1, COAST)],
  [pieceOn("bear", "bear", "N", { facing: 270 })],
  { width: 10, height: 14, labels: [{ text: "a", x: 2, y: 14.3 }], decorations: [{ symbol: "flag", x: 9, y: 1, size: 1 }] },
);

test("the unit is the side of a usual space, whatever lies beside the board", () => {
  const spaces = [spaceAt("a1", "cell", 1, 1), spaceAt("a2", "cell", 1, 2), spaceAt("b", "plate", 6, 6, 5, 5, BESIDE)];
  assert.equal(laidOut(spaces).unit, 1);
  assert.equal(laidOut([], { grounds: [{ look: "ice", outline: [[0, 0], [8, 8], [0, 8]] }] }).unit, 1);
});

test("the last ground lies on top, and a space with an ink is land on any water", () => {
  /** @type {[number, number][]} */
  const all = [[0, 0], [8, 0], [8, 8], [0, 8]];
  /** @type {[number, number][]} */
  const bay = [[3, 3], [6, 3], [6, 6], [3, 6]];
  const grounds = [{ look: "ice", outline: all }, { look: "bay", outline: bay }];
  const layout = laidOut([spaceAt("a1", "floe", 4, 4)], { grounds });
  assert.equal(layout.underfoot(1, 1).ink, "on-ice-quiet");
  assert.equal(layout.underfoot(5.5, 5.5).water, true);
  assert.equal(layout.underfoot(4, 4).ink, "on-ice-quiet");
  assert.equal(layout.underfoot(20, 20).water, true);
});

test("a coast goes on beyond the picture, so that words below it lie on ice", () => {
  const layout = new Layout(SHORES, ART);
  assert.equal(layout.underfoot(2, 14.3).ink, "on-ice-quiet");
  assert.equal(layout.underfoot(2, 11).water, true);
});

test("the frame leaves out empty water, but never a part of what lies there", () => {
  const wide = laidOut([spaceAt("a1", "cell", 10, 10)], { width: 40, height: 40 });
  const { left, top, width, height } = wide.frame;
  assert.ok(left > 0 && left < 9.5 && top > 0 && width < 12 && height < 12);
  const full = new Layout(SHORES, ART);
  assert.ok(Math.abs(full.frame.width - 10 - 2 * full.margin) < 1e-9);
});

test("a scene that may be turned is turned in a frame of another shape; pieces keep their spaces", () => {
  const scene = { ...SHORES, width: 14, height: 10, adapts: /** @type {const} */ ("turns") };
  assert.deepEqual(fitted(scene, 1.4), { scene, turn: 0, done: "" });
  const { scene: high, turn, done } = fitted(scene, 0.7);
  assert.deepEqual([high.width, high.height, turn, done], [10, 14, -90, "turned"]);
  const at = new Map(high.spaces.map((space) => [space.id, [space.x, space.y]]));
  assert.deepEqual(at.get("S"), [13, 9]);
  assert.deepEqual(at.get("a1"), [8, 12]);
  assert.equal(high.pieces[0]?.space, "N");
  assert.equal(high.pieces[0]?.facing, 180);
  assert.deepEqual([high.decorations?.[0]?.x, high.decorations?.[0]?.y], [1, 5]);
});

test("a scene that may be stretched is as wide as its frame, in steps and up to a limit", () => {
  const scene = { ...SHORES, adapts: /** @type {const} */ ("stretches") };
  assert.deepEqual(fitted(scene, 0.5), { scene, turn: 0, done: "" });
  const { scene: wide, turn, done } = fitted(scene, 1.5);
  assert.deepEqual([wide.width, wide.height, turn, done], [21, 14, 0, "2.1 times"]);
  assert.deepEqual(wide.spaces[1]?.outline[0], [2.1 * 1, 7.5]);
  assert.deepEqual([wide.spaces[1]?.x, wide.spaces[1]?.y], [4.2, 8]);
  assert.deepEqual([wide.labels?.[0]?.x, wide.decorations?.[0]?.size], [4.2, 1]);
  assert.equal(fitted(scene, 1.51).done, done);
  assert.equal(fitted(scene, 9).done, "3 times");
});

test("land that leaves the picture has no water round it", () => {
  assert.equal(new Layout(SHORES, ART).margin, 0);
  const beach = laidOut([spaceAt("a1", "stone", 4, 4)], { grounds: [{ look: "beach", outline: [[3, 3], [5, 3], [5, 5]] }] });
  assert.equal(beach.margin, 0);
  assert.equal(beach.underfoot(1.5, 4).ink, "on-beach");
});

test("words beyond the land are seen whole", () => {
  const labels = [{ text: "a", x: 4, y: 9 }, { text: "1", x: -1, y: 4 }];
  const { frame, words } = laidOut([spaceAt("a1", "cell", 4, 4)], { labels });
  assert.ok(frame.left <= -1 - words);
  assert.ok(frame.top + frame.height >= 9 + words);
});

test("in a wide place what lies below the board comes to its right, if it is not wide by itself", () => {
  const cells = [spaceAt("a1", "cell", 3, 3), spaceAt("a2", "cell", 3, 4)];
  const scene = sceneOf([...cells, spaceAt("b", "plate", 2, 7, 1, 1, BESIDE), spaceAt("t", "tray", 3, 8, 1, 1, BESIDE)], [], { width: 6, height: 9 });
  const wide = fitted(scene, 1.5).scene;
  const at = new Map(wide.spaces.map((space) => [space.id, [space.x, space.y]]));
  assert.deepEqual(at.get("a1"), [3, 3]);
  assert.deepEqual(at.get("b"), [6, 2.25]);
  assert.deepEqual(at.get("t"), [7, 3.25]);
  assert.deepEqual(wide.spaces[2]?.outline[0], [5.5, 1.75]);
  assert.deepEqual([wide.width, wide.height], [8, 6.5]);
  assert.equal(fitted({ ...scene, width: 20 }, 1.5).scene.spaces, scene.spaces);
  const corner = sceneOf([...cells, spaceAt("b", "plate", 6, 3, 1, 1, BESIDE)], []);
  assert.equal(fitted(corner, 1.5).scene, corner);
  assert.equal(fitted(scene, 1).scene, scene);
});
