// Retrying: which problems are temporary, how long to wait, and the loop.

const FIRST_MS = 250;
const LONGEST_MS = 8000;
/** Refusals that are temporary. */
const TEMPORARY = new Set(["unreachable", "database-busy", "stopping", "conflict", "too-many-requests"]);
/** From this status on, a gateway has lost its server for a moment. */
const BAD_GATEWAY = 502;

/**
 * How long to wait before the next try: exponential backoff with jitter, so that not all clients return at once.
 * @param {number} tries  how many have failed so far, at least one
 * @param {() => number} [random]
 * @returns {number} milliseconds
 */
export function pauseAfter(tries, random = Math.random) {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 10));
  return longest * (0.5 + random() / 2);
}

/**
 * Whether a retry may help.
 * @param {{ code?: string, status?: number }} problem
 */
export function passes({ code = "", status = 0 }) {
  return TEMPORARY.has(code) || status >= BAD_GATEWAY;
}

/**
 * Try until there is an answer, or a problem that is final.
 * @template Answer
 * @param {() => Promise<Answer>} ask
 * @param {(problem: any, tries: number) => number | null | Promise<number | null>} pauseFor
 *   how long to wait after a problem, in milliseconds; null if it is final
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
 * Retry temporary problems, up to a number of tries.
 * @param {number} most
 */
export const atMost = (most) => (/** @type {any} */ problem, /** @type {number} */ tries) =>
  tries < most && passes(problem) ? pauseAfter(tries) : null;

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
