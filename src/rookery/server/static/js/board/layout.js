// The sizes that the parts of one board share.

import { area, away, box, reaches, shifted } from "./shapes.js";

/** @typedef {import("../../types/wire.js").Scene} Scene */
/** @typedef {import("../../types/wire.js").Space} Space */
/** @typedef {import("../../types/wire.js").Ground} Ground */
/** @typedef {import("../../types/wire.js").Piece} Piece */
/** @typedef {import("./shapes.js").Outline} Outline */
/** @typedef {"ice" | "beach" | "sea"} Underfoot */

/** Kinds of spaces that run out of the picture. */
export const COASTS = ["pole", "shore"];
/** Kinds of spaces beside the board, or so wide that they say nothing about the size of a piece. */
export const ASIDE = ["bench", "berth", "supply", ...COASTS];
/** Kinds of grounds that are no land. */
const WATER = ["bay", "slot"];
/** Kinds of spaces that are land by themselves, whatever lies under them. */
const LAND = ["floe", ...COASTS];
/** How far a coast reaches beyond its outline, of a usual space. */
const COAST = 0.16;
/** How much of an empty scene is left round what lies in it, of a usual space. */
const PAD = 0.4;

/**
 * A number in the middle of others.
 * @param {number[]} numbers
 */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** Boards are measured by a usual space, words by the width of the board. */
export class Layout {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    const areas = scene.spaces.filter((space) => space.outline.length > 2);
    const board = areas.filter((space) => !ASIDE.includes(space.kind));
    const measured = board.length ? board : areas;
    /** The side of a usual space. */
    this.unit = measured.length
      ? median(measured.map((space) => Math.sqrt(Math.abs(area(space.outline)))))
      : Math.min(scene.width, scene.height) / 8;
    /** The height of a line of words. */
    this.line = Math.min(scene.width, scene.height) / 11.3;
    /** The height of a word. */
    this.words = Math.max(0.32 * this.line, 0.2 * this.unit);
    /** How far ice reaches beyond the spaces on it. */
    this.rim = 0.56 * this.unit;
    const margin = 0.8 * Math.min(this.line, this.unit);
    /** What is seen of the scene: no more than it needs, with water round it. */
    this.frame = framed(scene, PAD * this.unit, this.words, margin);
    /** The water round the scene. */
    this.margin = margin;
    /** The spaces by their ids. */
    this.places = new Map(scene.spaces.map((space) => [space.id, space]));
    /** The ids of the spaces on which something lies or stands. */
    this.covered = new Set(scene.pieces.map((piece) => piece.space));
  }

  /**
   * What a point lies on; the last ground lies on top.
   * @param {number} x
   * @param {number} y
   * @returns {Underfoot}
   */
  underfoot(x, y) {
    const { scene, unit, rim } = this;
    const land = scene.spaces.filter((space) => LAND.includes(space.kind));
    if (land.some((space) => reaches(this.ashore(space), 0.1 * unit, x, y))) return "ice";
    for (const ground of [...(scene.grounds ?? [])].reverse()) {
      const flat = WATER.includes(ground.kind) || ground.kind === "tile";
      if (!reaches(ground.outline, flat ? 0 : rim, x, y)) continue;
      if (WATER.includes(ground.kind)) return "sea";
      return ground.kind === "beach" ? "beach" : "ice";
    }
    return "sea";
  }

  /**
   * How far a point is from everything that is no open water.
   * @param {number} x
   * @param {number} y
   */
  fromLand(x, y) {
    const things = [...(this.scene.grounds ?? []), ...this.scene.spaces];
    return Math.min(...things.map((thing) => away(thing.outline, x, y)));
  }

  /**
   * The land of a space: a coast goes on beyond the picture where it comes near its frame.
   * @param {Space} space
   * @returns {Outline}
   */
  ashore(space) {
    if (!COASTS.includes(space.kind)) return space.outline;
    const { scene, unit } = this;
    const far = this.frame.width + this.frame.height;
    return space.outline.map((point) => [
      beyond(point[0] ?? 0, space.x, scene.width, unit, far),
      beyond(point[1] ?? 0, space.y, scene.height, unit, far),
    ]);
  }
}

/**
 * The part of a scene in which anything lies, a little widened but not beyond the scene; words that stand outside it
 * are seen all the same. Round it is a margin.
 * @param {Scene} scene
 * @param {number} pad
 * @param {number} word the height of a word
 * @param {number} margin
 * @returns {import("./shapes.js").Box}
 */
function framed(scene, pad, word, margin) {
  const land = box([...(scene.grounds ?? []), ...scene.spaces].flatMap((thing) => thing.outline));
  const near = [
    [Math.max(0, land.left - pad), Math.max(0, land.top - pad)],
    [Math.min(scene.width, land.left + land.width + pad), Math.min(scene.height, land.top + land.height + pad)],
  ];
  const words = (scene.labels ?? []).flatMap(({ x, y }) => [[x - word, y - word], [x + word, y + word]]);
  const { left, top, width, height } = box([...near, ...words]);
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/**
 * A scene that goes from shore to shore, turned so that it goes from left to right: for places wider than high.
 * @param {Scene} scene
 * @returns {Scene}
 */
export function turned(scene) {
  /** @param {{ x: number, y: number }} at */
  const spot = ({ x, y }) => ({ x: scene.height - y, y: x });
  /** @param {[number, number][]} outline @returns {[number, number][]} */
  const corners = (outline) => outline.map(([x, y]) => [scene.height - y, x]);
  return {
    ...scene,
    width: scene.height,
    height: scene.width,
    spaces: scene.spaces.map((space) => ({ ...space, ...spot(space), outline: corners(space.outline) })),
    grounds: (scene.grounds ?? []).map((ground) => ({ ...ground, outline: corners(ground.outline) })),
    labels: (scene.labels ?? []).map((label) => ({ ...label, ...spot(label) })),
    pieces: scene.pieces.map((piece) => ({ ...piece, facing: piece.facing == null ? null : piece.facing + 90 })),
  };
}

/**
 * A scene whose places aside lie below all else, with them to the right of it, unless it is wide by itself.
 * @param {Scene} scene
 * @returns {Scene}
 */
function beside(scene) {
  const aside = scene.spaces.filter(({ kind }) => kind === "bench" || kind === "supply");
  const lowest = Math.max(...scene.spaces.filter((space) => !aside.includes(space)).map(({ y }) => y));
  const { top, height } = box(aside.flatMap(({ outline }) => outline));
  if (!aside.length || top < lowest || scene.width > 1.3 * top) return scene;
  const first = Math.min(...aside.map(({ y }) => y));
  const spaces = scene.spaces.map((space) => {
    if (!aside.includes(space)) return space;
    const [x, y] = [scene.width + space.y - first, top / 2 + space.x - scene.width / 2];
    return { ...space, x, y, outline: shifted(space.outline, x - space.x, y - space.y) };
  });
  return { ...scene, spaces, width: scene.width + height, height: top };
}

/**
 * A scene as it fits a place that is wider than high.
 * @param {Scene} scene
 */
export const widely = (scene) => (isTurnable(scene) ? turned(scene) : beside(scene));

/**
 * Whether a scene may be turned: it goes upwards from shore to shore.
 * @param {Scene} scene
 */
export function isTurnable(scene) {
  return scene.height > scene.width && scene.spaces.some((space) => COASTS.includes(space.kind));
}

/**
 * A coordinate of a coast: near the frame it goes far beyond it, else a little out.
 * @param {number} here
 * @param {number} middle
 * @param {number} length of the picture
 * @param {number} unit
 * @param {number} far
 */
function beyond(here, middle, length, unit, far) {
  if (here < middle) return here < unit ? -far : here - COAST * unit;
  return here > length - unit ? length + far : here + COAST * unit;
}

/**
 * A thing as it is about its own middle, so that it can be put anywhere without being drawn anew.
 * @param {Outline} outline
 * @returns {{ x: number, y: number, outline: [number, number][] }}
 */
export function centred(outline) {
  const { left, top, width, height } = box(outline);
  const [x, y] = [left + width / 2, top + height / 2];
  return { x, y, outline: shifted(outline, -x, -y) };
}
