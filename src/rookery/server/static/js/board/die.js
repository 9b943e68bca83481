// Dice: a small one that lies beside the board as long as its roll counts, and a large one that tumbles over the board.

import { fill, h, s } from "../dom.js";
import { isMotionReduced, SHOWN_MS } from "../pace.js";
import { word } from "../words.js";
import { animate, cancelRunning } from "./layer.js";
import { draw, loadArt } from "./symbols.js";
import { seatClass } from "../seat_colours.js";

/** @import { DieFace, Happening } from "../../types/wire.js" */
/** @import { Art } from "../../types/looks.js" */

/** Where the pips of a common die lie, on a square of three by three. */
const PIPS = ["", "11", "02 20", "02 11 20", "00 02 20 22", "00 02 11 20 22", "00 01 02 20 21 22"];
const FADE_MS = 180;
/** How long a die that has landed stays over the board, if nothing else happens, in milliseconds. */
const READ_MS = 700;
/** How it comes: from below, over the board, and down again with two bounces. */
const THROW = [
  { transform: "translate(-130%, 110%) scale(0.55)", opacity: 0, offset: 0, easing: "cubic-bezier(.2, .6, .4, 1)" },
  { transform: "translate(-62%, -74%) scale(1.12)", opacity: 1, offset: 0.36, easing: "cubic-bezier(.6, 0, .8, .5)" },
  { transform: "translate(-22%, 6%) scale(1)", offset: 0.62, easing: "cubic-bezier(.2, .6, .4, 1)" },
  { transform: "translate(-8%, -20%) scale(1.04)", offset: 0.78, easing: "cubic-bezier(.6, 0, .8, .6)" },
  { transform: "none", offset: 1 },
];
/** A little to the side, so that it is seen to be a die. */
const LYING = "rotateX(-14deg) rotateY(16deg)";
const TUMBLE = [
  { transform: "rotateX(560deg) rotateY(-420deg) rotateZ(160deg)", easing: "cubic-bezier(.25, .5, .35, 1)" },
  { transform: LYING },
];

/** The die beside the board. Put `element` where it belongs; there is none until something was rolled. */
export class Die {
  #game;
  #face = h("span", { class: "die-face", "aria-hidden": "true" });
  #words = h("span", { class: "visually-hidden" });
  #shown = "";

  /** @param {string} game  whose drawings it has */
  constructor(game) {
    this.#game = game;
    this.element = h("span", { class: "die", hidden: true }, this.#face, this.#words);
  }

  /**
   * Lie on a face, in the colours of a seat.
   * @param {DieFace} face
   * @param {number | null} seat
   */
  show(face, seat) {
    this.element.hidden = false;
    this.element.classList.remove("past");
    const shown = JSON.stringify([face, seat]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.element.title = this.#words.textContent = word(face.label);
    void drawn(this.#game, [face]).then(([picture]) => {
      if (shown === this.#shown) fill(this.#face, picture);
    });
    this.#face.className = seat === null ? "die-face" : `die-face ${seatClass(seat)}`;
  }

  /** Nothing that was rolled counts any more; its place stays, so that nothing beside it jumps. */
  clear() {
    this.element.classList.add("past");
    this.#words.textContent = this.element.title = this.#shown = "";
  }
}

/** The die that is thrown. Put `element` over a board: nobody can touch it. */
export class ThrownDie {
  #game;
  #sides = Array.from({ length: 6 }, (_, at) => h("span", { class: `thrown-side side-${at}` }));
  #cube = h("span", { class: "thrown-cube" }, ...this.#sides);
  #path = h("span", { class: "thrown-path" }, this.#cube);
  /** Counts throws: a new one takes over from an older one. */
  #count = 0;

  /** @param {string} game */
  constructor(game) {
    this.#game = game;
    this.element = h("div", { class: "thrown", "aria-hidden": "true", hidden: true }, this.#path);
  }

  /**
   * Tumble and land on a face; resolves when it lies still. It goes by itself when it has been read.
   * @param {DieFace} face
   * @param {readonly DieFace[]} others          what else the die is known to have
   * @param {{ seat?: number | null, speed?: number }} [how]
   */
  async roll(face, others, { seat = null, speed = 1 } = {}) {
    const count = this.#clear();
    const faces = this.#sides.map((_, at) => (at === 0 || !others.length ? face : others[at % others.length] ?? face));
    const pictures = await drawn(this.#game, faces);
    if (count !== this.#count) return;
    this.#sides.forEach((side, at) => fill(side, pictures[at]));
    this.#cube.className = seat === null ? "thrown-cube" : `thrown-cube ${seatClass(seat)}`;
    this.element.hidden = false;
    const duration = SHOWN_MS.roll / speed;
    const reduced = isMotionReduced();
    const path = this.#path;
    const coming = reduced ? animate(path, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS }) : animate(path, THROW, { duration });
    if (!reduced) animate(path, TUMBLE, { duration }, this.#cube);
    await coming.finished.catch(() => {});
    setTimeout(() => count === this.#count && this.leave(), READ_MS / speed);
  }

  /** Go away: it has been read, or something else happens. */
  async leave() {
    if (this.element.hidden) return;
    const count = this.#count;
    const gone = isMotionReduced() ? {} : { transform: "translateY(18%) scale(0.7)" };
    const going = animate(this.#path, [{ opacity: 1 }, { opacity: 0, ...gone }], { duration: FADE_MS, easing: "ease-in" });
    await going.finished.catch(() => {});
    if (count === this.#count) this.#clear();
  }

  #clear() {
    this.element.hidden = true;
    cancelRunning([this.#path]);
    return (this.#count += 1);
  }
}

/**
 * The face of a roll: as its happening says, or else as many pips as its notation ends with.
 * @param {string} text
 * @param {readonly Happening[]} happenings
 * @returns {DieFace}
 */
export function faceOf(text, happenings) {
  const rolled = happenings.find(({ how }) => how === "rolled");
  return rolled?.face ?? { pips: Number(/\d+$/.exec(text)?.[0] ?? 0), label: rolled?.label ?? text };
}

/**
 * Faces as pictures, once the drawings are there.
 * @param {string} game
 * @param {readonly DieFace[]} faces
 * @returns {Promise<SVGSVGElement[]>}
 */
async function drawn(game, faces) {
  const art = faces.some(({ symbol }) => symbol) ? await loadArt(game) : null;
  return faces.map((face) => picture(face, art));
}

/**
 * A drawing with its pips in a row below, or pips alone as on a common die.
 * @param {DieFace} face
 * @param {Art | null} art
 */
function picture({ pips = 0, symbol }, art) {
  const drawing = art?.drawings.get(symbol ?? "");
  if (!art || !symbol || !drawing) return s("svg", { viewBox: "0 0 100 100" }, ...common(pips));
  const room = pips ? 74 : 90;
  const size = (100 * room) / Math.max(drawing.width, drawing.height);
  const figure = draw(art, { symbol, x: 50, y: pips ? 41 : 50, size });
  const apart = Math.min(18, 84 / Math.max(1, pips));
  const row = Array.from({ length: pips }, (_, at) => pip(50 + apart * (at - (pips - 1) / 2), 90, Math.min(6.5, 0.4 * apart)));
  return s("svg", { viewBox: "0 0 100 100" }, figure, ...row);
}

/**
 * The pips of a common die; more of them than it has are written as a number.
 * @param {number} pips
 */
function common(pips) {
  const places = PIPS[pips];
  if (places === undefined) return [s("text", { class: "die-number", x: 50, y: 68, "text-anchor": "middle", "font-size": 52 }, String(pips))];
  return places.split(" ").filter(Boolean).map(([column, row]) => pip(24 + 26 * Number(column), 24 + 26 * Number(row), 9));
}

/** @type {(cx: number, cy: number, r: number) => SVGCircleElement} */
const pip = (cx, cy, r) => s("circle", { class: "pip", cx, cy, r });
