// How long to wait before the next try: pauses double, and are shortened at random so that not all come back at once.

const FIRST_MS = 250;
const LONGEST_MS = 8000;

/**
 * @param {number} tries  how many have failed so far, at least one
 * @param {() => number} [random]
 * @returns {number} milliseconds
 */
export function pauseAfter(tries, random = Math.random) {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 10));
  return longest * (0.5 + random() / 2);
}
