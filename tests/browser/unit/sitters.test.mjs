// Matches in lists: how they stand, in words for those who play.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./english.mjs";
import { firstTable } from "../../../src/rookery/server/static/js/pages/lobby/quick_play.js";
import { sitterName, standing } from "../../../src/rookery/server/static/js/pages/lobby/sitters.js";

/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Summary} Summary */

const ME = { name: "Anna", bot: null, mine: true };
const BEN = { name: "Ben", bot: null, mine: false };
const CHICK = { name: "", bot: "chick", mine: false };
const NOBODY = { name: "", bot: null, mine: false };

/** @param {Partial<Summary>} facts */
const match = (facts) => /** @type {Summary} */ ({ match: "m", game: "g", stage: "playing", turn: null, winners: null, sitters: [ME, BEN], ...facts });

test("everybody has a name", () => {
  assert.deepEqual([ME, BEN, CHICK, NOBODY].map(sitterName), ["You", "Ben", "Chick", "open"]);
});

test("a game says whose turn it is", () => {
  assert.equal(standing(match({ turn: 0 })), "Your turn");
  assert.equal(standing(match({ turn: 1 })), "Ben’s turn");
  assert.equal(standing(match({ turn: 1, sitters: [ME, CHICK] })), "Chick’s turn");
  assert.equal(standing(match({ turn: 0, sitters: [{ ...ME, bot: "chick" }, BEN] })), "Chick’s turn");
  assert.equal(standing(match({})), "In progress");
  assert.equal(standing(match({ stage: "open" })), "Waiting for players");
});

test("a game says how it ended", () => {
  const over = (/** @type {Partial<Summary>} */ facts) => standing(match({ stage: "over", ...facts }));
  assert.equal(over({ winners: [0] }), "You won");
  assert.equal(over({ winners: [1] }), "Ben won");
  assert.equal(over({ winners: [] }), "A draw");
  assert.equal(over({ winners: null }), "Called off");
  assert.equal(over({ winners: [0], sitters: [ME] }), "You did it");
  assert.equal(over({ winners: [], sitters: [ME] }), "Not solved this time");
  // At one device all seats are "mine": then names tell more.
  assert.equal(over({ winners: [1], sitters: [ME, { ...BEN, mine: true }] }), "Ben won");
});

test("the table that has waited longest is the first, and one does not sit down with oneself", () => {
  const open = [match({ match: "new", sitters: [BEN, NOBODY] }), match({ match: "old", sitters: [BEN, NOBODY] }), match({ match: "own", sitters: [ME, NOBODY] })];
  assert.equal(firstTable(open, "g")?.match, "old");
  assert.equal(firstTable(open, "other"), undefined);
});
