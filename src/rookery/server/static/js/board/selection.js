// The selection: the offered choices, what has been touched, and what can be touched next. Pure.
//
// Choices name one of several pieces that are alike; a finger may touch any of them. The touches are kept as choices name
// them, and beside them which piece it really was.

import { leadsTo, narrow, touch } from "./touch.js";

/** @import { Choice } from "./touch.js" */
/** @import { Narrowed } from "../../types/board.js" */
/** @import { Scene } from "../../types/wire.js" */
/** @typedef {"nothing" | "onward" | "back"} Taken */

/** More buttons than this are no help: then the board is touched to go on. */
const FEW = 4;

/** The choices on offer and the touches so far. */
export class Selection {
  /** All that is on offer: single moves first, then whole paths. @type {readonly Choice[]} */
  choices = [];
  /** The single moves alone. @type {readonly Choice[]} */
  #moves = [];
  /** @type {string[]} */
  touched = [];
  /** @type {Scene | null} */
  #scene = null;
  /** All ids that choices name. @type {ReadonlySet<string>} */
  #named = new Set();
  /** Which of several pieces that are alike was touched, by the one that choices name. @type {Map<string, string>} */
  #real = new Map();

  /**
   * Offer choices in a scene. The same offer once more changes nothing, though paths may come later than the moves
   * that they consist of; any other starts anew.
   * @param {readonly Choice[]} choices
   * @param {Scene | null} scene
   * @param {readonly Choice[]} [paths]
   * @returns {boolean} whether it is a new one
   */
  offer(choices, scene, paths = []) {
    const known = scene === this.#scene && sameMoves(choices, this.#moves);
    this.choices = [...choices, ...paths];
    this.#named = new Set(this.choices.flatMap(({ touches }) => touches));
    if (known) return false;
    this.#moves = choices;
    this.#scene = scene;
    this.touched = [];
    this.#real.clear();
    return true;
  }

  /** @returns {Narrowed} */
  get now() {
    return narrow(this.choices, this.touched);
  }

  /** What is taken up so far, with what goes without saying. */
  get chosen() {
    return this.real([...this.touched, ...this.now.implied]);
  }

  /**
   * Things as they were touched, where choices name a piece that is alike.
   * @param {readonly string[]} ids
   */
  real(ids) {
    return ids.map((id) => this.#real.get(id) ?? id);
  }

  /** What a finger may touch next: whatever leads on, but for what goes without saying, and every piece that is alike. */
  get touchable() {
    const { next: all, implied } = this.now;
    const next = all.filter((id, at) => at >= implied.length);
    const alike = next.flatMap((id) => this.#alikeTo(id)).filter((id) => !this.#named.has(id));
    return [...new Set([...next, ...alike])];
  }

  /** What may be touched next and is reached by whole paths alone. */
  get far() {
    const near = new Set(narrow(this.#moves, this.touched).next);
    return this.now.next.filter((id) => !near.has(id) && this.after(id).every(({ moves }) => moves));
  }

  /** The one thing that there is to do, if there is nothing to choose. */
  get forced() {
    const { open } = narrow(this.choices, []);
    return open.length === 1 ? (open[0] ?? null) : null;
  }

  /** What a button must be there for: the board alone could not tell it from another choice, or has no place for it. */
  get buttons() {
    if (this.forced) return [this.forced];
    const { open, ends, implied } = this.now;
    const here = this.spaceOf(this.chosen.at(-1));
    const depth = this.touched.length + implied.length;
    const standing = open.filter((choice) => here !== null && choice.touches[depth] === here);
    const longer = ends.length > 0 && this.touched.length > 0 && open.length <= FEW ? open : ends;
    // A finger finds the piece and hardly the ground under it, so what the ground can do is said beside the board.
    const ground = this.choices.filter(({ touches, same_as }) => touches.length === 1 && touches[0] === here && !same_as);
    const plain = this.choices.filter((choice) => choice.touches.length === 0 && !choice.same_as);
    return [...new Set([...longer, ...(standing.length <= FEW ? standing : []), ...ground, ...plain])];
  }

  /**
   * Touch the first of these ids that leads on, or else the first that leads anywhere. What leads nowhere puts back.
   * @param {readonly string[]} ids  as they lie under a finger, the topmost first
   * @returns {Taken}
   */
  take(ids) {
    const id = this.aim(ids) ?? ids.find((each) => this.leads(each));
    const path = id === undefined ? [] : (touch(this.choices, this.touched, this.#nameOf(id)) ?? []);
    if (path.length === 0 && this.touched.length === 0) return "nothing";
    if (id !== undefined && this.#changesHands(id)) return "onward";
    const back = path.every((each, at) => this.touched[at] === each);
    this.touched = path;
    if (id !== undefined && !back) this.#real.set(this.#nameOf(id), id);
    return back ? "back" : "onward";
  }

  /**
   * The first of these ids that leads on from the selection. A finger on the piece that is selected means what it can
   * do where it stands.
   * @param {readonly string[]} ids
   * @returns {string | null}
   */
  aim(ids) {
    const { next } = this.now;
    const held = this.touched.length > 0 ? this.chosen[this.touched.length - 1] : undefined;
    const meant = held !== undefined && ids.includes(held) ? [held, this.spaceOf(held) ?? held, ...ids] : ids;
    return meant.find((id) => next.includes(this.#nameOf(id))) ?? null;
  }

  /**
   * Whether a touch of this id would change the selection.
   * @param {string} id
   */
  leads(id) {
    return touch(this.choices, this.touched, this.#nameOf(id)) !== null;
  }

  /**
   * Whether some choice begins with this id.
   * @param {string} id
   */
  begins(id) {
    return narrow(this.choices, []).next.includes(this.#nameOf(id));
  }

  /**
   * Whether every choice that goes on with this id ends with it.
   * @param {string} id
   */
  ends(id) {
    return this.after(id).every(({ touches }) => touches.at(-1) === this.#nameOf(id));
  }

  /** Take the last touch back; false if there was none. */
  back() {
    if (this.touched.length === 0) return false;
    this.touched = this.touched.slice(0, -1);
    return true;
  }

  /**
   * What a touch of this id would lead to.
   * @param {string} id
   */
  after(id) {
    return leadsTo(this.choices, this.touched, this.#nameOf(id));
  }

  /**
   * What else the moves have in common that a touch of this id leads to: the ids of what they change.
   * @param {string} id
   * @returns {string[]}
   */
  affectedBy(id) {
    const [first, ...others] = this.after(id).map(({ affects }) => affects ?? []);
    return (first ?? []).filter((each) => others.every((affects) => affects.includes(each)));
  }

  /**
   * The space that a piece is on; null for everything else.
   * @param {string | undefined} id
   * @returns {string | null}
   */
  spaceOf(id) {
    return this.#scene?.pieces.find((piece) => piece.id === id)?.space ?? null;
  }

  /**
   * The pieces on a space, the topmost first.
   * @param {string} id
   */
  piecesOn(id) {
    const there = this.#scene?.pieces.filter((piece) => piece.space === id) ?? [];
    return there.map((piece) => piece.id).reverse();
  }

  /**
   * Another one of pieces that are alike takes the place of the one in hand.
   * @param {string} id
   * @returns {boolean} whether it is one
   */
  #changesHands(id) {
    const name = this.#nameOf(id);
    if (name !== this.touched.at(-1) || id === (this.#real.get(name) ?? name)) return false;
    this.#real.set(name, id);
    return true;
  }

  /**
   * The id by which choices name this: its own, or that of a piece that is alike.
   * @param {string} id
   */
  #nameOf(id) {
    return this.#named.has(id) ? id : (this.#alikeTo(id).find((each) => this.#named.has(each)) ?? id);
  }

  /**
   * The ids of all pieces that are alike to this one.
   * @param {string} id
   * @returns {string[]}
   */
  #alikeTo(id) {
    const pieces = this.#scene?.pieces ?? [];
    const alike = pieces.find((piece) => piece.id === id)?.alike;
    return alike ? pieces.filter((piece) => piece.alike === alike).map((piece) => piece.id) : [];
  }
}

/**
 * @param {readonly Choice[]} some
 * @param {readonly Choice[]} others
 */
function sameMoves(some, others) {
  return some.length === others.length && some.every((choice, at) => choice.move === others[at]?.move);
}
