// How pieces dance and wave, how cloth billows and how a band closes, as keyframes.

/**
 * A frame of a motion, from where a piece is; lengths are those of its drawing, in hundredths of its box.
 * @typedef {{ offset: number, easing?: string, move: (scale: number) => string }} Move
 */
/**
 * What a piece does: the pose that its art may have for it, and how it moves if it stands, or lies as seen from above.
 * @typedef {{ how: string, pose: string, time: number, standing: Move[], lying: Move[],
 *   shown: (raised: boolean) => Keyframe[] }} Act
 */

const FEET = 46;
const UP = "cubic-bezier(.2, .7, .4, 1)";
const DOWN = "cubic-bezier(.6, 0, .8, .4)";
const GENTLE = "ease-in-out";

/**
 * A move about the feet: so high, so slanted, so wide and tall.
 * @param {number} offset
 * @param {string} easing
 * @param {[high: number, slant: number, wide: number, tall: number]} how
 * @returns {Move}
 */
const feet = (offset, easing, [high, slant, wide, tall]) => {
  const about = `rotate(${slant}deg) scale(${wide}, ${tall})`;
  return { offset, easing, move: (scale) => `translate(0px, ${(FEET - high) * scale}px) ${about} translate(0px, ${-FEET * scale}px)` };
};

/**
 * A move about the middle.
 * @param {number} offset
 * @param {number} slant
 * @returns {Move}
 */
const about = (offset, slant) => ({ offset, easing: GENTLE, move: () => `rotate(${slant}deg)` });

const WIGGLE = [about(0, -9), about(0.25, 9), about(0.5, -9), about(0.75, 9), about(1, -9)];

/**
 * Frames in which something is seen from time to time only.
 * @param {readonly number[]} changes  when it comes and goes
 * @returns {(raised: boolean) => Keyframe[]}  for the second pose, or for the first
 */
const byTurns = (changes) => (raised) => {
  const easing = "step-end";
  const seen = changes.map((offset, at) => ({ offset, easing, opacity: Number((at % 2 === 0) === raised) }));
  return [{ offset: 0, easing, opacity: Number(!raised) }, ...seen.filter(({ offset }) => offset > 0), { offset: 1, opacity: Number(!raised) }];
};

/** @type {Record<"dances" | "waves", Act>} */
export const ACTS = {
  dances: {
    how: "dances",
    pose: "cheers",
    time: 900,
    standing: [
      feet(0, UP, [0, -7, 1.07, 0.92]),
      feet(0.25, DOWN, [26, -2, 0.97, 1.05]),
      feet(0.5, UP, [0, 7, 1.07, 0.92]),
      feet(0.75, DOWN, [26, 2, 0.97, 1.05]),
      feet(1, UP, [0, -7, 1.07, 0.92]),
    ],
    lying: WIGGLE,
    shown: byTurns([0.07, 0.43, 0.57, 0.93]),
  },
  waves: {
    how: "waves",
    pose: "waves",
    time: 1100,
    standing: [feet(0, GENTLE, [0, -3, 1, 1]), feet(0.5, GENTLE, [0, 4, 1, 1]), feet(1, GENTLE, [0, -3, 1, 1])],
    lying: WIGGLE,
    shown: byTurns([0.05, 0.4, 0.55, 0.9]),
  },
};

/** What answers when the band has come to it. @type {Move[]} */
export const POPS = [
  { offset: 0, easing: UP, move: () => "scale(1)" },
  { offset: 0.45, easing: DOWN, move: () => "scale(1.24)" },
  { offset: 1, move: () => "scale(1)" },
];

/** How much a cloth is stretched and how far it leans, in the course of a gust. */
const GUST = [[0, 0], [1, 2], [-0.3, -7], [0.7, 6], [-0.15, -5], [0.4, 3], [0, 0]];

/**
 * How the cloth of a drawing billows: from where it hangs, along the way that it flows.
 * @param {SVGUseElement} cloth
 * @returns {{ frames: Keyframe[], time: number }}
 */
export function billow(cloth) {
  const symbol = document.getElementById(cloth.getAttribute("href")?.slice(1) ?? "");
  /** @param {string} name */
  const numbers = (name) => (symbol?.getAttribute(name) ?? "").split(" ").map(Number);
  const [x = 0, y = 0, angle = 0, give = 0] = numbers("data-hang");
  const [left = 0, top = 0, width = 100] = numbers("viewBox");
  const [toX, toY, wide] = ["x", "y", "width"].map((name) => Number(cloth.getAttribute(name)));
  const scale = (wide ?? 0) / width;
  const [hangX, hangY] = [(toX ?? 0) + (x - left) * scale, (toY ?? 0) + (y - top) * scale];
  const frames = GUST.map(([stretch = 0, lean = 0]) => ({
    easing: GENTLE,
    transform: `translate(${hangX}px, ${hangY}px) rotate(${angle}deg) scale(1, ${1 + give * stretch}) skewX(${lean}deg) rotate(${-angle}deg) translate(${-hangX}px, ${-hangY}px)`,
  }));
  return { frames, time: 1800 };
}

const BAND = { wait: 350, time: 1150 };

/**
 * How a band is drawn round so many things, and then fills: and when it comes to each of them.
 * @param {number} count
 * @returns {{ draws: { frames: Keyframe[], timing: KeyframeAnimationOptions },
 *   fills: { frames: Keyframe[], timing: KeyframeAnimationOptions }, wait: (at: number) => number }}
 */
export function closing(count) {
  const { wait, time } = BAND;
  return {
    draws: { frames: [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], timing: { duration: time, delay: wait, easing: "ease-in-out", fill: "both" } },
    fills: { frames: [{ opacity: 0 }, { opacity: 0.5 }, { opacity: 0.3 }], timing: { duration: 500, delay: wait + time, fill: "both" } },
    wait: (at) => wait + (time * at) / count,
  };
}
