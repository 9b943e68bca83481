// The ring that shows where the keyboard is. An outline would be measured in the lengths of the board, and so be far too
// thick on one board and unseen on the next; this one is as thick on all of them.

import { s, set } from "../dom.js";

/** How far the ring stays off, in pixels. */
const APART = 4;
/** How long something may be on its way on a board, in milliseconds: so long the ring goes with it. */
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
   * Go round this node, and with it where it goes; round nothing for null.
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
    // Land goes on beyond what can be seen; its ring does not.
    const edge = this.#board.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, edge.left + 2 * APART) - APART, Math.max(box.top, edge.top + 2 * APART) - APART];
    const right = Math.min(box.right, edge.right - 2 * APART) + APART;
    const bottom = Math.min(box.bottom, edge.bottom - 2 * APART) + APART;
    const start = new DOMPoint(left, top).matrixTransform(screen.inverse());
    const [width, height] = [Math.max(0, right - left) / screen.a, Math.max(0, bottom - top) / screen.d];
    for (const line of this.#element.children) set(line, { x: start.x, y: start.y, width, height, rx: 8 / screen.a });
  }
}
