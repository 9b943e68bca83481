// Marks on a board: what can be touched, what is selected, where it can go, a hint; and the directions to choose from.

import { s } from "../dom.js";
import { hintMark } from "./arrows.js";
import { brink, formOf, glow, LIFT, pool, shadow, sign, STACKED } from "./glows.js";
import { ghostAt, standingOn } from "./previews.js";
import { box } from "./shapes.js";

/** @import { Layout } from "./layout.js" */
/** @import { Space } from "../../types/wire.js" */
/** @import { Item } from "../../types/display.js" */
/** @import { RequestedMarks, Seen } from "../../types/board.js" */

/** More ghosts at once would only be noise. */
const MOST_GHOSTS = 9;
/** So many things that may be touched glow less, each. */
const MANY = 7;
/** What marked nodes are marked with. */
const STATES = ["data-touchable", "data-chosen", "data-gone"];

/** The marks on one board. */
export class Marks {
  /** @type {ReadonlySet<string>} */
  touchable = new Set();
  /** Below the pieces, and above them. */
  under = s("g", { class: "layer marks", "aria-hidden": "true" });
  over = s("g", { class: "layer marks", "aria-hidden": "true" });
  /** What changes with the mouse. */
  #aimedAt = s("g", { class: "layer marks", "aria-hidden": "true" });
  #ways = s("g", { class: "layer directions" });
  /** Loaded with the first scene that has directions. @type {import("./directions.js").Directions | null} */
  directions = null;
  /** @type {RequestedMarks} */
  #requested = {};
  /** What would be touched, and what else that would change. @type {{ id: string | null, affected: readonly string[] }} */
  #aim = { id: null, affected: [] };
  /** @type {Layout | null} */
  #layout = null;
  #turn = 0;
  /** What is seen of the board. */
  #seen = { left: 0, top: 0, right: 0, bottom: 0, scale: 1 };
  /** @type {ReadonlyMap<string, Item>} */
  #items = new Map();
  /** @type {SVGGElement[]} */
  #marked = [];
  /** The glows of spaces that may be touched, by their ids. @type {Map<string, Element>} */
  #offered = new Map();
  #noHover = matchMedia("(hover: none)");

  /**
   * @param {SVGSVGElement} board
   * @param {(id: string) => SVGGElement | null} node
   */
  constructor(board, node) {
    this.board = board;
    this.node = node;
  }

  /** The layers above the pieces. */
  get above() {
    return [this.over, this.#aimedAt, this.#ways];
  }

  /**
   * Take note of what is to be marked.
   * @param {RequestedMarks} requested
   * @returns {boolean} whether that is something else than before, and has to be drawn
   */
  request(requested) {
    // Several parts of a page mark one board: each names what it cares about, and the rest stays.
    const before = JSON.stringify(this.#requested);
    this.#requested = { ...this.#requested, ...requested };
    return JSON.stringify(this.#requested) !== before;
  }

  /**
   * Draw the marks on another scene, or on the same one at another size: directions are as large as fingers.
   * @param {{ layout: Layout, seen: Seen, turn: number, items: ReadonlyMap<string, Item> }} where  and by how much the
   *   scene is shown turned
   */
  follow({ layout, seen, turn, items }) {
    this.#layout = layout;
    this.#seen = seen;
    this.#turn = turn;
    this.#items = items;
    this.draw();
  }

  /**
   * Show what a touch of this would do: where the selected piece would stand, and what else would change.
   * @param {string | null} id
   * @param {readonly string[]} affected
   */
  aim(id, affected) {
    if (id === this.#aim.id && affected.join() === this.#aim.affected.join()) return;
    this.#aim = { id, affected };
    this.#drawAim();
  }

  /** Get ready to show directions. */
  async loadDirections() {
    const module = this.directions ? null : await import("./directions.js").catch(() => null);
    if (module) this.directions ??= new module.Directions(this.#ways);
    return this.directions;
  }

  /** Draw all marks anew. */
  draw() {
    if (!this.#layout) return;
    this.board.style.setProperty("--unit", `${this.#layout.unit}px`);
    const { touchable = [], chosen = [], facings = [] } = this.#requested;
    this.touchable = new Set([...touchable, ...facings.map(({ id }) => id)]);
    for (const node of this.#marked) clear(node);
    this.#marked = [];
    this.#offered.clear();
    this.under.replaceChildren();
    this.over.replaceChildren();
    for (const id of touchable) this.#offer(id);
    for (const id of chosen) this.#choose(id);
    this.#drawHint("mistake");
    this.#drawHint("hint");
    const middle = facings[0] && this.#middle(facings[0].around);
    this.directions?.show(facings, middle ? { ...middle, turn: this.#turn } : null, this.#seen);
    // They could not be loaded with the scene: try again.
    if (middle && !this.directions) void this.loadDirections().then((loaded) => loaded && this.draw());
    this.#drawAim();
  }

  /** The piece in hand, if there is one: it would go where is aimed at. */
  get #held() {
    return (this.#requested.chosen ?? []).findLast((id) => this.#items.has(id)) ?? null;
  }

  /**
   * Mark what may be touched: a piece or a space glows, where the piece in hand could go more than what could be taken up.
   * @param {string} id
   */
  #offer(id) {
    const { chosen = [], far = [], touchable = [] } = this.#requested;
    const [node, layout, held] = [this.node(id), this.#layout, this.#held];
    if (!node || !layout) return;
    this.#set(node, "data-touchable");
    const item = this.#items.get(id);
    const space = layout.places.get(item && chosen.includes(id) ? item.space : id);
    if (item && !chosen.includes(id)) {
      node.prepend(pool(item));
      return;
    }
    if (!space) return;
    const how = far.includes(id) ? "goal far" : held ? "goal" : touchable.length > MANY ? "offer many" : "offer";
    const stands = held && !chosen.includes(id) ? standingOn(layout, held, space.id) : null;
    const mark = this.#glow(space, stands, how);
    this.#offered.set(id, mark);
    // Fingers do not hover, so they see at once what would stand where, as long as it hides nothing.
    const few = touchable.length <= MOST_GHOSTS && !layout.covered.has(space.id) && !far.includes(id);
    if (stands && few && this.#noHover.matches) this.#ghost(this.under, stands, "preview faint");
  }

  /**
   * Mark what is chosen: a piece is lifted, and once its place is chosen too it is shown there.
   * @param {string} id
   */
  #choose(id) {
    const { chosen = [] } = this.#requested;
    const [node, layout, held] = [this.node(id), this.#layout, this.#held];
    if (!node || !layout) return;
    this.#set(node, "data-chosen");
    const item = this.#items.get(id);
    const space = layout.places.get(id);
    const placed = held !== null && chosen.indexOf(held) < chosen.length - 1;
    if (item && placed && id === held) this.#set(node, "data-gone");
    else if (item) this.#lift(item, node);
    else if (space) {
      const stands = placed ? standingOn(layout, held, id) : null;
      this.#glow(space, stands, "chosen");
      if (stands) this.#ghost(this.over, stands, "preview placed");
    }
  }

  /**
   * Let a space glow. What is stacked there covers it, so there the uppermost of it glows.
   * @param {Space} space
   * @param {Item | null} stands  who would stand there
   * @param {string} how
   */
  #glow(space, stands, how) {
    const layout = /** @type {Layout} */ (this.#layout);
    const top = this.#topOf(space.id);
    const node = top && this.node(top.key);
    if (!top || !node) {
      const mark = glow(formOf(layout, space, stands), this.#size, `glow ${how}`);
      this.under.append(mark);
      return mark;
    }
    const scale = top.box / 100;
    const mark = glow(STACKED, { unit: this.#size.unit / scale, scale: this.#size.scale * scale }, `halo glow stacked ${how}`);
    node.append(mark);
    this.#marked.push(node);
    return mark;
  }

  /**
   * Lift a piece, and whatever it carries, off the ground.
   * @param {Item} item
   * @param {SVGGElement} node
   */
  #lift(item, node) {
    node.prepend(shadow(item));
    const carried = (this.#layout?.scene.pieces ?? []).filter((piece) => piece.carried_by === item.id);
    for (const each of [node, ...carried.map(({ id }) => this.node(id))]) {
      if (!each) continue;
      each.style.translate = `0 ${(-LIFT * item.box) / 100}px`;
      this.#marked.push(each);
    }
  }

  /** Show where the piece in hand would stand, and what else would change. */
  #drawAim() {
    const { id, affected } = this.#aim;
    for (const marked of this.board.querySelectorAll(".aimed, .affected")) marked.classList.remove("aimed", "affected");
    this.#aimedAt.replaceChildren();
    const [layout, held] = [this.#layout, this.#held];
    if (!layout) return;
    if (id !== null) {
      this.node(id)?.classList.add("aimed");
      this.#offered.get(id)?.classList.add("aimed");
      const stands = held && id !== held && this.#items.get(held)?.space !== id && layout.places.has(id) ? standingOn(layout, held, id) : null;
      if (stands && !(this.#requested.chosen ?? []).includes(id)) this.#ghost(this.#aimedAt, stands, "preview");
    }
    for (const each of affected) this.#affect(each, layout);
  }

  /**
   * Point out something that a move would change.
   * @param {string} id
   * @param {Layout} layout
   */
  #affect(id, layout) {
    this.node(id)?.classList.add("affected");
    const middle = this.#middle(id);
    if (!middle) return;
    const size = Math.max(0.17 * layout.unit, 7 / this.#size.scale);
    this.#aimedAt.append(sign({ x: middle.x + 0.36 * middle.box, y: middle.y + 0.32 * middle.box }, size));
  }

  /**
   * An arrow from the first thing of a move to the last, from rim to rim, or a ring where there is but one.
   * @param {"hint" | "mistake"} kind
   */
  #drawHint(kind) {
    const [first, ...others] = this.#requested[kind] ?? [];
    const last = others.at(-1) ?? first;
    const from = first && this.#middle(first);
    const to = last && this.#middle(last);
    if (!from || !to || !this.#layout) return;
    this.over.append(s("g", { class: `mark ${kind}` }, ...hintMark(from, to, this.#layout.unit)));
  }

  /**
   * The middle of a piece, a space or a direction, how large it is, and what stands about.
   * @param {string} id
   */
  #middle(id) {
    const layout = this.#layout;
    if (!layout) return null;
    const { unit } = layout;
    const item = this.#items.get(id);
    const space = layout.places.get(id);
    const at = item ?? (space && (space.coast ? brink(layout, space) : space)) ?? this.directions?.at(id);
    if (!at) return null;
    const obstacles = [...this.#items.values()].filter((each) => each.id !== null && each.stance !== "stacks" && each.id !== this.#held);
    const round = obstacles.map((each) => ({ x: each.x, y: each.y, round: (0.32 * each.box * Math.min(each.wide, each.high)) / 100 }));
    const size = item?.box ?? unit;
    const { width: wide, height: high } = !item && space && !space.coast ? box(space.outline) : { width: size, height: size };
    return { x: at.x, y: at.y, box: size, wide, high, unit, obstacles: round };
  }

  /**
   * The uppermost of what is stacked on a space.
   * @param {string} space
   */
  #topOf(space) {
    return [...this.#items.values()].filter((item) => item.id !== null && item.stance === "stacks" && item.space === space).at(-1);
  }

  /**
   * @param {SVGGElement} layer
   * @param {Item} item
   * @param {string} className
   */
  #ghost(layer, item, className) {
    const node = item.id === null ? null : this.node(item.id);
    if (node) layer.append(ghostAt(node, item, className));
  }

  /**
   * @param {SVGGElement} node
   * @param {string} state
   */
  #set(node, state) {
    node.setAttribute(state, "");
    this.#marked.push(node);
  }

  /** The usual space, and how many pixels one length has. */
  get #size() {
    return { unit: this.#layout?.unit ?? 1, scale: this.#seen.scale };
  }
}

/**
 * Take all marks off a node.
 * @param {SVGGElement} node
 */
function clear(node) {
  for (const state of STATES) node.removeAttribute(state);
  node.style.translate = "";
  node.querySelector(":scope > .halo")?.remove();
}
