// Asking again: what may pass by itself, how long to wait, and the one loop that does it.

const FIRST_MS = 250;
const LONGEST_MS = 8000;
/** Refusals that pass. */
const PASSING = new Set(["unreachable", "database-busy", "stopping", "conflict", "too-many-requests"]);
/** From here on a status tells of a gateway that has lost its server for a moment. */
const BAD_GATEWAY = 502;

/**
 * How long to wait before the next try: pauses double, and are shortened at random so that not all come back at once.
 * @param {number} tries  how many have failed so far, at least one
 * @param {() => number} [random]
 * @returns {number} milliseconds
 */
export function pauseAfter(tries, random = Math.random) {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 10));
  return longest * (0.5 + random() / 2);
}

/**
 * Whether it may help to ask again, because nothing has happened yet.
 * @param {{ code?: string, status?: number }} problem
 */
export function passes({ code = "", status = 0 }) {
  return PASSING.has(code) || status >= BAD_GATEWAY;
}

/**
 * Ask until there is an answer, or a problem that is to be told.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {(problem: any, tries: number) => number | null | Promise<number | null>} pauseFor
 *   how long to wait after a problem, in milliseconds; null for one that is to be told
 * @param {(ms: number) => Promise<unknown>} [pause]
 * @returns {Promise<Answer>}
 */
export async function retry(ask, pauseFor, pause = wait) {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (problem) {
      const ms = await pauseFor(problem, tries);
      if (ms === null) throw problem;
      if (ms > 0) await pause(ms);
    }
  }
}

/**
 * Up to so many tries while a problem may pass.
 * @param {number} most
 */
export const atMost = (most) => (/** @type {any} */ problem, /** @type {number} */ tries) =>
  tries < most && passes(problem) ? pauseAfter(tries) : null;

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
