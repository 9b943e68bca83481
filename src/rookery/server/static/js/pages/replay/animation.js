// A whole game as an animated PNG, made in the browser: a hidden board draws every scene.

import { Board } from "../../board/board.js";
import { h } from "../../dom.js";
import { animate } from "./apng.js";
import { boardStyles, SEA, snapshot } from "./snapshot.js";

/** @import { Scene } from "../../../types/wire.js" */
/** @import { Frame } from "./apng.js" */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const SIZE = 480; // Pixels of the longer side.
const MOVE_MS = 800;
const END_MS = 3000;
/** The most frames; longer games skip scenes. */
const MOST = 400;

/**
 * @param {readonly Scene[]} scenes
 * @param {{ progress: (share: number) => void, signal: AbortSignal }} how
 * @returns {Promise<Blob>}
 */
export async function recordAnimation(scenes, { progress, signal }) {
  const place = h("div", { class: "film-place", "aria-hidden": "true", inert: true });
  document.body.append(place);
  const board = new Board(place);
  try {
    const styles = await boardStyles();
    const canvas = canvasFor(scenes);
    /** @type {Frame[]} */
    const frames = [];
    /** @type {Uint32Array | null} */
    let before = null;
    const chosen = chosenOf(scenes);
    for (const [at, scene] of chosen.entries()) {
      signal.throwIfAborted();
      await board.show(scene, [], { instant: true });
      const pixels = await renderBoard(board.element, styles, canvas);
      const box = before ? changedBox(before, pixels, canvas.width) : whole(canvas);
      const last = frames.at(-1);
      // A scene that looks like the one before extends its frame.
      if (box) frames.push({ png: await encoded(canvas, box), ms: MOVE_MS, x: box.x, y: box.y });
      else if (last) last.ms += MOVE_MS;
      before = pixels;
      progress((at + 1) / chosen.length);
    }
    const end = frames.at(-1);
    if (end) end.ms = END_MS;
    return new Blob([animate(frames)], { type: "image/png" });
  } finally {
    board.destroy();
    place.remove();
  }
}

/**
 * At most MOST scenes, always including the last.
 * @param {readonly Scene[]} scenes
 */
function chosenOf(scenes) {
  const every = Math.ceil(scenes.length / MOST);
  return scenes.filter((_, at) => (scenes.length - 1 - at) % every === 0);
}

/**
 * A canvas that fits the largest scene: boards that drift apart grow.
 * @param {readonly Scene[]} scenes
 */
function canvasFor(scenes) {
  const wide = Math.max(...scenes.map(({ width }) => width));
  const high = Math.max(...scenes.map(({ height }) => height));
  const scale = SIZE / Math.max(wide, high);
  return h("canvas", { width: Math.round(wide * scale), height: Math.round(high * scale) });
}

/**
 * Draw a board on the canvas, as large as it fits.
 * @param {SVGSVGElement} board
 * @param {import("./snapshot.js").Look} styles
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Uint32Array>} the pixels
 */
async function renderBoard(board, styles, canvas) {
  const { width: wide, height: high } = board.viewBox.baseVal;
  const scale = Math.min(canvas.width / wide, canvas.height / high);
  const [width, height] = [wide * scale, high * scale];
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([snapshot(board, styles, { width, height, water: false })], { type: "image/svg+xml" }));
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  context.fillStyle = sea(context, canvas.height);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
}

/**
 * The sea of the page, for a canvas.
 * @param {CanvasRenderingContext2D} context
 * @param {number} height
 */
function sea(context, height) {
  const styles = getComputedStyle(document.documentElement);
  const gradient = context.createLinearGradient(0, 0, 0, height);
  SEA.forEach((name, at) => gradient.addColorStop(at, styles.getPropertyValue(name).trim()));
  return gradient;
}

/** @param {HTMLCanvasElement} canvas @returns {Box} */
function whole({ width, height }) {
  return { x: 0, y: 0, width, height };
}

/**
 * The smallest box with all that has changed; null if nothing has.
 * @param {Uint32Array} before
 * @param {Uint32Array} after
 * @param {number} width
 * @returns {Box | null}
 */
export function changedBox(before, after, width) {
  let [left, top, right, bottom] = [width, Infinity, -1, -1];
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  return bottom < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * A part of a canvas as PNG.
 * @param {HTMLCanvasElement} canvas
 * @param {Box} box
 * @returns {Promise<Uint8Array>}
 */
async function encoded(canvas, { x, y, width, height }) {
  const part = h("canvas", { width, height });
  part.getContext("2d")?.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise((/** @type {(made: Blob | null) => void} */ made) => part.toBlob(made, "image/png"));
  if (!blob) throw new Error("this browser makes no pictures");
  return new Uint8Array(await blob.arrayBuffer());
}
