// Retrying: only temporary problems, and not for ever.

import assert from "node:assert/strict";
import { test } from "node:test";

import { atMost, passes, retry } from "../../../src/rookery/server/static/js/retry.js";

/** A question that is refused with these codes, one after the other, and then answered. */
function question(/** @type {string[]} */ ...codes) {
  const asked = { times: 0 };
  const ask = async () => {
    const code = codes[asked.times];
    asked.times += 1;
    if (code) throw Object.assign(new Error(code), { code });
    return "answer";
  };
  return { asked, ask };
}

const atOnce = async () => {};

test("what passes is asked again until there is an answer", async () => {
  const { asked, ask } = question("unreachable", "database-busy");
  assert.equal(await retry(ask, atMost(4), atOnce), "answer");
  assert.equal(asked.times, 3);
});

test("a final refusal rejects at once, and a temporary one after the last try", async () => {
  const refused = question("unknown-game", "unknown-game");
  await assert.rejects(retry(refused.ask, atMost(4), atOnce), /unknown-game/);
  assert.equal(refused.asked.times, 1);
  const lost = question(...Array(9).fill("unreachable"));
  await assert.rejects(retry(lost.ask, atMost(4), atOnce), /unreachable/);
  assert.equal(lost.asked.times, 4);
});

test("a pause of nothing is no pause", async () => {
  const { ask } = question("stale");
  const pauses = [];
  await retry(ask, () => 0, async (ms) => void pauses.push(ms));
  assert.deepEqual(pauses, []);
});

test("a gateway that has lost its server passes, a mistake does not", () => {
  assert.equal(passes({ status: 502 }), true);
  assert.equal(passes({ status: 400 }), false);
  assert.equal(passes({}), false);
});
