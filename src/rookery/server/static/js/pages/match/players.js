// Who plays: badge, name, presence, clock, whose turn it is, and what they have just said.

import { fill, h } from "../../dom.js";
import { levelName } from "../../levels.js";
import { seatBadge } from "../../seat_badge.js";
import { t, word } from "../../words.js";
import { button } from "./buttons.js";
import { clockText, hasClock, isShort, left } from "./clock.js";
import { isHeard, shown } from "./phrases.js";
import { colour, held, letter, mine } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */
/** @typedef {import("../../../types/wire.js").SeatView} SeatView */

const TICK_MS = 200;
const BUBBLE_MS = 5000;

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
  const show = (/** @type {State} */ state) => {
    for (const card of cards) card.show(state);
  };
  show(store.get());
  store.subscribe(show);
  const ticking = setInterval(() => cards.forEach((card) => card.tick(store.get())), TICK_MS);
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
    element.textContent = t("match-watchers", { count: watchers });
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
  const badge = h("span", { class: "player-sign" });
  const name = h("span", { class: "player-name" });
  const about = h("span", { class: "player-about small quiet" });
  const clock = h("span", { class: "player-clock numbers" });
  const bubble = h("span", { class: "bubble", hidden: true });
  const progress = h("span", { class: "player-progress numbers" });
  const action = h("div", { class: "seat-action" });
  const words = h("span", { class: "player-words" }, name, about);
  const figures = h("span", { class: "player-figures" }, progress, clock);
  const element = h("li", { class: "player" }, badge, words, figures, bubble, action);
  let drawn = "";
  let lastSaid = context.store.get().said?.seq ?? 0;

  const tick = (/** @type {State} */ { view }) => {
    if (!hasClock(view)) return;
    const ms = left(view, seat);
    const text = ms === null ? "" : clockText(ms);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("hurries", ms !== null && view.turn === seat && !view.over && isShort(ms));
  };

  const show = (/** @type {State} */ state) => {
    const each = state.view.seats[seat];
    if (!each) return;
    const symbol = `${letter(state, seat)}`;
    if (drawn !== symbol) fill(badge, seatBadge(seat, symbol));
    drawn = symbol;
    name.textContent = nameOf(state, each);
    about.textContent = aboutSeat(state, each);
    element.classList.toggle("turn", state.view.turn === seat && !state.view.over);
    element.classList.toggle("away", isAway(state, each));
    element.classList.toggle("won", state.view.outcome?.winners.includes(seat) ?? false);
    if (state.view.turn === seat) element.setAttribute("aria-current", "true");
    else element.removeAttribute("aria-current");
    showProgress(progress, state, seat);
    showAction(context, action, state, seat);
    tick(state);
    const { said } = state;
    if (said && said.seat === seat && said.seq > lastSaid) {
      lastSaid = said.seq;
      if (isHeard(state, said)) say(bubble, shown(context.me, said));
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
 * A seat's progress: a small "3/6", and the same in words.
 * @param {HTMLElement} place
 * @param {State} state
 * @param {number} seat
 */
function showProgress(place, { view }, seat) {
  const { done, of, label } = view.scene?.progress?.[seat] ?? {};
  place.hidden = done === undefined;
  if (done === undefined || label === undefined) return;
  const short = typeof of === "number" ? t("match-progress", { done, of }) : t("match-progress-open", { done });
  const text = word(label);
  if (place.title === text && place.dataset.shown === short) return;
  place.title = text;
  place.dataset.shown = short;
  fill(place, h("span", { "aria-hidden": "true" }, short), h("span", { class: "visually-hidden" }, text));
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
 * @param {State} state
 * @param {SeatView} each
 */
function aboutSeat(state, each) {
  const { seat, kind, level, name } = each;
  const facts = [];
  // What the badge does not show comes first: on a small screen the end may be cut off.
  if (mine(state).includes(seat)) facts.push(t("match-you"));
  else if (isAway(state, each)) facts.push(t("match-away"));
  if (kind === "open" || (kind === "person" && name)) facts.push(colour(state, seat));
  if (kind === "bot") facts.push(t("match-bot", { level: levelName(level ?? "") }));
  return facts.join(" · ");
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
