// Where others find the server: links that are handed on lead there from any device that can.

import assert from "node:assert/strict";
import { test } from "node:test";

import { learnReach, onlyHere, outside } from "../../../src/rookery/server/static/js/public_address.js";

/** @param {string} address */
function openAt(address) {
  Object.defineProperty(globalThis, "location", { value: new URL(address), configurable: true });
}

test("at the server's own machine links begin with its address in the network", () => {
  for (const own of ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"]) {
    openAt(`${own}/m/1`);
    learnReach({ elsewhere: "http://192.0.2.7:8080/" });
    assert.equal(outside(), "http://192.0.2.7:8080");
    assert.equal(onlyHere(), false);
  }
});

test("a server that keeps to its machine says so", () => {
  openAt("http://localhost:8080/");
  learnReach({ elsewhere: null });
  assert.equal(outside(), "http://localhost:8080");
  assert.equal(onlyHere(), true);
});

test("whoever came from elsewhere hands on the address that they used", () => {
  openAt("https://games.example/");
  learnReach({ elsewhere: "http://192.0.2.7:8080/" });
  assert.equal(outside(), "https://games.example");
  assert.equal(onlyHere(), false);
});
