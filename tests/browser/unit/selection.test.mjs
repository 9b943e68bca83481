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
 * @param {Record<string, string>} [alike]
 */
const scene = (spaces, alike = {}) => {
  const pieces = Object.entries(spaces).map(([id, space]) => ({ id, space, letter: "R", label: id, alike: alike[id] ?? null }));
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

test("a finger on the piece in hand means what it does where it stands", () => {
  hand.take(["mama"]);
  assert.equal(hand.take(["mama", "h8"]), "onward");
  assert.equal(hand.now.complete?.move, "M^");
  hand.touched = ["mama"];
  assert.equal(hand.take(["mama"]), "onward");
  assert.equal(hand.now.complete?.move, "M^");
});

test("a finger on a piece in hand that does nothing where it stands puts it back", () => {
  hand.take(["papa"]);
  assert.equal(hand.take(["g8", "papa"]), "back");
  assert.deepEqual(hand.touched, []);
});

test("a piece may be touched twice, or its space after it, by a choice", () => {
  hand.offer([choice("!", "mama mama"), choice("drop", "papa g8 g8"), choice("Pn", "papa c1")], SCENE);
  hand.take(["mama"]);
  hand.take(["mama"]);
  assert.equal(hand.now.complete?.move, "!");
  hand.take([]);
  for (let touches = 0; touches < 3; touches += 1) hand.take(["papa", "g8"]);
  assert.equal(hand.now.complete?.move, "drop");
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

const TRIPLETS = scene({ "red-1": "S", "red-2": "S", "red-3": "S", "blue-1": "S" }, { "red-1": "red", "red-2": "red", "red-3": "red", "blue-1": "blue" });
const STEPS = [choice("S-a1", "red-1 a1"), choice("S-b1", "red-1 b1"), choice("a1+", "a1")];

test("of pieces that are alike any may be touched, and that one is in hand", () => {
  hand.offer(STEPS, TRIPLETS);
  assert.deepEqual(hand.touchable, ["red-1", "a1", "red-2", "red-3"]);
  assert.deepEqual(["red-2", "blue-1"].map((id) => hand.leads(id)), [true, false]);
  assert.equal(hand.take(["red-3", "S"]), "onward");
  assert.deepEqual(hand.touched, ["red-1"]);
  assert.deepEqual(hand.chosen, ["red-3"]);
  assert.deepEqual(hand.touchable, ["a1", "b1"]);
  assert.equal(hand.take(["b1"]), "onward");
  assert.equal(hand.now.complete?.move, "S-b1");
  assert.deepEqual(hand.chosen, ["red-3", "b1"]);
  assert.deepEqual(hand.real(["red-1", "b1"]), ["red-3", "b1"]);
});

test("another one of pieces that are alike takes the place of the one in hand, and the same one is put back", () => {
  hand.offer(STEPS, TRIPLETS);
  hand.take(["red-3"]);
  assert.equal(hand.take(["red-2"]), "onward");
  assert.deepEqual(hand.chosen, ["red-2"]);
  assert.equal(hand.take(["red-2"]), "back");
  assert.deepEqual(hand.chosen, []);
});

test("pieces that are alike and all named are themselves", () => {
  hand.offer([choice("1", "red-1 a1"), choice("2", "red-2 b1")], TRIPLETS);
  hand.take(["red-2"]);
  assert.deepEqual(hand.touched, ["red-2"]);
  hand.take(["red-3"]);
  assert.deepEqual(hand.touched, ["red-1"]);
});

test("what goes without saying is in hand, and glows no more", () => {
  hand.offer([choice("q1", "red q1"), choice("p12", "red p12")], scene({ red: "start" }));
  assert.deepEqual(hand.chosen, ["red"]);
  assert.deepEqual(hand.touchable, ["q1", "p12"]);
});

test("what else changes is what all moves that a touch leads to have in common", () => {
  const melts = (/** @type {string} */ move, /** @type {string} */ touches, /** @type {string[]} */ affects) => ({ ...choice(move, touches), affects });
  hand.offer([melts("a", "mama a1 north", ["coin", "ball"]), melts("b", "mama a1 east", ["coin"]), melts("c", "mama b1", []), choice("d", "papa c1")], SCENE);
  hand.take(["mama"]);
  assert.deepEqual(["a1", "b1", "nowhere"].map((id) => hand.affectedBy(id)), [["coin"], [], []]);
});

test("whether a touch of something ends every choice can be told before", () => {
  hand.offer(STEPS, TRIPLETS);
  assert.deepEqual(["red-3", "a1"].map((id) => hand.ends(id)), [false, true]);
});
