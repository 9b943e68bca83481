// Answers that somebody wants to be given every time: kept by this browser, for one match and each seat in it.

import { keep, recall } from "../../storage.js";
import { historyOf } from "./history.js";

/** @typedef {import("../../board/bar.js").Habit} Habit */
/** @typedef {import("../../../types/wire.js").Choice} Choice */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */

/** @param {string} match */
const drawer = (match) => `rookery-habits-${match}`;

/** What is answered by itself in one match. */
export class Habits {
  #drawer;
  /** By seat. @type {Record<string, Habit[]>} */
  #kept;

  /** @param {string} match */
  constructor(match) {
    this.#drawer = drawer(match);
    this.#kept = recall(this.#drawer, {});
  }

  /**
   * @param {number | null} seat
   * @returns {readonly Habit[]}
   */
  of(seat) {
    return this.#kept[String(seat)] ?? [];
  }

  /**
   * @param {number} seat
   * @param {Habit} habit
   */
  add(seat, { move, label }) {
    this.#set(seat, [...this.of(seat).filter((each) => each.move !== move), { move, label }]);
  }

  /**
   * @param {number} seat
   * @param {string} move
   */
  drop(seat, move) {
    this.#set(seat, this.of(seat).filter((each) => each.move !== move));
  }

  /** The match is over: nothing is left to be answered. */
  forget() {
    if (Object.keys(this.#kept).length === 0) return;
    this.#kept = {};
    keep(this.#drawer, undefined);
  }

  /**
   * @param {number} seat
   * @param {Habit[]} habits
   */
  #set(seat, habits) {
    this.#kept = { ...this.#kept, [seat]: habits };
    keep(this.#drawer, this.#kept);
  }
}

/**
 * Which of the choices is to be made by itself: one that is answered every time, that needs no caution, and that
 * nobody has taken back at this very point of the game.
 * @param {readonly Choice[]} choices
 * @param {readonly Habit[]} habits
 * @param {readonly AnyEvent[]} events
 * @returns {Choice | null}
 */
export function due(choices, habits, events) {
  const wanted = choices.find(({ move, standing, caution }) => standing && !caution && habits.some((habit) => habit.move === move));
  return wanted && !wasTakenBack(events, wanted.move) ? wanted : null;
}

/**
 * Whether this move was made where the game stands now, and then taken back.
 * @param {readonly AnyEvent[]} events
 * @param {string} move
 */
function wasTakenBack(events, move) {
  const { plies, takenBack } = historyOf(events);
  return takenBack.some(({ at, text }) => at === plies.length && text === move);
}
