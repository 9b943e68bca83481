// Standing answers: choices that a player wants made every time, stored in this browser by match and seat.

import { load, save } from "../../storage.js";
import { historyOf } from "./history.js";
import { standingAnswersKey } from "./parts.js";

/** @import { StandingAnswer } from "../../../types/board.js" */
/** @import { AnyEvent, Choice } from "../../../types/wire.js" */

/** The standing answers of one match. */
export class StandingAnswers {
  #storageKey;
  /** By seat. @type {Record<string, StandingAnswer[]>} */
  #bySeat;

  /** @param {string} match */
  constructor(match) {
    this.#storageKey = standingAnswersKey(match);
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
   * The choice to make automatically for a seat.
   * @param {number} seat
   * @param {readonly Choice[]} choices
   * @param {readonly AnyEvent[]} events
   */
  due(seat, choices, events) {
    return dueAnswer(choices, this.of(seat), events);
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

  /** Remove them: the match is over. */
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
 * The choice to make automatically: one with a standing answer, without a warning, and not just taken back at this
 * point of the game.
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
 * Whether this move was made at the current ply, and then taken back.
 * @param {readonly AnyEvent[]} events
 * @param {string} move
 */
function wasTakenBack(events, move) {
  const { plies, takenBack } = historyOf(events);
  return takenBack.some(({ at, text }) => at === plies.length && text === move);
}
