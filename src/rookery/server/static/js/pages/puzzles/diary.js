// What this browser remembers of puzzles: which are solved, and on which days. Pure, but for where it is kept.

import { load, save } from "../../storage.js";

/** What came of one try, or that help was asked for. @typedef {"wrong" | "hint" | "right"} Mark */

/**
 * @typedef {object} Diary
 * @property {readonly number[]} solved  the puzzles, by their numbers
 * @property {Readonly<Record<string, readonly Mark[]>>} days   how the puzzle of a day went, by its date
 * @property {Readonly<Record<string, readonly Mark[]>>} deals  the same for the deal of a day
 */

/** @type {Record<Mark, string>} */
const SQUARES = { wrong: "🟥", hint: "🟨", right: "🟩" };
const DAY_MS = 86_400_000;

/** @param {string} game */
const kept = (game) => `rookery-puzzles-${game}`;

/**
 * What is remembered of a game; what cannot be read counts as nothing.
 * @param {string} game
 * @returns {Diary}
 */
export function diary(game) {
  const found = /** @type {Partial<Diary>} */ (load(kept(game), null) ?? {});
  const { solved, days, deals } = found;
  return { solved: Array.isArray(solved) ? solved : [], days: isRecord(days) ? days : {}, deals: isRecord(deals) ? deals : {} };
}

/**
 * Remember that a puzzle is solved, and of which day it was, if of one.
 * @param {string} game
 * @param {{ number: number, deal: boolean }} puzzle
 * @param {string | null} date
 * @param {readonly Mark[]} marks
 * @returns {Diary}
 */
export function remember(game, { number, deal }, date, marks) {
  const before = diary(game);
  const solved = before.solved.includes(number) ? before.solved : [...before.solved, number];
  const name = deal ? "deals" : "days";
  // The first result of a day counts.
  const after = { ...before, solved, [name]: date === null || date in before[name] ? before[name] : { ...before[name], [date]: marks } };
  save(kept(game), after);
  return after;
}

/**
 * How many days in a row are solved, up to today; up to yesterday, as long as today's is open.
 * @param {Readonly<Record<string, unknown>>} days
 * @param {string} today
 */
export function streak(days, today) {
  let day = today in days ? today : dayBefore(today);
  let length = 0;
  for (; day in days; day = dayBefore(day)) length += 1;
  return length;
}

/** @param {string} date */
const dayBefore = (date) => new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** A result as squares to send to others, which give nothing away. @param {readonly Mark[]} marks */
export const squares = (marks) => marks.map((mark) => SQUARES[mark] ?? "").join("");

/**
 * @param {unknown} value
 * @returns {value is Record<string, readonly Mark[]>}
 */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
