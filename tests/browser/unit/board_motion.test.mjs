// How things move, by what happened or by what it looks like.

import assert from "node:assert/strict";
import { test } from "node:test";
import { within } from "../../../src/rookery/server/static/js/board/arrows.js";
import { spread } from "../../../src/rookery/server/static/js/board/directions.js";
import { glideOf, howEach, isPassenger, meeting } from "../../../src/rookery/server/static/js/board/motion.js";
import { motionOf, shortest } from "../../../src/rookery/server/static/js/board/motion.js";
import { spaceAt } from "./board_places.mjs";

/** @param {number} x @param {number} [y] @param {number} [angle] */
const pose = (x, y = 0, angle = 0) => ({ x, y, scale: 0.01, angle });
/** @type {{ how: null, view: string | null }} */
const NOBODY_SAYS = { how: null, view: null };
const PLAIN = { unit: 1, sameSpace: false, passenger: false, home: false, ...NOBODY_SAYS };
/** @param {any} situation */
const motion = (situation) => motionOf({ from: pose(0), to: pose(3), ...PLAIN, ...situation });

test("what stays does not move, and what only turns takes the shorter way round", () => {
  assert.equal(motion({ to: pose(0) }), null);
  assert.deepEqual(motion({ from: pose(0, 0, 350), to: pose(0, 0, 10) })?.turn, [-10, 10]);
  assert.deepEqual(shortest(10, 350), [370, 350]);
  assert.equal(shortest(0, 720), null);
});

test("a slide takes 180 ms a square and goes a little too far, by the same bit on any way", () => {
  for (const way of [1, 4]) {
    const slide = motion({ to: pose(way), how: "slides" });
    assert.equal(slide?.time, 180 * way);
    const farthest = Math.max(...(slide?.frames ?? []).map((frame) => frame.x));
    assert.ok(Math.abs(farthest - way - 0.07) < 1e-9);
    assert.equal(slide?.frames.at(-1)?.x, way);
  }
});

test("what happened tells how things move, whatever they look like", () => {
  const kinds = { steps: "hop", hops: "hop", slides: "slide", kicked: "roll", "sent-back": "swim", carried: "glide", taken: "pass" };
  for (const [how, kind] of Object.entries(kinds)) assert.equal(motion({ how, view: "above", home: true })?.kind, kind);
  assert.equal(motion({ how: "turned", sameSpace: true })?.kind, "shift");
});

test("of all that happened to a piece, what brought it elsewhere counts, and what came last", () => {
  const ball = { piece: "ball", label: "" };
  const told = [
    { ...ball, how: "kicked", from: "a1", to: "d4" },
    { ...ball, how: "taken", from: "d4", to: "d4" },
    { piece: "red-1", label: "", how: "steps", from: "a1", to: "a2" },
    { piece: "red-1", label: "", how: "sent-back", from: "a2", to: "S" },
    { piece: "c3", label: "", how: "drifts", from: "c3", to: "c3" },
    { how: "rolled", label: "" },
  ];
  assert.deepEqual(Object.fromEntries(howEach(/** @type {any} */ (told))), { ball: "kicked", "red-1": "sent-back", c3: "drifts" });
});

test("where nobody says what happened, it is guessed from what is seen", () => {
  assert.equal(motion({})?.kind, "hop");
  assert.equal(motion({ view: "round" })?.kind, "roll");
  assert.equal(motion({ view: "above" })?.kind, "slide");
  assert.equal(motion({ passenger: true })?.kind, "glide");
  assert.equal(motion({ passenger: true })?.time, 260);
  assert.equal(motion({ sameSpace: true })?.kind, "shift");
  assert.equal(motion({ home: true })?.kind, "swim");
  assert.equal(motion({ home: true, to: pose(1) })?.kind, "hop");
});

test("every motion begins where things are and ends where they belong", () => {
  for (const how of ["hops", "slides", "sent-back", "kicked", "taken", "carried"]) {
    const frames = motion({ to: pose(3, 2), how })?.frames ?? [];
    const [first, last] = [frames[0], frames.at(-1)];
    assert.deepEqual([first?.at, first?.x, first?.y], [0, 0, 0]);
    assert.deepEqual([last?.at, last?.x, last?.y], [1, 3, 2]);
    assert.equal(last?.fade ?? 1, 1);
  }
});

test("a passenger lay on what has moved and lies on it still", () => {
  const moved = [{ before: spaceAt("a", "floe", 0, 0).outline, after: spaceAt("a", "floe", 5, 0).outline }];
  assert.ok(isPassenger(pose(0.2), pose(5.2), moved));
  assert.equal(isPassenger(pose(0.2), pose(2), moved), false);
  assert.equal(isPassenger(pose(3), pose(5), moved), false);
  assert.equal(glideOf(pose(1), pose(1)), null);
});

test("what is met waits for it, and does not wait for those who pass far away", () => {
  const mover = motion({ to: pose(4), how: "slides" });
  assert.ok(mover);
  const met = meeting(mover, { x: 4, y: 0.5 }, 0.8);
  assert.ok(met !== null && met > 0 && met <= 1);
  assert.equal(meeting(mover, { x: 2, y: 3 }, 0.8), null);
});

test("directions lie as far from the middle as their discs need, all of them in view", () => {
  assert.equal(spread([0, 180], 1, 3), 3);
  const far = spread([0, 45, 90, 135, 180, 225, 270, 315], 1, 0);
  assert.ok(2 * far * Math.sin(Math.PI / 8) >= 2);
  assert.equal(within(9, 0, 5), 5);
  assert.equal(within(9, 4, 2), 3);
});
