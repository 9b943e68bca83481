// The dice in the browser: digests, draws and what they prove, by the example of the document on fair dice.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { checkDice } from "../../../src/rookery/server/static/js/dice/check.js";
import { commitmentTo, fromHex, toHex } from "../../../src/rookery/server/static/js/dice/digests.js";
import { Dice } from "../../../src/rookery/server/static/js/dice/draws.js";
import { commitmentsOf, diceLog } from "../../../src/rookery/server/static/js/dice/log.js";
import { drawSeed, noteCommitments, receiptOf, seedOf } from "../../../src/rookery/server/static/js/dice/seeds.js";
import { hmacSha256, sha256 } from "../../../src/rookery/server/static/js/dice/sha256.js";

const PAGE = new URL("../../../docs/explanation/fair-dice.md", import.meta.url);
const EXAMPLE = JSON.parse(/```json\n(.*?)```/s.exec(readFileSync(PAGE, "utf8"))?.[1] ?? "");
const DICE = new Dice(EXAMPLE.secret, EXAMPLE.seeds);

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

test("our SHA-256 has the digests of its standard", () => {
  const known = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    abc: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  };
  for (const [text, digest] of Object.entries(known)) assert.equal(toHex(sha256(bytes(text))), digest);
});

test("our HMAC has the digests of RFC 4231", () => {
  const cases = /** @type {const} */ ([
    ["0b".repeat(20), bytes("Hi There"), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [toHex(bytes("Jefe")), bytes("what do ya want for nothing?"), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    ["aa".repeat(20), fromHex("dd".repeat(50)), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"],
  ]);
  for (const [key, message, digest] of cases) assert.equal(toHex(hmacSha256(fromHex(key), message)), digest);
});

test("ours and the browser's are the same, at every length around a block", async () => {
  const key = fromHex(EXAMPLE.secret);
  const theirs = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let length = 0; length < 200; length += 1) {
    const message = crypto.getRandomValues(new Uint8Array(length));
    assert.deepEqual(sha256(message), new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
    assert.deepEqual(hmacSha256(key, message), new Uint8Array(await crypto.subtle.sign("HMAC", theirs, message)));
  }
});

test("the example of the document", async () => {
  assert.equal(await commitmentTo(EXAMPLE.secret), EXAMPLE.commitment);
  assert.deepEqual(await Promise.all(EXAMPLE.seeds.map(commitmentTo)), EXAMPLE.commitments);
  for (const { what, bound, number } of EXAMPLE.draws) assert.equal(String(await DICE.number(what, BigInt(bound))), number, what);
  for (const { n, odds, roll } of EXAMPLE.rolls) assert.equal(await DICE.roll(n, odds), roll);
  assert.equal((await DICE.shuffled([...EXAMPLE.lots])).join(""), EXAMPLE.shuffled);
  assert.equal(await DICE.start({ lots: [...EXAMPLE.lots], text: EXAMPLE.text }), EXAMPLE.start);
});

test("where there is no crypto.subtle the dice are the same", async () => {
  // A module reads what there is when it is loaded, so this one is loaded anew.
  const described = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(globalThis, "crypto"));
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  try {
    const fresh = "../../../src/rookery/server/static/js/dice/digests.js?without";
    const { commitmentTo: commit, signer } = await import(fresh);
    assert.equal(await commit(EXAMPLE.secret), EXAMPLE.commitment);
    const sign = await signer(EXAMPLE.secret);
    const digest = await sign(`rookery-dice/2 ${EXAMPLE.seeds.join(",")} roll 1 0`);
    assert.equal(new DataView(digest.buffer).getBigUint64(0) % 6n, 4n);
  } finally {
    Object.defineProperty(globalThis, "crypto", described);
  }
});

// A whole log

const ODDS = { P2: 1, P3: 2, P4: 1, B3: 2 };
const FACTS = {
  match: "m", game: "polar-dare", players: 3, options: {}, version: 1, clock: { move: 0, game: 0, increment: 0 },
  rematch_of: null, opening: null, colours: [], dice: "rookery-dice/2", deal: null,
};

/**
 * A match with a bot between two people, and three rolls.
 * @param {Record<string, object>} [changes]  to events, by their types
 */
async function log(changes = {}) {
  const rolls = await Promise.all([1, 2, 3].map(async (n) => ({ type: "rolled", n, roll: await DICE.roll(n, ODDS), odds: ODDS, happenings: [] })));
  const joined = EXAMPLE.commitments.map((/** @type {string} */ commitment, /** @type {number} */ at) => ({ type: "joined", seat: 2 * at, name: `Guest ${at}`, guest: `g${at}`, seed: "", commitment }));
  const revealed = EXAMPLE.seeds.map((/** @type {string} */ seed, /** @type {number} */ at) => ({ type: "revealed", seat: 2 * at, seed }));
  const events = [
    { type: "created", ...FACTS, seats: [{ bot: null }, { bot: "egg" }, { bot: null }], commitment: EXAMPLE.commitment },
    ...joined,
    ...revealed,
    { type: "started", position: "start", happenings: [] },
    ...rolls,
    { type: "ended", reason: "over", winners: [0], scores: [1, -0.5, -0.5], ranks: null, secret: EXAMPLE.secret },
  ];
  return /** @type {any[]} */ (events.map((event, at) => ({ seq: at + 1, at: 0, key: null, more: 0, ...event, ...changes[`${event.type}${"n" in event ? event.n : ""}`] })));
}

const RECEIPT = { format: "rookery-receipt/1", match: "m", seeds: [EXAMPLE.seeds[1]], commitment: EXAMPLE.commitment, commitments: EXAMPLE.commitments };

test("fair dice are found fair, with a receipt and without", async () => {
  assert.deepEqual(await checkDice(await log(), RECEIPT), { rolls: 3, shuffled: false, own: true, misfits: [] });
  assert.deepEqual(await checkDice(await log(), null), { rolls: 3, shuffled: false, own: false, misfits: [] });
});

test("a shuffle is dealt again", async () => {
  const deal = { lots: [...EXAMPLE.lots], text: EXAMPLE.text };
  const dealt = await log({ created: { deal }, started: { position: EXAMPLE.start } });
  assert.deepEqual(await checkDice(dealt, RECEIPT), { rolls: 3, shuffled: true, own: true, misfits: [] });
  const other = await log({ created: { deal }, started: { position: EXAMPLE.start.replace("ma", "am") } });
  assert.deepEqual((await checkDice(other, RECEIPT))?.misfits, [{ what: "start" }]);
});

test("whatever does not fit is named", async () => {
  const right = await DICE.roll(2, ODDS);
  const wrong = right === "P2" ? "P4" : "P2";
  const misfitsOf = async (/** @type {Record<string, object>} */ changes, receipt = RECEIPT) => (await checkDice(await log(changes), receipt))?.misfits;
  assert.deepEqual(await misfitsOf({ rolled2: { roll: wrong } }), [{ what: "roll", n: 2, roll: wrong, right }]);
  assert.deepEqual(await misfitsOf({ rolled3: { odds: { ...ODDS, P2: 5 } } }).then((all) => all?.[0]), { what: "sides", n: 3 });
  assert.deepEqual(await misfitsOf({ ended: { secret: "11".repeat(32) } }).then((all) => all?.[0]), { what: "secret" });
  assert.deepEqual(await misfitsOf({}, { ...RECEIPT, commitments: [...EXAMPLE.commitments].reverse() }), [{ what: "commitments" }]);
  assert.deepEqual(await misfitsOf({}, { ...RECEIPT, commitment: EXAMPLE.commitments[0] }), [{ what: "commitments" }]);
  assert.deepEqual(await misfitsOf({}, { ...RECEIPT, seeds: ["22".repeat(32)] }), [{ what: "own-seed" }]);
  const swapped = (await log()).map((event) => (event.type === "revealed" && event.seat === 2 ? { ...event, seed: "33".repeat(32) } : event));
  assert.deepEqual((await checkDice(swapped, null))?.misfits[0], { what: "seed", seat: 2 });
});

test("nothing is checked before the end, by the first protocol, or where nothing is left to chance", async () => {
  assert.equal(await checkDice((await log()).slice(0, -1), RECEIPT), null);
  assert.equal(await checkDice(await log({ created: { dice: "rookery-dice/1" } }), null), null);
  assert.equal(await checkDice((await log()).filter(({ type }) => type !== "rolled"), null), null);
});

test("the log says who has committed to what", async () => {
  const events = await log();
  assert.deepEqual(commitmentsOf(/** @type {any} */ (diceLog(events.slice(0, 3)))), EXAMPLE.commitments);
  const off = diceLog([...events.slice(0, 4), /** @type {any} */ ({ type: "withheld", seq: 5, at: 0, key: null, more: 0, seats: [2] })]);
  assert.deepEqual(off?.seats.map(({ kind }) => kind), ["open", "bot", "open"]);
});

test("a browser keeps its seeds, and notes commitments once", async () => {
  const one = await drawSeed("m");
  const other = await drawSeed("m");
  assert.notEqual(one, other);
  assert.equal(await commitmentTo(seedOf("m", one) ?? ""), one);
  assert.equal(seedOf("n", one), null);
  assert.equal(receiptOf("m"), null);
  assert.ok(noteCommitments("m", "server", ["x", one, other]));
  assert.ok(noteCommitments("m", "server", ["x", one, other]));
  assert.ok(!noteCommitments("m", "server", ["y", one, other]), "somebody has sat down anew");
  assert.ok(!noteCommitments("m", "another", ["x", one, other]));
  assert.deepEqual(receiptOf("m")?.seeds, [seedOf("m", one), seedOf("m", other)]);
  assert.deepEqual(receiptOf("m")?.commitments, ["x", one, other]);
  // Sitting down again, with a new seed, begins anew.
  const third = await drawSeed("m");
  assert.equal(receiptOf("m"), null);
  assert.equal(seedOf("m", one), null, "a seed that was seen never counts again");
  assert.ok(noteCommitments("m", "server", ["y", third]));
});
