// The store: which listeners are called, and in which order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore } from "../../../src/rookery/server/static/js/store.js";

test("a change calls listeners once, with the state before it", () => {
  const store = createStore({ turn: 0, over: false });
  /** @type {[number, number][]} */
  const heard = [];
  store.subscribe((now, before) => heard.push([now.turn, before.turn]));
  store.set({ turn: 1 });
  store.set({ turn: 1, over: false });
  assert.deepEqual(heard, [[1, 0]]);
  assert.deepEqual(store.get(), { turn: 1, over: false });
});

test("changes made by a listener are delivered afterwards, in the same order to all", () => {
  const store = createStore({ count: 0 });
  /** @type {string[]} */
  const heard = [];
  store.subscribe(({ count }) => {
    heard.push(`first ${count}`);
    if (count === 1) store.set({ count: 2 });
  });
  store.subscribe(({ count }) => heard.push(`second ${count}`));
  store.set({ count: 1 });
  assert.deepEqual(heard, ["first 1", "second 1", "first 2", "second 2"]);
});

test("an unsubscribed listener is not called", () => {
  const store = createStore({ count: 0 });
  let heard = 0;
  const leave = store.subscribe(() => (heard += 1));
  store.set({ count: 1 });
  leave();
  store.set({ count: 2 });
  assert.equal(heard, 1);
});

test("a listener that fails does not silence the store", () => {
  const store = createStore({ count: 0 });
  const leave = store.subscribe(() => {
    throw new Error("broken");
  });
  assert.throws(() => store.set({ count: 1 }), /broken/);
  leave();
  let heard = 0;
  store.subscribe(({ count }) => (heard = count));
  store.set({ count: 2 });
  assert.equal(heard, 2);
});
