// The progress in a course: where one was the last time, and what was skipped.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createCourse, skipped } from "../../../src/rookery/server/static/js/pages/learn/course.js";

test("a course goes on where it was left", () => {
  const { at, solved, right } = createCourse(5, { at: 3, solved: [0, 2] }).get();
  assert.deepEqual({ at, solved, right }, { at: 3, solved: [0, 2], right: false });
});

test("what was kept of another course, or by somebody else, begins anew", () => {
  for (const kept of [null, 3, "x", { at: 9, solved: "all" }, { at: -1, solved: [7, 0.5, "1"] }]) {
    const { at, solved } = createCourse(5, kept).get();
    assert.deepEqual({ at, solved }, { at: 0, solved: [] });
  }
});

test("steps count as skipped until their move was found, however often", () => {
  const course = createCourse(3, null);
  assert.equal(skipped(course.get(), 3), 3);
  course.set({ solved: [0, 0, 2] });
  assert.equal(skipped(course.get(), 3), 1);
});
