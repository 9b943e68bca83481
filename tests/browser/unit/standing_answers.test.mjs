// Standing answers: what is stored, and when it is due.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AutoAnswer } from "../../../src/rookery/server/static/js/board/auto_answer.js";
import { StandingAnswers, dueAnswer } from "../../../src/rookery/server/static/js/pages/match/standing_answers.js";

const STAY = { move: "stay", touches: [], label: "Penguin 2 stays", standing: true };
const GO = { move: "go", touches: [], label: "Roll" };
const STANDING = [{ move: "stay", label: "Penguin 2 stays" }];
/** A log of moves, rolls and moves taken back: a text is a move, `"!"` a roll, a number so many plies back. */
const log = (/** @type {(string | number)[]} */ ...all) =>
  /** @type {any[]} */ (
    all.map((each) => {
      if (typeof each === "number") return { type: "undone", plies: each };
      return each === "!" ? { type: "rolled", outcome: "3" } : { type: "moved", move: each };
    })
  );

test("a standing answer is due where it is offered", () => {
  assert.equal(dueAnswer([GO, STAY], STANDING, log("!", "r1")), STAY);
  assert.equal(dueAnswer([GO], STANDING, log("!")), null);
  assert.equal(dueAnswer([GO, STAY], [], log("!")), null);
});

test("what needs a caution, or is no such answer now, is for the player", () => {
  assert.equal(dueAnswer([{ ...STAY, caution: "This ends the game" }], STANDING, []), null);
  assert.equal(dueAnswer([{ ...STAY, standing: false }], STANDING, []), null);
});

test("an answer that was taken back is not given by itself at that point again", () => {
  assert.equal(dueAnswer([GO, STAY], STANDING, log("!", "stay", 1)), null);
  assert.equal(dueAnswer([GO, STAY], STANDING, log("!", "stay", "!", 2)), null);
  assert.equal(dueAnswer([GO, STAY], STANDING, log("!", "r1", "stay", "!", 3, "r2")), null);
  assert.equal(dueAnswer([GO, STAY], STANDING, log("!", "stay", 1, "go", "!", "r1")), STAY);
  assert.equal(dueAnswer([GO, STAY], STANDING, log("!", "r1", 1)), STAY);
});

test("standing answers are kept for a match and a seat, and forgotten with the match", () => {
  const standingAnswers = new StandingAnswers("m1");
  standingAnswers.add(1, STAY);
  standingAnswers.add(1, STAY);
  assert.deepEqual(new StandingAnswers("m1").of(1), STANDING);
  assert.deepEqual(new StandingAnswers("m1").of(0), []);
  assert.deepEqual(new StandingAnswers("m2").of(1), []);
  assert.deepEqual(standingAnswers.of(null), []);
  standingAnswers.drop(1, "stay");
  assert.deepEqual(new StandingAnswers("m1").of(1), []);
  standingAnswers.add(1, STAY);
  standingAnswers.forget();
  assert.deepEqual(new StandingAnswers("m1").of(1), []);
});

test("an automatic answer is announced first, and given after time to read it", (clock) => {
  clock.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const heard = [];
  const autoAnswer = new AutoAnswer({ say: ({ move }) => heard.push(`say ${move}`), play: ({ move }) => heard.push(move) });
  autoAnswer.consider(STAY);
  clock.mock.timers.tick(500);
  autoAnswer.consider({ ...STAY });
  assert.deepEqual(heard, ["say stay"]);
  clock.mock.timers.tick(2000);
  assert.deepEqual(heard, ["say stay", "stay"]);
});

test("a player who interrupts is not answered for until there are new choices", (clock) => {
  clock.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const heard = [];
  const autoAnswer = new AutoAnswer({ say: () => {}, play: ({ move }) => heard.push(move) });
  autoAnswer.consider(STAY);
  autoAnswer.interrupt();
  autoAnswer.consider(STAY);
  clock.mock.timers.tick(5000);
  assert.deepEqual(heard, []);
  autoAnswer.renew();
  autoAnswer.consider(STAY);
  clock.mock.timers.tick(5000);
  assert.deepEqual(heard, ["stay"]);
});
