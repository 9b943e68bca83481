// What the match page knows, and plain questions to it. Pure: nothing here touches the page.

/** @typedef {import("../../../types/wire.js").View} View */
/** @typedef {import("../../../types/wire.js").Scene} Scene */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */
/** @typedef {import("../../../types/wire.js").SeatView} SeatView */
/** @typedef {import("../../../types/wire.js").Me} Me */
/** @typedef {import("../../stream/stream.js").Connection} Connection */
/** @typedef {import("../../stream/outbox.js").Command} Command */
/** @typedef {import("./entry.js").Entry} Entry */

/**
 * What the person at this screen wants to be. By itself the page plays the seats that this guest has taken; a seat that
 * was taken in another browser, by the same link, is played here only by those who say so.
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
 */

/**
 * What the parts of the page work with.
 * @typedef {object} Table
 * @property {import("../../store.js").Store<State>} store
 * @property {Me} me
 * @property {Entry} entry
 * @property {(seat: number | null, command: Command) => Promise<boolean>} act  whether it was done; a refusal is told
 * @property {import("../../match_stream.js").Line} line
 * @property {(seat: number | null) => string | undefined} tokenFor
 */

const LETTERS = "RBGY";

/**
 * The seats that the person at this screen plays.
 * @param {State} state
 * @returns {number[]}
 */
export function mine(state) {
  return held(state).filter((seat) => state.view.seats[seat]?.kind === "person");
}

/**
 * The same with those that a bot plays for them meanwhile.
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
 * A seat's colour as the board names it.
 * @param {State} state
 * @param {number} seat
 */
export function colour({ view, setting }, seat) {
  return (view.scene ?? setting)?.seats[seat]?.name ?? String(seat + 1);
}

/**
 * @param {State} state
 * @param {number} seat
 */
export function letter({ view, setting }, seat) {
  return (view.scene ?? setting)?.seats[seat]?.letter ?? LETTERS[seat] ?? String(seat + 1);
}

/**
 * What a player is called: by name, or by colour.
 * @param {State} state
 * @param {number} seat
 */
export function called(state, seat) {
  const { name = "", kind } = state.view.seats[seat] ?? {};
  // Two of one name are told apart by what their penguins wear.
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
 * Who holds a seat, as the log tells: a guest's public id.
 * @param {readonly AnyEvent[]} events
 * @param {number} seat
 * @returns {string | null}
 */
export function holder(events, seat) {
  return lastOf(events, "joined", (event) => event.seat === seat)?.guest ?? null;
}

/** @typedef {{ text: string, seat: number | null }} Ply  a roll has no seat */

/**
 * The moves and rolls that stand.
 * @param {readonly AnyEvent[]} events
 * @returns {Ply[]}
 */
export function plies(events) {
  /** @type {Ply[]} */
  const line = [];
  for (const event of events) {
    if (event.type === "moved") line.push({ text: event.move, seat: event.seat });
    else if (event.type === "rolled") line.push({ text: event.outcome, seat: null });
    else if (event.type === "undone") line.length -= event.plies;
  }
  return line;
}

/**
 * Which of this person's seats has moved last: the one whose move can be taken back. Null for those who watch.
 * @param {State} state
 * @returns {number | null}
 */
export function lastMover(state) {
  const own = mine(state);
  const moves = plies(state.events).reverse();
  return moves.find(({ seat }) => seat !== null && own.includes(seat))?.seat ?? own[0] ?? null;
}

/** @typedef {{ seat: number | null, plies: Ply[] }} Turn */

/**
 * Plies grouped by turns: what one seat does in a row, with the rolls before it. Alone every move is a turn.
 * @param {readonly Ply[]} line
 * @param {boolean} alone
 * @returns {Turn[]}
 */
export function turns(line, alone) {
  /** @type {Turn[]} */
  const found = [];
  /** @type {Ply[]} */
  let rolls = [];
  for (const ply of line) {
    if (ply.seat === null) {
      rolls.push(ply);
      continue;
    }
    const last = found.at(-1);
    if (last && last.seat === ply.seat && !alone) last.plies.push(...rolls, ply);
    else found.push({ seat: ply.seat, plies: [...rolls, ply] });
    rolls = [];
  }
  return rolls.length ? [...found, { seat: null, plies: rolls }] : found;
}

/**
 * What differs between two scenes as a player sees it: the pieces that moved, and where they came from.
 * @param {Scene | null} before
 * @param {Scene | null} after
 * @returns {string[]}
 */
export function moved(before, after) {
  if (!before || !after || before === after) return [];
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const spaces = new Map(after.spaces.map((space) => [space.id, space]));
  /** @type {string[]} */
  const ids = [];
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (!was || (was.space === piece.space && was.symbol === piece.symbol && was.facing === piece.facing)) continue;
    ids.push(piece.id);
    if (was.space !== piece.space && spaces.has(was.space)) ids.push(was.space);
  }
  return ids;
}
