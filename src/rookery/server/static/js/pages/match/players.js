// Who plays: sign, name, presence, clock, whose turn it is, and what they have just said.

import { fill, h } from "../../dom.js";
import { levelName } from "../../levels.js";
import { sign } from "../../sign.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { clockText, hasClock, hurries, left } from "./clock.js";
import { isHeard, shown } from "./sayings.js";
import { colour, held, letter, mine } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../../../types/wire.js").SeatView} SeatView */

const TICK_MS = 200;
const BUBBLE_MS = 5000;

/**
 * @param {Table} table
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
export function players(table) {
  const { store } = table;
  const cards = store.get().view.seats.map(({ seat }) => player(table, seat));
  const watchers = watcherCount(table);
  const element = h("section", { class: "players", "aria-label": t("match.players") });
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
 * How many look on.
 * @param {Table} table
 * @returns {HTMLElement}
 */
export function watcherCount({ store }) {
  const element = h("p", { class: "watchers small quiet" });
  const show = (/** @type {State} */ { watchers }) => {
    element.hidden = watchers === 0;
    element.textContent = t("match.watchers", { count: watchers });
  };
  show(store.get());
  store.subscribe(show);
  return element;
}

/**
 * @param {Table} table
 * @param {number} seat
 */
function player(table, seat) {
  const badge = h("span", { class: "player-sign" });
  const name = h("span", { class: "player-name" });
  const about = h("span", { class: "player-about small quiet" });
  const clock = h("span", { class: "player-clock numbers" });
  const bubble = h("span", { class: "bubble", hidden: true });
  const way = h("div", { class: "player-way" });
  const words = h("span", { class: "player-words" }, name, about);
  const element = h("li", { class: "player" }, badge, words, clock, bubble, way);
  let drawn = "";
  let heard = table.store.get().said?.seq ?? 0;

  const tick = (/** @type {State} */ { view }) => {
    if (!hasClock(view)) return;
    const ms = left(view, seat);
    const text = ms === null ? "" : clockText(ms);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("hurries", ms !== null && view.turn === seat && !view.over && hurries(ms));
  };

  const show = (/** @type {State} */ state) => {
    const each = state.view.seats[seat];
    if (!each) return;
    const symbol = `${letter(state, seat)}`;
    if (drawn !== symbol) fill(badge, sign(seat, symbol));
    drawn = symbol;
    name.textContent = nameOf(state, each);
    about.textContent = aboutSeat(state, each);
    element.classList.toggle("turn", state.view.turn === seat && !state.view.over);
    element.classList.toggle("away", isAway(state, each));
    element.classList.toggle("won", state.view.outcome?.winners.includes(seat) ?? false);
    if (state.view.turn === seat) element.setAttribute("aria-current", "true");
    else element.removeAttribute("aria-current");
    showWay(table, way, state, seat);
    tick(state);
    const { said } = state;
    if (said && said.seat === seat && said.seq > heard) {
      heard = said.seq;
      if (isHeard(state, said)) say(bubble, shown(table.me, said));
    }
  };
  return { element, show, tick };
}

/**
 * @param {HTMLElement} bubble
 * @param {Node} what
 */
function say(bubble, what) {
  // Hidden for a moment, it pops up anew for each word.
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
  if (kind === "open") return t("match.seat.open");
  return kind === "person" && name ? name : colour(state, seat);
}

/**
 * @param {State} state
 * @param {SeatView} each
 */
function aboutSeat(state, each) {
  const { seat, kind, level, name } = each;
  const facts = [];
  // What the sign beside it does not tell comes first: on a small screen the end may be cut off.
  if (mine(state).includes(seat)) facts.push(t("match.you"));
  else if (isAway(state, each)) facts.push(t("match.away"));
  if (kind === "open" || (kind === "person" && name)) facts.push(colour(state, seat));
  if (kind === "bot") facts.push(t("match.bot", { level: levelName(level ?? "") }));
  return facts.join(" · ");
}

/**
 * What can be done about a seat that nobody plays, or that a bot plays for the person at this screen.
 * @param {State} state
 * @param {number} seat
 * @returns {"bot" | "back" | null}
 */
export function wayFor(state, seat) {
  const { over, started, seats } = state.view;
  const { kind, present } = seats[seat] ?? {};
  if (over) return null;
  if (kind === "bot") return held(state).includes(seat) ? "back" : null;
  return started && kind === "person" && !present && mine(state).length > 0 ? "bot" : null;
}

/**
 * @param {Table} table
 * @param {HTMLElement} place
 * @param {State} state
 * @param {number} seat
 */
function showWay(table, place, state, seat) {
  const way = wayFor(state, seat);
  const wish = way ? `${way} ${seat}` : "";
  if ((place.dataset.wish ?? "") === wish) return;
  place.dataset.wish = wish;
  fill(place, way && (way === "bot" ? botButton(table, seat) : backButton(table, seat)));
}

/**
 * The same under the board, for small screens: about the seat that all wait for, or one's own.
 * @param {Table} table
 * @returns {HTMLElement}
 */
export function wayOut(table) {
  const element = h("div", { class: "way-out" });
  const show = (/** @type {State} */ state) => {
    const own = held(state).find((seat) => wayFor(state, seat));
    showWay(table, element, state, own ?? state.view.turn ?? -1);
  };
  show(table.store.get());
  table.store.subscribe(show);
  return element;
}

/**
 * @param {Table} table
 * @param {number} seat
 */
export function botButton(table, seat) {
  const { levels } = table.me;
  const middle = levels[Math.floor(levels.length / 2)] ?? "";
  const onclick = () => void table.act(null, { type: "seat-bot", seat, level: middle });
  return button(t("match.seat.bot"), onclick, "quiet small");
}

/**
 * @param {Table} table
 * @param {number} seat
 */
function backButton(table, seat) {
  const name = table.store.get().view.seats[seat]?.name || t("app.name.none");
  const onclick = () => void table.act(seat, { type: "join", name });
  return button(t("match.seat.back"), onclick, "quiet small");
}
