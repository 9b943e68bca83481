// What the parts of the match page share: the store, fed by the match stream beat by beat.

import * as api from "../../api.js";
import { MatchStream } from "../../match_stream.js";
import { toast } from "../../notices.js";
import { PACES } from "../../pace.js";
import { settings } from "../../settings.js";
import { createStore } from "../../store.js";
import { wear } from "../../seat_colours.js";
import { loadCatalogue, say, worded } from "../../words.js";
import { beatsOf, withheld } from "./beats.js";
import { enter, forget, savedRole } from "./entry.js";
import { Pacer } from "./pacer.js";
import { CLOCK } from "./parts.js";
import { hasClock, lastOf, mine } from "./state.js";
import { refusalText } from "./refusals.js";

/** @import { Context, Entry, State } from "../../../types/match.js" */
/** @typedef {import("../../store.js").Store<State>} Store */

/** How many attempts may fail before the first message; after that the connection counts as blocked. */
const MOST_TRIES = 4;

/**
 * Open the match stream and wait for its first message; a refusal fails the whole page.
 * @param {URL} address
 * @returns {Promise<Context>}
 */
export async function connect(address) {
  const me = await api.me();
  const entry = enter(address);
  const store = createStore(initialState(entry.match));
  const pacer = pacerFor(store);
  /** @type {MatchStream | undefined} */
  let stream;
  try {
    await new Promise((resolve, reject) => {
      stream = new MatchStream(entry.match, entry.token, listener(store, pacer, entry, () => resolve(null), reject));
      stream.open();
    });
  } catch (problem) {
    stream?.close();
    throw problem;
  }
  const opened = /** @type {MatchStream} */ (stream);
  const { colours, aliases } = store.get().view;
  wear(colours);
  say(aliases);
  await Promise.all([loadCatalogue(store.get().view.game), takeSeat(entry, opened)]);
  return { store, pacer, me, entry, stream: opened, act: (seat, command) => act(opened, seat, command) };
}

/**
 * The state before the first message; it is never shown.
 * @param {string} match
 * @returns {State}
 */
function initialState(match) {
  return {
    view: /** @type {any} */ (null),
    events: [],
    setting: null,
    connection: { state: "opening", tries: 0, refusal: null },
    listening: [],
    watchers: 0,
    waiting: 0,
    role: savedRole(match),
    said: null,
    pacing: false,
    beat: null,
  };
}

/**
 * The store advances beat by beat, and with it all parts of the page. A page that nobody sees shows what there is.
 * @param {Store} store
 * @returns {Pacer}
 */
function pacerFor(store) {
  return new Pacer({
    show({ view, events, fresh, kind, roll }, more, factor) {
      const said = lastOf(fresh, "said") ?? store.get().said;
      const beat = { kind, roll, speed: 1 / (factor || 1) };
      store.set({ view: more ? withheld(view) : view, events, said, pacing: more, beat });
    },
    hold: () => store.set({ view: withheld(store.get().view), pacing: true }),
    // Nobody waits at the cost of their own time.
    factor: () => Math.min(PACES[settings.get().pace] ?? 1, hasClock(store.get().view) ? PACES.fast : Infinity),
    hidden: () => document.visibilityState === "hidden",
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
}

/**
 * @param {Store} store
 * @param {Pacer} pacer
 * @param {Entry} entry
 * @param {() => void} resolve  the first message has come
 * @param {(problem: api.Problem) => void} reject
 * @returns {import("../../../types/stream.js").Listener}
 */
function listener(store, pacer, entry, resolve, reject) {
  /** What has been received; the store knows only what is shown. @type {import("../../../types/match.js").Known} */
  let known = store.get();
  /** @param {import("../../../types/wire.js").AnyEvent} event */
  const isOwn = (event) => event.type === "moved" && mine(store.get()).includes(event.seat);
  return {
    changed(view, events, fresh) {
      if (hasClock(view)) void CLOCK.load().then(({ adjustOffset }) => adjustOffset(fresh), () => {});
      if (known.view) pacer.push(beatsOf(known, { view, events, fresh }, isOwn));
      else store.set({ view, events });
      known = { view, events };
      resolve();
    },
    presence: (listening, watchers) => store.set({ listening, watchers }),
    waiting: (waiting) => store.set({ waiting }),
    connection(connection) {
      store.set({ connection });
      const { state, tries, refusal } = connection;
      if (refusal) {
        forget(entry);
        void worded(refusal).then(() => reject(new api.Problem(refusal.code, refusal.message)));
      } else if (state === "opening" && tries >= MOST_TRIES) {
        reject(new api.Problem("no-socket"));
      }
    },
  };
}

/**
 * Whoever comes by a link to another device plays their seat here from now on.
 * @param {Entry} entry
 * @param {MatchStream} stream
 */
async function takeSeat(entry, stream) {
  if (entry.kind !== "device") return;
  forget(entry);
  await stream.send(null, { type: "add-device" }).catch((/** @type {any} */ problem) => {
    // It is the device that the link comes from.
    if (problem.code !== "seated") toast(refusalText(problem));
  });
}

/**
 * @param {MatchStream} stream
 * @param {number | null} seat
 * @param {import("../../../types/stream.js").Command} command
 */
async function act(stream, seat, command) {
  try {
    await stream.send(seat, command);
    return true;
  } catch (/** @type {any} */ problem) {
    toast(refusalText(problem));
    return false;
  }
}
