// Paths: their labels, and playing them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { asChoices, walk } from "../../../src/rookery/server/static/js/board/paths.js";
import "./english.mjs";

/** A game that counts its moves; `after` says what else happens once a move is made. */
function game(after = (/** @type {string[]} */ _played) => {}) {
  /** @type {string[]} */
  const played = [];
  const seen = [];
  return {
    played,
    plies: () => played.length,
    shown: async () => void seen.push(played.length),
    play: async (/** @type {string} */ move) => {
      played.push(move);
      after(played);
    },
    seen,
  };
}

test("a path is called by its last move and its length", () => {
  const spoken = (/** @type {string[]} */ moves) => asChoices([{ touches: ["red", "r3"], moves, label: "Penguin 1 takes a rock" }])[0]?.label;
  assert.equal(spoken(["r2", "r3"]), "Penguin 1 takes a rock, in 2 steps");
  assert.equal(spoken(["r3"]), "Penguin 1 takes a rock");
});

test("moves are made one after the other, each once the one before was seen", async () => {
  const at = game();
  await walk(["a", "b", "c"], at);
  assert.deepEqual(at.played, ["a", "b", "c"]);
  assert.deepEqual(at.seen, [1, 2]);
});

test("a path ends where a step was taken back, or somebody else has moved", async () => {
  const back = game((played) => played.length === 2 && played.pop());
  await walk(["a", "b", "c"], back);
  assert.deepEqual(back.played, ["a"]);
  const overtaken = game((played) => played.at(-1) === "b" && played.push("other"));
  await walk(["a", "b", "c"], overtaken);
  assert.deepEqual(overtaken.played, ["a", "b", "other"]);
});

test("a refusal ends a path and rejects", async () => {
  const at = game((played) => {
    if (played.at(-1) === "b") throw new Error("refused");
  });
  await assert.rejects(walk(["a", "b", "c"], at), /refused/);
  assert.deepEqual(at.played, ["a", "b"]);
});
