// How things move from their old pose to the new one. The kind of motion follows from the happening, if there is one; else
// it is guessed from the two scenes: what moved, how far, and to which kind of space. Knows no rules.

import { distance, reaches } from "./shapes.js";

/** @import { Outline, Pose } from "../../types/board.js" */
/** @import { Happening } from "../../types/wire.js" */
/** A frame of a motion; `at` is its share of the time. */
/** @typedef {{ at: number, x: number, y: number, scale: number, fade?: number, easing?: string }} Frame */
/**
 * A motion: its frames, its time in milliseconds, and how its turning part turns meanwhile.
 * @typedef {{ kind: string, time: number, wait: number, frames: Frame[], turn: [number, number] | null }} Motion
 */
/**
 * What the kind of a motion depends on: how it happened, if known; how the drawing of what moved is seen; whether
 * it was carried along, and whether it has come to where it belongs.
 * @typedef {{ from: Pose, to: Pose, unit: number, how: Happening["how"] | null,
 *   view: string | null, sameSpace: boolean, passenger: boolean, home: boolean }} Situation
 */

/** How long a way of one usual space takes. */
export const SQUARE = 180;
const LONGEST = 900;
/** How long landscape glides. */
export const GLIDE = 260;
/** From so many usual spaces on, a way back to where one belongs is swum. */
const LONG_WAY = 2;
/** The kind of a motion by what happened. @type {Record<string, string>} */
const KINDS = {
  placed: "hop",
  steps: "hop",
  hops: "hop",
  leaves: "hop",
  slides: "slide",
  kicked: "roll",
  taken: "pass",
  dropped: "pass",
  "sent-back": "swim",
  drifts: "glide",
  carried: "glide",
};

export const OUT = "cubic-bezier(.22, .8, .3, 1)";
const SOFT = "cubic-bezier(.45, .05, .3, 1)";

/**
 * How each piece moved, of all that happened to it: what brought it elsewhere says more than what it met there, and what
 * came last says most.
 * @param {readonly Happening[]} happenings
 * @returns {Map<string, Happening["how"]>}
 */
export function howEach(happenings) {
  const own = happenings.filter(({ piece }) => piece);
  const [stayed, went] = [own.filter(({ from, to }) => from === to), own.filter(({ from, to }) => from !== to)];
  return new Map([...stayed, ...went].map(({ piece, how }) => [piece ?? "", how]));
}

/**
 * How a piece that is in both scenes moves; null if it does not.
 * @param {Situation} situation
 * @returns {Motion | null}
 */
export function motionOf(situation) {
  const { from, to, unit } = situation;
  const way = distance([from.x, from.y], [to.x, to.y]);
  const turn = shortest(from.angle, to.angle);
  if (way < 0.005 * unit && Math.abs(from.scale - to.scale) < 1e-4 * to.scale) {
    return turn ? { kind: "turn", time: SQUARE, wait: 0, frames: straight(from, to, OUT), turn } : null;
  }
  const time = Math.min(LONGEST, Math.max(SQUARE, (SQUARE * way) / unit));
  const kind = kindOf(situation, way);
  switch (kind) {
    case "glide": return { kind, time: GLIDE, wait: 0, frames: straight(from, to, SOFT), turn };
    case "swim": return { kind, time: Math.max(560, time), wait: 0, frames: swimming(from, to), turn };
    case "roll": return { kind, time, wait: 0, frames: straight(from, to, OUT), turn: rolling(from, to, way) };
    case "slide": return { kind, time, wait: 0, frames: sliding(from, to, unit), turn };
    case "hop": return { kind, time: Math.max(240, time), wait: 0, frames: hopping(from, to, unit), turn };
    default: return { kind, time: SQUARE, wait: 0, frames: straight(from, to, OUT), turn };
  }
}

/**
 * The kind of a motion: what happened, or what it looks like.
 * @param {Situation} situation
 * @param {number} way how far it went
 */
function kindOf({ how, view, sameSpace, passenger, home, unit }, way) {
  const kind = KINDS[how ?? ""];
  if (kind) return kind;
  if (passenger) return "glide";
  if (sameSpace) return "shift";
  if (view === "round") return "roll";
  if (home && way > LONG_WAY * unit) return "swim";
  return view === "above" ? "slide" : "hop";
}

/**
 * How something round turns on its way.
 * @param {Pose} from
 * @param {Pose} to
 * @param {number} way
 * @returns {[number, number]}
 */
function rolling(from, to, way) {
  const rolled = (way / (Math.PI * 0.17 * to.scale * 100)) * 180 * Math.sign(to.x - from.x || 1);
  return [to.angle - rolled, to.angle];
}

/**
 * The shorter way round from one angle to another; null if there is none to go.
 * @param {number} from
 * @param {number} to
 * @returns {[number, number] | null}
 */
export function shortest(from, to) {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return Math.abs(way) < 0.5 ? null : [to - way, to];
}

/**
 * @param {Pose} from
 * @param {Pose} to
 * @param {string} easing
 * @returns {Frame[]}
 */
const straight = (from, to, easing) => [{ at: 0, ...point(from), easing }, { at: 1, ...point(to) }];

/** @param {Pose} pose */
const point = ({ x, y, scale }) => ({ x, y, scale });

/**
 * A slide goes a little too far and comes back, by the same bit however long it was.
 * @param {Pose} from
 * @param {Pose} to
 * @param {number} unit
 * @returns {Frame[]}
 */
function sliding(from, to, unit) {
  const way = distance([from.x, from.y], [to.x, to.y]);
  const over = 1 + (0.07 * unit) / way;
  const [x, y] = [from.x + (to.x - from.x) * over, from.y + (to.y - from.y) * over];
  return [
    { at: 0, ...point(from), easing: OUT },
    { at: 0.8, x, y, scale: to.scale, easing: "ease-in-out" },
    { at: 1, ...point(to) },
  ];
}

/**
 * Whoever stands hops from place to place, up and down again.
 * @param {Pose} from
 * @param {Pose} to
 * @param {number} unit
 * @returns {Frame[]}
 */
function hopping(from, to, unit) {
  const way = distance([from.x, from.y], [to.x, to.y]);
  const high = unit * Math.min(0.7, 0.16 + (0.1 * way) / unit);
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const eased = 1 - (1 - along) ** 1.7;
    return {
      at: along,
      x: from.x + (to.x - from.x) * eased,
      y: from.y + (to.y - from.y) * eased - 4 * high * eased * (1 - eased),
      scale: from.scale + (to.scale - from.scale) * eased,
    };
  });
}

/**
 * A swim is a wide arc through the water, deep in the middle of it.
 * @param {Pose} from
 * @param {Pose} to
 * @returns {Frame[]}
 */
function swimming(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // The arc bulges to one side of the way, always away from the straight line through others.
  const [sideX, sideY] = [-dy * 0.28, dx * 0.28];
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const eased = along * along * (3 - 2 * along);
    const out = 4 * eased * (1 - eased);
    const deep = Math.min(1, 3 * out);
    return {
      at: along,
      x: from.x + dx * eased + sideX * out,
      y: from.y + dy * eased + sideY * out,
      scale: (from.scale + (to.scale - from.scale) * eased) * (1 - 0.22 * deep),
      fade: 1 - 0.4 * deep,
    };
  });
}

/**
 * When something that waits to be met is met by something that moves: its share of the way there; null if never.
 * @param {Motion} mover
 * @param {{ x: number, y: number }} waiting
 * @param {number} near
 */
export function meeting(mover, waiting, near) {
  const [first, last] = [mover.frames[0], mover.frames.at(-1)];
  if (!first || !last) return null;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const along = ((waiting.x - first.x) * dx + (waiting.y - first.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  const gap = Math.hypot(first.x + dx * share - waiting.x, first.y + dy * share - waiting.y);
  // Motions ease out, so most of the way is done early.
  return share > 0.05 && gap <= near ? share ** 2 * 0.7 : null;
}

/**
 * Whether something has been carried along: it lay within a thing that has moved, and lies within it still.
 * @param {Pose} from
 * @param {Pose} to
 * @param {readonly { before: Outline, after: Outline }[]} moved
 */
export function isPassenger(from, to, moved) {
  return moved.some((thing) => reaches(thing.before, 0, from.x, from.y) && reaches(thing.after, 0, to.x, to.y));
}

/**
 * A thing of the landscape glides.
 * @param {Pose} from
 * @param {Pose} to
 * @returns {Motion | null}
 */
export function glideOf(from, to) {
  return distance([from.x, from.y], [to.x, to.y]) < 1e-3 ? null : reframing(from, to);
}

/**
 * Another part of the board comes into view.
 * @param {Pose} from
 * @param {Pose} to
 * @returns {Motion}
 */
export function reframing(from, to) {
  return { kind: "glide", time: GLIDE, wait: 0, frames: straight(from, to, SOFT), turn: null };
}
