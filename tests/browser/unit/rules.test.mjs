// What a rulebook cites: clauses in brackets become links, other things of the same look do not.

import assert from "node:assert/strict";
import { test } from "node:test";

import { citations } from "../../../src/rookery/server/static/js/pages/rules/clauses.js";

const KNOWN = new Set(["B4", "SL6", "PD3", "N12"]);

/** @param {{ text: string, clause: boolean }[]} pieces */
const marked = (pieces) => pieces.map(({ text, clause }) => (clause ? `[${text}]` : text)).join("");

test("clauses in brackets are cited, and every letter of the text stays", () => {
  const text = "White reaches the ball (B4, SL6). The bear steps (PD3), see (D3) and (the FAQ).";
  assert.equal(marked(citations(text, KNOWN)), "White reaches the ball ([B4], [SL6]). The bear steps ([PD3]), see (D3) and (the FAQ).");
  assert.equal(citations(text, KNOWN).map((piece) => piece.text).join(""), text);
});

test("outside brackets a name may mean something else", () => {
  assert.deepEqual(citations("in the order P2, P3, B4", KNOWN), [{ text: "in the order P2, P3, B4", clause: false }]);
  assert.deepEqual(citations("", KNOWN), []);
});

test("a cell of a table is nothing but citations", () => {
  assert.equal(marked(citations("B4, N12", KNOWN, true)), "[B4], [N12]");
});
