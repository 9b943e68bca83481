// What a game that is shown again tells: its scenes, its rolls, where it turned, and what is asked about it next.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SHOWN_MS } from "../../../src/rookery/server/static/js/pace.js";
import { Player } from "../../../src/rookery/server/static/js/pages/replay/player.js";
import { settings } from "../../../src/rookery/server/static/js/settings.js";
import { changedBox } from "../../../src/rookery/server/static/js/pages/replay/animation.js";
import { ends } from "../../../src/rookery/server/static/js/pages/replay/better_move.js";
import { planOf, toMoveAt } from "../../../src/rookery/server/static/js/pages/replay/play_on.js";
import { finalChance, happeningsAt, labelAt, nextPart, rollerOf, rollsOf, scenesOf, stacked } from "../../../src/rookery/server/static/js/pages/replay/timeline.js";
import { barOf, signed } from "../../../src/rookery/server/static/js/pages/replay/luck.js";

/**
 * @param {number | null} seat
 * @param {string} move
 */
const step = (seat, move) => ({ seat, move });

test("every scene is the one before with what has changed", () => {
  const start = /** @type {any} */ ({ status: "a", turn: 0, pieces: [] });
  const steps = /** @type {any} */ ([{ changes: { status: "b" } }, { changes: { turn: 1 } }]);
  const scenes = scenesOf({ start, steps });
  assert.deepEqual(scenes.map(({ status, turn }) => [status, turn]), [["a", 0], ["b", 0], ["b", 1]]);
});

test("a roll belongs to the one who moves next", () => {
  const steps = [step(null, "5"), step(0, "x"), step(null, "2"), step(null, "3"), step(1, "y"), step(null, "6")];
  assert.deepEqual([0, 2, 3, 5].map((at) => rollerOf(steps, at)), [0, 1, 1, null]);
});

test("rolls are counted by seat, outcomes in their natural order", () => {
  const steps = ["10", "9", "10"].flatMap((roll, at) => [step(null, roll), step(at % 2, "x")]);
  assert.deepEqual(rollsOf(steps, 2), [{ outcome: "9", counts: [0, 1] }, { outcome: "10", counts: [2, 0] }]);
});

test("luck is told with its sign, and drawn from the middle", () => {
  assert.deepEqual([0.126, -0.05, 0.001].map(signed), ["+13", "−5", "0"]);
  assert.deepEqual(barOf(0.1, 0.2), [50, 25]);
  assert.deepEqual(barOf(-0.2, 0.2), [0, 50]);
});

test("first the part that is shown is asked about, then the middle of the widest gap, until all is known", () => {
  /** @type {import("../../../src/rookery/server/static/js/pages/replay/timeline.js").Chance[]} */
  const chances = Array.from({ length: 42 });
  const asked = [];
  for (let part = nextPart(chances, 0, 8); part; part = nextPart(chances, 0, 8)) {
    asked.push(part.from);
    chances.fill(null, part.from, part.from + part.count);
  }
  assert.equal(asked[0], 0);
  assert.equal(asked[1], 24);
  assert.deepEqual([...asked].sort((one, other) => one - other), [0, 8, 16, 24, 32, 40]);
  assert.ok(!chances.includes(undefined));
});

test("the end needs no judge", () => {
  const result = { reason: "goal", scores: [1, -1], ranks: null };
  assert.deepEqual(finalChance({ ...result, winners: [1] }, 2), [0, 1]);
  assert.deepEqual(finalChance({ ...result, winners: [] }, 4), [0.25, 0.25, 0.25, 0.25]);
  assert.deepEqual(finalChance({ ...result, winners: [] }, 1), [0]);
  assert.equal(finalChance(null, 2), undefined);
  // Whoever gives up may have stood well: that is for the judge to say.
  assert.equal(finalChance({ ...result, reason: "resignation", winners: [0] }, 2), undefined);
});

test("chances are parts of a whole; alone the rest stays open", () => {
  assert.deepEqual(stacked([0.25, 0.75]), [[0, 0.25], [0.25, 1]]);
  assert.deepEqual(stacked([0, 0]), [[0, 0.5], [0.5, 1]]);
  assert.deepEqual(stacked([0.4]), [[0, 0.4]]);
});

test("only the box with what has changed is drawn again", () => {
  const before = new Uint32Array(12);
  const after = before.slice();
  assert.equal(changedBox(before, after, 4), null);
  after[5] = 1;
  after[11] = 1;
  assert.deepEqual(changedBox(before, after, 4), { x: 1, y: 1, width: 3, height: 2 });
});

test("a place in the game is called by what happened, or by its move where the game tells nothing", () => {
  /** @type {any[]} */
  const steps = [{ label: "Roll", happenings: [{ label: "Red rolls a four" }, { label: "The bear turns" }] }, { label: "Slide b4", happenings: [] }, { label: "Slide d3" }];
  assert.deepEqual([0, 1, 2, 3].map((ply) => labelAt({ steps }, ply)), ["", "Red rolls a four", "Slide b4", "Slide d3"]);
  assert.deepEqual([0, 1, 3].map((ply) => happeningsAt({ steps }, ply).length), [0, 2, 0]);
});

/** A player with the clock in the test's hands: each wait ends when the test says so. */
function playing(last = 3) {
  /** @type {{ ms: number, done: (value: unknown) => void }[]} */
  const waits = [];
  const wait = (/** @type {number} */ ms) => new Promise((done) => waits.push({ ms, done }));
  const player = new Player(last, 0, { isRoll: (ply) => ply === 1, settled: async () => undefined, wait });
  /** Let the last wait end. */
  const pass = async () => {
    waits.at(-1)?.done(null);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { player, waits, pass };
}

test("a game plays on move by move, a roll longer, until its end", async () => {
  const { player, waits, pass } = playing();
  const at = () => [player.store.get().ply, player.store.get().playing];
  player.toggle();
  assert.deepEqual(at(), [1, true]);
  await pass();
  await pass();
  assert.deepEqual(at(), [3, true]);
  await pass();
  assert.deepEqual(at(), [3, false]);
  assert.deepEqual(waits.map(({ ms }) => ms), [SHOWN_MS.roll + SHOWN_MS.land, SHOWN_MS.act, SHOWN_MS.act]);
});

test("a stop is a stop, and after a new start only one plays", async () => {
  const { player, pass, waits } = playing(9);
  player.toggle();
  player.toggle();
  await pass();
  assert.equal(player.store.get().ply, 1);
  player.toggle();
  for (const { done } of waits) done(null);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(player.store.get().ply, 3);
});

test("games are shown again as fast as they are played", () => {
  const speed = (/** @type {any} */ pace) => {
    settings.set({ pace });
    return new Player(1, 0, { isRoll: () => false, settled: async () => undefined }).store.get().speed;
  };
  assert.deepEqual(["slow", "fast", "instant", "normal"].map(speed), [0.5, 2, 4, 1]);
});

test("a better move is shown from its first to its last place, without directions", () => {
  const scene = /** @type {any} */ ({ facings: [{ id: "north" }] });
  assert.deepEqual(ends(["papa", "e5", "north"], scene), ["papa", "e5"]);
  assert.deepEqual(ends(["floe"], null), ["floe"]);
  assert.deepEqual(ends([], null), []);
});

test("whoever plays on takes the seat to move, and the others are as chosen", () => {
  const steps = /** @type {any} */ ([step(null, "3"), step(1, "a"), step(0, "b")]);
  assert.deepEqual([0, 1, 2, 3].map((ply) => toMoveAt({ steps }, ply)), [1, 1, 0, 0]);
  const replay = { game: "any", options: { size: "2" }, players: 3 };
  const plan = planOf(replay, { who: "bot", level: "adult", seat: 1 });
  assert.deepEqual(plan.seats.map(({ who, level }) => [who, level]), [["bot", "adult"], ["me", "adult"], ["bot", "adult"]]);
  assert.deepEqual([plan.game, plan.options, plan.open], ["any", { size: "2" }, false]);
});
