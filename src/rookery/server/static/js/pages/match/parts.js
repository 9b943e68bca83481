// Parts of the match page that only some need, or only later: each is loaded when its moment comes.

import { load } from "../../storage.js";
import { loadStyle } from "../../styles.js";
import { worded } from "../../words.js";
import { isHost } from "./entry.js";
import { hasClock, hasCompany, held, mine } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/**
 * A part: whether it is needed, and where it comes from.
 * @template Module
 * @typedef {{ isNeeded: (state: State, context: Context) => boolean, load: (context: Context) => Promise<Module> }} Part
 */

/** Where this browser keeps the games that somebody here has been introduced to. */
export const INTRODUCED = "rookery-introduced";

/** @returns {string[]} */
export const introducedGames = () => load(INTRODUCED, []);

/**
 * Where this browser keeps the answers that are given every time.
 * @param {string} match
 */
export const standingAnswersKey = (match) => `rookery-standing-answers-${match}`;

/** @param {State} state */
const hasOpenSeats = ({ view }) => view.seats.some(({ kind }) => kind === "open");

/** Sitting down, or why that cannot be. */
export const JOIN = {
  isNeeded: (/** @type {State} */ state, /** @type {Context} */ { entry }) =>
    !state.view.over && state.role === "guest" && entry.kind !== "watch" && held(state).length === 0,
  load: () => withStyles(import("./join.js"), "match-seats"),
};

/** This browser's part in the dice. */
export const REVEAL = {
  isNeeded: (/** @type {State} */ { view }) => view.revealing.length > 0,
  load: () => import("./reveal.js"),
};

/** Links for watchers and for another device. */
export const loadSharing = () => withStyles(import("./sharing.js"), "match-seats", "forms");

/** Links to send to others. */
export const INVITATION = {
  isNeeded: (/** @type {State} */ state, /** @type {Context} */ { entry }) =>
    !state.view.started && hasOpenSeats(state) && (mine(state).length > 0 || isHost(entry.match)),
  load: () => withStyles(import("./invite.js"), "match-seats", "forms"),
};

/** What those who play a game for the first time see first. */
export const INTRO = {
  isNeeded: (/** @type {State} */ state) => {
    const { started, over, game } = state.view;
    return started && !over && mine(state).length > 0 && !introducedGames().includes(game);
  },
  load: () => withStyles(import("./intro.js"), "intro"),
};

/** Talk with others, and what others say to each other. */
export const CHAT = {
  isNeeded: (/** @type {State} */ state) =>
    hasCompany(state) || mine(state).length === 0 || state.events.some(({ type }) => type === "said"),
  load: async (/** @type {Context} */ { me }) => {
    const [chat] = await Promise.all([withStyles(import("./chat.js"), "match-talk"), worded({ phrases: me.phrases, emotes: me.emotes })]);
    return chat;
  },
};

/** Offers to answer. */
export const OFFERS = {
  isNeeded: (/** @type {State} */ { view }) => view.offers.length > 0,
  load: () => import("./offers.js"),
};

/** Clocks that tick. */
export const CLOCK = {
  isNeeded: (/** @type {State} */ { view }) => hasClock(view),
  load: () => import("./clock.js"),
};

/** Answers that are given every time: where some are, or could be. */
export const STANDING_ANSWERS = {
  isNeeded: (/** @type {State} */ { view }, /** @type {Context} */ { entry }) =>
    view.choices.some(({ standing }) => standing) || load(standingAnswersKey(entry.match), null) !== null,
  load: () => import("./standing_answers.js"),
};

/** The end. */
export const ENDING = {
  isNeeded: (/** @type {State} */ { view }) => view.over,
  load: () => withStyles(import("./ending.js"), "match-end", "curve"),
};

/**
 * @template Module
 * @param {Promise<Module>} module
 * @param {...string} styles
 */
async function withStyles(module, ...styles) {
  const [loaded] = await Promise.all([module, ...styles.map(loadStyle)]);
  return loaded;
}

/**
 * Load the parts that are needed from the beginning, so that they do not appear after the others.
 * @param {Context} context
 */
export async function loadParts(context) {
  const needed = [JOIN, INVITATION, CHAT, OFFERS, CLOCK, STANDING_ANSWERS, ENDING].filter((part) => part.isNeeded(context.store.get(), context));
  await Promise.allSettled(needed.map((part) => part.load(context)));
}

/**
 * The place of a part, which comes as soon as it is needed. If it cannot be loaded, that is tried again with the next news.
 * @template Module
 * @param {Context} context
 * @param {Part<Module>} part
 * @param {(module: Module) => Node} make
 * @returns {Node}
 */
export function laterPart(context, { isNeeded, load }, make) {
  const place = document.createComment("");
  let loading = false;
  const look = async (/** @type {State} */ state) => {
    if (loading || !isNeeded(state, context)) return;
    loading = true;
    const module = await load(context).catch(() => null);
    loading = false;
    if (!module) return;
    leave();
    place.replaceWith(make(module));
  };
  const leave = context.store.subscribe((state) => void look(state));
  void look(context.store.get());
  return place;
}
