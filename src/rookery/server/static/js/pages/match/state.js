// The state of the match page, and queries on it. Pure: nothing here touches the page.

import { t, word } from "../../words.js";

/** @import { AnyEvent, View } from "../../../types/wire.js" */
/** @import { State } from "../../../types/match.js" */

/**
 * The seats that this person plays.
 * @param {State} state
 * @returns {number[]}
 */
export function mine(state) {
  return held(state).filter((seat) => state.view.seats[seat]?.kind === "person");
}

/**
 * The same, including seats that a bot plays for them.
 * @param {State} state
 * @returns {number[]}
 */
export function held({ view, role }) {
  return role === "watch" ? [] : view.mine;
}

/**
 * The seat that this person may move for now; null if it is not their turn.
 * @param {State} state
 * @returns {number | null}
 */
export function toMove(state) {
  const { turn, over } = state.view;
  return !over && turn !== null && mine(state).includes(turn) ? turn : null;
}

/**
 * The seat that this person speaks for: the one to move, or else their first; null for those who watch.
 * @param {State} state
 * @returns {number | null}
 */
export function voice(state) {
  return toMove(state) ?? mine(state)[0] ?? null;
}

/**
 * Whether there is anybody to talk to: not alone, among bots or around one device.
 * @param {State} state
 */
export function hasCompany(state) {
  const own = mine(state);
  const others = state.view.seats.some(({ seat, kind }) => kind === "person" && !own.includes(seat));
  return own.length > 0 && (others || state.watchers > 0);
}

/**
 * A seat's colour in words.
 * @param {State} state
 * @param {number} seat
 */
export function colour({ view, setting }, seat) {
  const named = (view.scene ?? setting)?.seats[seat];
  return named ? word(named.name) : t("app-seat", { seat: seat + 1 });
}

/**
 * @param {State} state
 * @param {number} seat
 */
export function letter({ view, setting }, seat) {
  return (view.scene ?? setting)?.seats[seat]?.letter ?? String(seat + 1);
}

/**
 * A player's name, or else the colour.
 * @param {State} state
 * @param {number} seat
 */
export function called(state, seat) {
  const { name = "", kind } = state.view.seats[seat] ?? {};
  // Two players of the same name are distinguished by their colours.
  const alone = !state.view.seats.some((each) => each.seat !== seat && each.kind === "person" && each.name === name);
  return kind === "person" && name && alone ? name : colour(state, seat);
}

/**
 * The last event of a kind.
 * @template {AnyEvent["type"]} Kind
 * @param {readonly AnyEvent[]} events
 * @param {Kind} kind
 * @param {(event: Extract<AnyEvent, { type: Kind }>) => boolean} [fits]
 * @returns {Extract<AnyEvent, { type: Kind }> | null}
 */
export function lastOf(events, kind, fits = () => true) {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = /** @type {Extract<AnyEvent, { type: Kind }>} */ (events[index]);
    if (event.type === kind && fits(event)) return event;
  }
  return null;
}

/**
 * Who holds a seat, by the log: a guest's public id.
 * @param {readonly AnyEvent[]} events
 * @param {number} seat
 * @returns {string | null}
 */
export function holder(events, seat) {
  return lastOf(events, "joined", (event) => event.seat === seat)?.guest ?? null;
}

/**
 * Whether people play here whom this person is not, and who are there.
 * @param {State} state
 */
export function othersPlay(state) {
  const own = mine(state);
  return state.view.started && state.view.seats.some(({ seat, kind, present }) => kind === "person" && present && !own.includes(seat));
}

/** @param {View} view */
export const hasClock = ({ clock }) => clock.move > 0 || clock.game > 0;
