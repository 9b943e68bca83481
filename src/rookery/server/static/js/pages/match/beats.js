// What a message of the match stream brings, as beats: things to show one after the other. Pure.

import { happeningsOf, plyOf } from "./history.js";

/** @import { AnyEvent, Happening, Scene, View } from "../../../types/wire.js" */
/** @import { Beat, Known } from "../../../types/match.js" */

/** A message with more than this was missed, not awaited: its end is shown at once. */
const MOST = 8;
/** Events with which something new begins on the board. */
const TIMED = new Set(["started", "rolled", "moved", "undone"]);

/**
 * @param {Known} before                             what was known before the message
 * @param {Known & { fresh: readonly AnyEvent[] }} now  what it brings
 * @param {(event: AnyEvent) => boolean} isOwn       whether the person at this screen did this
 * @returns {Beat[]}
 */
export function beatsOf(before, now, isOwn) {
  const groups = grouped(now.fresh);
  if (groups.length > MOST || groups.length === 0 || !before.view) return [jumpTo(now)];
  /** @type {Beat[]} */
  const beats = [];
  let shown = before;
  for (const [at, fresh] of groups.entries()) {
    const later = groups.slice(at + 1).flat();
    const events = [...shown.events, ...fresh];
    const view = later.length ? viewBetween(shown.view, now.view, fresh, later) : now.view;
    beats.push(...beatsFor(shown, { view, events, fresh }, fresh.some(isOwn)));
    shown = { view, events };
  }
  return beats;
}

/**
 * The end of several beats, all at once.
 * @param {readonly Beat[]} beats at least one
 * @returns {Beat}
 */
export function merged(beats) {
  const last = /** @type {Beat} */ (beats.at(-1));
  return jumpTo({ ...last, fresh: beats.flatMap(({ fresh }) => fresh) });
}

/**
 * A view in which nothing can be chosen, because more is to be shown first.
 * @param {View} view
 * @returns {View}
 */
export function withheld(view) {
  return { ...view, choices: [], undo: false };
}

/**
 * @param {Known & { fresh: readonly AnyEvent[] }} known
 * @returns {Beat}
 */
const jumpTo = ({ view, events, fresh }) => ({ kind: "jump", view, events, fresh, roll: null, own: false });

/**
 * The beats of one group of events. A die is in the air first, and nothing else has changed by then.
 * @param {Known} shown
 * @param {Known & { fresh: readonly AnyEvent[] }} then
 * @param {boolean} own
 * @returns {Beat[]}
 */
function beatsFor(shown, then, own) {
  const roll = then.fresh.find(({ type }) => type === "rolled") ?? null;
  if (roll?.type === "rolled") {
    const air = { ...withheld(shown.view), turn: null };
    return [
      { kind: "roll", view: air, events: shown.events, fresh: [], roll, own: false },
      { kind: "land", ...then, roll: null, own: false },
    ];
  }
  const kind = then.fresh.some(({ type }) => TIMED.has(type)) ? "act" : "aside";
  return [{ kind, ...then, roll: null, own }];
}

/**
 * Events in groups: one that changes the board, with those that come along.
 * @param {readonly AnyEvent[]} events
 * @returns {AnyEvent[][]}
 */
function grouped(events) {
  /** @type {AnyEvent[][]} */
  const groups = [];
  let begun = false;
  for (const event of events) {
    const timed = TIMED.has(event.type);
    const last = groups.at(-1);
    if (last && !(timed && begun)) last.push(event);
    else groups.push([event]);
    begun ||= timed;
  }
  return groups;
}

/**
 * The match between two events of one message, which says only how it is after the last of them.
 * @param {View} shown
 * @param {View} last
 * @param {readonly AnyEvent[]} done   what has happened since it was shown
 * @param {readonly AnyEvent[]} later  what is still to come
 * @returns {View}
 */
function viewBetween(shown, last, done, later) {
  const { seats, mine, started } = last;
  const plies = shown.plies + done.filter(plyOf).length;
  const scene = sceneBetween(shown.scene, last.scene, done.flatMap(happeningsOf), later.flatMap(happeningsOf));
  const seq = done.at(-1)?.seq ?? shown.seq;
  return { ...withheld(shown), seats, mine, started, plies, seq, position: null, scene };
}

/**
 * What has happened so far is where it comes to rest; what is still to happen is where it was.
 * @param {Scene | null} shown
 * @param {Scene | null} last
 * @param {readonly Happening[]} done
 * @param {readonly Happening[]} later
 * @returns {Scene | null}
 */
function sceneBetween(shown, last, done, later) {
  if (!last) return shown;
  /** @type {Partial<Scene>} */
  const open = { status: "", winners: null, die: null, reasons: [] };
  if (!shown) return { ...last, ...open };
  const moving = new Set(later.flatMap(({ piece }) => piece ?? []));
  const known = { ...last, ...open, turn: shown.turn };
  if (!moving.size) return known;
  const spaces = last.spaces.map((space) => (moving.has(space.id) ? byId(shown.spaces, space.id) ?? space : space));
  const here = last.pieces.map((piece) => (moving.has(piece.id) ? asBefore(piece, shown, done) : piece));
  const gone = shown.pieces.filter(({ id }) => moving.has(id) && !byId(last.pieces, id));
  return { ...known, spaces, pieces: [...here, ...gone], progress: shown.progress ?? [] };
}

/**
 * A piece that will move once more: where it was, or where it has come so far.
 * @param {Scene["pieces"][number]} piece
 * @param {Scene} shown
 * @param {readonly Happening[]} done
 */
function asBefore(piece, shown, done) {
  const was = byId(shown.pieces, piece.id) ?? piece;
  const moved = done.filter((happening) => happening.piece === piece.id && happening.to).at(-1);
  return moved?.to ? { ...was, space: moved.to } : was;
}

/**
 * @template {{ id: string }} Thing
 * @param {readonly Thing[]} things
 * @param {string} id
 */
const byId = (things, id) => things.find((each) => each.id === id);
