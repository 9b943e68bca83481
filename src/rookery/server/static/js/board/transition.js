// The animation from one scene to the next: what moves, appears and disappears, and what waits for what.

import { s } from "../dom.js";
import { isMotionReduced } from "../pace.js";
import { cancelRunning, transformOf } from "./layer.js";
import { GLIDE, glideOf, howEach, isPassenger, meeting, motionOf, reframing } from "./motion.js";
import { appear, crossFade, fadeOld, move, pop, vanish, ripple } from "./animations.js";
import { ellipse } from "./paint.js";

/** @import { Layout } from "./layout.js" */
/** @import { Motion } from "./motion.js" */
/** @import { Changes, Figure, FigureChange, LandChange, Outline, Pose, Step } from "../../types/board.js" */
/** @import { Happening } from "../../types/wire.js" */

/** A piece that lies in the way of another is met within this, in usual spaces. */
const NEAR = 0.8;
/** Motions that pass over what lies between; of these, motions that others wait for. */
const PASSING = ["slide", "hop", "swim", "roll"];
const MEETING = ["slide", "hop"];
/** Motions that wait until somebody has come. */
const MET = ["swim", "roll", "pass"];
/** The delay of what happens because a piece has left. */
const AFTER_LEAVING = 140;

/**
 * Start the animations for these changes.
 * @param {Changes} changes
 * @param {Step} step
 * @param {SVGGElement} effects
 * @returns {{ animations: Animation[], above: Set<Element> }} which nodes to draw on top meanwhile
 */
export function animateChanges(changes, step, effects) {
  const all = [...changes.land, ...changes.figures];
  cancelRunning(all.map(({ node }) => node));
  if (isMotionReduced()) return { animations: fadeOver(all), above: new Set() };
  const { animations, above } = animatePieces(changes, step, effects);
  return { animations: [...animateLand(changes.land), ...animations], above };
}

/**
 * Pan and zoom smoothly if another part of the world is visible now.
 * @param {SVGGElement} world
 * @param {{ width: number, height: number }} size  of the element that shows it
 * @param {Layout} before
 * @param {Layout} after
 * @returns {Animation[]}
 */
export function reframe(world, { width, height }, { frame: old }, { frame }) {
  if (JSON.stringify(old) === JSON.stringify(frame) || isMotionReduced()) return [];
  /** @param {{ width: number, height: number }} seen */
  const fit = (seen) => Math.min(width / seen.width, height / seen.height);
  const scale = fit(old) / fit(frame);
  const x = frame.width / 2 - (old.left + old.width / 2) * scale;
  const y = frame.height / 2 - (old.top + old.height / 2) * scale;
  const settled = { x: -frame.left, y: -frame.top, scale: 1, angle: 0 };
  return move(world, reframing({ x, y, scale, angle: 0 }, settled));
}

/**
 * With reduced motion: whatever has moved cross-fades.
 * @param {(LandChange | FigureChange)[]} changes
 * @returns {Animation[]}
 */
function fadeOver(changes) {
  return changes.flatMap(({ node, from, to, redrawn }) => {
    if (!to) return vanish(node, from ?? { x: 0, y: 0, scale: 1, angle: 0 }, { sinks: false, wait: 0 });
    if (!from) return crossFade(node, null);
    const stays = transformOf(from) === transformOf(to) && Math.abs(from.angle - to.angle) < 0.5;
    if (stays) return redrawn ? crossFade(node, null) : [];
    return crossFade(node, ghostOf(node, from));
  });
}

/**
 * A copy of a node at its old pose, hidden from touch and screen readers.
 * @param {SVGGElement} node
 * @param {Pose} pose
 */
function ghostOf(node, pose) {
  const ghost = /** @type {SVGGElement} */ (node.cloneNode(true));
  // A picture of the past: it is nothing to touch.
  for (const name of ["data-id", "data-touchable", "data-chosen", "role", "tabindex", "aria-label"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.transform = transformOf(pose);
  node.before(ghost);
  return ghost;
}

/**
 * Land glides; new land appears when the rest has arrived; removed land just goes.
 * @param {LandChange[]} changes
 * @returns {Animation[]}
 */
function animateLand(changes) {
  const wait = changes.some(hasMoved) ? GLIDE : 0;
  return changes.flatMap(({ node, from, to, redrawn }) => {
    if (!to) node.remove();
    if (to && !from) return appear(node, wait);
    if (!from || !to || redrawn) return [];
    const motion = glideOf(from, to);
    if (!motion) return [];
    // Where land drifts once it will again: board.css has layers ready for it.
    node.parentElement?.classList.add("drifting");
    return move(node, motion);
  });
}

/**
 * Animate the pieces: those pushed by others wait for them, and what sinks waits until it is free.
 * @param {Changes} changes
 * @param {Step} step
 * @param {SVGGElement} effects
 */
function animatePieces({ land, figures }, step, effects) {
  const { before, after } = step;
  const moved = land.flatMap((change) => (hasMoved(change) ? [outlines(change)] : []));
  const hows = howEach(step.happenings);
  const motions = figures.map((change) => motionFor(change, after, moved, hows));
  const movers = motions.flatMap((motion) => (motion && MEETING.includes(motion.kind) ? [motion] : []));
  /** @param {Figure | null} thing */
  const arrival = (thing) => landing(figures, motions, thing?.item.space ?? null);
  const passing = figures.filter((_, index) => PASSING.includes(motions[index]?.kind ?? ""));
  const animations = figures.flatMap((change, index) => {
    const { node, from, to, redrawn, old } = change;
    const motion = motions[index];
    if (from && !to) return leave(change, { unit: before.unit, how: hows.get(change.before?.key ?? "") }, effects, movers.length > 0);
    if (!from || !to) return appear(node, change.after?.item.id === null ? arrival(change.after) : 0);
    if (!motion && redrawn) return isFigure(change) ? pop(node, to) : fadeOld(node, old, arrival(change.after));
    if (!motion) return [];
    const wait = MET.includes(motion.kind) ? delay(movers, from, after.unit) : 0;
    return move(node, { ...motion, wait });
  });
  return { animations, above: new Set(passing.map(({ node }) => node)) };
}

/**
 * When a hop lands on this space, or 0 if none does. Until then what lies there looks as before.
 * @param {FigureChange[]} figures
 * @param {(Motion | null)[]} motions
 * @param {string | null} space
 */
function landing(figures, motions, space) {
  const comers = motions.filter((motion, index) => motion?.kind === "hop" && figures[index]?.after?.item.space === space);
  return Math.max(0, ...comers.map((motion) => motion?.time ?? 0));
}

/**
 * Whether this is a figure that may pop, not a stack that somebody stepped on.
 * @param {FigureChange} change
 */
const isFigure = ({ after }) => Boolean(after?.item.id && after.item.stance !== "stacks");

/** @param {LandChange} change */
const hasMoved = ({ from, to, redrawn }) => Boolean(from && to && !redrawn && glideOf(from, to));

/** @param {LandChange} change */
function outlines({ before, after }) {
  return { before: before?.outline ?? [], after: after?.outline ?? [] };
}

/**
 * @param {FigureChange} change
 * @param {Layout} after
 * @param {{ before: Outline, after: Outline }[]} moved
 * @param {ReadonlyMap<string, Happening["how"]>} hows  how pieces moved, where known
 * @returns {Motion | null}
 */
function motionFor(change, after, moved, hows) {
  const { from, to } = change;
  const [was, is] = [change.before?.item, change.after?.item];
  if (!from || !to || !was || !is) return null;
  const goal = after.places.get(is.space);
  return motionOf({
    from,
    to,
    unit: after.unit,
    how: hows.get(is.key) ?? null,
    view: is.view,
    sameSpace: was.space === is.space,
    passenger: isPassenger(from, to, moved),
    home: Boolean(goal?.aside) || (is.seat !== null && goal?.seat === is.seat),
  });
}

/**
 * How long something waits until a moving piece reaches it.
 * @param {Motion[]} movers
 * @param {Pose} from
 * @param {number} unit
 */
function delay(movers, from, unit) {
  const times = movers.flatMap((mover) => {
    const share = meeting(mover, from, NEAR * unit);
    return share === null ? [] : [share * mover.time];
  });
  return times.length ? Math.min(...times) : 0;
}

/**
 * A piece leaves the board: if it melts, or was stacked and nothing says how it went, it sinks with a ripple; otherwise
 * it fades.
 * @param {FigureChange} change
 * @param {{ unit: number, how: Happening["how"] | undefined }} known
 * @param {SVGGElement} effects
 * @param {boolean} left whether a piece has moved away
 * @returns {Animation[]}
 */
function leave({ node, before: thing, from }, { unit, how }, effects, left) {
  const sinks = how ? how === "melts" : Boolean(thing?.item.id && thing.item.stance === "stacks");
  const wait = sinks && left ? AFTER_LEAVING : 0;
  if (!from) return [];
  const gone = vanish(node, from, { sinks, wait });
  if (!sinks) return gone;
  const line = { fill: "none", stroke: "var(--on-sea)", "stroke-width": 0.06 * unit };
  const ring = ellipse(0, 0, 0.42 * unit, 0.42 * unit, line);
  effects.append(s("g", { transform: `translate(${from.x} ${from.y})` }, ring));
  return [...gone, ...ripple(ring, wait)];
}
