// A layer of a board: a group for each item, identified by its key and redrawn only if its look has changed.

import { s } from "../dom.js";
import { rising } from "./reorder.js";

/** @import { Change, Pose, Thing } from "../../types/board.js" */

/**
 * A pose as CSS writes it. It is a matrix, since Chromium takes `scale(0.01)` for 1 while it moves, because of its
 * third dimension, and would paint each piece as large as the window.
 * @param {Pick<Pose, "x" | "y" | "scale">} pose
 */
export function transformOf({ x, y, scale }) {
  const size = scale.toFixed(5);
  return `matrix(${size}, 0, 0, ${size}, ${x.toFixed(4)}, ${y.toFixed(4)})`;
}

/** @param {Pick<Pose, "angle">} pose */
export const turnOf = ({ angle }) => `rotate(${angle.toFixed(2)}deg)`;

/**
 * The part of an item that turns.
 * @param {SVGGElement} node
 * @returns {SVGGElement | null}
 */
export const turning = (node) => node.querySelector(":scope > .turning");

/**
 * What runs on each node. Browsers know it too, but before they answer they compute the styles of the whole page.
 * @type {WeakMap<Element, Set<Animation>>}
 */
const running = new WeakMap();

/**
 * Animate a node, or a part of it, so that it can be cancelled with the node.
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 * @param {Element} [part]
 */
export function animate(node, frames, timing, part = node) {
  const animation = part.animate(frames, timing);
  const known = running.get(node) ?? new Set();
  running.set(node, known.add(animation));
  animation.finished.catch(() => {}).then(() => known.delete(animation));
  return animation;
}

/** @param {Element} node */
const isRunning = (node) => Boolean(running.get(node)?.size);

/**
 * Cancel running animations; the next ones start from where these were.
 * @param {readonly Element[]} nodes
 */
export function cancelRunning(nodes) {
  for (const node of nodes) for (const animation of running.get(node) ?? []) animation.cancel();
}

/**
 * Apply changes without animation.
 * @param {readonly Pick<Change<Thing>, "node" | "after">[]} changes
 */
export function applyChanges(changes) {
  cancelRunning(changes.map(({ node }) => node));
  for (const { node, after } of changes) if (!after) node.remove();
}

/** @template {Thing} Kept */
export class Layer {
  /** @param {string} name */
  constructor(name) {
    this.group = s("g", { class: `layer ${name}` });
    /** @type {Map<string, { node: SVGGElement, thing: Kept }>} */
    this.entries = new Map();
  }

  /**
   * Show exactly these items, in this order. Each change has the item's current pose, so that a motion can start there;
   * nodes of removed items stay in the page until somebody removes them.
   * @param {Kept[]} things
   * @returns {Change<Kept>[]}
   */
  update(things) {
    // All poses are read before anything is changed: in between, each would have the browser compute its styles anew.
    const before = new Map([...this.entries].map(([key, { node, thing }]) => {
      return [key, { node, thing, from: isRunning(node) ? poseNow(node, thing.pose) : thing.pose }];
    }));
    this.entries = new Map();
    const changes = things.map((thing) => this.#keep(thing, before.get(thing.key) ?? null));
    for (const [key, { node, thing, from }] of before) {
      if (this.entries.has(key)) continue;
      changes.push({ node, before: thing, after: null, from, to: null, redrawn: false, old: [] });
    }
    this.order();
    return changes;
  }

  /**
   * Of items that are alike, one becomes another, wherever it is; the rest keep their order.
   * @param {readonly string[]} alike  their keys
   * @param {string} key
   * @param {string} from  the one that becomes it
   */
  exchange(alike, key, from) {
    const [takers, givers] = [key, from].map((first) => [first, ...alike.filter((each) => each !== first)]);
    const known = new Map(this.entries);
    takers?.forEach((taker, at) => {
      const given = known.get(givers?.[at] ?? "");
      if (given) this.entries.set(taker, { node: given.node, thing: { ...given.thing, key: taker } });
    });
  }

  /**
   * @param {Kept} thing
   * @param {{ node: SVGGElement, thing: Kept, from: Pose } | null} known
   * @returns {Change<Kept>}
   */
  #keep(thing, known) {
    const node = known?.node ?? s("g");
    const redrawn = known?.thing.look !== thing.look;
    const halo = node.querySelector(":scope > .halo");
    const old = redrawn ? [...node.children].filter((child) => child !== halo) : [];
    if (redrawn) node.replaceChildren(...(halo ? [halo] : []), ...thing.draw());
    for (const [name, value] of Object.entries(thing.attributes)) {
      if (value === known?.thing.attributes[name]) continue;
      if (value === null) node.removeAttribute(name);
      else node.setAttribute(name, value);
    }
    node.style.transform = transformOf(thing.pose);
    const turned = turning(node);
    if (turned) turned.style.transform = turnOf(thing.pose);
    this.entries.set(thing.key, { node, thing });
    return { node, before: known?.thing ?? null, after: thing, from: known?.from ?? null, to: thing.pose, redrawn, old };
  }

  /**
   * Put the nodes into the order of their items, with some above all others. As few as possible are moved: each of those
   * is laid out and painted anew.
   * @param {ReadonlySet<Element>} [above]
   */
  order(above = new Set()) {
    const focused = document.activeElement;
    const nodes = [...this.entries.values()].map((entry) => entry.node);
    const wanted = [false, true].flatMap((isAbove) => nodes.filter((node) => above.has(node) === isAbove));
    const places = new Map([...this.group.children].map((node, at) => [node, at]));
    const stay = rising(wanted.map((node) => places.get(node) ?? null));
    /** @type {SVGGElement | null} */
    let next = null;
    for (const node of wanted.reverse()) {
      if (!stay.has(places.get(node) ?? -1)) this.group.insertBefore(node, next);
      next = node;
    }
    // A node that is moved within the page loses the focus.
    if (focused instanceof SVGElement && focused !== document.activeElement && this.group.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  }
}

/**
 * The pose of a node that moves, right now.
 * @param {SVGGElement} node
 * @param {Pose} settled
 * @returns {Pose}
 */
function poseNow(node, settled) {
  const at = new DOMMatrix(getComputedStyle(node).transform);
  const turned = turning(node);
  const turn = turned && new DOMMatrix(getComputedStyle(turned).transform);
  const angle = turn ? (Math.atan2(turn.b, turn.a) * 180) / Math.PI : settled.angle;
  return { x: at.e, y: at.f, scale: Math.hypot(at.a, at.b), angle };
}
