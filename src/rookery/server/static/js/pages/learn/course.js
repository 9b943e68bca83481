// The progress in a course, and the feedback to a move. Pure.

import { createStore } from "../../store.js";

/** @import { LessonStep, Scene } from "../../../types/wire.js" */

/**
 * @typedef {object} Course
 * @property {number} at       the step, or their number when all are done
 * @property {readonly number[]} solved  the steps whose move was found
 * @property {string} said     the answer to the last move
 * @property {boolean} right   whether that was the one
 * @property {number} tries
 */

/**
 * @param {number} steps
 * @param {unknown} begun  where somebody was the last time
 * @returns {import("../../store.js").Store<Course>}
 */
export function createCourse(steps, begun) {
  const kept = /** @type {Partial<Course>} */ (begun && typeof begun === "object" ? begun : {});
  const solved = (Array.isArray(kept.solved) ? kept.solved : []).filter((step) => isStep(step, steps));
  const at = isStep(kept.at, steps) ? kept.at : 0;
  return createStore(/** @type {Course} */ ({ at, solved, said: "", right: false, tries: 0 }));
}

/**
 * @param {unknown} step
 * @param {number} steps
 * @returns {step is number}
 */
const isStep = (step, steps) => typeof step === "number" && Number.isInteger(step) && step >= 0 && step < steps;

/**
 * How many steps were passed without finding their move.
 * @param {Course} course
 * @param {number} steps
 */
export const skipped = ({ solved }, steps) => steps - new Set(solved).size;

/**
 * The feedback to a move, and the position after it if it is right.
 * @param {LessonStep} step
 * @param {string} move
 * @returns {{ say: import("../../../types/wording.js").Text, after: Scene | null }}  no scene after a wrong one
 */
export function answered(step, move) {
  const after = step.after[move] ?? null;
  return { say: after ? step.praise : (step.wrong[move] ?? step.other), after };
}
