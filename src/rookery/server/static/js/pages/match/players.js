// Who plays: a penguin with the seat's badge, name, how far they are, clock, and what they have just said.

import { fill, h, write } from "../../dom.js";
import { levelName } from "../../levels.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { avatar } from "./faces.js";
import { happeningsOf } from "./history.js";
import { moodOf, reaction } from "./moods.js";
import { CLOCK } from "./parts.js";
import { isHeard, shown } from "./phrases.js";
import { progressOf } from "./progress.js";
import { colour, hasClock, held, mine } from "./state.js";

/** @import { Context, Mood, State } from "../../../types/match.js" */
/** @import { SeatView } from "../../../types/wire.js" */

/** @typedef {typeof import("./clock.js")} Clocks */

const TICK_MS = 200;
const BUBBLE_MS = 5000;
/** How long a penguin is glad or startled. */
const FEELS_MS = 2600;

/**
 * @param {Context} context
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
export function players(context) {
  const { store } = context;
  const cards = store.get().view.seats.map(({ seat }) => player(context, seat));
  const watchers = watcherCount(context);
  const element = h("section", { class: "players", "aria-label": t("match-players") });
  const list = h("ul", { class: cards.length > 2 ? "player-list many" : "player-list" }, ...cards.map((card) => card.element));
  fill(element, list, watchers);
  /** When this turn began, as far as this page knows. */
  let since = Date.now();
  const show = (/** @type {State} */ state, /** @type {State | null} */ before) => {
    if (before && (state.view.turn !== before.view.turn || state.view.position !== before.view.position)) since = Date.now();
    for (const card of cards) card.show(state, before);
    if (!clocks && hasClock(state.view)) void loadClocks();
    tick();
  };
  const loadClocks = async () => {
    clocks = await CLOCK.load().catch(() => null);
    tick();
  };
  /** Where the match has clocks. @type {Clocks | null} */
  let clocks = null;
  const tick = () => cards.forEach((card) => card.tick(store.get(), Date.now() - since, clocks));
  show(store.get(), null);
  store.subscribe(show);
  const ticking = setInterval(tick, TICK_MS);
  return { element, stop: () => clearInterval(ticking) };
}

/**
 * The number of watchers.
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function watcherCount({ store }) {
  const element = h("p", { class: "watchers small quiet" });
  const show = (/** @type {State} */ { watchers }) => {
    element.hidden = watchers === 0;
    write(element, t("match-watchers", { count: watchers }));
  };
  show(store.get());
  store.subscribe(show);
  return element;
}

/**
 * @param {Context} context
 * @param {number} seat
 */
function player(context, seat) {
  const penguin = avatar(seat);
  const progress = progressOf(seat);
  const name = h("span", { class: "player-name" });
  const tag = h("span", { class: "player-tag small" });
  const about = h("span", { class: "player-about small quiet" });
  const clock = h("span", { class: "player-clock numbers" });
  const bubble = h("span", { class: "bubble", hidden: true });
  const action = h("div", { class: "seat-action" });
  const words = h("span", { class: "player-words" }, h("span", { class: "player-line" }, name, tag), about, progress.element);
  const element = h("li", { class: "player" }, penguin.element, words, clock, bubble, action);
  let lastSaid = context.store.get().said?.seq ?? 0;
  /** A mood that passes, and when. @type {{ mood: Mood, until: number } | null} */
  let passing = null;

  const tick = (/** @type {State} */ state, /** @type {number} */ waited, /** @type {Clocks | null} */ clocks) => {
    const { view } = state;
    const each = view.seats[seat];
    if (passing && (passing.until < Date.now() || view.over)) passing = null;
    if (each) penguin.show(state, passing?.mood ?? moodOf(view, seat, { away: isAway(state, each), waited }));
    if (!clocks) return;
    const ms = clocks.left(view, seat);
    const text = ms === null ? "" : clocks.clockText(ms);
    write(clock, text);
    clock.classList.toggle("hurries", ms !== null && view.turn === seat && !view.over && clocks.isShort(ms));
  };

  const feel = (/** @type {Mood} */ mood, /** @type {number} */ ms) => {
    passing = { mood, until: Date.now() + ms };
    // Starting the animation anew while it runs needs a layout in between.
    if (penguin.element.classList.contains("feels")) {
      penguin.element.classList.remove("feels");
      void penguin.element.offsetWidth;
    }
    penguin.element.classList.add("feels");
  };
  penguin.element.addEventListener("animationend", () => penguin.element.classList.remove("feels"));

  const show = (/** @type {State} */ state, /** @type {State | null} */ before) => {
    const each = state.view.seats[seat];
    if (!each) return;
    write(name, nameOf(state, each));
    write(tag, tagOf(state, each));
    write(about, aboutSeat(state, each));
    element.classList.toggle("turn", state.view.turn === seat && !state.view.over);
    element.classList.toggle("away", isAway(state, each));
    element.classList.toggle("won", state.view.outcome?.winners.includes(seat) ?? false);
    if (state.view.turn === seat) element.setAttribute("aria-current", "true");
    else element.removeAttribute("aria-current");
    progress.show(state);
    showAction(context, action, state, seat);
    if (before && state.events !== before.events) {
      const happenings = state.events.slice(before.events.length).flatMap(happeningsOf);
      const felt = reaction(seat, happenings, before.view.scene, state.view.scene);
      if (felt) feel(felt, FEELS_MS);
    }
    const { said } = state;
    if (said && said.seat === seat && said.seq > lastSaid) {
      lastSaid = said.seq;
      if (!isHeard(state, said)) return;
      say(bubble, shown(context.me, said));
      if (said.phrase in context.me.emotes) feel(/** @type {Mood} */ (said.phrase), BUBBLE_MS);
    }
  };
  return { element, show, tick };
}

/**
 * @param {HTMLElement} bubble
 * @param {Node} what
 */
function say(bubble, what) {
  // Hiding it first restarts the animation.
  bubble.hidden = true;
  fill(bubble, what);
  void bubble.offsetWidth;
  bubble.hidden = false;
  const shown = String(Date.now());
  bubble.dataset.shown = shown;
  setTimeout(() => {
    if (bubble.dataset.shown === shown) bubble.hidden = true;
  }, BUBBLE_MS);
}

/**
 * @param {State} state
 * @param {SeatView} seat
 */
function isAway(state, { seat, kind, present }) {
  return kind === "person" && (!present || state.listening[seat] === false);
}

/**
 * @param {State} state
 * @param {SeatView} each
 */
function nameOf(state, { seat, kind, name }) {
  if (kind === "open") return t("match-seat-open");
  return kind === "person" && name ? name : colour(state, seat);
}

/**
 * Whether it is you, or somebody who is away. Around one device nobody is "you".
 * @param {State} state
 * @param {SeatView} each
 */
function tagOf(state, each) {
  const own = mine(state);
  if (own.includes(each.seat)) return own.length === 1 ? t("match-you") : "";
  return isAway(state, each) ? t("match-away") : "";
}

/**
 * @param {State} state
 * @param {SeatView} each
 */
function aboutSeat(state, { seat, kind, level, name }) {
  if (kind === "bot") return t("match-bot", { level: levelName(level ?? "") });
  return kind === "open" || name ? colour(state, seat) : "";
}

/**
 * The action for a seat that its player has left, or that a bot plays for this person.
 * @param {State} state
 * @param {number} seat
 * @returns {"bot" | "back" | null}
 */
export function actionFor(state, seat) {
  const { over, started, seats } = state.view;
  const { kind, present } = seats[seat] ?? {};
  if (over) return null;
  if (kind === "bot") return held(state).includes(seat) ? "back" : null;
  return started && kind === "person" && !present && mine(state).length > 0 ? "bot" : null;
}

/**
 * @param {Context} context
 * @param {HTMLElement} place
 * @param {State} state
 * @param {number} seat
 */
function showAction(context, place, state, seat) {
  const action = actionFor(state, seat);
  const shown = action ? `${action} ${seat}` : "";
  if ((place.dataset.shown ?? "") === shown) return;
  place.dataset.shown = shown;
  fill(place, action && (action === "bot" ? botButton(context, seat) : backButton(context, seat)));
}

/**
 * The same below the board on small screens: for the seat to move, or one's own.
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function seatAction(context) {
  const element = h("div", { class: "seat-action-below" });
  const show = (/** @type {State} */ state) => {
    const own = held(state).find((seat) => actionFor(state, seat));
    showAction(context, element, state, own ?? state.view.turn ?? -1);
  };
  show(context.store.get());
  context.store.subscribe(show);
  return element;
}

/**
 * @param {Context} context
 * @param {number} seat
 */
export function botButton(context, seat) {
  const { levels } = context.me;
  const middle = levels[Math.floor(levels.length / 2)] ?? "";
  const onclick = () => void context.act(null, { type: "seat-bot", seat, level: middle });
  return button(t("match-seat-bot"), onclick, "quiet small");
}

/**
 * @param {Context} context
 * @param {number} seat
 */
function backButton(context, seat) {
  const name = context.store.get().view.seats[seat]?.name || t("app-name-none");
  const onclick = () => void context.act(seat, { type: "join", name });
  return button(t("match-seat-back"), onclick, "quiet small");
}
