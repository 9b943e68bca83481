// Motions with the Web Animations API; the page stays responsive while they run.

import { s } from "../dom.js";
import { animate, transformOf, turnOf, turning } from "./layer.js";
import { OUT, SQUARE } from "./motion.js";

/** @import { Pose } from "../../types/board.js" */
/** @import { Motion } from "./motion.js" */

const CROSS_FADE = 80;
const SINK = 460;
const FADE = 160;

/** The last motion of each node. @type {WeakMap<SVGGElement, Animation>} */
const latest = new WeakMap();

/**
 * Say of a node that it moves, as long as it does: what moves does without costly looks.
 * @param {SVGGElement} node
 * @param {Animation} animation
 */
function moving(node, animation) {
  latest.set(node, animation);
  node.dataset.moving = "";
  animation.finished.catch(() => {}).then(() => {
    // Another motion may have taken over.
    if (latest.get(node) === animation) delete node.dataset.moving;
  });
  return animation;
}

/**
 * Animate a node to its pose, which it already has.
 * @param {SVGGElement} node
 * @param {Motion} motion
 * @returns {Animation[]}
 */
export function move(node, { frames, time, wait, turn }) {
  const timing = { duration: time, delay: wait, fill: /** @type {const} */ ("backwards") };
  const keyframes = frames.map(({ at, easing = "linear", fade = 1, ...pose }) => {
    return { offset: at, easing, transform: transformOf(pose), opacity: fade };
  });
  const animations = [moving(node, animate(node, keyframes, timing))];
  const turned = turn && turning(node);
  if (turned && turn) {
    const [from, to] = turn.map((angle) => ({ transform: turnOf({ angle }) }));
    animations.push(animate(node, [{ ...from, easing: OUT }, to ?? {}], timing, turned));
  }
  return animations;
}

/**
 * Fade in something new.
 * @param {SVGGElement} node
 * @param {number} [wait]
 */
export function appear(node, wait = 0) {
  const timing = { duration: FADE, delay: wait, easing: "ease-out", fill: /** @type {const} */ ("backwards") };
  return [animate(node, [{ opacity: 0 }, { opacity: 1 }], timing)];
}

/**
 * A piece changes its look in place: it pops.
 * @param {SVGGElement} node
 * @param {Pose} pose
 */
export function pop(node, pose) {
  const smaller = transformOf({ ...pose, scale: 0.88 * pose.scale });
  const start = { transform: smaller, easing: "cubic-bezier(.3, 1.5, .5, 1)" };
  return [moving(node, animate(node, [start, { transform: transformOf(pose) }], { duration: SQUARE }))];
}

/**
 * Keep showing the old drawing of a redrawn piece for a while, then fade it.
 * @param {SVGGElement} node
 * @param {Element[]} old
 * @param {number} wait
 */
export function fadeOld(node, old, wait) {
  if (wait === 0) return [];
  const past = s("g", { class: "past" }, ...old);
  node.append(past);
  const fading = animate(node, [{ opacity: 1 }, { opacity: 0 }], { duration: CROSS_FADE, delay: wait, fill: "both" }, past);
  fading.finished.catch(() => {}).then(() => past.remove());
  return [fading];
}

/**
 * Remove a node: it fades or sinks, and leaves the page when the animation ends or is cancelled.
 * @param {SVGGElement} node
 * @param {Pose} from
 * @param {{ sinks: boolean, wait: number }} how
 */
export function vanish(node, from, { sinks, wait }) {
  const below = sinks ? { ...from, y: from.y + 14 * from.scale, scale: 0.62 * from.scale } : from;
  const frames = [
    { transform: transformOf(from), opacity: 1, easing: "ease-in" },
    { transform: transformOf(below), opacity: 0 },
  ];
  const animation = animate(node, frames, { duration: sinks ? SINK : FADE, delay: wait, fill: "both" });
  animation.finished.catch(() => {}).then(() => node.remove());
  return [animation];
}

/**
 * A ring that spreads on the water and fades.
 * @param {SVGElement} ring
 * @param {number} wait
 */
export function ripple(ring, wait) {
  const frames = [
    { transform: "scale(.35)", opacity: 0, easing: "ease-out" },
    { opacity: 0.9, offset: 0.15 },
    { transform: "scale(1.25)", opacity: 0 },
  ];
  const animation = ring.animate(frames, { duration: 1.6 * SINK, delay: wait + 0.4 * SINK, fill: "both" });
  animation.finished.catch(() => {}).then(() => ring.parentElement?.remove());
  return [animation];
}

/**
 * With reduced motion: cross-fade from the old pose to the new one.
 * @param {SVGGElement} node at its new pose
 * @param {SVGGElement | null} ghost a copy at its old pose
 */
export function crossFade(node, ghost) {
  const timing = { duration: CROSS_FADE, fill: /** @type {const} */ ("backwards") };
  const animations = [animate(node, [{ opacity: 0 }, { opacity: 1 }], timing)];
  if (ghost) {
    const gone = ghost.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: "both" });
    gone.finished.catch(() => {}).then(() => ghost.remove());
    animations.push(gone);
  }
  return animations;
}
