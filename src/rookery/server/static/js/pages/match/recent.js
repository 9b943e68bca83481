// What of the past still matters: the last turns of the others, and the roll that counts. Pure.

import { faceOf } from "../../board/die.js";
import { historyOf, rollThatCounts, trailsOf } from "./history.js";
import { mine } from "./state.js";

/** @import { State } from "../../../types/match.js" */

/**
 * What the last turns of others did. Those who share a screen look on in turns.
 * @param {State} state
 * @returns {import("../../board/trails.js").Trail[]}
 */
export function lastTurns(state) {
  const { players, turn } = state.view;
  const own = mine(state);
  const looking = own.length > 1 ? own.filter((seat) => seat === turn) : own;
  return trailsOf(historyOf(state.events).plies, { alone: players === 1, turn, own: looking });
}

/**
 * The face of the roll that counts now, and whose it is.
 * @param {State} state
 * @returns {{ face: import("../../../types/wire.js").DieFace, seat: number | null } | null}
 */
export function countingRoll({ view, events }) {
  const roll = rollThatCounts(historyOf(events).plies, view.turn);
  const face = view.scene?.die ?? (roll && faceOf(roll.text, roll.happenings));
  return face && !view.over ? { face, seat: view.turn } : null;
}
