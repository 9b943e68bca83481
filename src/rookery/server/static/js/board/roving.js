// Keyboard control of a board (roving tabindex): one tab stop, arrows to the nearest place, Enter to touch, Escape to go
// back.
//
// The board has the role "application": only there do screen readers pass arrow keys to the page. A grid would promise
// rows and cells, which most boards do not have, and plain buttons would leave the arrows to the reader. What can be
// touched is still a button, so that people on phones find it by swiping.
// Focus is real and wanders; `aria-activedescendant` inside SVG is not followed everywhere.

import { set } from "../dom.js";
import { t } from "../words.js";
import { ARROWS, closest, inReadingOrder, nearest } from "./arrow_keys.js";
import { FocusRing } from "./focus_ring.js";

/** @import { Board } from "./board.js" */
/** @import { Place } from "./arrow_keys.js" */
/** @import { RovingHooks } from "../../types/board.js" */

/** Focus that wanders over a board. */
export class Roving {
  #board;
  #hooks;
  #ring;
  /** @type {string | null} */
  #current = null;
  /** Where the focus was last that is there for the whole game, unlike a direction. @type {string | null} */
  #ground = null;
  /** @type {readonly string[]} */
  #touchable = [];
  /** A board draws in its own time, and names what it draws anew: then this has to be done again. */
  #watcher = new MutationObserver((records) => records.some(concernsPlaces) && this.update(this.#touchable));

  /**
   * @param {Board} board
   * @param {RovingHooks} hooks
   */
  constructor(board, hooks) {
    this.#board = board;
    this.#hooks = hooks;
    this.#ring = new FocusRing(board.element);
    // Some browsers make a stop of whatever listens to focus; the stop is to be in the board, not the board.
    set(board.element, { role: "application", "aria-roledescription": t("board-role"), tabindex: -1 });
    board.element.addEventListener("keydown", this.#onKey);
    board.element.addEventListener("focusin", this.#onFocus);
    board.element.addEventListener("focusout", this.#onBlur);
    this.#watcher.observe(board.element, { childList: true, subtree: true, attributeFilter: ["aria-label"] });
  }

  /** Whether the keyboard is on the board. */
  get active() {
    return this.#board.element.contains(document.activeElement);
  }

  /**
   * Let these be what may be touched.
   * @param {readonly string[]} touchable
   */
  update(touchable) {
    this.#touchable = touchable;
    for (const id of new Set([...this.#all(), ...touchable])) this.#dress(id);
    const stays = this.#current !== null && this.#board.node(this.#current) !== null;
    this.#makeStop(stays ? this.#current : (inReadingOrder(this.#places(this.#roamed(false)))[0]?.id ?? null));
    if (this.active) this.#ring.follow(document.activeElement);
    // Whatever was new is done, and the rest was done here.
    this.#watcher.takeRecords();
  }

  /**
   * Bring the keyboard to what may be touched nearest to where it is; to where it was if there is nothing.
   * @param {string | null} [last]  only if there is nothing else
   */
  follow(last = null) {
    const others = this.#touchable.filter((id) => id !== last);
    const wanted = others.length > 0 ? others : this.#touchable;
    const stays = wanted.length === 0 || (this.#current !== null && wanted.includes(this.#current));
    if (stays) return this.#go(this.#current === null ? null : this.#place(this.#current));
    const places = this.#places(wanted);
    const here = this.#current === null ? null : this.#place(this.#current);
    this.#go(here ? closest(places, here) : inReadingOrder(places)[0]);
  }

  /**
   * Before directions go, the focus returns from them to the place around which they are.
   * @param {readonly string[]} staying
   */
  release(staying) {
    if (!this.active || this.#current === this.#ground || staying.includes(this.#current ?? "")) return;
    this.#go(this.#ground === null ? null : this.#place(this.#ground));
  }

  destroy() {
    this.#watcher.disconnect();
    this.#ring.destroy();
    this.#board.element.removeEventListener("keydown", this.#onKey);
    this.#board.element.removeEventListener("focusin", this.#onFocus);
    this.#board.element.removeEventListener("focusout", this.#onBlur);
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.#obey(event.key, event.shiftKey)) event.preventDefault();
  };

  /** @param {FocusEvent} event */
  #onFocus = (event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-id") : null;
    if (id === null) return;
    this.#makeStop(id);
    const node = this.#board.node(id);
    this.#ring.follow(node);
    // The focus follows mice and fingers too, but they are somewhere else.
    this.#hooks.focus(node?.matches(":focus-visible") ? id : null);
  };

  #onBlur = () => {
    this.#ring.follow(null);
    this.#hooks.focus(null);
  };

  /**
   * @param {string} key
   * @param {boolean} shift  roams over everything, to look around
   * @returns {boolean} whether the key meant something here
   */
  #obey(key, shift) {
    const direction = ARROWS[key];
    if (direction) {
      const here = this.#current === null ? null : this.#place(this.#current);
      const places = this.#places(this.#roamed(shift));
      this.#go(here ? nearest(places, here, direction) : places[0]);
    } else if (key === "Home" || key === "End") {
      this.#go(inReadingOrder(this.#places(this.#roamed(shift))).at(key === "Home" ? 0 : -1));
    } else if ((key === "Enter" || key === " ") && this.#current !== null) {
      this.#hooks.touch(this.#current);
    } else {
      return key === "Escape" && this.#hooks.back();
    }
    return true;
  }

  /** @param {Place | null | undefined} place */
  #go(place) {
    const node = place && this.#board.node(place.id);
    if (!node) return;
    this.#makeStop(place.id);
    node.focus();
  }

  /**
   * Make this the one tab stop of the board.
   * @param {string | null} id
   */
  #makeStop(id) {
    const before = this.#current;
    this.#current = id;
    if (id === null || this.#all().includes(id)) this.#ground = id;
    for (const each of [before, id]) if (each !== null) this.#dress(each);
  }

  /** @param {string} id */
  #dress(id) {
    const node = this.#board.node(id);
    const label = this.#hooks.describe(id);
    if (!node) return;
    const [role, tabindex] = [this.#touchable.includes(id) ? "button" : "img", id === this.#current ? "0" : "-1"];
    // Most of a board stays as it is from one update to the next, and an attribute that is set is work for the browser.
    for (const [name, value] of Object.entries({ role, tabindex, "aria-label": label })) {
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
  }

  /**
   * What arrows go over: what may be touched, or everything for those who look around or have nothing to touch.
   * @param {boolean} everything
   */
  #roamed(everything) {
    return everything || this.#touchable.length === 0 ? this.#all() : this.#touchable;
  }

  #all() {
    const scene = this.#board.scene;
    return scene ? [...scene.spaces, ...scene.pieces].map((each) => each.id) : [];
  }

  /** @param {readonly string[]} ids */
  #places(ids) {
    return ids.map((id) => this.#place(id)).filter((place) => place !== null);
  }

  /**
   * @param {string} id
   * @returns {Place | null}
   */
  #place(id) {
    const node = this.#board.node(id);
    if (!node) return null;
    // The middle of what can be seen of it: land goes on beyond the edge.
    const [box, seen] = [node.getBoundingClientRect(), this.#board.element.getBoundingClientRect()];
    const middle = (/** @type {"left" | "top"} */ start, /** @type {"right" | "bottom"} */ end) =>
      (Math.max(box[start], seen[start]) + Math.min(box[end], seen[end])) / 2;
    return { id, x: middle("left", "right"), y: middle("top", "bottom") };
  }
}

/**
 * Whether a change of the board is about what has a name: a name that is another now, something new, or something that is
 * gone. Marks and trails come and go too, and what only changes its place among the others keeps its name.
 * @param {MutationRecord} record
 */
function concernsPlaces({ type, addedNodes, removedNodes }) {
  const named = (/** @type {Node} */ node) => node instanceof Element && node.hasAttribute("data-id");
  const isNew = (/** @type {Node} */ node) => named(node) && !(/** @type {Element} */ (node).hasAttribute("tabindex"));
  return type === "attributes" || [...addedNodes].some(isNew) || [...removedNodes].some((node) => named(node) && !node.isConnected);
}
