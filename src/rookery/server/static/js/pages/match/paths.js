// Paths for the seat to move, fetched once a position, and only where there are plain steps.

import * as api from "../../api.js";
import { toMove } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */
/** @import { Path } from "../../../types/wire.js" */

/** The paths of one match, as far as they are known. */
export class Paths {
  #context;
  #onLoad;
  /** @type {{ place: string, paths: readonly Path[] }} */
  #known = { place: "", paths: [] };

  /**
   * @param {Context} context
   * @param {() => void} onLoad  called when paths have been fetched
   */
  constructor(context, onLoad) {
    this.#context = context;
    this.#onLoad = onLoad;
  }

  /**
   * The known paths from here; if they were not fetched yet, the callback gets them later.
   * @param {State} state
   * @returns {readonly Path[]}
   */
  from(state) {
    const { view } = state;
    const seat = toMove(state);
    if (seat === null || !view.choices.some(({ plain }) => plain)) return [];
    const place = `${view.plies} ${view.position}`;
    if (this.#known.place !== place) void this.#ask(place, seat, view.seq);
    return this.#known.paths;
  }

  /**
   * Paths are optional: without them every single step can still be made.
   * @param {string} place
   * @param {number} seat
   * @param {number} seq
   */
  async #ask(place, seat, seq) {
    this.#known = { place, paths: [] };
    const found = await api.paths(this.#context.entry.match).catch(() => null);
    if (this.#known.place !== place || found?.seq !== seq) return;
    this.#known = { place, paths: found.paths };
    this.#onLoad();
  }
}
