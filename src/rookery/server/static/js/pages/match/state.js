// The state of the match page, and queries on it. Pure: nothing here touches the page.

import { t, word } from "../../words.js";

/** @typedef {import("../../../types/wire.js").View} View */
/** @typedef {import("../../../types/wire.js").Scene} Scene */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */
/** @typedef {import("../../../types/wire.js").SeatView} SeatView */
/** @typedef {import("../../../types/wire.js").Me} Me */
/** @typedef {import("../../stream/stream.js").Connection} Connection */
/** @typedef {import("../../stream/outbox.js").Command} Command */
/** @typedef {import("./entry.js").Entry} Entry */

/**
 * The chosen role. By default the page plays the seats that this guest has taken; a seat that was taken in another
 * browser, by the same link, only if the person says so.
 * @typedef {"guest" | "link" | "watch"} Role
 */

/**
 * @typedef {object} State
 * @property {View} view
 * @property {readonly AnyEvent[]} events
 * @property {Scene | null} setting      a board of this kind, for the time before the start
 * @property {Connection} connection
 * @property {boolean[]} listening       in which seats somebody has the page open
 * @property {number} watchers
 * @property {number} waiting            commands that are not answered yet
 * @property {string} guest              who the person at this screen is to the server
 * @property {Role} role
 * @property {{ seat: number, phrase: string, seq: number } | null} said  the last word at the table
 * @property {boolean} pacing            whether more has happened than is shown; view and events are what is shown
 * @property {Beat | null} beat          what is being shown
 */

/**
 * What is being shown, and how: many things at once, or one at a speed.
 * @typedef {Pick<import("./beats.js").Beat, "kind" | "roll"> & { speed: number }} Beat
 */

/**
 * What the parts of the page share.
 * @typedef {object} Context
 * @property {import("../../store.js").Store<State>} store
 * @property {Me} me
 * @property {Entry} entry
 * @property {(seat: number | null, command: Command) => Promise<boolean>} act  whether it was done; a refusal is told
 * @property {import("../../match_stream.js").MatchStream} stream
 * @property {(seat: number | null) => string | undefined} tokenFor
 * @property {import("./pacer.js").Pacer} pacer
 */

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
export function held({ view, events, guest, role }) {
  if (role === "watch") return [];
  return role === "link" ? view.mine : view.mine.filter((seat) => holder(events, seat) === guest);
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
