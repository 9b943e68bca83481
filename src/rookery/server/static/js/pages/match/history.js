// The history of a match: its plies, and those that were taken back. Pure.

/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */
/** @typedef {import("../../../types/wire.js").Happening} Happening */

/**
 * A move or a roll; a roll has no seat.
 * @typedef {{ text: string, seat: number | null, happenings: readonly Happening[] }} Ply
 */

/**
 * @param {readonly AnyEvent[]} events
 * @returns {{ plies: Ply[], takenBack: { at: number, text: string }[] }} `at`: how many plies stood before it
 */
export function historyOf(events) {
  /** @type {Ply[]} */
  const plies = [];
  /** @type {{ at: number, text: string }[]} */
  const takenBack = [];
  for (const event of events) {
    const ply = plyOf(event);
    if (ply) plies.push(ply);
    if (event.type !== "undone") continue;
    const gone = plies.splice(plies.length - event.plies);
    takenBack.push(...gone.map(({ text }, index) => ({ at: plies.length + index, text })));
  }
  return { plies, takenBack };
}

/**
 * @param {AnyEvent} event
 * @returns {Ply | null}
 */
export function plyOf(event) {
  if (event.type === "moved") return { text: event.move, seat: event.seat, happenings: happeningsOf(event) };
  return event.type === "rolled" ? { text: event.roll, seat: null, happenings: happeningsOf(event) } : null;
}

/**
 * The happenings of an event.
 * @param {AnyEvent} event
 * @returns {readonly Happening[]}
 */
export function happeningsOf(event) {
  return "happenings" in event ? event.happenings : [];
}

/** @typedef {{ seat: number | null, plies: Ply[] }} Turn */

/**
 * Plies grouped into turns: what one seat plays in a row, with the rolls before it. With one player every move is a turn.
 * @param {readonly Ply[]} plies
 * @param {boolean} alone
 * @returns {Turn[]}
 */
export function turns(plies, alone) {
  /** @type {Turn[]} */
  const found = [];
  /** @type {Ply[]} */
  let rolls = [];
  for (const ply of plies) {
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
