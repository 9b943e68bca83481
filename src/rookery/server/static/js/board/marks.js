// Marks on a board: what can be touched, what is selected, a hint; and the directions to choose from.

import { s } from "../dom.js";
import { arrow, pointer, spread, within } from "./arrows.js";
import { transformOf } from "./layer.js";
import { ellipse } from "./paint.js";
import { bead, isRinged, ring, spotOn } from "./rings.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Space} Space */
/** @typedef {import("./pieces.js").Item} Item */
/** @typedef {{ id: string, angle: number, turn?: number | null, label: string, around: string }} Direction */
/**
 * @typedef {{ touchable?: readonly string[], far?: readonly string[], chosen?: readonly string[],
 *   hint?: readonly string[] | null, facings?: readonly Direction[] }} RequestedMarks
 */
/** @typedef {{ id: string, x: number, y: number, box: number, wide: number, high: number }} Target */

/** Half of what a finger needs, in pixels. */
const FINGER = 22;
/** How round a bead is, of its space, and at most in pixels; that of a far place is smaller. */
const BEAD = { round: 0.11, most: 5 };
const FAR = { round: 0.05, most: 3 };

/** The marks on one board. */
export class Marks {
  /** @type {ReadonlySet<string>} */
  touchable = new Set();
  /** Below the pieces, and above them. */
  under = s("g", { class: "layer marks", "aria-hidden": "true" });
  over = s("g", { class: "layer marks", "aria-hidden": "true" });
  directions = s("g", { class: "layer directions" });
  /** @type {RequestedMarks} */
  #requested = {};
  /** @type {Layout | null} */
  #layout = null;
  #turn = 0;
  /** How many pixels one length of the scene has. */
  #scale = 1;
  /** @type {ReadonlyMap<string, Item>} */
  #items = new Map();
  /** @type {Map<string, { node: SVGGElement, target: Target }>} */
  #facings = new Map();
  /** @type {Element[]} */
  #marked = [];
  /** The marks of what may be touched, by its id. @type {Map<string, Element>} */
  #offered = new Map();
  /** What the mouse is over, of what may be touched. @type {string | null} */
  #near = null;
  #resized = new ResizeObserver(() => this.#draw());

  /**
   * @param {SVGSVGElement} board
   * @param {(id: string) => SVGGElement | null} node
   */
  constructor(board, node) {
    this.board = board;
    this.node = node;
    // Directions are as large as fingers, and beads as small as beads, whatever the size of the board.
    this.#resized.observe(board);
  }

  /** @param {RequestedMarks} requested */
  request(requested) {
    // Several parts of a page mark one board: each names what it cares about, and the rest stays.
    this.#requested = { ...this.#requested, ...requested };
    this.#draw();
  }

  /**
   * Marks go where the things that they belong to have gone.
   * @param {Layout} layout
   * @param {number} turn by how much the scene is shown turned
   * @param {ReadonlyMap<string, Item>} items
   */
  follow(layout, turn, items) {
    this.#layout = layout;
    this.#turn = turn;
    this.#items = items;
    this.#draw();
  }

  /** @param {string} id */
  facing(id) {
    return this.#facings.get(id)?.node ?? null;
  }

  /** What can be hit of the marks themselves. */
  targets() {
    return [...this.#facings.values()].map(({ target }) => target);
  }

  destroy() {
    this.#resized.disconnect();
  }

  #draw() {
    if (!this.#layout) return;
    this.#scale = this.#seen()?.scale ?? 1;
    const { touchable = [], chosen = [], facings = [] } = this.#requested;
    this.touchable = new Set([...touchable, ...facings.map(({ id }) => id)]);
    for (const node of this.#marked) clear(node);
    this.#marked = [];
    this.#offered.clear();
    this.under.replaceChildren();
    this.over.replaceChildren();
    for (const id of touchable) if (!chosen.includes(id)) this.#put(id, "touchable");
    for (const id of chosen) this.#put(id, "chosen");
    this.#drawHint();
    this.#drawDirections();
    this.#offered.get(this.#near ?? "")?.classList.add("near");
  }

  /**
   * The mouse is over this: what may be touched shows itself there.
   * @param {string | null} id
   */
  approach(id) {
    if (id === this.#near) return;
    this.#offered.get(this.#near ?? "")?.classList.remove("near");
    this.#offered.get(id ?? "")?.classList.add("near");
    this.#near = id;
  }

  /**
   * Mark one thing: a piece gets a halo that goes with it, a space a ring; a bead shows that it may be touched.
   * @param {string} id
   * @param {"touchable" | "chosen"} how
   */
  #put(id, how) {
    const node = this.node(id);
    const layout = this.#layout;
    if (!node || !layout) return;
    node.setAttribute(`data-${how}`, "");
    this.#marked.push(node);
    const item = this.#items.get(id);
    const space = layout.places.get(id);
    const below = item ? layout.places.get(item.space) : space;
    if (item) {
      // One ring is enough.
      if (how === "chosen" && isRinged(layout, below)) return;
      const mark = halo(item, how);
      node.prepend(mark);
      if (how === "touchable") this.#offer(id, mark, below && layout.stacked.has(below.id) ? spotOn(layout, below) : foot(item));
    } else if (space && !this.#isTakenUp(id)) {
      this.#putOn(layout, space, how);
    }
  }

  /**
   * Mark a space. What is stacked covers it, so there the mark lies upon that.
   * @param {Layout} layout
   * @param {Space} space
   * @param {"touchable" | "chosen"} how
   */
  #putOn(layout, space, how) {
    const mark = ring(layout, space, how, how === "chosen" ? 1.1 : 0.66);
    (layout.stacked.has(space.id) ? this.over : this.under).append(mark);
    if (how === "touchable") this.#offer(space.id, mark, spotOn(layout, space));
  }

  /**
   * Put a bead where something may be touched; its mark is shown when the mouse comes near.
   * @param {string} id
   * @param {Element} mark
   * @param {{ x: number, y: number }} spot
   */
  #offer(id, mark, { x, y }) {
    this.#offered.set(id, mark);
    // What is farther than one move away is there for those who look for it.
    const { round, most } = this.#requested.far?.includes(id) ? FAR : BEAD;
    this.over.append(...bead(x, y, Math.min(round * (this.#layout?.unit ?? 1), most / this.#scale)));
  }

  /**
   * Whether a piece with a mark of its own stands on a space: one mark is enough.
   * @param {string} space
   */
  #isTakenUp(space) {
    const { touchable = [], chosen = [] } = this.#requested;
    return [...touchable, ...chosen].some((id) => this.#items.get(id)?.space === space);
  }

  /** An arrow from the first thing of a hint to the last. */
  #drawHint() {
    const [first, ...others] = this.#requested.hint ?? [];
    const last = others.at(-1);
    const from = first && this.#middle(first);
    const to = last && last !== first ? this.#middle(last) : null;
    if (!from || !this.#layout) return;
    const { unit } = this.#layout;
    // A hint of one thing alone comes from above.
    const start = to ? from : { x: from.x, y: from.y - 1.6 * unit };
    this.over.append(s("g", { class: "mark hint" }, ...arrow(start, to ?? from, unit)));
  }

  /**
   * The middle of a piece, a space or a direction.
   * @param {string} id
   * @returns {{ x: number, y: number, box?: number } | null}
   */
  #middle(id) {
    return this.#items.get(id) ?? this.#layout?.places.get(id) ?? this.#facings.get(id)?.target ?? null;
  }

  /** The directions round their piece, near enough to the middle that all of them can be seen. */
  #drawDirections() {
    const requested = this.#requested.facings ?? [];
    const before = this.#facings;
    this.#facings = new Map();
    const middle = requested[0] && this.#middle(requested[0].around);
    const seen = this.#seen();
    if (middle && seen && this.#layout) {
      const disc = Math.max(0.3 * this.#layout.unit, FINGER / seen.scale);
      const far = spread(requested.map(({ angle }) => angle), disc, 0.55 * (middle.box ?? this.#layout.unit) + disc);
      const room = far + disc;
      const x = within(middle.x, seen.left + room, seen.right - room);
      const y = within(middle.y, seen.top + room, seen.bottom - room);
      for (const direction of requested) {
        const angle = direction.angle + this.#turn;
        const turn = (angle * Math.PI) / 180;
        const at = { x: x + far * Math.sin(turn), y: y - far * Math.cos(turn) };
        const target = { id: direction.id, ...at, box: 2 * disc, wide: 100, high: 100 };
        const made = { class: "facing", "data-id": direction.id, role: "img" };
        const node = before.get(direction.id)?.node ?? s("g", made);
        node.setAttribute("aria-label", direction.label);
        node.setAttribute("data-touchable", "");
        node.style.transform = transformOf({ ...at, scale: 1 });
        node.replaceChildren(...pointer(disc, angle, direction.turn));
        this.#facings.set(direction.id, { node, target });
        // A node that is moved within the page loses the focus.
        if (!node.isConnected) this.directions.append(node);
      }
    }
    for (const [id, { node }] of before) if (!this.#facings.has(id)) node.remove();
  }

  /** What can be seen of the board's world, in its own lengths, and how many pixels one of them has. */
  #seen() {
    const screen = this.over.getScreenCTM();
    if (!screen || !screen.a) return null;
    const { left, top, right, bottom } = this.board.getBoundingClientRect();
    const back = screen.inverse();
    const start = new DOMPoint(left, top).matrixTransform(back);
    const end = new DOMPoint(right, bottom).matrixTransform(back);
    return { left: start.x, top: start.y, right: end.x, bottom: end.y, scale: screen.a };
  }
}

/**
 * Take all marks off a node.
 * @param {Element | null} node
 */
function clear(node) {
  for (const how of ["touchable", "chosen"]) node?.removeAttribute(`data-${how}`);
  node?.querySelector(":scope > .halo")?.remove();
}

/**
 * A halo round a piece, in hundredths of its box.
 * @param {Item} item
 * @param {"touchable" | "chosen"} how
 */
function halo({ wide, high }, how) {
  const [across, down] = [0.5 * wide + 5, 0.5 * high + 5];
  const rings = ["casing", "glow"].map((name) => ellipse(0, 0, across, down, { class: name }));
  return s("g", { class: `halo ${how}` }, ...rings);
}

/**
 * Just below the feet of a piece, whichever way it lies.
 * @param {Item} item
 */
function foot({ x, y, box, high, angle }) {
  const [far, turn] = [((0.5 * high + 4) * box) / 100, (angle * Math.PI) / 180];
  return { x: x - far * Math.sin(turn), y: y + far * Math.cos(turn) };
}
