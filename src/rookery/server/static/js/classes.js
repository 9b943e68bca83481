// Requests about classes: for the teacher's page, and for pupils who come by a code.

import { get, post } from "./api.js";
import { load, save } from "./storage.js";
import { tried } from "./study.js";

/** @import { ClassView, Lessons, NewClass, Place, PuzzleAnswer, Puzzles, TableRequest } from "../types/wire.js" */

/** @param {string} name */
const path = (name) => `/api/classes/${encodeURIComponent(name)}`;

/** @type {(plan: NewClass) => Promise<ClassView>} */
export const openClass = (plan) => post("/api/classes", plan);

/** @type {(code: string) => Promise<Place>} */
export const joinClass = (code) => post("/api/classes/join", { code });

/** @type {(name: string, token?: string) => Promise<ClassView>} */
export const lookAtClass = (name, token) => get(path(name), token);

/** @type {(name: string, token?: string) => Promise<ClassView>} */
export const closeClass = (name, token) => post(`${path(name)}/close`, {}, token);

/** @type {(name: string, token?: string) => Promise<ClassView>} */
export const nextRound = (name, token) => post(`${path(name)}/rounds`, {}, token);

/** @type {(name: string, table: number, change: TableRequest, token?: string) => Promise<ClassView>} */
export const changeTable = (name, table, change, token) => post(`${path(name)}/tables/${table}`, change, token);

/**
 * Give a class lessons and puzzles of one's own; none with an empty text.
 * @type {(name: string, text: string, token?: string) => Promise<ClassView>}
 */
export const giveLessons = (name, text, token) => post(`${path(name)}/lessons`, { text }, token);

/** @type {(name: string, token?: string) => Promise<Lessons>} */
export const classLessons = (name, token) => get(`${path(name)}/lessons`, token);

/** @type {(name: string, token?: string) => Promise<Puzzles>} */
export const classPuzzles = (name, token) => get(`${path(name)}/puzzles`, token);

/**
 * A puzzle of a class after the moves that somebody has tried.
 * @type {(name: string, number: number, moves: readonly string[], hint: boolean, token?: string) => Promise<PuzzleAnswer>}
 */
export const classPuzzle = (name, number, moves, hint, token) => get(`${path(name)}/puzzles/${number}?${tried(moves, hint)}`, token);

// Which classes this browser teaches

const KEPT = "rookery-class-tokens";
/** @returns {Record<string, string>} */
const tokens = () => load(KEPT, {});

/**
 * The token of a teacher's link that was opened here.
 * @param {string} name
 * @returns {string | undefined}
 */
export const teacherToken = (name) => tokens()[name];

/**
 * This browser is the teacher's from now on.
 * @param {string} name
 * @param {string} token
 */
export function keepTeacherToken(name, token) {
  save(KEPT, { ...tokens(), [name]: token });
}
