// The plan of a game: what each choice in the lobby changes, and what the server is asked for in the end.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  alike, CLOCKS, drawn, inPlay, invites, isVariant, newPlan, restored, sitters, requestOf, swapped, usualPlayers, withColour, withOption,
  withPlayers, withSeat, withVariant, withWho,
} from "../../../src/rookery/server/static/js/pages/lobby/plan.js";

const LEVELS = ["egg", "chick", "emperor"];
const names = { mine: "", guest: (/** @type {number} */ seat) => `Guest ${seat + 1}` };
const who = (/** @type {import("../../../src/rookery/server/static/js/pages/lobby/plan.js").Plan} */ plan) =>
  plan.seats.map((seat) => seat.who).join(" ");

test("a plan begins with me against bots that are not the strongest", () => {
  const plan = newPlan("a-game", 3, LEVELS);
  assert.equal(who(plan), "me bot bot");
  assert.deepEqual(requestOf(plan).seats, [{ bot: null }, { bot: "chick" }, { bot: "chick" }]);
  assert.deepEqual(requestOf(plan).clock, CLOCKS.off);
});

test("more players come like the last one, and fewer leave from the end", () => {
  const plan = withWho(newPlan("a-game", 2, LEVELS), 1, "link");
  assert.equal(who(withPlayers(plan, 4)), "me link link link");
  assert.equal(who(withPlayers(withPlayers(plan, 4), 1)), "me");
  assert.equal(who(withPlayers(newPlan("a-game", 1, LEVELS), 2)), "me bot");
});

test("I sit in one seat only: whoever had it gets mine", () => {
  const plan = withWho(withWho(newPlan("a-game", 3, LEVELS), 2, "here"), 2, "me");
  assert.equal(who(plan), "here bot me");
});

test("an option that is as usual is not asked for", () => {
  const option = { name: "cap", default: "300" };
  const plan = withOption(newPlan("a-game", 2, LEVELS), option, "100");
  assert.deepEqual(requestOf(plan).options, { cap: "100" });
  assert.deepEqual(requestOf(withOption(plan, option, "300")).options, {});
});

test("a match is public only if there is a seat to take", () => {
  const plan = { ...newPlan("a-game", 2, LEVELS), open: true };
  assert.equal(requestOf(plan).public, false);
  assert.ok(invites(withWho(plan, 1, "link")));
  assert.equal(requestOf(withWho(plan, 1, "link")).public, true);
});

test("those at this device sit down under their names, or as guests", () => {
  const plan = withSeat(withWho(withWho(newPlan("a-game", 4, LEVELS), 1, "here"), 2, "here"), 2, { name: " Ben " });
  assert.deepEqual(sitters(plan, names), [
    { seat: 0, name: "Guest 1" },
    { seat: 1, name: "Guest 2" },
    { seat: 2, name: "Ben" },
  ]);
  assert.equal(sitters(plan, { ...names, mine: "Ada" })[0]?.name, "Ada");
});

/** @param {Partial<import("../../../src/rookery/server/static/types/wire.js").OptionFacts>} facts */
const option = (facts) => ({ default: "", values: "", about: "", label: "", choices: [], least: null, most: null, ...facts });
const FACTS = /** @type {import("../../../src/rookery/server/static/types/wire.js").GameFacts} */ ({
  game: "a-game", title: "", summary: "", players: [2, 4], chance: false,
  options: [
    option({ name: "way", kind: "choice", default: "short", choices: ["short", "long"] }),
    option({ name: "cap", kind: "number", default: "300", least: 0, most: 999 }),
    option({ name: "quick", kind: "flag", default: "off", choices: ["on", "off"] }),
    option({ name: "die", kind: "text", default: "1,2" }),
    option({ name: "first", kind: "seat", default: "1", least: 1, most: 999 }),
  ],
});
const USUAL = newPlan("a-game", 2, LEVELS);

test("a plan that was kept comes back as it was", () => {
  const plan = {
    ...withSeat(withWho(withPlayers(USUAL, 3), 1, "here"), 1, { name: "Ben" }),
    options: { way: "long", cap: "0", quick: "on", die: "5,6", first: "2" }, clock: /** @type {const} */ ("calm"), open: true,
    seating: /** @type {const} */ ("youngest"),
  };
  const kept = JSON.parse(JSON.stringify(plan));
  assert.deepEqual(restored(kept, FACTS, USUAL, LEVELS), plan);
});

test("what no longer fits is as usual", () => {
  const kept = {
    seats: [{ who: "me" }, { who: "me", level: "gone" }, { who: "ghost", level: "emperor", name: 7 }, null],
    options: { way: "gone", cap: "1000", quick: "perhaps", gone: "on", die: 5, first: "0" }, clock: "gone", open: "yes", seating: "gone",
  };
  const plan = restored(kept, FACTS, USUAL, LEVELS);
  assert.equal(who(plan), "me bot bot bot");
  assert.deepEqual(plan.seats.map((seat) => seat.level), ["chick", "chick", "emperor", "chick"]);
  assert.deepEqual({ ...requestOf(plan), seats: [] }, { ...requestOf(withPlayers(USUAL, 4)), seats: [] });
});

test("whatever was kept, the form is whole", () => {
  for (const kept of [undefined, null, 7, "plan", [], {}, { seats: [] }, { seats: "me" }, { seats: [1] }, { seats: Array(9).fill({}) }]) {
    assert.equal(restored(kept, FACTS, USUAL, LEVELS), USUAL);
  }
  assert.equal(who(restored({ seats: [7, null] }, FACTS, USUAL, LEVELS)), "bot bot");
  assert.deepEqual(restored({ seats: [{}, {}], options: null, clock: "__proto__" }, FACTS, USUAL, LEVELS).options, {});
});

test("a plan is as usual if nothing that counts is different", () => {
  assert.ok(alike(USUAL, newPlan("a-game", 2, LEVELS)));
  assert.ok(alike(USUAL, withSeat(USUAL, 0, { level: "egg" })));
  assert.ok(!alike(USUAL, withSeat(USUAL, 1, { level: "egg" })));
  assert.ok(!alike(USUAL, withPlayers(USUAL, 3)));
  assert.ok(!alike(USUAL, { ...USUAL, clock: "calm" }));
  assert.ok(!alike(USUAL, { ...USUAL, options: { cap: "1" } }));
  assert.ok(!alike(USUAL, { ...USUAL, seating: "random" }));
});

test("two play, unless a game is for more or for one alone", () => {
  const of = (/** @type {[number, number]} */ players) => usualPlayers({ ...FACTS, players });
  assert.deepEqual([of([1, 4]), of([2, 2]), of([3, 5]), of([1, 1])], [2, 2, 3, 1]);
});

test("those in two seats change places with all that was said of them", () => {
  const plan = withSeat(withWho(withPlayers(USUAL, 3), 2, "here"), 2, { name: "Ben" });
  assert.deepEqual(swapped(plan, 1, 2).seats.map((seat) => seat.name), ["", "Ben", ""]);
  assert.equal(who(swapped(plan, 0, 2)), "here bot me");
  assert.equal(swapped(plan, 2, 3), plan);
});

test("what is left to chance is drawn at the start, and nothing else changes", () => {
  const plan = withPlayers({ ...USUAL, options: { cap: "1" } }, 3);
  const lots = [0, 1, 2];
  const draw = () => lots.shift() ?? 0;
  assert.equal(drawn(plan, FACTS.options, draw), plan);
  const so = drawn({ ...plan, seating: "random" }, FACTS.options, draw);
  assert.equal(who(so), "bot bot me");
  assert.deepEqual(so.options, { cap: "1", first: "3" });
  const orders = new Set();
  for (let index = 0; index < 300; index += 1) {
    orders.add(who(drawn({ ...plan, seating: "random" }, [], (below) => Math.floor(Math.random() * below))));
  }
  assert.deepEqual([...orders].sort(), ["bot bot me", "bot me bot", "me bot bot"]);
});

const STANDARD = { players: null, options: {} };
const ALONE = { players: 1, options: {} };
const LONG = { players: null, options: { way: "long" } };
const VARIANTS = [STANDARD, ALONE, LONG];

test("a variant is chosen by its name, and is known by its options and players", () => {
  const plan = { ...withPlayers(USUAL, 3), options: { cap: "1" } };
  assert.ok(isVariant(plan, STANDARD, VARIANTS));
  const long = withVariant(plan, LONG, VARIANTS, 2);
  assert.deepEqual(long.options, { cap: "1", way: "long" });
  assert.deepEqual(VARIANTS.map((each) => isVariant(long, each, VARIANTS)), [false, false, true]);
  const alone = withVariant(long, ALONE, VARIANTS, 2);
  assert.deepEqual([alone.seats.length, alone.options], [1, { cap: "1" }]);
  assert.deepEqual(VARIANTS.map((each) => isVariant(alone, each, VARIANTS)), [false, true, false]);
  assert.equal(withVariant(alone, STANDARD, VARIANTS, 2).seats.length, 2);
  assert.equal(withVariant(plan, STANDARD, VARIANTS, 2).seats.length, 3);
});

test("whoever wore a colour that another seat takes gets that seat's; their own are not named", () => {
  const plan = newPlan("any", 3, ["egg", "chick"]);
  const red = withColour(plan, 2, 0);
  assert.deepEqual(red.colours, [2, 1, 0]);
  assert.deepEqual(withColour(red, 1, 3).colours, [2, 3, 0]);
  assert.deepEqual(withColour(red, 2, 2).colours, []);
});

test("whoever should begin must be in play", () => {
  const plan = { ...withPlayers(USUAL, 3), options: { first: "3", cap: "1" } };
  assert.equal(inPlay(plan, FACTS.options), plan);
  assert.deepEqual(inPlay(withPlayers(plan, 2), FACTS.options).options, { cap: "1" });
});
