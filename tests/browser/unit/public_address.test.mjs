// The server's public address, for links to share.

import assert from "node:assert/strict";
import { test } from "node:test";

import { setPublicAddress, isLocalOnly, shareOrigin } from "../../../src/rookery/server/static/js/public_address.js";

/** @param {string} address */
function openAt(address) {
  Object.defineProperty(globalThis, "location", { value: new URL(address), configurable: true });
}

test("at the server's own machine links begin with its address in the network", () => {
  for (const own of ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"]) {
    openAt(`${own}/m/1`);
    setPublicAddress({ elsewhere: "http://192.0.2.7:8080/" });
    assert.equal(shareOrigin(), "http://192.0.2.7:8080");
    assert.equal(isLocalOnly(), false);
  }
});

test("a server that keeps to its machine says so", () => {
  openAt("http://localhost:8080/");
  setPublicAddress({ elsewhere: null });
  assert.equal(shareOrigin(), "http://localhost:8080");
  assert.equal(isLocalOnly(), true);
});

test("on another device links use the address that was opened", () => {
  openAt("https://games.example/");
  setPublicAddress({ elsewhere: "http://192.0.2.7:8080/" });
  assert.equal(shareOrigin(), "https://games.example");
  assert.equal(isLocalOnly(), false);
});
