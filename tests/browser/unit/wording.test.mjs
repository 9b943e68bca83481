// The formatter of messages passes the same examples as the server's.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { asSentence, Wording } from "../../../src/rookery/server/static/js/wording.js";

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../words/${name}`, import.meta.url), "utf8"));
const catalogues = read("exported.json");
const { cases } = read("vectors.json");

for (const language of Object.keys(catalogues)) {
  const wording = new Wording(language);
  wording.add("vectors", catalogues[language]);
  for (const { about, message, [language]: expected } of cases) {
    test(`${language}: ${about}`, () => assert.equal(wording.word(message), expected));
  }
}

test("a clause becomes a sentence", () => {
  assert.equal(asSentence("this seat is taken"), "This seat is taken.");
  assert.equal(asSentence("Play it?"), "Play it?");
  assert.equal(asSentence(""), ".");
});

test("a message may be said in the words of another, wherever it stands", () => {
  const wording = new Wording("en");
  wording.add("any", { en: { red: "Red", blue: "Blue", moves: [{ use: "who" }, " moves"] } });
  const message = { id: "any/moves", values: { who: { id: "any/red" } } };
  assert.equal(wording.word(message), "Red moves");
  wording.aliases = { "any/red": "any/blue" };
  assert.equal(wording.word(message), "Blue moves");
});
