// Answers that somebody wants to be given every time: kept by this browser, for one match and each seat in it.

import { load, save } from "../../storage.js";
import { historyOf } from "./history.js";

/** @typedef {import("../../board/bar.js").StandingAnswer} StandingAnswer */
/** @typedef {import("../../../types/wire.js").Choice} Choice */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */

/** @param {string} match */
const storageKey = (match) => `rookery-standing-answers-${match}`;

/** What is answered by itself in one match. */
export class StandingAnswers {
  #storageKey;
  /** By seat. @type {Record<string, StandingAnswer[]>} */
  #bySeat;

  /** @param {string} match */
  constructor(match) {
    this.#storageKey = storageKey(match);
    this.#bySeat = load(this.#storageKey, {});
  }

  /**
   * @param {number | null} seat
   * @returns {readonly StandingAnswer[]}
   */
  of(seat) {
    return this.#bySeat[String(seat)] ?? [];
  }

  /**
   * @param {number} seat
   * @param {StandingAnswer} answer
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
    if (Object.keys(this.#bySeat).length === 0) return;
    this.#bySeat = {};
    save(this.#storageKey, undefined);
  }

  /**
   * @param {number} seat
   * @param {StandingAnswer[]} standingAnswers
   */
  #set(seat, standingAnswers) {
    this.#bySeat = { ...this.#bySeat, [seat]: standingAnswers };
    save(this.#storageKey, this.#bySeat);
  }
}

/**
 * Which of the choices is to be made by itself: one that is answered every time, that needs no caution, and that
 * nobody has taken back at this very point of the game.
 * @param {readonly Choice[]} choices
 * @param {readonly StandingAnswer[]} standingAnswers
 * @param {readonly AnyEvent[]} events
 * @returns {Choice | null}
 */
export function dueAnswer(choices, standingAnswers, events) {
  const wanted = choices.find(({ move, standing, caution }) => standing && !caution && standingAnswers.some((answer) => answer.move === move));
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
