// Sounds, heard by a device that only writes down what it is asked for.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SOUNDS, Sounds } from "../../../src/rookery/server/static/js/board/sound.js";

/** Let what was promised happen. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {"running" | "suspended"} state */
function device(state) {
  /** @type {[number, number][]} */
  const heard = [];
  const turn = () => undefined;
  const dial = () => ({ setValueAtTime: turn, linearRampToValueAtTime: turn, exponentialRampToValueAtTime: turn });
  const voice = () => {
    let began = 0;
    const made = {
      frequency: dial(),
      connect: () => made,
      start: (/** @type {number} */ at) => (began = at),
      stop: (/** @type {number} */ at) => heard.push([began, at]),
    };
    return made;
  };
  const context = {
    state,
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    resumed: 0,
    resume: async () => void (context.resumed += 1),
    close: async () => undefined,
    createGain: () => ({ gain: dial(), connect: () => undefined }),
    createOscillator: voice,
    createBufferSource: () => ({ ...voice(), frequency: undefined }),
    createBiquadFilter: voice,
    createBuffer: () => ({ getChannelData: () => new Float32Array(50) }),
  };
  return { context, heard, make: () => /** @type {AudioContext} */ (/** @type {unknown} */ (context)) };
}

test("nothing sounds, and no device is opened, until sounds are wanted", async () => {
  let opened = 0;
  const sounds = new Sounds(
    () => false,
    () => {
      opened += 1;
      return device("running").make();
    },
  );
  sounds.play("win");
  await soon();
  assert.equal(opened, 0);
});

test("each sound has its tones, which begin in order and end", async () => {
  for (const name of /** @type {(keyof typeof SOUNDS)[]} */ (Object.keys(SOUNDS))) {
    const { heard, make } = device("running");
    new Sounds(() => true, make).play(name);
    await soon();
    assert.equal(heard.length, SOUNDS[name].length, name);
    assert.ok(heard.every(([began, ended]) => began >= 10 && ended > began), name);
  }
});

test("a page that was silent is woken first", async () => {
  const { context, heard, make } = device("suspended");
  new Sounds(() => true, make).play("tap");
  await soon();
  assert.equal(context.resumed, 1);
  assert.equal(heard.length, 1);
});

test("what was to be heard long before the page was touched stays unheard", async (context) => {
  const { context: late, heard, make } = device("suspended");
  let now = 0;
  context.mock.method(performance, "now", () => now);
  late.resume = async () => void (now = 5000);
  new Sounds(() => true, make).play("turn");
  await soon();
  assert.deepEqual(heard, []);
});

test("a device without sound does not stop the game", async () => {
  const sounds = new Sounds(
    () => true,
    () => {
      throw new Error("no sound here");
    },
  );
  sounds.play("tap");
  await soon();
  sounds.destroy();
});
