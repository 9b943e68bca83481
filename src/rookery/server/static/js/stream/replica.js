// The page's replica of a match: the event log so far, and the newest view that matches it.
// Pure: a message goes in, a new replica comes out.

import { changedScene } from "../scene_changes.js";

/** @import { AnyEvent, Changed, View } from "../../types/wire.js" */
/** @import { ChangedMessage, EventsMessage, Replica } from "../../types/stream.js" */

/** @type {Replica} */
export const EMPTY = Object.freeze({ events: Object.freeze([]), base: null, view: null });

/**
 * The replica after a message, and whether it is complete: if not, events are missing and the client must reconnect.
 * @param {Replica} replica
 * @param {EventsMessage | ChangedMessage} message
 * @returns {{ replica: Replica, complete: boolean }}
 */
export function receive(replica, message) {
  if (message.type === "events") return take({ ...replica, base: message.view }, message.events);
  if (replica.base === null || message.after > replica.base.seq) return { replica, complete: false };
  // An old connection may repeat what is known already; that changes nothing.
  if (message.after < replica.base.seq) return { replica, complete: true };
  return take({ ...replica, base: withChanges(replica.base, message.changes) }, message.events);
}

/**
 * A view with changes applied: each changed field replaces the old one; of a scene, only what has changed is told.
 * @param {View} view
 * @param {Changed["changes"]} changes
 * @returns {View}
 */
export function withChanges(view, changes) {
  const { scene, ...others } = changes;
  if (scene === undefined) return { ...view, ...others };
  // The first scene is whole.
  const merged = view.scene && scene ? changedScene(view.scene, scene) : /** @type {View["scene"]} */ (scene);
  return { ...view, ...others, scene: merged };
}

/**
 * @param {Replica} replica with the view that these events lead to
 * @param {AnyEvent[]} events
 * @returns {{ replica: Replica, complete: boolean }}
 */
function take(replica, events) {
  const known = replica.events.length;
  const fresh = events.filter((event) => event.seq > known);
  const gap = fresh.some((event, index) => event.seq !== known + 1 + index);
  if (gap) return { replica, complete: false };
  const log = fresh.length ? [...replica.events, ...fresh] : replica.events;
  const settled = replica.base !== null && replica.base.seq === log.length;
  return { replica: { ...replica, events: log, view: settled ? replica.base : replica.view }, complete: settled };
}
