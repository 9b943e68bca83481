// The focus ring. A CSS outline would scale with the board's units, far too thick on one board and invisible on the next;
// this ring is equally thick on all.

import { s, set } from "../dom.js";

/** The gap around the focused node, in pixels. */
const GAP = 4;
/** How long a motion on the board may last: the ring follows for this long, in milliseconds. */
const MOVING_MS = 1200;

/** A ring for one board. */
export class FocusRing {
  #board;
  #element = s("g", { class: "focus-ring", "aria-hidden": "true" }, s("rect", { class: "casing" }), s("rect", { class: "line" }));
  /** @type {Element | null} */
  #node = null;
  #until = 0;
  #frame = 0;

  /** @param {SVGSVGElement} board */
  constructor(board) {
    this.#board = board;
    this.#element.style.display = "none";
    board.append(this.#element);
  }

  /**
   * Surround this node and follow its motion; null hides the ring.
   * @param {Element | null} node
   */
  follow(node) {
    this.#node = node;
    this.#until = performance.now() + MOVING_MS;
    cancelAnimationFrame(this.#frame);
    this.#draw();
  }

  destroy() {
    cancelAnimationFrame(this.#frame);
    this.#element.remove();
  }

  #draw() {
    const seen = this.#node?.matches(":focus-visible") ? this.#node : null;
    this.#element.style.display = seen ? "" : "none";
    if (!seen) return;
    this.#place(seen.getBoundingClientRect());
    if (performance.now() < this.#until) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** @param {DOMRect} box */
  #place(box) {
    const screen = this.#board.getScreenCTM();
    if (!screen) return;
    // Land may extend beyond the visible board; its ring may not.
    const edge = this.#board.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, edge.left + 2 * GAP) - GAP, Math.max(box.top, edge.top + 2 * GAP) - GAP];
    const right = Math.min(box.right, edge.right - 2 * GAP) + GAP;
    const bottom = Math.min(box.bottom, edge.bottom - 2 * GAP) + GAP;
    const start = new DOMPoint(left, top).matrixTransform(screen.inverse());
    const [width, height] = [Math.max(0, right - left) / screen.a, Math.max(0, bottom - top) / screen.d];
    for (const line of this.#element.children) set(line, { x: start.x, y: start.y, width, height, rx: 8 / screen.a });
  }
}
