// What the parts of the match page share: the store, fed by the match stream beat by beat.

import * as api from "../../api.js";
import { tokensOf } from "../../tokens.js";
import { MatchStream } from "../../match_stream.js";
import { toast } from "../../notices.js";
import { PACES } from "../../pace.js";
import { settings } from "../../settings.js";
import { createStore } from "../../store.js";
import { wear } from "../../seat_colours.js";
import { loadCatalogue, say, worded } from "../../words.js";
import { beatsOf, withheld } from "./beats.js";
import { adjustOffset, hasClock } from "./clock.js";
import { enter, forget, savedRole } from "./entry.js";
import { Pacer } from "./pacer.js";
import { holder, lastOf, mine } from "./state.js";
import { refusalText } from "./refusals.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */
/** @typedef {import("./entry.js").Entry} Entry */
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
  const store = createStore(initialState(me.guest, entry.match));
  const pacer = pacerFor(store);
  const tokenFor = (/** @type {number | null} */ seat) => tokenOf(entry, store.get(), seat);
  /** @type {MatchStream | undefined} */
  let stream;
  try {
    await new Promise((resolve, reject) => {
      stream = new MatchStream(entry.match, entry.token, tokenFor, listener(store, pacer, entry, () => resolve(null), reject));
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
  await loadCatalogue(store.get().view.game);
  return { store, pacer, me, entry, stream: opened, tokenFor, act: (seat, command) => act(opened, seat, command) };
}

/**
 * The state before the first message; it is never shown.
 * @param {string} guest
 * @param {string} match
 * @returns {State}
 */
function initialState(guest, match) {
  return {
    view: /** @type {any} */ (null),
    events: [],
    setting: null,
    connection: { state: "opening", tries: 0, refusal: null },
    listening: [],
    watchers: 0,
    waiting: 0,
    guest,
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
 * @returns {import("../../match_stream.js").Listener}
 */
function listener(store, pacer, entry, resolve, reject) {
  /** What has been received; the store knows only what is shown. @type {import("./beats.js").Known} */
  let known = store.get();
  /** @param {import("../../../types/wire.js").AnyEvent} event */
  const isOwn = (event) => event.type === "moved" && mine(store.get()).includes(event.seat);
  return {
    changed(view, events, fresh) {
      adjustOffset(fresh);
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
 * The token to act for a seat; seats that this guest has taken need none, the cookie is enough.
 * @param {Entry} entry
 * @param {State} state
 * @param {number | null} seat
 */
function tokenOf(entry, { events, guest }, seat) {
  if (seat === null) return entry.token;
  return holder(events, seat) === guest ? undefined : (tokensOf(entry.match).seats[seat] ?? entry.token);
}

/**
 * @param {MatchStream} stream
 * @param {number | null} seat
 * @param {import("../../match_stream.js").Command} command
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
