// The pace at which pages show what happens: one thing after the other, each long enough to be seen.

/** @typedef {"slow" | "normal" | "fast" | "instant"} Pace */
/** What is shown: a die in the air, a die that has landed, a move; or something that is not on the board. */
/** @typedef {"roll" | "land" | "act" | "aside"} Kind */

/** How long everything takes, of its usual time. @type {Readonly<Record<Pace, number>>} */
export const PACES = Object.freeze({ slow: 1.7, normal: 1, fast: 0.45, instant: 0 });

/** How long each is shown at the usual pace, in milliseconds. @type {Readonly<Record<Kind, number>>} */
export const SHOWN_MS = Object.freeze({ roll: 700, land: 450, act: 600, aside: 0 });

/** Whether people asked for less motion: on their device, or in the settings. */
export function isMotionReduced() {
  const { animation } = document.documentElement.dataset;
  return animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
