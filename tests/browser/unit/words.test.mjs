// The words of the pages: their own, and whose words a message needs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cataloguesIn, sentence, t, word, wordOr } from "../../../src/rookery/server/static/js/words.js";
import { words } from "./english.mjs";

test("the pages speak by their catalogue", () => {
  assert.equal(t("match-watchers", { count: 1 }), "One person is watching");
  assert.equal(t("match-watchers", { count: 1200 }), "1,200 people are watching");
  assert.equal(t("match-ended-wins", { count: 2, names: ["Ada", "Mia"] }), "Ada and Mia win");
  assert.equal(t("match-hint-told", { move: "b2-c3", chance: 0.43 }), "b2-c3: 43% chance to win.");
});

test("every entry has words", () => {
  for (const name of Object.keys(words.en)) assert.notEqual(word({ id: `pages/${name}` }), `pages/${name}`);
});

test("what the server says is worded, or shown as it is", () => {
  assert.equal(word("b2-c3"), "b2-c3");
  assert.equal(word({ id: "pages/match-turn", values: { name: "Ben" } }), "Ben’s turn");
  assert.equal(word({ id: "nobody/says" }), "nobody/says");
  assert.equal(sentence("this seat is taken"), "This seat is taken.");
  assert.equal(wordOr("pages/app-name", "x"), "Rookery");
  assert.equal(wordOr("pages/app-name.none", "x"), "x");
});

test("the catalogues that an answer needs are those of its messages, however deep they are", () => {
  const nested = { id: "kernel/bad-option", values: { right: { id: "polar/takes", values: { faces: [{ id: "dice/six" }] } } } };
  const answer = { scene: { status: nested, spaces: [{ id: "a/b", label: "x" }, { id: "c", label: { id: "room/space" } }] } };
  assert.deepEqual([...cataloguesIn(answer)].sort(), ["dice", "kernel", "kernel/bad", "polar", "room"]);
  assert.deepEqual([...cataloguesIn([null, 1, "play/x"])], []);
  assert.deepEqual([...cataloguesIn([{ id: "room/lesson-goal" }, { id: "room/lessons" }])], ["room", "room/lesson"]);
});
