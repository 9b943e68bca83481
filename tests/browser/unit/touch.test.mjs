// Narrowing choices by touches.

import assert from "node:assert/strict";
import { test } from "node:test";

import { leadsTo, narrow, touch } from "../../../src/rookery/server/static/js/board/touch.js";

/**
 * A choice that is told by its move and its touches.
 * @param {string} move
 * @param {string} touches  parted by blanks
 * @param {Partial<import("../../../src/rookery/server/static/types/wire.js").Choice>} [more]
 */
const choice = (move, touches, more = {}) => ({ move, touches: touches.split(" ").filter(Boolean), label: move, ...more });
const moves = (/** @type {{ move: string }[]} */ choices) => choices.map((each) => each.move);

const SLIDES = [
  choice("Mn", "mama a1 north"),
  choice("Mne", "mama a1 east"),
  choice("Me", "mama a1 east", { same_as: "Mne" }),
  choice("M^", "mama b1"),
  choice("Pn", "papa c1 north"),
];
const ROCKS = [choice("q1", "red q1"), choice("q1+", "red q1 heap"), choice("p12", "red p12")];

test("at first, what choices begin with may be touched", () => {
  const { next, open, complete } = narrow(SLIDES, []);
  assert.deepEqual(next, ["mama", "papa"]);
  assert.deepEqual(moves(open), ["Mn", "Mne", "M^", "Pn"]);
  assert.equal(complete, null);
});

test("a choice that only repeats another is never offered", () => {
  assert.deepEqual(moves(narrow(SLIDES, ["mama", "a1", "east"]).open), ["Mne"]);
});

test("touches narrow down to the one choice that they mean", () => {
  assert.deepEqual(narrow(SLIDES, ["mama"]).next, ["a1", "b1"]);
  assert.deepEqual(narrow(SLIDES, ["mama", "a1"]).next, ["north", "east"]);
  assert.equal(narrow(SLIDES, ["mama", "a1", "north"]).complete?.move, "Mn");
});

test("a choice that others go on from is not complete: it ends there by a button", () => {
  const { next, ends, complete } = narrow(ROCKS, ["red", "q1"]);
  assert.deepEqual(next, ["heap"]);
  assert.deepEqual(moves(ends), ["q1"]);
  assert.equal(complete, null);
});

test("a choice without touches is a button, even where it is the only one", () => {
  const { ends, next, complete } = narrow([choice("pass", "")], []);
  assert.deepEqual(moves(ends), ["pass"]);
  assert.deepEqual(next, []);
  assert.equal(complete, null);
});

test("a touch that all choices share need not be made, but may be", () => {
  const { next, implied } = narrow(ROCKS, []);
  assert.deepEqual(implied, ["red"]);
  assert.deepEqual(next, ["red", "q1", "p12"]);
  assert.deepEqual(touch(ROCKS, [], "p12"), ["red", "p12"]);
  assert.deepEqual(touch(ROCKS, [], "red"), ["red"]);
});

test("nothing is implied beside a button, and never the last touch", () => {
  assert.deepEqual(narrow([...ROCKS, choice("pass", "")], []).implied, []);
  assert.deepEqual(narrow([choice("p13", "red p13")], []).implied, ["red"]);
  assert.deepEqual(narrow([choice("a1+", "a1")], []).implied, []);
  assert.deepEqual(narrow([choice("q", "red q"), choice("q+", "red q heap")], []).implied, ["red"]);
});

test("where the same id is touched twice, the first touch is the nearer one", () => {
  const drop = [choice("*", "red n15 n15"), choice("n14", "red n14")];
  assert.deepEqual(touch(drop, ["red"], "n15"), ["red", "n15"]);
  assert.deepEqual(touch(drop, ["red", "n15"], "n15"), ["red", "n15", "n15"]);
});

test("another first piece starts anew, another space takes the place of the one before", () => {
  assert.deepEqual(touch(SLIDES, ["mama", "a1"], "papa"), ["papa"]);
  assert.deepEqual(touch(SLIDES, ["mama", "a1"], "b1"), ["mama", "b1"]);
  assert.deepEqual(touch(SLIDES, ["mama", "a1", "north"], "east"), ["mama", "a1", "east"]);
});

test("the last touch once more takes it back, an earlier one goes back to there", () => {
  assert.deepEqual(touch(SLIDES, ["mama"], "mama"), []);
  assert.deepEqual(touch(SLIDES, ["mama", "a1"], "a1"), ["mama"]);
  assert.deepEqual(touch(SLIDES, ["mama", "a1", "north"], "mama"), ["mama"]);
});

test("what leads nowhere is told apart", () => {
  assert.equal(touch(SLIDES, ["mama"], "water"), null);
  assert.equal(touch(SLIDES, [], "a1"), null);
  assert.equal(touch([], [], "mama"), null);
});

test("what a touch would lead to can be told before", () => {
  assert.deepEqual(moves(leadsTo(SLIDES, [], "mama")), ["Mn", "Mne", "M^"]);
  assert.deepEqual(moves(leadsTo(ROCKS, [], "p12")), ["p12"]);
  assert.deepEqual(leadsTo(SLIDES, [], "water"), []);
});
