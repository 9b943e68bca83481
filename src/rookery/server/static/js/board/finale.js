// The end of a game on its board: the moment that belongs to the winner. The scene says who dances or waves, what billows
// or closes; where it says nothing, the winners' pieces dance, and all wave if nobody has won. Knows no game.

import { s } from "../dom.js";
import { seatClass } from "../seat_colours.js";
import { within } from "./arrows.js";
import { animate, transformOf } from "./layer.js";
import { Layout } from "./layout.js";
import { ACTS, billow, closing, POPS } from "./flourishes.js";
import { curve, drawBits } from "./paint.js";
import { arrange } from "./pieces.js";
import { box, rounded } from "./shapes.js";

/** @import { Flourish, Scene } from "../../types/wire.js" */
/** @import { Item } from "../../types/display.js" */
/** @import { Box, Outline } from "../../types/board.js" */
/**
 * What a board gives for it: where everything lies and how much of that is seen, the group of all that is drawn, a layer
 * below the pieces, and the group of a piece or a space.
 * @typedef {{ layout: Layout, seen: Box, world: SVGGElement, effects: SVGGElement,
 *   node: (id: string) => SVGGElement | null }} Stage
 */
/** @typedef {{ still: boolean, speed: number }} How  whether nothing may move, and how fast it does */

/** How close one looks, at most; how close at least, if there is more to be seen at once; from where on it is worth it. */
const CLOSEST = 2;
const CLOSE = 1.6;
const CLOSER = 1.15;
/** How much is seen round it, in usual spaces. */
const AROUND = 1.3;
/** How much of the height is kept free above it, to be written on. */
const FREE = 0.26;
/** How large something is while its cloth billows, of its usual size. */
const BILLOWS = 1.7;
/** How far one may look beyond the edge of the board, of what is seen. */
const BEYOND = 0.12;
const LOOK_MS = 620;
const BACK_MS = 300;
const SOFT = "cubic-bezier(.45, .05, .3, 1)";

/**
 * What is to be seen at the end of a game.
 * @param {Scene} scene
 * @param {readonly number[]} winners
 * @returns {Flourish[]}
 */
export function flourishesOf({ finale, pieces, spaces }, winners) {
  if (finale?.length) return finale;
  const aside = new Set(spaces.flatMap((space) => (space.aside ? [space.id] : [])));
  const cast = pieces.filter(({ seat = null }) => seat !== null && (!winners.length || winners.includes(seat)));
  const there = cast.filter(({ space }) => !aside.has(space));
  const ids = (there.length ? there : cast).map(({ id }) => id);
  return ids.length ? [{ how: winners.length ? "dances" : "waves", ids }] : [];
}

/** All that happens on a board at the end, until it is stopped. */
export class Finale {
  #stage;
  #how;
  /** The pieces as they are, and those who act in their poses. */
  #items;
  /** @type {Animation[]} */
  #running = [];
  /** @type {(() => unknown)[]} */
  #undo = [];
  /** Whether what is to be seen is in the upper half of the board. */
  high = false;

  /**
   * @param {Stage} stage
   * @param {readonly Flourish[]} flourishes
   * @param {How} how
   */
  constructor(stage, flourishes, how) {
    this.#stage = stage;
    this.#how = how;
    const { layout } = stage;
    this.#items = [byId(layout), byId(inPose(layout, flourishes, false)), byId(inPose(layout, flourishes, true))];
    let turn = 0;
    for (const flourish of flourishes) {
      if (flourish.how === "closes") this.#close(flourish);
      else if (flourish.how === "billows") flourish.ids.forEach((id) => this.#billow(id));
      else for (const id of flourish.ids) this.#act(id, ACTS[flourish.how], turn++);
    }
    this.#look(flourishes);
  }

  /** Everything is as before. */
  stop() {
    for (const animation of this.#running) animation.cancel();
    for (const undo of this.#undo) undo();
    this.#running = [];
    this.#undo = [];
  }

  /**
   * @param {Element} node
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  #animate(node, frames, timing) {
    const animation = animate(node, frames, timing);
    animation.playbackRate = this.#how.speed;
    this.#running.push(animation);
    return animation;
  }

  /**
   * Put something elsewhere for the time being. Whoever moves it meanwhile, as when the window changes, is right.
   * @param {SVGElement} node
   * @param {string} transform
   * @returns {string} where it was
   */
  #place({ style }, transform) {
    const before = style.transform;
    style.transform = transform;
    const there = style.transform;
    this.#undo.push(() => style.transform === there && (style.transform = before));
    return before;
  }

  /**
   * Say what something does.
   * @param {SVGElement} node
   * @param {string} how
   */
  #tell(node, how) {
    node.dataset.flourish = how;
    this.#undo.push(() => delete node.dataset.flourish);
  }

  /**
   * A piece acts where it is, in two poses by turns; as a still picture it is in the second.
   * @param {string} id
   * @param {import("./flourishes.js").Act} act
   * @param {number} turn  not all do the same at the same time
   */
  #act(id, act, turn) {
    const { layout, node: nodeOf } = this.#stage;
    const node = nodeOf(id);
    const items = this.#items.slice(1).flatMap((each) => each.get(id) ?? []);
    if (!node || !items[0]) return;
    const { scale } = items[0];
    const poses = items.map((item) => s("g", { class: "pose" }, ...drawBits(layout.art, item)));
    // Browsers draw what moves in its own measure first: that of the board is finer than that of a drawing.
    const actor = s("g", { class: "actor", transform: `scale(${scale})` }, ...poses);
    const base = transformOf({ ...items[0], scale: 1 });
    node.append(actor);
    this.#undo.push(() => actor.remove());
    this.#place(node, base);
    this.#tell(node, act.how);
    if (this.#how.still) return poses[0]?.remove();
    const timing = { duration: act.time, iterations: Infinity, delay: -0.37 * act.time * turn };
    const frames = items[0].view === "above" ? act.lying : act.standing;
    this.#animate(node, frames.map(({ move, ...frame }) => ({ ...frame, transform: `${base} ${move(scale)}` })), timing);
    poses.forEach((pose, at) => this.#animate(pose, act.shown(at === 1), timing));
  }

  /** @param {string} id  of something with a cloth */
  #billow(id) {
    const { layout: { scene }, world, node: nodeOf } = this.#stage;
    const at = (scene.decorations ?? []).findIndex((each) => each.id === id);
    const node = at < 0 ? nodeOf(id) : world.querySelector(`[data-part="decoration-${at}"]`);
    const cloth = node?.querySelector('use[href$="-cloth"]');
    if (!(node instanceof SVGElement) || !(cloth instanceof SVGUseElement)) return;
    this.#tell(node, "billows");
    const { frames, time } = billow(cloth);
    if (this.#how.still) this.#animate(cloth, [frames[1] ?? {}], { duration: 1, fill: "both" });
    else this.#animate(cloth, frames, { duration: time, iterations: Infinity });
  }

  /**
   * A band runs from one to the next, each of which answers, and encloses them.
   * @param {Flourish} flourish
   */
  #close({ ids, seat = null }) {
    const { layout: { unit, places }, effects, node: nodeOf } = this.#stage;
    const things = ids.flatMap((id) => this.#items[0]?.get(id) ?? places.get(id) ?? []);
    if (things.length < 3) return;
    const d = rounded(things.map(({ x, y }) => [x, y]), 0.6 * unit);
    const line = { fill: "none", pathLength: 1, "stroke-dasharray": 1, "stroke-linecap": "round" };
    const light = curve(d, { fill: "var(--scarf)" });
    const band = [0.34, 0.2].map((width, at) => curve(d, { ...line, stroke: at ? "var(--scarf)" : "var(--ice-lit)", "stroke-width": width * unit }));
    const group = s("g", { class: seat === null ? null : seatClass(seat), "data-flourish": "closes" }, light, ...band);
    effects.append(group);
    this.#undo.push(() => group.remove());
    const { draws, fills, wait } = closing(things.length);
    if (this.#how.still) return void light.setAttribute("opacity", ".3");
    for (const path of band) this.#animate(path, draws.frames, draws.timing);
    this.#animate(light, fills.frames, fills.timing);
    ids.forEach((id, at) => {
      const [node, item] = [nodeOf(id), this.#items[0]?.get(id)];
      if (!node || !item) return;
      const frames = POPS.map(({ move, ...frame }) => ({ ...frame, transform: `${transformOf(item)} ${move(item.scale)}` }));
      this.#animate(node, frames, { duration: 420, delay: wait(at) });
    });
  }

  /**
   * Look closer at the first of these, and at as many of the others as can be seen with it; a still picture shows the
   * whole board.
   * @param {readonly Flourish[]} flourishes
   */
  #look(flourishes) {
    const { layout: { unit, frame }, seen, world } = this.#stage;
    // The first is seen as a whole, the others one by one.
    const first = (flourishes[0]?.ids ?? []).flatMap((id) => this.#extent(id, flourishes[0]?.how === "billows"));
    const others = flourishes.slice(1).flatMap(({ ids }) => ids.map((id) => this.#extent(id)));
    if (!first.length) return;
    const fits = (/** @type {Outline} */ points) => {
      const { width, height } = box(points);
      return Math.min(seen.width / (width + AROUND * unit), ((1 - FREE) * seen.height) / (height + AROUND * unit));
    };
    const points = others.reduce((some, more) => (fits([...some, ...more]) < CLOSE ? some : [...some, ...more]), first);
    const scale = this.#how.still || fits(points) < CLOSER ? 1 : Math.min(CLOSEST, fits(points));
    const { left, top, width, height } = box(points);
    const [wide, tall] = [seen.width / scale, seen.height / scale];
    // How far the middle of what is seen is from the edges of the board, at least.
    const beyond = scale > 1 ? BEYOND : 0;
    const [aside, above] = [(0.5 - beyond) * wide, (0.5 - beyond) * tall];
    const middle = {
      x: within(left + width / 2, seen.left + aside, seen.left + seen.width - aside),
      y: within(top + height / 2 - (FREE / 2) * tall, seen.top + above, seen.top + seen.height - above),
    };
    this.high = box(first).top < middle.y - (0.5 - FREE) * tall;
    if (scale === 1) return;
    // At its place at once, so that what moves in it is drawn as large as it will be.
    const there = transformOf({ x: frame.width / 2 - scale * middle.x, y: frame.height / 2 - scale * middle.y, scale });
    const before = this.#place(world, there);
    world.dataset.near = "";
    this.#undo.push(() => delete world.dataset.near);
    this.#animate(world, [{ transform: before, easing: SOFT }, { transform: there }], { duration: LOOK_MS });
    this.#undo.push(() => animate(world, [{ transform: there, easing: SOFT }, {}], { duration: BACK_MS }));
  }

  /**
   * The corners of what an id stands for.
   * @param {string} id
   * @param {boolean} [billows]
   * @returns {Outline}
   */
  #extent(id, billows = false) {
    const { places, scene } = this.#stage.layout;
    const item = this.#items[1]?.get(id);
    if (item) return square(item, item.box);
    const decoration = scene.decorations?.find((each) => each.id === id);
    if (decoration) return square(decoration, decoration.size);
    const space = places.get(id);
    return space ? square(space, box(space.outline).width * (billows ? BILLOWS : 1)) : [];
  }
}

/**
 * @param {{ x: number, y: number }} middle
 * @param {number} side
 * @returns {Outline}
 */
const square = ({ x, y }, side) => [[x - side / 2, y - side / 2], [x + side / 2, y + side / 2]];

/**
 * The pieces of a layout by their ids.
 * @param {Layout} layout
 * @returns {ReadonlyMap<string, Item>}
 */
const byId = (layout) => new Map(arrange(layout).flatMap((item) => (item.id === null ? [] : [[item.id, item]])));

/**
 * The scene with those who act in one of their poses. Whoever carries something keeps hold of it.
 * @param {Layout} layout
 * @param {readonly Flourish[]} flourishes
 * @param {boolean} raised
 */
function inPose({ scene, art }, flourishes, raised) {
  const acting = flourishes.filter(({ how }) => how in ACTS);
  const pieces = scene.pieces.map((piece) => {
    const part = acting.find(({ ids }) => ids.includes(piece.id));
    if (!part) return piece;
    const symbol = part.symbol ?? piece.symbol ?? "";
    const { pose } = ACTS[/** @type {keyof typeof ACTS} */ (part.how)];
    const posed = `${symbol}-${pose}`;
    return { ...piece, symbol: raised && !piece.carrying && art.drawings.has(posed) ? posed : symbol };
  });
  return new Layout({ ...scene, pieces }, art);
}
