// The plan of a game: what each choice in the lobby changes, and what the server is asked for in the end.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  CLOCKS, invites, newPlan, sitters, wishOf, withOption, withPlayers, withSeat, withWho,
} from "../../../src/rookery/server/static/js/pages/lobby/plan.js";

const LEVELS = ["egg", "chick", "emperor"];
const names = { mine: "", guest: (/** @type {number} */ seat) => `Guest ${seat + 1}` };
const who = (/** @type {import("../../../src/rookery/server/static/js/pages/lobby/plan.js").Plan} */ plan) =>
  plan.seats.map((seat) => seat.who).join(" ");

test("a plan begins with me against bots that are not the strongest", () => {
  const plan = newPlan("a-game", 3, LEVELS);
  assert.equal(who(plan), "me bot bot");
  assert.deepEqual(wishOf(plan).seats, [{ bot: null }, { bot: "chick" }, { bot: "chick" }]);
  assert.deepEqual(wishOf(plan).clock, CLOCKS.off);
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
  assert.deepEqual(wishOf(plan).options, { cap: "100" });
  assert.deepEqual(wishOf(withOption(plan, option, "300")).options, {});
});

test("a match is public only if there is a seat to take", () => {
  const plan = { ...newPlan("a-game", 2, LEVELS), open: true };
  assert.equal(wishOf(plan).public, false);
  assert.ok(invites(withWho(plan, 1, "link")));
  assert.equal(wishOf(withWho(plan, 1, "link")).public, true);
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
