// What the server says, found again by its English: slots, forms, what is tried first, and where texts are.

import assert from "node:assert/strict";
import { test } from "node:test";

import { inLanguage, interpreter } from "../../../src/rookery/server/static/js/said.js";

const CATALOGUE = {
  Red: "Rot",
  "Red:er": "Roter",
  "a moon": "Mond",
  "a moon:acc": "einen Mond",
  "{place}:to": "nach {place}",
  "the Pole:to": "zum Pol",
  "{who} to move": "{who} am Zug",
  "{who} to move: {n} moves left": "{who} am Zug: noch {n} Züge",
  "{who} to move: 1 move left": "{who} am Zug: noch 1 Zug",
  "{who}'s penguin on {what}": "{who:er} Pinguin auf {what:acc}",
  "step to {place}": "geh {place:to}",
  "the record breaks at {ply} (really?)": "bricht bei {ply}",
};

test("the sentence with more of its own comes first, and slots are told too", () => {
  const say = interpreter(CATALOGUE);
  assert.equal(say("Red to move"), "Rot am Zug");
  assert.equal(say("Red to move: 3 moves left"), "Rot am Zug: noch 3 Züge");
  assert.equal(say("Red to move: 1 move left"), "Rot am Zug: noch 1 Zug");
});

test("grammar asks for forms, of a word or of any, and takes the word where there is none", () => {
  const say = interpreter(CATALOGUE);
  assert.equal(say("Red's penguin on a moon"), "Roter Pinguin auf einen Mond");
  assert.equal(say("step to b2"), "geh nach b2");
  assert.equal(say("step to the Pole"), "geh zum Pol");
  assert.equal(say("Blue's penguin on a sun"), "Blue Pinguin auf a sun");
});

test("a clause that became a sentence is still known, and signs mean themselves", () => {
  const say = interpreter(CATALOGUE);
  assert.equal(say("the record breaks at 5 (really?)"), "bricht bei 5");
  assert.equal(say("The record breaks at 5 (really?)."), "Bricht bei 5.");
  assert.equal(say("the record breaks at 5 (reall)"), "the record breaks at 5 (reall)");
});

test("what is not there comes back, is told of, and nothing that every object has is taken for it", () => {
  /** @type {string[]} */
  const missed = [];
  const say = interpreter(CATALOGUE, (text) => missed.push(text));
  for (const text of ["humbug", "toString", "__proto__", "", "Blue to move"]) say(text);
  assert.deepEqual(missed, ["humbug", "toString", "__proto__", "", "Blue"]);
  assert.equal(say("toString"), "toString");
});

test("everything of a kind is told, and nothing else is touched", () => {
  const say = interpreter({ Red: "Rot", go: "geh", stay: "bleib" });
  const view = {
    seats: [{ name: "Red" }], title: "Red",
    scene: { status: "go", seats: [{ name: "Red", letter: "R" }], pieces: [{ id: "Red", label: "Red" }], labels: [{ text: "go" }] },
    choices: [{ move: "go", label: "go", caution: "stay" }, { move: "stay", label: "stay" }],
  };
  const told = inLanguage(say, "look", { view }).view;
  assert.equal(told, view);
  assert.deepEqual(told.scene, { status: "geh", seats: [{ name: "Rot", letter: "R" }], pieces: [{ id: "Red", label: "Rot" }], labels: [{ text: "go" }] });
  assert.deepEqual(told.choices, [{ move: "go", label: "geh", caution: "bleib" }, { move: "stay", label: "bleib" }]);
  // What people call themselves is theirs, and so are the titles of the games.
  assert.deepEqual([told.seats, told.title], [[{ name: "Red" }], "Red"]);
});

test("a message without a scene, and lessons with all their answers", () => {
  const say = interpreter({ go: "geh" });
  assert.deepEqual(inLanguage(say, "message", { type: "changed", changes: { scene: null, turn: 1 } }), { type: "changed", changes: { scene: null, turn: 1 } });
  assert.deepEqual(inLanguage(say, "message", { type: "ping" }), { type: "ping" });
  const steps = [{ title: "go", wrong: { go: "go" }, after: { go: { status: "go" } }, right: ["go"] }];
  assert.deepEqual(inLanguage(say, "lessons", { title: "go", steps }).steps, [{ title: "geh", wrong: { go: "geh" }, after: { go: { status: "geh" } }, right: ["go"] }]);
  assert.deepEqual(inLanguage(say, "verified", { ok: true, proven: ["go", "x"] }), { ok: true, proven: ["geh", "x"] });
});
