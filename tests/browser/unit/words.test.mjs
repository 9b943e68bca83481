// The words: places that are filled in, and forms for one and for several.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LANGUAGES, said, saidIn, t } from "../../../src/rookery/server/static/js/words.js";
import { EN } from "../../../src/rookery/server/static/js/words/en.js";

const several = /** @type {(keyof typeof EN)[]} */ (Object.keys(EN)).filter((key) => EN[key].includes("|"));

test("every language can be loaded and has a name of its own", async () => {
  for (const { name, load } of Object.values(LANGUAGES)) {
    assert.ok(name);
    assert.equal((await load()).words["app.name"], EN["app.name"]);
  }
});

test("a text with two forms is for one, or for any other number", () => {
  for (const key of several) {
    const [one, more] = EN[key].split("|").map((form) => form.replace(/\{\w+\}/g, ""));
    assert.equal(t(key, { count: 1 }).replace("1", ""), one);
    assert.equal(t(key, { count: 7 }).replace("7", ""), more);
    assert.equal(t(key, { count: 0 }).replace("0", ""), more);
  }
});

test("what is not given leaves nothing behind", () => {
  for (const key of /** @type {(keyof typeof EN)[]} */ (Object.keys(EN))) assert.doesNotMatch(t(key), /[{}]/);
});

test("in English the server speaks for itself, and nothing is touched", () => {
  const view = Object.freeze({ scene: Object.freeze({ status: "Red to move" }) });
  assert.equal(said("Red to move"), "Red to move");
  assert.equal(saidIn("look", view), view);
});
