// The selection: the offered choices, what has been touched, and what can be touched next. Pure.

import { leadsTo, narrow, touch } from "./touch.js";

/** @typedef {import("./touch.js").Choice} Choice */
/** @typedef {import("./touch.js").Narrowed} Narrowed */
/** @typedef {import("../../types/wire.js").Scene} Scene */
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
    if (known) return false;
    this.#moves = choices;
    this.#scene = scene;
    this.touched = [];
    return true;
  }

  /** @returns {Narrowed} */
  get now() {
    return narrow(this.choices, this.touched);
  }

  /** What is taken up so far, with what goes without saying. */
  get chosen() {
    return [...this.touched, ...this.now.implied];
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
    const id = this.aim(ids) ?? this.#meant(ids).find((each) => touch(this.choices, this.touched, each) !== null);
    const path = id === undefined ? [] : (touch(this.choices, this.touched, id) ?? []);
    if (path.length === 0 && this.touched.length === 0) return "nothing";
    const back = path.every((each, at) => this.touched[at] === each);
    this.touched = path;
    return back ? "back" : "onward";
  }

  /**
   * The first of these ids that leads on from the selection.
   * @param {readonly string[]} ids
   * @returns {string | null}
   */
  aim(ids) {
    const { next } = this.now;
    return this.#meant(ids).find((id) => next.includes(id)) ?? null;
  }

  /**
   * Whether a touch of this id would change the selection.
   * @param {string} id
   */
  leads(id) {
    return touch(this.choices, this.touched, id) !== null;
  }

  /**
   * Whether some choice begins with this id.
   * @param {string} id
   */
  begins(id) {
    return narrow(this.choices, []).next.includes(id);
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
    return leadsTo(this.choices, this.touched, id);
  }

  /**
   * What a finger on these may mean. On the selected piece it means the piece, to put it back, and not the space under
   * it: what a piece does where it stands has a button of its own.
   * @param {readonly string[]} ids
   */
  #meant(ids) {
    const held = this.touched.at(-1);
    const under = held !== undefined && ids.includes(held) ? this.spaceOf(held) : null;
    return ids.filter((id) => id !== under);
  }

  /**
   * The space that a piece is on; null for everything else.
   * @param {string | undefined} id
   * @returns {string | null}
   */
  spaceOf(id) {
    return this.#scene?.pieces.find((piece) => piece.id === id)?.space ?? null;
  }
}

/**
 * @param {readonly Choice[]} some
 * @param {readonly Choice[]} others
 */
function sameMoves(some, others) {
  return some.length === others.length && some.every((choice, at) => choice.move === others[at]?.move);
}
