// What is said of a board, and why something cannot be touched.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Descriptions } from "../../../src/rookery/server/static/js/board/descriptions.js";
import { Selection } from "../../../src/rookery/server/static/js/board/selection.js";
import { pieceOn, sceneOf, spaceAt } from "./board_places.mjs";
import "./english.mjs";

const SPACES = [spaceAt("n5", "hollow", 0, 0, 1, 1, { label: "Blue’s nest, space 5, empty" }), spaceAt("r1", "stone", 2, 0, 1, 1, { label: "the ring road" })];
const PIECES = [pieceOn("blue-1", "penguin", "r1", { label: "Blue penguin 1" })];
const REASONS = [{ ids: ["blue-1"], label: "You rolled the bear: penguins rest" }, { ids: [], label: "Move the bear or a floe" }];

/** @param {Parameters<typeof sceneOf>[2]} rest */
const told = (rest) => new Descriptions(() => sceneOf(SPACES, PIECES, rest), new Selection());

test("spaces are told as people say them, with who stands there", () => {
  const words = told({});
  assert.equal(words.of("n5", false), "Blue’s nest, space 5, empty");
  assert.equal(words.of("r1", false), "the ring road, Blue penguin 1");
});

test("what cannot be touched has its own reason, or the reason for everything, or what to do instead", () => {
  const words = told({ reasons: REASONS, status: "2 moves left" });
  assert.equal(words.whyNot(["blue-1", "r1"]), "You rolled the bear: penguins rest.");
  assert.equal(words.whyNot(["r1", "blue-1"]), "You rolled the bear: penguins rest.");
  assert.equal(words.whyNot(["r1"]), "Move the bear or a floe.");
  assert.equal(words.reason(["r1"]), null);
  assert.equal(told({ status: "2 moves left" }).whyNot(["r1"]), "You can’t choose that now. 2 moves left.");
  assert.equal(told({}).whyNot(["r1"]), "You can’t choose that now.");
});

test("what a touch would do is told, and what is selected", () => {
  const selection = new Selection();
  const scene = sceneOf(SPACES, PIECES, {});
  const words = new Descriptions(() => scene, selection);
  const step = { move: "n5", touches: ["blue-1", "n5"], label: "Penguin 1 steps home" };
  selection.offer([step, { move: "stay", touches: [], label: "Stay" }], scene);
  assert.equal(words.of("blue-1", true), "Blue penguin 1. Penguin 1 steps home");
  selection.take(["blue-1"]);
  assert.equal(words.of("blue-1", true), "Blue penguin 1, selected");
  assert.equal(words.next("Where to?"), "Blue penguin 1. Where to? Blue’s nest, space 5, empty");
});

test("directions stand around what is selected", () => {
  const facings = [{ id: "up", text: "n", angle: 0, label: "up" }, { id: "down", text: "s", angle: 180, label: "down" }];
  const words = told({ facings });
  assert.deepEqual(words.facings(["up"]), [{ id: "up", text: "n", angle: 0, label: "up", around: "" }]);
  assert.deepEqual([words.isFacing("down"), words.isFacing("n5")], [true, false]);
});
