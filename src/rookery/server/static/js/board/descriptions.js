// What is said of a board: the names of things, what a touch of them would do, and why it cannot be done now.

import { asSentence } from "../wording.js";
import { t, word } from "../words.js";

/** @import { Selection } from "./selection.js" */
/** @import { Scene } from "../../types/wire.js" */

/** How many touchable things are announced by name. */
const NAMED = 5;

/** Words for what is on a board and what is selected there. */
export class Descriptions {
  #scene;
  #selection;

  /**
   * @param {() => Scene | null} scene
   * @param {Selection} selection
   */
  constructor(scene, selection) {
    this.#scene = scene;
    this.#selection = selection;
  }

  /** @param {string} id */
  name(id) {
    const { pieces = [], spaces = [], facings = [] } = this.#scene() ?? {};
    const named = [pieces, spaces, facings].map((some) => some.find((each) => each.id === id)).find(Boolean);
    return word(named?.label ?? id);
  }

  /**
   * The spoken description of something: what it is, what stands on it, and what a touch would do.
   * @param {string} id
   * @param {boolean} ready  whether anything can be touched
   */
  of(id, ready) {
    const there = this.#scene()?.pieces.filter((piece) => piece.space === id).map(({ label }) => label) ?? [];
    const what = t("board-place", { labels: [this.name(id), ...there] });
    if (!ready) return what;
    if (this.#selection.chosen.includes(id)) return t("board-is-chosen", { what });
    const after = this.#selection.after(id);
    if (after.length === 0) return what;
    const [only] = after;
    const label = after.length === 1 && only ? word(only.label) : t("board-ways", { count: after.length });
    return t("board-place-leads", { what, label });
  }

  /**
   * What is selected, the prompt, and the names of what can be touched.
   * @param {string} prompt
   */
  next(prompt) {
    const { next } = this.#selection.now;
    const selected = this.#selection.chosen.map((id) => asSentence(this.name(id))).slice(-1);
    const names = next.slice(0, NAMED).map((id) => this.name(id));
    const list = next.length > NAMED ? t("board-and-more", { names, count: next.length - NAMED }) : t("board-place", { labels: names });
    return [...selected, prompt, list].filter(Boolean).join(" ");
  }

  /**
   * Why these cannot be touched: a reason that is about one of them, or about everything, or what to do instead.
   * @param {readonly string[]} ids  as they lie under a finger, the topmost first
   */
  whyNot(ids) {
    const scene = this.#scene();
    const reason = this.reason(ids) ?? scene?.reasons?.find((each) => !each.ids?.length)?.label;
    if (reason) return asSentence(word(reason));
    return scene?.status ? t("board-not-this-but", { status: asSentence(word(scene.status)) }) : t("board-not-this");
  }

  /**
   * The reason that is about one of these things, if there is one.
   * @param {readonly string[]} ids
   */
  reason(ids) {
    const reasons = this.#scene()?.reasons ?? [];
    for (const id of ids) {
      const own = reasons.find((each) => each.ids?.includes(id));
      if (own) return own.label;
    }
    return null;
  }

  /** @param {string | undefined} id */
  isFacing(id) {
    return this.#scene()?.facings?.some((facing) => facing.id === id) ?? false;
  }

  /**
   * The directions among what may be touched, as arrows around what is selected.
   * @param {readonly string[]} touchable
   */
  facings(touchable) {
    const around = this.#selection.chosen.at(-1) ?? "";
    const offered = (this.#scene()?.facings ?? []).filter((facing) => touchable.includes(facing.id));
    return offered.map(({ label, ...facing }) => ({ ...facing, label: word(label), around }));
  }
}
