// What the match page makes of what it knows: moves and turns, seats, links, clocks.

import assert from "node:assert/strict";
import { test } from "node:test";

import { clockText, left } from "../../../src/rookery/server/static/js/pages/match/clock.js";
import { read } from "../../../src/rookery/server/static/js/pages/match/entry.js";
import { wayFor } from "../../../src/rookery/server/static/js/pages/match/players.js";
import { resultOf } from "../../../src/rookery/server/static/js/pages/match/result.js";
import { isHeard, spoken } from "../../../src/rookery/server/static/js/pages/match/sayings.js";
import {
  called,
  held,
  mine,
  moved,
  plies,
  toMove,
  turns,
  voice,
} from "../../../src/rookery/server/static/js/pages/match/state.js";
import { hasCompany } from "../../../src/rookery/server/static/js/pages/match/talk.js";
import { settings } from "../../../src/rookery/server/static/js/settings.js";

/** @type {(seat: number, move: string) => any} */
const move = (seat, text) => ({ type: "moved", seat, move: text });
/** @type {(outcome: string) => any} */
const roll = (outcome) => ({ type: "rolled", outcome });

/** @type {(view?: object, more?: object) => any} */
const state = (view = {}, more = {}) => ({
  view: {
    mine: [0],
    turn: 0,
    over: false,
    started: true,
    seats: [
      { seat: 0, name: "Ada", kind: "person" },
      { seat: 1, name: "", kind: "bot" },
    ],
    scene: { seats: [{ name: "Red" }, { name: "Blue" }] },
    ...view,
  },
  events: [{ type: "joined", seat: 0, guest: "me" }],
  guest: "me",
  role: "guest",
  setting: null,
  ...more,
});

test("moves that were taken back do not stand", () => {
  const line = plies([
    move(0, "a"),
    roll("3"),
    move(1, "b"),
    move(1, "c"),
    /** @type {any} */ ({ type: "undone", plies: 2 }),
    move(1, "d"),
  ]);
  assert.deepEqual(line, [
    { text: "a", seat: 0 },
    { text: "3", seat: null },
    { text: "d", seat: 1 },
  ]);
});

test("a turn is what one seat does in a row, with the rolls before it", () => {
  const found = turns(
    plies([roll("2"), move(0, "a"), move(0, "b"), roll("1"), move(0, "c"), move(1, "d"), roll("6")]),
    false,
  );
  assert.deepEqual(
    found.map(({ seat, plies: each }) => [seat, each.map(({ text }) => text).join(" ")]),
    [
      [0, "2 a b 1 c"],
      [1, "d"],
      [null, "6"],
    ],
  );
});

test("alone every move is a turn of its own", () => {
  assert.equal(turns(plies([move(0, "a"), move(0, "b")]), true).length, 2);
});

test("a seat is played by the guest who took it, and by its link only if they say so", () => {
  assert.deepEqual(mine(state()), [0]);
  const elsewhere = { events: [{ type: "joined", seat: 0, guest: "another" }] };
  assert.deepEqual(mine(state({}, elsewhere)), []);
  assert.deepEqual(mine(state({}, { ...elsewhere, role: "link" })), [0]);
  assert.deepEqual(mine(state({}, { role: "watch" })), []);
});

test("a seat that a bot plays meanwhile is held, but not played", () => {
  const seats = [
    { seat: 0, name: "Ada", kind: "bot" },
    { seat: 1, name: "Mia", kind: "person" },
  ];
  assert.deepEqual(mine(state({ seats })), []);
  assert.deepEqual(held(state({ seats })), [0]);
});

test("whoever holds several seats moves and speaks for the one to move", () => {
  const seats = [
    { seat: 0, name: "Ada", kind: "person" },
    { seat: 1, name: "Mia", kind: "person" },
  ];
  const events = [0, 1].map((seat) => ({ type: "joined", seat, guest: "me" }));
  const both = state({ seats, mine: [0, 1], turn: 1 }, { events });
  assert.equal(toMove(both), 1);
  assert.equal(voice(both), 1);
  const over = state({ seats, mine: [0, 1], turn: 1, over: true }, { events });
  assert.equal(toMove(over), null);
  assert.equal(voice(over), 0);
});

test("players are called by their names, bots and namesakes by their colours", () => {
  assert.equal(called(state(), 0), "Ada");
  assert.equal(called(state(), 1), "Blue");
  const seats = [0, 1].map((seat) => ({ seat, name: "Guest", kind: "person" }));
  assert.equal(called(state({ seats }), 1), "Blue");
});

test("what moved is told by its pieces and where they came from", () => {
  const spaces = [{ id: "a" }, { id: "b" }];
  const piece = (/** @type {string} */ id, /** @type {string} */ space, facing = 0) => ({
    id,
    space,
    pose: "upright",
    facing,
  });
  /** @type {any} */
  const before = { spaces, pieces: [piece("x", "a"), piece("y", "b"), piece("z", "b")] };
  /** @type {any} */
  const after = { spaces, pieces: [piece("x", "b"), piece("y", "b", 90), piece("z", "b")] };
  assert.deepEqual(moved(before, after), ["x", "a", "y"]);
  assert.deepEqual(moved(null, after), []);
});

test("links tell what they open", () => {
  assert.deepEqual(read("seat=abc&at=1"), { token: "abc", kind: "seat", seat: 1 });
  assert.deepEqual(read("seat=abc"), { token: "abc", kind: "seat", seat: null });
  assert.deepEqual(read("watch=abc"), { token: "abc", kind: "watch", seat: null });
  assert.deepEqual(read("abcdefgh-_12"), { token: "abcdefgh-_12", kind: "any", seat: null });
  assert.deepEqual(read("ply=12"), { token: undefined, kind: "none", seat: null });
});

test("only the clock of the seat to move runs, and the shorter of two limits counts", () => {
  const clock = { move: 0, game: 60, increment: 0, left: [60_000, 50_000], since: 1000, thought: 0 };
  const seats = [{ kind: "person" }, { kind: "person" }];
  /** @type {any} */
  const view = { clock, turn: 0, over: false, started: true, seats };
  assert.equal(left(view, 0, 11_000), 50_000);
  assert.equal(left(view, 1, 11_000), 50_000);
  assert.equal(left({ ...view, clock: { ...clock, move: 15, thought: 2000 } }, 0, 11_000), 3000);
  assert.equal(left({ ...view, over: true }, 0, 11_000), 60_000);
  assert.equal(left({ ...view, seats: [{ kind: "bot" }, { kind: "person" }] }, 0, 11_000), null);
});

test("clocks are read as people write them", () => {
  assert.deepEqual([3_723_000, 245_000, 10_000, 9_940, 0].map(clockText), [
    "1:02:03",
    "4:05",
    "0:10",
    "0:09.9",
    "0:00.0",
  ]);
});

const ADA_AND_MIA = [
  { seat: 0, name: "Ada", kind: "person", present: true },
  { seat: 1, name: "Mia", kind: "person", present: true },
];

/** @type {(reason: string, winners: number[], status: string, more?: object) => any} */
const ended = (reason, winners, status, more = {}) =>
  state(
    {
      over: true,
      players: 2,
      seats: ADA_AND_MIA,
      outcome: { reason, winners },
      scene: { status, seats: [{ name: "Red" }, { name: "Blue" }] },
    },
    more,
  );

test("the end is told to whoever reads it: who won, and why, with names and colours", () => {
  const won = ended("goal", [0], "Goal: Red wins");
  assert.deepEqual(resultOf(won), { main: "You win", more: "Goal: Ada (Red) wins" });
  const lost = ended("goal", [1], "Goal: Blue wins");
  assert.deepEqual(resultOf(lost), { main: "You lost this time", more: "Goal: Mia (Blue) wins" });
  assert.equal(resultOf(ended("goal", [1], "Goal: Blue wins", { role: "watch" })).main, "Mia wins");
  const around = [0, 1].map((seat) => ({ type: "joined", seat, guest: "me" }));
  const table = ended("goal", [1], "Goal: Blue wins", { events: around });
  table.view.mine = [0, 1];
  assert.equal(resultOf(table).main, "Mia wins");
});

test("an end that did not come from the board says what somebody did", () => {
  const joined = { type: "joined", seat: 0, guest: "me" };
  const gone = (/** @type {string} */ type) => ({ events: [joined, { type, seat: 1 }] });
  const told = (/** @type {any} */ each) => Object.values(resultOf(each));
  assert.deepEqual(told(ended("resignation", [0], "Red to move", gone("resigned"))), ["You win", "Mia gave up"]);
  assert.deepEqual(told(ended("time", [0], "Red to move", gone("timed-out"))), ["You win", "Mia ran out of time"]);
  assert.deepEqual(told(ended("agreement", [], "Red to move")), ["A draw", "As agreed"]);
});

test("a draw is told in two lines, and so is a game alone", () => {
  const draw = ended("plies", [], "A draw: no goal in 40 plies");
  assert.deepEqual(resultOf(draw), { main: "A draw", more: "No goal in 40 plies" });
  const alone = ended("challenge", [0], "Challenge met: one coin is left");
  alone.view.players = 1;
  assert.deepEqual(resultOf(alone), { main: "Challenge met", more: "One coin is left" });
});

test("what is said is heard as a sentence, and others can be hushed", () => {
  /** @type {any} */
  const me = { phrases: { hello: "Hello!", humbug: "Humbug!" }, emotes: { wave: "waves", bow: "bows" } };
  const both = state({ seats: ADA_AND_MIA });
  const told = (/** @type {number} */ seat, /** @type {string} */ phrase) => spoken(me, both, { seat, phrase });
  assert.equal(told(1, "wave"), "Mia waves.");
  assert.equal(told(1, "bow"), "Mia bows.");
  assert.equal(told(0, "hello"), "Ada: Hello.");
  assert.equal(told(0, "humbug"), "Ada: Humbug!");
  const heard = () => [0, 1].map((seat) => isHeard(both, { seat, phrase: "hello" }));
  assert.deepEqual(heard(), [true, true]);
  settings.set({ hush: true });
  assert.deepEqual(heard(), [true, false]);
  settings.set({ hush: false });
});

test("there is company where somebody else sits or looks on", () => {
  assert.equal(hasCompany(state({}, { watchers: 0 })), false);
  assert.equal(hasCompany(state({}, { watchers: 1 })), true);
  assert.equal(hasCompany(state({ seats: ADA_AND_MIA }, { watchers: 0 })), true);
  assert.equal(hasCompany(state({ seats: ADA_AND_MIA }, { watchers: 0, role: "watch" })), false);
});

test("a seat that somebody has left can be given to a bot, and taken back by who left it", () => {
  const left = [ADA_AND_MIA[0], { ...ADA_AND_MIA[1], present: false }];
  assert.equal(wayFor(state({ seats: left }), 1), "bot");
  assert.equal(wayFor(state({ seats: left, over: true }), 1), null);
  assert.equal(wayFor(state({ seats: left }, { role: "watch" }), 1), null);
  assert.equal(wayFor(state(), 1), null);
  assert.equal(wayFor(state({ seats: [{ seat: 0, name: "Ada", kind: "bot" }] }), 0), "back");
});
