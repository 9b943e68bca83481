// The animated picture of a game: its chunks, their numbers and their checksums.

import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32 as checked, deflateSync, inflateSync } from "node:zlib";

import { animate, chunksOf, crc32 } from "../../../src/rookery/server/static/js/pages/replay/apng.js";

const RGBA = 6;

/**
 * A PNG of one colour, written by hand.
 * @param {number} width
 * @param {number} height
 * @param {number[]} pixel
 * @param {{ parts?: number, colours?: number, extra?: boolean }} [how]
 */
function png(width, height, pixel, { parts = 1, colours = RGBA, extra = false } = {}) {
  const row = [0, ...Array.from({ length: width }, () => pixel).flat()];
  const data = deflateSync(Uint8Array.from(Array.from({ length: height }, () => row).flat()));
  const step = Math.ceil(data.length / parts);
  const pieces = Array.from({ length: parts }, (_, part) => data.subarray(part * step, (part + 1) * step));
  return Uint8Array.from([
    ...[137, 80, 78, 71, 13, 10, 26, 10],
    ...chunk("IHDR", [...word(width), ...word(height), 8, colours, 0, 0, 0]),
    ...(extra ? chunk("sRGB", [0]) : []),
    ...pieces.flatMap((piece) => chunk("IDAT", [...piece])),
    ...chunk("IEND", []),
  ]);
}

/** @param {number} value */
function word(value) {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/**
 * @param {string} type
 * @param {number[]} data
 */
function chunk(type, data) {
  const named = [...type].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...word(data.length), ...named, ...word(checked(Uint8Array.from(named)))];
}

/**
 * @param {Uint8Array} data
 * @param {number} at
 */
function wordAt(data, at) {
  return new DataView(data.buffer, data.byteOffset).getUint32(at);
}

/**
 * @param {Uint8Array} data
 * @param {number} at
 */
function shortAt(data, at) {
  return new DataView(data.buffer, data.byteOffset).getUint16(at);
}

const WHOLE = { png: png(4, 3, [10, 20, 30, 255], { extra: true }), ms: 700 };
const PATCH = { png: png(2, 1, [200, 0, 0, 255], { parts: 2 }), ms: 90_000, x: 1, y: 2 };
const LAST = { png: png(1, 1, [0, 0, 0, 255]), ms: 1500, x: 3, y: 0 };

test("the checksum is that of zlib", () => {
  for (const text of ["", "IEND", "a longer text, with bytes \u00ff"]) {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    assert.equal(crc32(bytes), checked(bytes));
  }
});

test("the chunks stand in the order that APNG asks for", () => {
  const types = chunksOf(animate([WHOLE, PATCH, LAST])).map(({ type }) => type);
  const expected = "IHDR sRGB acTL fcTL IDAT fcTL fdAT fdAT fcTL fdAT IEND";
  assert.equal(types.join(" "), expected);
});

test("every checksum in the file is right", () => {
  const file = animate([WHOLE, PATCH, LAST]);
  let at = 8;
  while (at < file.length) {
    const length = wordAt(file, at);
    assert.equal(wordAt(file, at + 8 + length), checked(file.subarray(at + 4, at + 8 + length)));
    at += 12 + length;
  }
  assert.equal(at, file.length);
});

test("control and data chunks are counted through, but for the first frame's data", () => {
  const counted = chunksOf(animate([WHOLE, PATCH, LAST])).filter(({ type }) => type === "fcTL" || type === "fdAT");
  assert.deepEqual(counted.map(({ data }) => wordAt(data, 0)), [0, 1, 2, 3, 4, 5]);
});

test("it says how many frames there are, and that it goes on for ever", () => {
  const about = chunksOf(animate([WHOLE, PATCH])).find(({ type }) => type === "acTL");
  assert.ok(about);
  assert.deepEqual([wordAt(about.data, 0), wordAt(about.data, 4)], [2, 0]);
});

test("each frame has its size, its place and its time, which ends at what two bytes can hold", () => {
  const controls = chunksOf(animate([WHOLE, PATCH, LAST])).filter(({ type }) => type === "fcTL");
  const told = controls.map(({ data }) => [...[4, 8, 12, 16].map((at) => wordAt(data, at)), shortAt(data, 20), shortAt(data, 22)]);
  assert.deepEqual(told, [
    [4, 3, 0, 0, 700, 1000],
    [2, 1, 1, 2, 65535, 1000],
    [1, 1, 3, 0, 1500, 1000],
  ]);
  assert.ok(controls.every(({ data }) => data.length === 26 && data[24] === 0 && data[25] === 0));
});

test("the pixels of a frame survive, also when they came in several parts", () => {
  const parts = chunksOf(animate([WHOLE, PATCH])).filter(({ type }) => type === "fdAT").map(({ data }) => [...data.subarray(4)]);
  assert.equal(parts.length, 2);
  assert.deepEqual([...inflateSync(Uint8Array.from(parts.flat()))], [0, 200, 0, 0, 255, 200, 0, 0, 255]);
});

test("what is no PNG, is cut off, or differs in form, is refused", () => {
  assert.throws(() => animate([]), /needs a picture/);
  assert.throws(() => animate([{ png: Uint8Array.of(1, 2, 3), ms: 1 }]), /not a PNG/);
  assert.throws(() => chunksOf(WHOLE.png.subarray(0, 30)), /too early/);
  const grey = { png: png(1, 1, [7], { colours: 0 }), ms: 1 };
  assert.throws(() => animate([WHOLE, grey]), /differ in form/);
});
