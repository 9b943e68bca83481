// What happens is shown beat by beat, with the clock in the test's hands.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beatsOf, merged, withheld } from "../../../src/rookery/server/static/js/pages/match/beats.js";
import { Pacer } from "../../../src/rookery/server/static/js/pages/match/pacer.js";
import { PACES, SHOWN_MS } from "../../../src/rookery/server/static/js/pace.js";

/** Let what was promised happen. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that goes on when it is told to. */
class Clock {
  now = 0;
  /** @type {{ at: number, done: (value: unknown) => void }[]} */
  #alarms = [];

  /** @type {(ms: number) => Promise<unknown>} */
  wait = (ms) => new Promise((done) => this.#alarms.push({ at: this.now + ms, done }));

  /** @param {number} ms */
  async pass(ms) {
    this.now += ms;
    const due = this.#alarms.filter(({ at }) => at <= this.now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.now);
    for (const { done } of due) done(null);
    await soon();
  }
}

/** @type {(name: string, more?: object) => any} */
const beat = (name, more = {}) => ({ kind: "act", view: { name }, events: [], fresh: [name], roll: null, own: false, ...more });

/** @param {{ factor?: number, hidden?: boolean }} [how] */
function pacing(how = {}) {
  const clock = new Clock();
  /** @type {string[]} */
  const shown = [];
  const settings = { factor: 1, hidden: false, ...how };
  const pacer = new Pacer({
    show: ({ fresh, kind }, more) => void shown.push(`${fresh.join("+")}${kind === "jump" ? "!" : ""}${more ? " …" : ""}`),
    hold: () => void shown.push("hold"),
    factor: () => settings.factor,
    hidden: () => settings.hidden,
    wait: clock.wait,
  });
  return { clock, shown, pacer, settings };
}

test("one thing is shown after the other, the first of them at once", async () => {
  const { clock, shown, pacer } = pacing();
  pacer.push([beat("a"), beat("b"), beat("c")]);
  assert.deepEqual(shown, ["a …"]);
  await clock.pass(SHOWN_MS.act - 1);
  assert.deepEqual(shown, ["a …"]);
  await clock.pass(1);
  assert.deepEqual(shown, ["a …", "b …"]);
  assert.ok(pacer.behind);
  await clock.pass(SHOWN_MS.act);
  assert.deepEqual(shown.at(-1), "c");
  assert.ok(!pacer.behind);
});

test("what comes while the last thing is shown waits, and nothing can be chosen meanwhile", async () => {
  const { clock, shown, pacer } = pacing();
  pacer.push([beat("mine", { own: true })]);
  pacer.push([beat("answer")]);
  assert.deepEqual(shown, ["mine", "hold"]);
  await clock.pass(SHOWN_MS.act);
  assert.deepEqual(shown, ["mine", "hold", "answer"]);
  await clock.pass(SHOWN_MS.act);
  pacer.push([beat("later")]);
  assert.equal(shown.at(-1), "later");
});

test("a motion is shown to its end, but nobody waits for ever", async () => {
  const { clock, shown, pacer } = pacing();
  let end = (/** @type {unknown} */ _) => {};
  pacer.rest = () => new Promise((done) => (end = done));
  pacer.push([beat("a"), beat("b"), beat("c")]);
  await clock.pass(2 * SHOWN_MS.act);
  assert.deepEqual(shown, ["a …"]);
  end(null);
  await soon();
  assert.deepEqual(shown, ["a …", "b …"]);
  await clock.pass(10_000);
  assert.equal(shown.at(-1), "c");
});

test("one's own move waits for nothing", async () => {
  const { clock, shown, pacer } = pacing();
  pacer.push([beat("a")]);
  pacer.push([beat("mine", { own: true })]);
  assert.deepEqual(shown, ["a", "mine"]);
  await clock.pass(SHOWN_MS.act / 2);
  pacer.push([beat("b")]);
  // The beat that was cut short brings on nothing.
  await clock.pass(SHOWN_MS.act / 2 - 1);
  assert.deepEqual(shown, ["a", "mine", "hold"]);
  await clock.pass(1);
  assert.equal(shown.at(-1), "b");
});

test("what is not on the board is shown at once, and disturbs nothing", async () => {
  const { clock, shown, pacer } = pacing();
  pacer.push([beat("a")]);
  pacer.push([beat("hello", { kind: "aside" })]);
  assert.deepEqual(shown, ["a", "hello"]);
  pacer.push([beat("b")]);
  pacer.push([beat("bye", { kind: "aside" })]);
  assert.deepEqual(shown, ["a", "hello", "hold"]);
  await clock.pass(SHOWN_MS.act);
  await clock.pass(SHOWN_MS.act);
  assert.deepEqual(shown, ["a", "hello", "hold", "b …", "bye"]);
});

test("a touch skips all that waits, and loses nothing of it", async () => {
  const { clock, shown, pacer } = pacing();
  pacer.push([beat("a"), beat("b"), beat("c")]);
  assert.equal(pacer.skip(), true);
  assert.deepEqual(shown, ["a …", "b+c!"]);
  assert.equal(pacer.skip(), false);
  pacer.push([beat("d")]);
  assert.equal(shown.at(-1), "d");
  await clock.pass(10_000);
  assert.equal(shown.length, 3);
});

test("at an instant pace, and where nobody looks, there is only the end", async () => {
  for (const how of [{ factor: 0 }, { hidden: true }]) {
    const { shown, pacer } = pacing(how);
    pacer.push([beat("a"), beat("b")]);
    assert.deepEqual(shown, ["a+b!"]);
  }
  const { clock, shown, pacer, settings } = pacing();
  pacer.push([beat("a"), beat("b"), beat("c")]);
  settings.hidden = true;
  await clock.pass(SHOWN_MS.act);
  assert.deepEqual(shown, ["a …", "b+c!"]);
});

test("slow is slower than fast, and whoever is far behind catches up", async () => {
  const lasting = async (/** @type {number} */ factor, /** @type {number} */ count) => {
    const { clock, pacer } = pacing({ factor });
    pacer.push(Array.from({ length: count }, (_, at) => beat(String(at))));
    while (pacer.behind) await clock.pass(10);
    return clock.now;
  };
  const [slow, normal, fast] = [await lasting(PACES.slow, 4), await lasting(PACES.normal, 4), await lasting(PACES.fast, 4)];
  assert.ok(slow > normal && normal > fast);
  assert.equal(normal, 3 * SHOWN_MS.act);
  assert.ok((await lasting(PACES.normal, 200)) < 0.25 * 199 * SHOWN_MS.act);
});

// What a message brings

/** @type {(seq: number, type: string, more?: object) => any} */
const event = (seq, type, more = {}) => ({ seq, type, ...more });
/** @type {(piece: string, from: string, to: string) => object} */
const steps = (piece, from, to) => ({ how: "steps", piece, from, to, label: "" });
/** @type {(places: Record<string, string>, more?: object) => any} */
const scene = (places, more = {}) => ({
  status: "now", turn: 0, winners: null, die: null, reasons: [], progress: [],
  spaces: ["x", "y", "z"].map((id) => ({ id, x: 0 })),
  pieces: Object.entries(places).map(([id, space]) => ({ id, space })),
  ...more,
});
/** @type {(places: Record<string, string>, more?: object) => any} */
const view = (places, more = {}) => ({ seq: 0, turn: 0, plies: 0, seats: [], mine: [0], started: true, choices: ["c"], undo: true, position: "p", scene: scene(places), ...more });

const nobody = () => false;
const before = { view: view({ p: "x", q: "y" }), events: [] };

test("a move is one beat, and its view is the server's", () => {
  const now = { view: view({ p: "y", q: "y" }), events: [1], fresh: [event(1, "moved", { seat: 1 })] };
  const beats = beatsOf(before, /** @type {any} */ (now), nobody);
  assert.deepEqual(beats.map(({ kind, own }) => [kind, own]), [["act", false]]);
  assert.equal(beats[0].view, now.view);
  assert.equal(beatsOf(before, /** @type {any} */ (now), () => true)[0].own, true);
});

test("after a move the die is in the air, and then it lands", () => {
  const fresh = [event(1, "moved", { seat: 0, happenings: [steps("p", "x", "y")] }), event(2, "rolled", { roll: "3", happenings: [{ how: "rolled", label: "" }] })];
  const now = { view: view({ p: "y", q: "y" }, { turn: 1 }), events: fresh, fresh };
  const [moved, air, landed] = beatsOf(before, now, nobody);
  assert.deepEqual([moved, air, landed].map(({ kind, fresh: told }) => [kind, told.map(({ type }) => type)]), [
    ["act", ["moved"]],
    ["roll", []],
    ["land", ["rolled"]],
  ]);
  // The move has ended on the board, and nothing can be chosen before the die lies.
  assert.deepEqual(moved.view.scene?.pieces.map(({ space }) => space), ["y", "y"]);
  assert.deepEqual([moved.view.turn, moved.view.plies, moved.view.choices, moved.view.undo], [0, 1, [], false]);
  assert.equal(air.roll?.roll, "3");
  assert.equal(air.view.turn, null);
  assert.equal(air.view.scene, moved.view.scene);
  assert.deepEqual(air.events.map(({ type }) => type), ["moved"]);
  assert.equal(landed.view, now.view);
  assert.deepEqual(landed.events.map(({ type }) => type), ["moved", "rolled"]);
});

test("in a message of several moves each piece moves when its turn comes", () => {
  const fresh = [
    event(1, "moved", { seat: 0, happenings: [steps("p", "x", "y")] }),
    event(2, "moved", { seat: 1, happenings: [steps("q", "y", "z"), { how: "melts", piece: "r", from: "z", label: "" }] }),
    event(3, "moved", { seat: 0, happenings: [steps("p", "y", "z")] }),
  ];
  const start = { view: view({ p: "x", q: "y", r: "z" }), events: [] };
  const beats = beatsOf(start, { view: view({ p: "z", q: "z" }), events: fresh, fresh }, nobody);
  const places = beats.map((each) => Object.fromEntries(each.view.scene?.pieces.map(({ id, space }) => [id, space]) ?? []));
  assert.deepEqual(places, [{ p: "y", q: "y", r: "z" }, { p: "y", q: "z" }, { p: "z", q: "z" }]);
});

test("land that drifts later lies still until then", () => {
  const fresh = [event(1, "moved", { seat: 0, happenings: [] }), event(2, "moved", { seat: 1, happenings: [{ how: "drifts", piece: "x", from: "x", to: "x", label: "" }] })];
  const drifted = view({ p: "x", q: "y" });
  drifted.scene.spaces[0].x = 9;
  const beats = beatsOf(before, { view: drifted, events: fresh, fresh }, nobody);
  assert.deepEqual(beats.map((each) => each.view.scene?.spaces[0]?.x), [0, 9]);
});

test("what comes along with a move is shown with it, and words alone are no beat on the board", () => {
  const kinds = (/** @type {string[]} */ ...types) => {
    const fresh = types.map((type, at) => event(at + 1, type, { seat: 1 }));
    return beatsOf(before, { view: view({}), events: fresh, fresh }, nobody).map(({ kind, fresh: told }) => `${kind} ${told.map(({ type }) => type)}`);
  };
  assert.deepEqual(kinds("said"), ["aside said"]);
  assert.deepEqual(kinds("answered", "undone"), ["act answered,undone"]);
  assert.deepEqual(kinds("moved", "ended"), ["act moved,ended"]);
  assert.deepEqual(kinds("joined", "started", "rolled"), ["act joined,started", "roll ", "land rolled"]);
});

test("what was missed for long is shown by its end, with all its events", () => {
  const fresh = Array.from({ length: 20 }, (_, at) => event(at + 1, "moved", { seat: 1 }));
  const beats = beatsOf(before, { view: view({}), events: fresh, fresh }, nobody);
  assert.deepEqual(beats.map(({ kind, fresh: told }) => [kind, told.length]), [["jump", 20]]);
  // A view without news, as after a reconnection, is shown as it is.
  assert.deepEqual(beatsOf(before, { view: view({}), events: [], fresh: [] }, nobody).map(({ kind }) => kind), ["jump"]);
});

test("beats in one are the last of them, with what all of them told", () => {
  const last = beat("b", { events: [1, 2] });
  assert.deepEqual(merged([beat("a"), last]), { ...last, kind: "jump", fresh: ["a", "b"] });
  assert.deepEqual(withheld(view({})).choices, []);
});
