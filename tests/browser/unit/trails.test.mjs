// Where trails lie, what the faces of dice are, and what is heard.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faceOf } from "../../../src/rookery/server/static/js/board/die.js";
import { soundsOf } from "../../../src/rookery/server/static/js/board/sound.js";
import { wayOf } from "../../../src/rookery/server/static/js/board/trails.js";

/** @type {(id: string, x: number, y: number, more?: object) => any} */
const space = (id, x, y, more = {}) => ({ id, x, y, outline: [[x - 0.5, y - 0.5], [x + 0.5, y - 0.5], [x + 0.5, y + 0.5], [x - 0.5, y + 0.5]], ...more });
const COAST = { coast: true, outline: [[-2, -10], [-1, -10], [-1, 10], [-2, 10]] };
const spaces = [space("a", 0, 0), space("b", 3, 0), space("c", 0, 8), space("shore", -1.5, 0, COAST)];
const layout = /** @type {any} */ ({ unit: 1, places: new Map(spaces.map((each) => [each.id, each])) });
/** @type {(step: object, items?: [string, object][]) => any} */
const way = (step, items = []) => wayOf(/** @type {any} */ ({ piece: "p", from: "a", to: "b", how: "steps", ...step }), layout, new Map(/** @type {any} */ (items)));

test("a way goes from where a piece stood to just before where it stands", () => {
  assert.deepEqual(way({}), { track: "feet", from: { x: 0, y: 0 }, to: { x: 3, y: 0 } });
  const stands = { space: "b", x: 3, y: 0, view: "above", box: 1, high: 100 };
  const { to } = way({ how: "slides" }, [["p", stands]]);
  assert.ok(to.x > 2 && to.x < 3);
  // One who has gone on since stands elsewhere.
  assert.equal(way({}, [["p", { ...stands, space: "c" }]]).to.x, 3);
});

test("on a long coast a way begins where it leaves it, not in the middle of it", () => {
  const { from } = way({ from: "shore", to: "c" });
  assert.ok(Math.abs(from.y - 8) < 1 && from.x < -1);
  assert.deepEqual(way({ from: "c", to: "shore", how: "sent-back" }).track, "drops");
});

test("what drifted is marked where it lies now, what is gone where it lay, and a coast never", () => {
  assert.deepEqual(way({ piece: "a", from: "a", to: "a", how: "drifts" }), { outline: spaces[0].outline });
  assert.deepEqual(way({ to: null, how: "melts" }), { ring: { x: 0, y: 0 } });
  assert.equal(way({ piece: "shore", how: "drifts" }), null);
  assert.equal(way({ from: "shore", to: null, how: "melts" }), null);
  assert.equal(way({ from: "gone", to: "lost" }), null);
  assert.equal(way({ to: "a", how: "taken" }), null);
});

test("a face is what the game says, or as many pips as the notation ends with", () => {
  const face = { pips: 2, symbol: "bear", label: "the bear" };
  assert.equal(faceOf("B2", /** @type {any} */ ([{ how: "rolled", face, label: "x" }])), face);
  assert.deepEqual(faceOf("P3", /** @type {any} */ ([{ how: "rolled", label: "three" }])), { pips: 3, label: "three" });
  assert.deepEqual(faceOf("heads", []), { pips: 0, label: "heads" });
});

test("each kind of happening has a sound of its own, heard once", () => {
  const heard = (/** @type {string[]} */ ...hows) => soundsOf(/** @type {any} */ (hows.map((how) => ({ how }))));
  assert.deepEqual(heard("steps", "sent-back", "sent-back"), ["step", "splash"]);
  assert.deepEqual(heard("drifts", "carried", "carried"), ["drift"]);
  assert.deepEqual(heard("rolled", "rests"), []);
});
