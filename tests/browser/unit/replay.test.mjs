// What a game that is shown again tells: its scenes, its rolls, where it turned, and what is asked about it next.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SHOWN_MS } from "../../../src/rookery/server/static/js/pace.js";
import { Player } from "../../../src/rookery/server/static/js/pages/replay/player.js";
import { settings } from "../../../src/rookery/server/static/js/settings.js";
import { changedBox } from "../../../src/rookery/server/static/js/pages/replay/animation.js";
import { finalChance, happeningsAt, labelAt, nextPart, rollerOf, rollsOf, scenesOf, stacked } from "../../../src/rookery/server/static/js/pages/replay/timeline.js";
import { turningPoints } from "../../../src/rookery/server/static/js/pages/replay/turning_points.js";

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

/** @param {(number | null)[]} seats */
const movesOf = (...seats) => seats.map((seat) => ({ seat }));

test("a turning point is a swing of the one who moved, with what it was", () => {
  const chances = [[0.5, 0.5], [0.48, 0.52], [0.8, 0.2], [0.78, 0.22], [0.5, 0.5]];
  const { turns, all } = turningPoints(movesOf(0, 1, 0, 1), chances);
  assert.deepEqual(turns, [
    { ply: 2, seat: 1, kind: "mistake", before: 0.52, after: 0.2 },
    { ply: 4, seat: 1, kind: "strong", before: 0.22, after: 0.5 },
  ]);
  assert.equal(all, 2);
});

test("a game won and lost at every move tells the last turns, in the order of the game", () => {
  const chances = Array.from({ length: 11 }, (_, ply) => (ply % 2 ? [0, 1] : [1, 0]));
  const { turns, all } = turningPoints(movesOf(...Array.from({ length: 10 }, (_, ply) => ply % 2)), chances);
  assert.deepEqual(turns.map(({ ply }) => ply), [7, 8, 9, 10]);
  assert.deepEqual(new Set(turns.map(({ kind }) => kind)), new Set(["mistake"]));
  assert.equal(all, 10);
});

test("moves in a row are one turn: what only prepares the next move turns nothing", () => {
  const back = [[0.5, 0.5], [0.2, 0.8], [0.52, 0.48]];
  assert.deepEqual(turningPoints(movesOf(0, 0), back).turns, []);
  const down = [[0.8, 0.2], [0.78, 0.22], [0.3, 0.7], [0.31, 0.69]];
  assert.deepEqual(turningPoints(movesOf(0, 0, 0), down).turns, [{ ply: 2, seat: 0, kind: "mistake", before: 0.8, after: 0.31 }]);
});

test("a roll is luck, and takes more to be told", () => {
  const steps = movesOf(null, 0, null, 1);
  assert.deepEqual(turningPoints(steps, [[0.4, 0.6], [0.7, 0.3], [0.7, 0.3], [0.5, 0.5], [0.5, 0.5]]).turns, [
    { ply: 1, seat: 0, kind: "luck", before: 0.4, after: 0.7 },
  ]);
  assert.equal(turningPoints(steps, [[0.7, 0.3], [0.4, 0.6]]).turns[0]?.kind, "bad-luck");
});

test("where nothing is known nothing turned; alone, a loss turns the game", () => {
  assert.deepEqual(turningPoints(movesOf(0, 1), [[0.9, 0.1], null, undefined]).turns, []);
  assert.deepEqual(turningPoints(movesOf(0), [[0.9], [0.3]]).turns.map(({ ply, kind }) => [ply, kind]), [[1, "mistake"]]);
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
