// Taps and drags on a board, with finger, pen or mouse.

import { s } from "../dom.js";

/** @import { Board } from "./board.js" */
/** @import { GestureHooks, Spot } from "../../types/board.js" */

/** A pointer that moves less than this is not dragging, in pixels. */
const DRAG_THRESHOLD = 8;
/** A second tap at the same place within this time, in milliseconds, is a double click, and ignored: nobody means two moves. */
const DOUBLE_MS = 320;
const DOUBLE_PX = 24;

/** @typedef {{ x: number, y: number, id: number, ghost: Ghost | null }} Drag */

/** Taps and drags on a board. */
export class Gestures {
  #board;
  #hooks;
  /** @type {Drag | null} */
  #drag = null;
  /** Since the pointer went down: has it moved, and has it dragged something? */
  #moved = false;
  #dragged = false;
  /** @type {string[]} */
  #pressed = [];
  #lastTap = { x: 0, y: 0, at: -Infinity };

  /**
   * @param {Board} board
   * @param {GestureHooks} hooks
   */
  constructor(board, hooks) {
    this.#board = board;
    this.#hooks = hooks;
    for (const [name, listener] of this.#listeners) board.element.addEventListener(name, listener);
  }

  destroy() {
    this.#end();
    for (const [name, listener] of this.#listeners) this.#board.element.removeEventListener(name, listener);
  }

  /** Cancel a drag, because the position has changed. */
  cancel() {
    this.#end();
  }

  /** @returns {[string, (event: any) => void][]} */
  get #listeners() {
    return [
      ["pointerdown", this.#onDown],
      ["pointermove", this.#onMove],
      ["pointerup", this.#onUp],
      ["pointercancel", this.#onCancel],
      ["pointerleave", this.#onLeave],
      ["click", this.#onClick],
    ];
  }

  /** @param {PointerEvent} event */
  #onDown = (event) => {
    if (!event.isPrimary) return this.#end();
    if (event.button !== 0) return;
    this.#moved = this.#dragged = false;
    this.#pressed = this.#under(event);
    this.#drag = { x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
  };

  /** @param {PointerEvent} event */
  #onMove = (event) => {
    const drag = this.#drag;
    // Fingers do not hover.
    if (!drag && event.pointerType !== "touch") this.#hooks.hover(this.#under(event));
    if (drag?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!this.#moved && Math.hypot(x, y) < DRAG_THRESHOLD) return;
    if (!this.#moved) drag.ghost = this.#lift(drag.id);
    this.#moved = true;
    drag.ghost?.follow(x, y);
    if (drag.ghost) this.#hooks.aim(this.#under(event));
  };

  /** @param {PointerEvent} event */
  #onUp = (event) => {
    if (this.#drag?.id !== event.pointerId) return;
    const dragged = this.#drag.ghost !== null;
    this.#end();
    const id = dragged ? this.#hooks.aim(this.#under(event)) : null;
    if (id !== null) this.#hooks.drop(id);
  };

  #onCancel = () => this.#end();

  #onLeave = () => {
    if (!this.#drag) this.#hooks.hover([]);
  };

  /** Taps are click events, so they also work from screen readers and switches. @param {MouseEvent} event */
  #onClick = (event) => {
    if (event.detail === 0) return this.#hooks.tap(idsAt(event.target), middleOf(event.target));
    if (this.#dragged || this.#isDouble(event)) return;
    const ids = this.#under(event);
    // A pointer that has moved chooses only what was under it all the time.
    const meant = this.#moved ? ids.filter((id) => this.#pressed.includes(id)) : ids;
    if (!this.#moved || meant.length > 0) this.#hooks.tap(meant, { x: event.clientX, y: event.clientY });
  };

  /**
   * What lies under the pointer. Land is drawn beyond its outline; what is hit only there comes last.
   * @param {MouseEvent} event
   */
  #under({ clientX, clientY }) {
    const known = this.#board.at(clientX, clientY);
    const seen = idsAt(document.elementFromPoint(clientX, clientY));
    return [...known, ...seen.filter((id) => !known.includes(id))];
  }

  /** @param {MouseEvent} event */
  #isDouble(event) {
    const { x, y, at } = this.#lastTap;
    this.#lastTap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    return event.timeStamp - at < DOUBLE_MS && Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_PX;
  }

  /**
   * @param {number} pointer
   * @returns {Ghost | null}
   */
  #lift(pointer) {
    const id = this.#hooks.lift(this.#pressed, { x: this.#drag?.x ?? 0, y: this.#drag?.y ?? 0 });
    const node = id === null ? null : this.#board.node(id);
    if (!node) return null;
    this.#dragged = true;
    // Without capture, pointer events stop when the pointer leaves the board.
    this.#board.element.setPointerCapture(pointer);
    return new Ghost(this.#board, node);
  }

  #end() {
    this.#drag?.ghost?.remove();
    this.#drag = null;
  }
}

/** A copy of a piece that follows the pointer; the piece itself stays on the board. */
class Ghost {
  #board;
  #node;
  #element;
  #matrix;

  /**
   * @param {Board} board
   * @param {SVGGraphicsElement} node
   */
  constructor(board, node) {
    this.#board = board;
    this.#node = node;
    const copy = /** @type {SVGGraphicsElement} */ (node.cloneNode(true));
    for (const { name } of [...copy.attributes]) if (name !== "class") copy.removeAttribute(name);
    copy.querySelector(":scope > .halo")?.remove();
    this.#element = s("g", { class: "ghost", "aria-hidden": "true" }, copy);
    this.#matrix = board.element.getScreenCTM()?.inverse().multiply(node.getScreenCTM() ?? new DOMMatrix()) ?? new DOMMatrix();
    this.follow(0, 0);
    node.classList.add("lifted");
    board.element.append(this.#element);
  }

  /**
   * Move to this offset, in screen pixels, from where the drag started.
   * @param {number} x
   * @param {number} y
   */
  follow(x, y) {
    const scale = this.#board.element.getScreenCTM()?.a || 1;
    const { a, b, c, d, e, f } = this.#matrix;
    this.#element.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e + x / scale} ${f + y / scale})`);
  }

  remove() {
    this.#node.classList.remove("lifted");
    this.#element.remove();
  }
}

/**
 * The id of what an element of the board belongs to.
 * @param {EventTarget | null} target
 */
function idsAt(target) {
  const id = target instanceof Element ? target.closest("[data-id]")?.getAttribute("data-id") : null;
  return id ? [id] : [];
}

/**
 * The middle of an element, for touches that come without a point.
 * @param {EventTarget | null} target
 * @returns {Spot}
 */
function middleOf(target) {
  const { x = 0, y = 0, width = 0, height = 0 } = target instanceof Element ? target.getBoundingClientRect() : {};
  return { x: x + width / 2, y: y + height / 2 };
}
