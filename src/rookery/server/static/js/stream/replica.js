// This page's own copy of a match: the log as far as it is known, and the newest view that goes with it.
// Pure: what is heard goes in, a new copy comes out.

/** @typedef {import("../../types/wire.js").View} View */
/** @typedef {import("../../types/wire.js").AnyEvent} AnyEvent */

/**
 * @typedef {object} Copy
 * @property {readonly AnyEvent[]} events  all that has happened, in order, without a gap
 * @property {View | null} told            the view that the next changes on the open connection are for
 * @property {View | null} view            the newest view whose events are all known
 */

/** @type {Copy} */
export const NOTHING = Object.freeze({ events: Object.freeze([]), told: null, view: null });

/** @typedef {{ type: "events", events: AnyEvent[], view: View }} EventsMessage */
/** @typedef {{ type: "changed", events: AnyEvent[], after: number, changes: Partial<View> }} ChangedMessage */

/**
 * A copy after a message, and whether it is whole: if not, something is missing, and a new connection must bring it.
 * @param {Copy} copy
 * @param {EventsMessage | ChangedMessage} message
 * @returns {{ copy: Copy, whole: boolean }}
 */
export function hear(copy, message) {
  if (message.type === "events") return take({ ...copy, told: message.view }, message.events);
  if (copy.told === null || message.after > copy.told.seq) return { copy, whole: false };
  // What was told already may be told again by an old connection; it changes nothing.
  if (message.after < copy.told.seq) return { copy, whole: true };
  return take({ ...copy, told: renewed(copy.told, message.changes) }, message.events);
}

/**
 * A view after changes: the fields that are named are new; those of a scene are named one by one, if there was one.
 * @param {View} view
 * @param {Partial<View>} changes
 * @returns {View}
 */
export function renewed(view, changes) {
  const after = { ...view, ...changes };
  if (view.scene && changes.scene) after.scene = { ...view.scene, ...changes.scene };
  return after;
}

/**
 * @param {Copy} copy with the view that these events lead to
 * @param {AnyEvent[]} events
 * @returns {{ copy: Copy, whole: boolean }}
 */
function take(copy, events) {
  const known = copy.events.length;
  const fresh = events.filter((event) => event.seq > known);
  const gap = fresh.some((event, index) => event.seq !== known + 1 + index);
  if (gap) return { copy, whole: false };
  const log = fresh.length ? [...copy.events, ...fresh] : copy.events;
  const settled = copy.told !== null && copy.told.seq === log.length;
  return { copy: { ...copy, events: log, view: settled ? copy.told : copy.view }, whole: settled };
}
