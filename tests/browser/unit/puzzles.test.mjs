// What a browser remembers of puzzles: results of days, streaks, squares to share.

import assert from "node:assert/strict";
import { test } from "node:test";

import { diary, remember, squares, streak } from "../../../src/rookery/server/static/js/pages/puzzles/diary.js";

const GAME = "penguin-soccer";

test("the first result of a day counts, and a puzzle is solved once", () => {
  remember(GAME, { number: 7, deal: false }, "2026-11-19", ["wrong", "right"]);
  const after = remember(GAME, { number: 7, deal: false }, "2026-11-19", ["right"]);
  assert.deepEqual(after, { solved: [7], days: { "2026-11-19": ["wrong", "right"] }, deals: {} });
  assert.deepEqual(diary(GAME), after);
});

test("deals have days of their own, and other puzzles have none", () => {
  remember("penguin-game", { number: 130, deal: true }, "2026-11-19", ["right"]);
  const after = remember("penguin-game", { number: 3, deal: false }, null, ["right"]);
  assert.deepEqual(after, { solved: [130, 3], days: {}, deals: { "2026-11-19": ["right"] } });
});

test("days in a row end today, or yesterday while today's puzzle is open", () => {
  const days = { "2026-10-31": [], "2026-11-01": [], "2026-11-02": [], "2026-11-04": [] };
  assert.equal(streak(days, "2026-11-02"), 3);
  assert.equal(streak(days, "2026-11-03"), 3);
  assert.equal(streak(days, "2026-11-04"), 1);
  assert.equal(streak(days, "2026-11-06"), 0);
  assert.equal(streak({}, "2026-11-06"), 0);
});

test("a result is squares and nothing else", () => {
  assert.equal(squares(["wrong", "hint", "right"]), "🟥🟨🟩");
});

test("what cannot be read counts as nothing", () => {
  for (const kept of ["3", "null", '{"solved":"all","days":[],"deals":7}']) {
    globalThis.localStorage = /** @type {Storage} */ (/** @type {unknown} */ ({ getItem: () => kept }));
    assert.deepEqual(diary("polar-dare"), { solved: [], days: {}, deals: {} });
  }
});
