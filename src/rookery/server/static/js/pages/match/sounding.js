// What is heard when something happens in a match.

import { Sounds, soundsOf } from "../../board/sound.js";
import { settings } from "../../settings.js";
import { happeningsOf } from "./history.js";
import { mine, toMove } from "./state.js";

/** @import { State } from "../../../types/match.js" */
/** @import { SoundName } from "../../board/sound.js" */

/** The most sounds of one move. */
const MOST = 2;
/** Between the sounds of what happens in one move, in seconds. */
const APART = 0.2;

/** The sounds of a match. */
export class Sounding extends Sounds {
  constructor() {
    super(() => settings.get().sound);
  }

  /**
   * Let what is new be heard.
   * @param {State} state
   * @param {State} before
   */
  follow(state, before) {
    soundsFor(state, before).forEach((name, at) => this.play(name, APART * at));
  }
}

/**
 * The sounds of what is new, in order.
 * @param {State} state
 * @param {State} before
 * @returns {SoundName[]}
 */
export function soundsFor(state, before) {
  const sounds = soundsOf(state.events.slice(before.events.length).flatMap(happeningsOf)).slice(-MOST);
  if (state.view.over && !before.view.over) return [...sounds, tuneFor(state)];
  const begins = !state.pacing && toMove(state) !== null && (toMove(before) === null || before.pacing);
  return begins ? [...sounds, "turn"] : sounds;
}

/**
 * The tune at the end: of joy for those who won and for those who look on, and a kind one for the others.
 * @param {State} state
 * @returns {SoundName}
 */
function tuneFor(state) {
  const { outcome, players } = state.view;
  const winners = outcome?.winners ?? [];
  const own = mine(state);
  if (winners.length === 0 && players > 1) return "draw";
  return own.length === 0 || own.some((seat) => winners.includes(seat)) ? "win" : "lose";
}
