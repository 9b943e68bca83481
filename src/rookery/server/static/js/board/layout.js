// The sizes that the parts of one board share.

import { within } from "./arrows.js";
import { area, box, reaches, shifted } from "./shapes.js";

/** @import { Ground, Scene, Space } from "../../types/wire.js" */
/** @import { Outline } from "../../types/board.js" */
/** @import { Art, Look } from "../../types/looks.js" */

/** By how much a scene is turned, if it is. */
const TURN = -90;
/** How many times as wide a scene is drawn at most. */
const WIDEST = 3;
/** From which shape on an element is wide. */
const WIDE = 1.1;

/**
 * Whether a space says nothing about the size of a usual one: it lies beside the board, or runs out of it.
 * @param {Space} space
 */
export const isOutside = ({ aside = false, coast = false }) => aside || coast;

/**
 * A number in the middle of others.
 * @param {number[]} numbers
 */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** Boards are measured by a usual space, words by the shorter side of the board. Pictures are measured in the same way. */
export class Layout {
  /**
   * @param {Scene} scene
   * @param {Art} art
   */
  constructor(scene, art) {
    this.scene = scene;
    this.art = art;
    const { measures } = art;
    const areas = scene.spaces.filter((space) => space.outline.length > 2);
    const board = areas.filter((space) => !isOutside(space));
    const measured = board.length ? board : areas;
    /** The side of a usual space. */
    this.unit = measured.length
      ? median(measured.map((space) => Math.sqrt(Math.abs(area(space.outline)))))
      : Math.min(scene.width, scene.height) / 8;
    /** The height of a line of words. */
    this.line = measures.line * Math.min(scene.width, scene.height);
    /** The height of a word. */
    this.words = Math.max(measures.words[0] * this.line, measures.words[1] * this.unit);
    /** What lies round the scene: the rims of its grounds, and some water. */
    // Land that leaves the picture needs no water round it.
    const leaves = scene.spaces.some(({ coast }) => coast) || (scene.grounds ?? []).some((ground) => this.groundLook(ground).boundless);
    this.margin = leaves ? 0 : this.#rim() + measures.margin * Math.min(this.line, this.unit);
    /** What is seen of the scene: no more than it needs, with water round it. */
    this.frame = framed(scene, measures.pad * this.unit, this.words, this.margin);
    /** The spaces by their ids. */
    this.places = new Map(scene.spaces.map((space) => [space.id, space]));
    /** The ids of the spaces on which something lies or stands. */
    this.covered = new Set(scene.pieces.map((piece) => piece.space));
    /** The ids of those among them on which something is stacked. */
    this.stacked = new Set(scene.pieces.flatMap(({ stance, space }) => (stance === "stacks" ? [space] : [])));
    /** The spaces that are land by themselves, whatever lies under them. @type {{ look: Look, outline: Outline }[]} */
    this.land = scene.spaces.flatMap((space) => {
      const look = this.spaceLook(space);
      return look.ink ? [{ look, outline: this.ashore(space) }] : [];
    });
  }

  /** How far grounds reach beyond their outlines, at most. */
  #rim() {
    return this.unit * Math.max(0, ...(this.scene.grounds ?? []).map((ground) => this.groundLook(ground).reach ?? 0));
  }

  /**
   * How a space looks; one whose look nobody knows is a plain field.
   * @param {Space} space
   * @returns {Look}
   */
  spaceLook({ look = "field" }) {
    return this.art.looks[look] ?? this.art.looks.field ?? {};
  }

  /**
   * How a ground looks; one whose look nobody knows is plain ice.
   * @param {Ground} ground
   * @returns {Look}
   */
  groundLook({ look = "ice" }) {
    return this.art.looks[look] ?? this.art.looks.ice ?? {};
  }

  /**
   * The look of what a point lies on; the last ground lies on top.
   * @param {number} x
   * @param {number} y
   * @returns {Look}
   */
  underfoot(x, y) {
    const { scene, unit, art } = this;
    const land = this.land.find(({ outline }) => reaches(outline, art.measures.edge * unit, x, y));
    if (land) return land.look;
    for (const ground of [...(scene.grounds ?? [])].reverse()) {
      const look = this.groundLook(ground);
      // What has no ink is drawn on the land, such as a trail, and is none itself.
      if (look.ink && reaches(this.stretch(ground), (look.reach ?? 0) * unit, x, y)) return look;
    }
    return art.looks["open-water"] ?? {};
  }

  /**
   * Whether a point is far from everything that is no open water.
   * @param {number} x
   * @param {number} y
   */
  isOpen(x, y) {
    const far = this.art.measures.from_land * this.unit;
    return ![...(this.scene.grounds ?? []), ...this.scene.spaces].some(({ outline }) => reaches(outline, far, x, y));
  }

  /**
   * The land of a ground: a boundless one goes on beyond the frame, for frames of other shapes.
   * @param {Ground} ground
   * @returns {Outline}
   */
  stretch(ground) {
    if (!this.groundLook(ground).boundless) return ground.outline;
    const { left, top, width, height } = this.frame;
    const far = this.art.measures.beyond * Math.max(width, height);
    const [right, bottom] = [left + width, top + height];
    return [[left - far, top - far], [right + far, top - far], [right + far, bottom + far], [left - far, bottom + far]];
  }

  /**
   * The land of a space: a coast goes on beyond the picture where it comes near its frame.
   * @param {Space} space
   * @returns {Outline}
   */
  ashore(space) {
    if (!space.coast) return space.outline;
    const { scene, unit, frame, art } = this;
    const far = art.measures.beyond * Math.max(frame.width, frame.height);
    const out = art.measures.coast * unit;
    return space.outline.map((point) => [
      beyond(point[0] ?? 0, space.x, scene.width, unit, far, out),
      beyond(point[1] ?? 0, space.y, scene.height, unit, far, out),
    ]);
  }
}

/**
 * The part of a scene in which anything lies, a little widened but not beyond the scene; words and decorations that stand
 * outside it are seen all the same. Round it is a margin.
 * @param {Scene} scene
 * @param {number} pad
 * @param {number} word the height of a word
 * @param {number} margin
 * @returns {import("../../types/board.js").Box}
 */
function framed(scene, pad, word, margin) {
  const points = [...(scene.grounds ?? []), ...scene.spaces].flatMap((thing) => thing.outline);
  const land = box(points.length ? points : [[0, 0], [scene.width, scene.height]]);
  const near = [
    [Math.max(0, land.left - pad), Math.max(0, land.top - pad)],
    [Math.min(scene.width, land.left + land.width + pad), Math.min(scene.height, land.top + land.height + pad)],
  ];
  const words = (scene.labels ?? []).flatMap(({ x, y }) => [[x - word, y - word], [x + word, y + word]]);
  const drawn = (scene.decorations ?? []).flatMap(({ x, y, size }) => [[x - size / 2, y - size / 2], [x + size / 2, y + size / 2]]);
  const { left, top, width, height } = box([...near, ...words, ...drawn]);
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/**
 * A scene turned by a quarter to the left, so that what is at the lower left comes to the lower right.
 * @param {Scene} scene
 * @returns {Scene}
 */
function turned(scene) {
  /**
   * @template {{ facing?: number | null }} Faced
   * @param {Faced} thing
   */
  const faced = (thing) => (thing.facing == null ? thing : { ...thing, facing: thing.facing + TURN });
  const moved = elsewhere(scene, ([x, y]) => [y, scene.width - x]);
  return {
    ...moved,
    width: scene.height,
    height: scene.width,
    spaces: moved.spaces.map(faced),
    decorations: (moved.decorations ?? []).map(faced),
    pieces: scene.pieces.map(faced),
  };
}

/**
 * A scene drawn so many times as wide; whatever stands in it keeps its size.
 * @param {Scene} scene
 * @param {number} times
 * @returns {Scene}
 */
function stretched(scene, times) {
  return { ...elsewhere(scene, ([x, y]) => [times * x, y]), width: times * scene.width };
}

/**
 * A scene with all its points somewhere else.
 * @param {Scene} scene
 * @param {(point: [number, number]) => [number, number]} move
 * @returns {Scene}
 */
function elsewhere(scene, move) {
  /**
   * @template {{ x: number, y: number }} Placed
   * @param {Placed} thing
   */
  const placed = (thing) => {
    const [x, y] = move([thing.x, thing.y]);
    return { ...thing, x, y };
  };
  return {
    ...scene,
    spaces: scene.spaces.map((space) => ({ ...placed(space), outline: space.outline.map(move) })),
    decorations: (scene.decorations ?? []).map(placed),
    grounds: (scene.grounds ?? []).map((ground) => ({ ...ground, outline: ground.outline.map(move) })),
    labels: (scene.labels ?? []).map(placed),
  };
}

/**
 * A scene whose places aside lie below all else, with them to the right of it, unless it is wide by itself.
 * @param {Scene} scene
 * @returns {Scene}
 */
function beside(scene) {
  const board = box(scene.spaces.filter((space) => !space.aside).flatMap(({ outline }) => outline));
  const aside = scene.spaces.filter((space) => space.aside && box(space.outline).top > board.top + board.height);
  const { top, height } = box(aside.flatMap(({ outline }) => outline));
  if (!aside.length || scene.width > 1.3 * top) return scene;
  const first = Math.min(...aside.map(({ y }) => y));
  const spaces = scene.spaces.map((space) => {
    if (!aside.includes(space)) return space;
    const [x, y] = [scene.width + space.y - first, top / 2 + space.x - scene.width / 2];
    return { ...space, x, y, outline: shifted(space.outline, x - space.x, y - space.y) };
  });
  return { ...scene, spaces, width: scene.width + height, height: top };
}

/**
 * A scene as it fits an element of some shape, by how much it is turned for that, and in a word what was done.
 * @param {Scene} scene
 * @param {number} aspect  the width of the element, of its height
 * @returns {{ scene: Scene, turn: number, done: string }}
 */
export function fitted(scene, aspect) {
  if (scene.adapts === "turns") {
    const turns = aspect < 1 !== scene.width < scene.height;
    return turns ? { scene: turned(scene), turn: TURN, done: "turned" } : { scene, turn: 0, done: "" };
  }
  if (scene.adapts === "stretches") {
    // In steps, so that not every change of the element's size means another board.
    const times = within(Math.floor((10 * aspect * scene.height) / scene.width) / 10, 1, WIDEST);
    return { scene: times === 1 ? scene : stretched(scene, times), turn: 0, done: times === 1 ? "" : `${times} times` };
  }
  return aspect > WIDE ? { scene: beside(scene), turn: 0, done: "beside" } : { scene, turn: 0, done: "" };
}

/**
 * A coordinate of a coast: near the frame it goes far beyond it, else a little out.
 * @param {number} here
 * @param {number} middle
 * @param {number} length of the picture
 * @param {number} unit
 * @param {number} far
 * @param {number} out
 */
function beyond(here, middle, length, unit, far, out) {
  if (here < middle) return here < unit ? -far : here - out;
  return here > length - unit ? length + far : here + out;
}
