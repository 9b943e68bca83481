// What the match page makes of what it knows: moves and turns, seats, links, clocks.

import assert from "node:assert/strict";
import { test } from "node:test";

import { clockText, left } from "../../../src/rookery/server/static/js/pages/match/clock.js";
import { parseFragment } from "../../../src/rookery/server/static/js/pages/match/entry.js";
import { historyOf, rollThatCounts, trailsOf, turns } from "../../../src/rookery/server/static/js/pages/match/history.js";
import { eventText, newsOf, plyText, toldOf, turnText } from "../../../src/rookery/server/static/js/pages/match/narration.js";
import { actionFor } from "../../../src/rookery/server/static/js/pages/match/players.js";
import { kindWord, resultOf, toneOf } from "../../../src/rookery/server/static/js/pages/match/result.js";
import { soundsFor } from "../../../src/rookery/server/static/js/pages/match/sounding.js";
import { countingRoll, lastTurns } from "../../../src/rookery/server/static/js/pages/match/recent.js";
import { isHeard, spoken } from "../../../src/rookery/server/static/js/pages/match/phrases.js";
import { called, held, mine, othersPlay, toMove, voice } from "../../../src/rookery/server/static/js/pages/match/state.js";
import { statusOf, statusText } from "../../../src/rookery/server/static/js/pages/match/status.js";
import { looksOf } from "../../../src/rookery/server/static/js/pages/match/faces.js";
import { DOZES_MS, moodOf, PONDERS_MS, reaction } from "../../../src/rookery/server/static/js/pages/match/moods.js";
import { asksToUndo, mayTakeBack } from "../../../src/rookery/server/static/js/pages/match/actions.js";
import { hasCompany } from "../../../src/rookery/server/static/js/pages/match/state.js";
import { settings } from "../../../src/rookery/server/static/js/settings.js";
import "./english.mjs";

/** @type {(seat: number, move: string) => any} */
const move = (seat, text) => ({ type: "moved", seat, move: text });
/** @type {(text: string) => any} */
const roll = (text) => ({ type: "rolled", roll: text });
const plies = (/** @type {any[]} */ events) => historyOf(events).plies;

/** @type {(view?: object, more?: object) => any} */
const state = (view = {}, more = {}) => ({
  view: {
    mine: [0],
    turn: 0,
    over: false,
    started: true,
    revealing: [],
    seats: [
      { seat: 0, name: "Ada", kind: "person" },
      { seat: 1, name: "", kind: "bot" },
    ],
    scene: { seats: [{ name: "Red" }, { name: "Blue" }] },
    ...view,
  },
  events: [{ type: "joined", seat: 0, guest: "me" }],
  role: "guest",
  setting: null,
  ...more,
});

test("moves that were taken back do not stand", () => {
  const undone = /** @type {any} */ ({ type: "undone", plies: 2 });
  const found = historyOf([move(0, "a"), roll("3"), move(1, "b"), move(1, "c"), undone, move(1, "d")]);
  assert.deepEqual(
    found.plies.map(({ text, seat }) => [text, seat]),
    [
      ["a", 0],
      ["3", null],
      ["d", 1],
    ],
  );
  assert.deepEqual(found.takenBack, [
    { at: 2, text: "b" },
    { at: 3, text: "c" },
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

test("the seats are played that the server says are held here, unless somebody chooses to watch", () => {
  assert.deepEqual(mine(state()), [0]);
  assert.deepEqual(mine(state({ mine: [] })), []);
  assert.deepEqual(mine(state({}, { role: "watch" })), []);
});

test("others play while they are there, and the game has started", () => {
  const [me, other] = [{ seat: 0, kind: "person", present: true }, { seat: 1, kind: "person", present: true }];
  assert.equal(othersPlay(state({ seats: [me, other] })), true);
  assert.equal(othersPlay(state({ seats: [me, other], started: false })), false);
  assert.equal(othersPlay(state({ seats: [me, { ...other, present: false }] })), false);
  assert.equal(othersPlay(state({ seats: [me, { ...other, kind: "bot" }] })), false);
});

test("a game that was called off has no winner and no draw", () => {
  const over = state({ over: true, players: 2, outcome: { reason: "called-off", winners: [] } });
  assert.deepEqual(resultOf(over), { main: "The game was called off", more: "" });
  assert.equal(kindWord(over), "");
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

/** @type {(piece: string, from: string, to: string | null, how?: string) => any} */
const goes = (piece, from, to, how = "steps") => ({ how, piece, from, to, label: `${piece} goes to ${to}` });
/** @type {(seat: number, ...happenings: any[]) => any} */
const did = (seat, ...happenings) => ({ ...move(seat, "m"), happenings });
const PLAIN = { alone: false, turn: null, own: [] };

test("the last whole turn of each seat leaves a trail", () => {
  const events = [did(0, goes("a", "1", "2")), did(1, goes("b", "5", "6")), did(1, goes("b", "6", "7"), goes("a", "2", "1", "sent-back")), did(0, goes("a", "1", "3"))];
  // The latest comes last.
  assert.deepEqual(trailsOf(plies(events), PLAIN), [
    {
      seat: 1,
      steps: [
        { piece: "b", from: "5", to: "6", how: "steps" },
        { piece: "b", from: "6", to: "7", how: "steps" },
        { piece: "a", from: "2", to: "1", how: "sent-back" },
      ],
    },
    { seat: 0, steps: [{ piece: "a", from: "1", to: "3", how: "steps" }] },
  ]);
});

test("a trail goes when its seat is to move again, and comes back with a move that is taken back", () => {
  const seats = (/** @type {any[]} */ events, more = {}) => trailsOf(plies(events), { ...PLAIN, ...more }).map(({ seat }) => seat);
  const [first, answer] = [did(0, goes("a", "1", "2")), did(1, goes("b", "5", "6"))];
  assert.deepEqual(seats([first, answer], { turn: 0 }), [1]);
  assert.deepEqual(seats([first, answer, did(0, goes("a", "2", "3"))], { turn: 1 }), [0]);
  assert.deepEqual(seats([first, answer, did(0, goes("a", "2", "3"))], { turn: 0 }), [1, 0]);
  const undone = /** @type {any} */ ({ type: "undone", plies: 1 });
  assert.deepEqual(seats([first, answer, did(0, goes("a", "2", "3")), undone], { turn: 0 }), [1]);
});

test("nobody needs a trail of their own, alone there is none, and a roll or a rest leaves none", () => {
  const events = [did(0, goes("a", "1", "2")), did(1, goes("b", "5", "6"))];
  assert.deepEqual(trailsOf(plies(events), { ...PLAIN, own: [1] }).map(({ seat }) => seat), [0]);
  assert.deepEqual(trailsOf(plies(events), { ...PLAIN, alone: true }), []);
  assert.deepEqual(trailsOf(plies([did(0, { how: "rests", label: "" }), { ...roll("3"), happenings: [{ how: "rolled", label: "" }] }]), PLAIN), []);
});

test("those who share a screen see what the other did", () => {
  const seats = [0, 1].map((seat) => ({ seat, name: "", kind: "person" }));
  const joined = [0, 1].map((seat) => ({ type: "joined", seat, guest: "me" }));
  const events = [...joined, did(0, goes("a", "1", "2")), did(1, goes("b", "5", "6"))];
  const shown = (/** @type {number} */ turn) => lastTurns(state({ seats, mine: [0, 1], turn }, { events })).map(({ seat }) => seat);
  assert.deepEqual(shown(0), [1]);
  assert.deepEqual(shown(1), [0]);
  assert.deepEqual(lastTurns(state({ turn: 0 }, { events })).map(({ seat }) => seat), [1]);
});

test("a roll counts until somebody else has moved", () => {
  const counts = (/** @type {any[]} */ events, /** @type {number | null} */ turn) => rollThatCounts(plies(events), turn)?.text ?? null;
  assert.equal(counts([roll("2")], 0), "2");
  assert.equal(counts([roll("2"), move(0, "a")], 0), "2");
  assert.equal(counts([roll("2"), move(0, "a")], 1), null);
  assert.equal(counts([move(0, "a")], 0), null);
  const events = [{ type: "joined", seat: 0, guest: "me" }, roll("P3")];
  assert.deepEqual(countingRoll(state({}, { events })), { face: { pips: 3, label: "P3" }, seat: 0 });
  const face = { pips: 1, symbol: "fish", label: "one fish" };
  assert.deepEqual(countingRoll(state({ scene: { die: face } }, { events }))?.face, face);
  assert.equal(countingRoll(state({ over: true }, { events })), null);
});

test("a move is told by what it did, and by its notation where the game tells nothing", () => {
  const happenings = [{ label: "Blue rolls the bear" }, { label: "the bear slides" }];
  const ply = (/** @type {object} */ more) => ({ text: "B3", seat: null, happenings: [], ...more });
  assert.equal(plyText(state(), ply({ happenings })), "Blue rolls the bear. The bear slides.");
  assert.equal(plyText(state(), ply({})), "Rolled: B3.");
  assert.equal(plyText(state(), ply({ seat: 1, text: "b2-c3" })), "Blue plays b2-c3.");
});

test("a turn is told in one go, steps by where they led and what is the same once", () => {
  const turn = (/** @type {any[]} */ ...happenings) => ({ seat: 0, plies: happenings.map((each) => ({ text: "m", seat: 0, happenings: each })) });
  const told = turnText(state(), turn([{ how: "rolled", label: "Red rolls a 3" }], [goes("a", "1", "2")], [goes("a", "2", "3")], [goes("a", "3", "4", "hops")]));
  assert.equal(told, "Red rolls a 3. A goes to 3. A goes to 4.");
  assert.equal(toldOf([goes("a", "1", "2"), goes("b", "1", "2")]), "A goes to 2. B goes to 2.");
  const swim = { how: "sent-back", label: "a penguin swims back" };
  assert.equal(toldOf(/** @type {any} */ ([{ ...swim, piece: "a" }, { ...swim, piece: "b" }])), "A penguin swims back.");
  const ride = { how: "carried", piece: "b", label: "b rides along" };
  assert.equal(toldOf(/** @type {any} */ ([goes("a", "1", "2", "drifts"), ride, goes("a", "2", "3")])), "A goes to 2. A goes to 3.");
  assert.equal(turnText(state(), turn([], [goes("a", "1", "2")])), "Ada plays m. A goes to 2.");
});

test("what is done once more is told, though not in the same words", () => {
  const swim = { how: "sent-back", label: "a penguin swims back" };
  const [one, other] = /** @type {any[]} */ ([{ ...swim, piece: "a" }, { ...swim, piece: "b" }]);
  assert.equal(toldOf([one], [other]), "A penguin swims back. And again.");
  assert.equal(toldOf([one, other], [one]), "A penguin swims back. And again.");
});

test("after a long absence only the last news are told", () => {
  const events = Array.from({ length: 40 }, (_, at) => did(1, goes("a", "1", String(at))));
  const news = newsOf(/** @type {any} */ ({ phrases: {}, emotes: {} }), state(), events);
  assert.equal(news.length, 12);
  assert.equal(news.at(-1), "A goes to 39.");
});

test("what happens is heard, and the end by whoever hears it", () => {
  const before = state({ turn: 1, seats: ADA_AND_MIA, players: 2 });
  const heard = (/** @type {object} */ view, more = {}, /** @type {any[]} */ ...happened) =>
    soundsFor({ ...state({ seats: ADA_AND_MIA, players: 2, turn: 1, ...view }, more), events: [...before.events, ...happened] }, before);
  const swim = did(1, goes("b", "1", "2"), goes("a", "2", "1", "sent-back"));
  assert.deepEqual(heard({}, {}, swim), ["step", "splash"]);
  assert.deepEqual(heard({ turn: 0 }), ["turn"]);
  assert.deepEqual(heard({ turn: 0 }, { pacing: true }), []);
  const end = (/** @type {number[]} */ winners, more = {}) => heard({ over: true, outcome: { winners } }, more);
  assert.deepEqual(end([0]), ["win"]);
  assert.deepEqual(end([1]), ["lose"]);
  assert.deepEqual(end([1], { role: "watch" }), ["win"]);
  assert.deepEqual(end([]), ["draw"]);
  assert.deepEqual(heard({ over: true, outcome: { winners: [] }, players: 1 }), ["lose"]);
});

test("one's own move was said when it was chosen: only what else it did is told", () => {
  const happenings = [{ label: "A red penguin steps ahead" }, { label: "the bear slides" }];
  /** @type {any} */
  const me = { phrases: {}, emotes: {} };
  const told = (/** @type {number} */ seat) => eventText(me, state(), { ...move(seat, "a"), happenings });
  assert.equal(told(1), "A red penguin steps ahead. The bear slides.");
  assert.equal(told(0), "The bear slides.");
});

test("whose turn it is comes from the seats, what to do from the game", () => {
  const turn = (/** @type {number | null} */ seat, more = {}) => statusText(state({ turn: seat, scene: { status: "2 moves left", seats: [{ name: "Red" }, { name: "Blue" }] }, ...more }));
  assert.equal(turn(0), "Your move: 2 moves left");
  assert.equal(turn(1), "Blue is thinking: 2 moves left");
  assert.equal(turn(1, { seats: ADA_AND_MIA }), "Mia’s turn: 2 moves left");
  assert.equal(turn(null), "The die is rolling");
  assert.equal(statusOf(state({ started: false, seats: [{ kind: "open" }] })).main, "Waiting for one more player");
});

test("links tell what they open", () => {
  assert.deepEqual(parseFragment("seat=abc&at=1"), { token: "abc", kind: "seat", seat: 1 });
  assert.deepEqual(parseFragment("seat=abc"), { token: "abc", kind: "seat", seat: null });
  assert.deepEqual(parseFragment("watch=abc"), { token: "abc", kind: "watch", seat: null });
  assert.deepEqual(parseFragment("device=0.1.a.b"), { token: "0.1.a.b", kind: "device", seat: null });
  assert.deepEqual(parseFragment("abcdefgh-_12"), { token: "abcdefgh-_12", kind: "any", seat: null });
  assert.deepEqual(parseFragment("ply=12"), { token: undefined, kind: "none", seat: null });
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

test("the end is told to whoever reads it: who won, and why", () => {
  const why = "The ball is in the far corner";
  assert.deepEqual(resultOf(ended("goal", [0], why)), { main: "You win", more: why });
  assert.deepEqual(resultOf(ended("goal", [1], why)), { main: "Mia wins this time", more: why });
  assert.equal(resultOf(ended("goal", [1], why, { role: "watch" })).main, "Mia wins");
  assert.equal(resultOf(ended("goal", [0, 1], why, { role: "watch" })).main, "Ada and Mia win");
  const around = [0, 1].map((seat) => ({ type: "joined", seat, guest: "me" }));
  const shared = ended("goal", [1], why, { events: around });
  shared.view.mine = [0, 1];
  assert.equal(resultOf(shared).main, "Mia wins");
});

test("an end that did not come from the board says what somebody did", () => {
  const joined = { type: "joined", seat: 0, guest: "me" };
  const gone = (/** @type {string} */ type) => ({ events: [joined, { type, seat: 1 }] });
  const told = (/** @type {any} */ each) => Object.values(resultOf(each));
  assert.deepEqual(told(ended("resignation", [0], "2 moves left", gone("resigned"))), ["You win", "Mia resigned"]);
  assert.deepEqual(told(ended("time", [0], "2 moves left", gone("timed-out"))), ["You win", "Mia ran out of time"]);
  assert.deepEqual(told(ended("agreement", [], "2 moves left")), ["A draw", "By agreement"]);
  assert.deepEqual(told(ended("length", [], "2 moves left")), ["A draw", "The game got too long and was stopped"]);
  // Whoever outlasted the others has won, though they gave up too, at last.
  const outlasted = { events: [joined, { type: "resigned", seat: 1 }, { type: "resigned", seat: 0 }] };
  assert.deepEqual(told(ended("resignation", [0], "2 moves left", outlasted)), ["You win", "Mia resigned"]);
});

test("the end has a tone, and a kind word for those who have not won", () => {
  const tones = [[0], [1], []].map((winners) => ended("goal", winners, ""));
  assert.deepEqual(tones.map(toneOf), ["won", "lost", "draw"]);
  assert.deepEqual(tones.map(kindWord), ["", "Good game. How about another?", "Nobody loses. How about another?"]);
  const watched = ended("goal", [1], "", { role: "watch" });
  assert.deepEqual([toneOf(watched), kindWord(watched)], ["won", ""]);
  const alone = ended("stuck", [], "2 coins left");
  alone.view.players = 1;
  assert.equal(toneOf(alone), "lost");
});

test("bots look like their level, and people like themselves in every seat", () => {
  const bots = state({ seats: ["egg", "adult", "walrus"].map((level, seat) => ({ seat, kind: "bot", level })) });
  assert.deepEqual([0, 1, 2].map((seat) => looksOf(bots, seat).body), ["egg", "adult", "adult"]);
  const [first, second] = [0, 1].map((seat) => {
    const seats = [0, 1].map((each) => ({ seat: each, kind: "person", name: each === seat ? "Ada" : "Mia" }));
    return looksOf(state({ seats }, { events: [{ type: "joined", seat, guest: "me" }] }), seat);
  });
  assert.deepEqual(first, second);
  assert.ok(first?.wears);
});

test("a penguin watches on its turn, ponders, dozes off, and feels the end", () => {
  const view = { over: false, started: true, turn: 0, outcome: null, players: 2 };
  const mood = (/** @type {number} */ seat, waited = 0, more = {}) => moodOf({ ...view, ...more }, seat, { away: false, waited });
  assert.deepEqual([mood(0), mood(0, PONDERS_MS), mood(1), mood(1, DOZES_MS)], ["watch", "ponder", "rest", "sleepy"]);
  assert.equal(moodOf(view, 1, { away: true, waited: 0 }), "sleepy");
  /** @type {any} */
  const won = { over: true, outcome: { winners: [1] } };
  assert.deepEqual([mood(0, 0, won), mood(1, 0, won)], ["sad", "cheer"]);
  assert.equal(mood(0, 0, { over: true, outcome: { winners: [] } }), "smile");
});

test("a penguin is glad when it gets further, and startled by what others do to it", () => {
  /** @type {(done: number[], of?: number | null) => any} */
  const scene = (done, of = 3) => ({
    pieces: [{ id: "mine", seat: 0 }],
    spaces: [{ id: "nest", seat: 0 }, { id: "sea" }],
    progress: done.map((each) => ({ done: each, of, label: "" })),
  });
  /** @type {(how: string, more: object) => any} */
  const happening = (how, more) => ({ how, seat: 1, label: "", ...more });
  const felt = (/** @type {any[]} */ happenings, before = scene([1, 1]), after = scene([1, 1])) => reaction(0, happenings, before, after);
  assert.equal(felt([happening("sent-back", { piece: "mine" })]), "gasp");
  assert.equal(felt([happening("taken", { piece: "rock", from: "nest" })]), "gasp");
  assert.equal(felt([happening("sent-back", { piece: "mine", seat: 0 })]), null);
  assert.equal(felt([happening("taken", { piece: "rock", from: "sea" })]), null);
  assert.equal(felt([happening("steps", { seat: 0 })], scene([1, 1]), scene([2, 1])), "smile");
  assert.equal(felt([happening("kicked", {})], scene([2, 1]), scene([1, 2])), "gasp");
  assert.equal(felt([happening("melts", {})], scene([7, 9], null), scene([6, 9], null)), null);
  assert.equal(felt([], scene([1, 1]), scene([2, 1])), null);
});

test("one button takes back: at once within the turn or among bots, and by asking where others play", () => {
  const at = (/** @type {object} */ view) => state({ undo: false, takeback: null, offers: [], ...view });
  const both = (/** @type {any} */ each) => [mayTakeBack(each), asksToUndo(each)];
  assert.deepEqual(both(at({})), [false, false]);
  assert.deepEqual(both(at({ undo: true, takeback: 0 })), [true, false]);
  assert.deepEqual(both(at({ takeback: 0 })), [true, false]);
  assert.deepEqual(both(at({ takeback: 0, seats: ADA_AND_MIA })), [true, true]);
  assert.deepEqual(both(at({ takeback: 0, seats: ADA_AND_MIA, offers: [{ what: "takeback", seat: 0, agreed: [] }] })), [false, true]);
});

test("a draw has its reason, and alone the game says the whole verdict", () => {
  assert.deepEqual(resultOf(ended("plies", [], "No goal in 40 moves")), { main: "A draw", more: "No goal in 40 moves" });
  const alone = ended("stuck", [], "2 coins left. Leave just one to win.");
  alone.view.players = 1;
  assert.deepEqual(resultOf(alone), { main: "2 coins left. Leave just one to win.", more: "" });
});

test("what is said is heard as a sentence, and others can be hushed", () => {
  /** @type {any} */
  const me = { phrases: { hello: "Hello!", humbug: "Humbug!" }, emotes: { wave: "waves", bow: "bows" } };
  const both = state({ seats: ADA_AND_MIA });
  const told = (/** @type {number} */ seat, /** @type {string} */ phrase) => spoken(me, both, { seat, phrase });
  assert.equal(told(1, "wave"), "Mia waves.");
  assert.equal(told(1, "bow"), "Mia bows.");
  assert.equal(told(0, "hello"), "Ada: Hello!");
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
  assert.equal(actionFor(state({ seats: left }), 1), "bot");
  assert.equal(actionFor(state({ seats: left, over: true }), 1), null);
  assert.equal(actionFor(state({ seats: left }, { role: "watch" }), 1), null);
  assert.equal(actionFor(state(), 1), null);
  assert.equal(actionFor(state({ seats: [{ seat: 0, name: "Ada", kind: "bot" }] }), 0), "back");
});
