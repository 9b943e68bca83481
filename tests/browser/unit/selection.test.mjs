// The selection.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Selection } from "../../../src/rookery/server/static/js/board/selection.js";

/**
 * @param {string} move
 * @param {string} touches
 */
const choice = (move, touches) => ({ move, touches: touches.split(" ").filter(Boolean), label: move });
const moves = (/** @type {{ move: string }[]} */ choices) => choices.map((each) => each.move);
/**
 * A scene in which these pieces stand on these spaces.
 * @param {Record<string, string>} spaces
 */
const scene = (spaces) => {
  const pieces = Object.entries(spaces).map(([id, space]) => ({ id, space, kind: "penguin", letter: "R", label: id }));
  return { game: "toy", width: 1, height: 1, status: "", seats: [], turn: 0, spaces: [], pieces };
};

const SCENE = scene({ mama: "h8", papa: "g8" });
const CHOICES = [choice("M^", "mama h8"), choice("Mn", "mama a1 north"), choice("Mne", "mama a1 east"), choice("Pn", "papa c1")];
let hand = new Selection();

beforeEach(() => {
  hand = new Selection();
  hand.offer(CHOICES, SCENE);
});

test("the same offer once more keeps what is in hand", () => {
  hand.take(["mama"]);
  assert.equal(hand.offer([...CHOICES], SCENE), false);
  assert.deepEqual(hand.touched, ["mama"]);
});

test("other choices, or the same in another scene, start anew", () => {
  hand.take(["mama"]);
  assert.equal(hand.offer(CHOICES, scene({ mama: "h8" })), true);
  assert.deepEqual(hand.touched, []);
  hand.take(["mama"]);
  assert.equal(hand.offer(CHOICES.slice(1), SCENE), true);
  assert.deepEqual(hand.touched, []);
});

test("of what lies under a finger, what leads on comes first", () => {
  assert.equal(hand.take(["h8", "mama"]), "onward");
  assert.deepEqual(hand.touched, ["mama"]);
  assert.equal(hand.take(["papa", "a1"]), "onward");
  assert.deepEqual(hand.touched, ["mama", "a1"]);
});

test("what leads on from an earlier touch is taken where nothing else is meant", () => {
  hand.take(["mama"]);
  assert.equal(hand.take(["papa", "g8"]), "onward");
  assert.deepEqual(hand.touched, ["papa"]);
});

test("a finger on the piece in hand puts it back and does not move it where it stands", () => {
  hand.take(["mama"]);
  assert.equal(hand.take(["h8", "mama"]), "back");
  assert.deepEqual(hand.touched, []);
});

test("what a piece does where it stands has a button, and the space beside the piece", () => {
  assert.deepEqual(moves(hand.buttons), []);
  hand.take(["mama"]);
  assert.deepEqual(moves(hand.buttons), ["M^"]);
  hand.take(["h8"]);
  assert.equal(hand.now.complete?.move, "M^");
});

test("a touch of nothing puts everything back, and with nothing in hand does nothing", () => {
  hand.take(["mama"]);
  hand.take(["a1"]);
  assert.equal(hand.take([]), "back");
  assert.deepEqual(hand.touched, []);
  assert.equal(hand.take(["water"]), "nothing");
});

test("back takes one touch at a time", () => {
  hand.take(["mama"]);
  hand.take(["a1"]);
  assert.equal(hand.back(), true);
  assert.deepEqual(hand.touched, ["mama"]);
  assert.equal(hand.back(), true);
  assert.equal(hand.back(), false);
});

test("where a choice can end or go on, both have a button", () => {
  hand.offer([choice("q1", "red q1"), choice("q1+", "red q1 heap"), choice("p12", "red p12")], scene({ red: "start" }));
  assert.deepEqual(hand.chosen, ["red"]);
  assert.deepEqual(moves(hand.buttons), []);
  hand.take(["q1"]);
  assert.deepEqual(moves(hand.buttons), ["q1", "q1+"]);
  assert.equal(hand.now.complete, null);
});

test("what the ground under the piece in hand can do has a button, since fingers find the piece", () => {
  const floe = new Selection();
  const scene = /** @type {any} */ ({ pieces: [{ id: "red-1", space: "b2" }] });
  const step = { move: "b2b3", touches: ["red-1", "b3"], label: "Step" };
  const slide = { move: "b2+", touches: ["b2"], label: "Slide b2" };
  floe.offer([step, slide, { move: "c2+", touches: ["c2"], label: "Slide c2" }], scene);
  assert.deepEqual(moves(floe.buttons), []);
  floe.take(["red-1"]);
  assert.deepEqual(moves(floe.buttons), ["b2+"]);
});

test("choices without touches stay buttons whatever is touched", () => {
  hand.offer([choice("pass", ""), choice("Pn", "papa c1"), choice("Mn", "mama a1")], SCENE);
  assert.deepEqual(moves(hand.buttons), ["pass"]);
  hand.take(["papa"]);
  assert.deepEqual(moves(hand.buttons), ["pass"]);
});

test("whether a touch would change anything can be told before", () => {
  hand.take(["mama"]);
  assert.deepEqual(["papa", "a1", "mama", "c1"].map((id) => hand.leads(id)), [true, true, true, false]);
  assert.deepEqual(["papa", "a1", "mama", "c1"].map((id) => hand.begins(id)), [true, false, true, false]);
  assert.deepEqual(moves(hand.after("a1")), ["Mn", "Mne"]);
});

test("whole paths lead on as moves do, and may come later", () => {
  const near = [choice("r2", "red r2"), choice("r9", "red r9"), choice("go", "")];
  const board = scene({ red: "r1" });
  hand.offer(near, board);
  hand.take(["red"]);
  const paths = [{ ...choice("r2 r3", "red r3"), moves: ["r2", "r3"] }, { ...choice("r2 r3+", "red r3 rock"), moves: ["r2", "r3+"] }];
  assert.equal(hand.offer([...near], board, paths), false);
  assert.deepEqual(hand.touched, ["red"]);
  assert.deepEqual(hand.now.next, ["r2", "r9", "r3"]);
  assert.deepEqual(hand.far, ["r3"]);
  hand.take(["r3"]);
  assert.deepEqual(moves(hand.buttons), ["r2 r3", "r2 r3+", "go"]);
  assert.deepEqual(hand.far, ["rock"]);
});

test("where there is nothing to choose, the one thing to do has a button", () => {
  hand.offer([choice("r2", "red r2")], scene({ red: "r1" }));
  assert.equal(hand.forced?.move, "r2");
  assert.deepEqual(moves(hand.buttons), ["r2"]);
  hand.offer([choice("Mn", "mama a1"), { ...choice("Mne", "mama a1"), same_as: "Mn" }], SCENE);
  assert.equal(hand.forced?.move, "Mn");
  hand.offer([choice("r2", "red r2")], scene({ red: "r1" }), [{ ...choice("r2 r3", "red r3"), moves: ["r2", "r3"] }]);
  assert.equal(hand.forced, null);
  hand.offer([], SCENE);
  assert.equal(hand.forced, null);
});
