// What a player can do besides moving: undo, ask for a hint, and, rarely, resign or offer a draw.

import * as api from "../../api.js";
import { fill, h, write } from "../../dom.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { isHost } from "./entry.js";
import { picture } from "./icons.js";
import { hasCompany, mine, othersPlay, toMove, voice } from "./state.js";
import { refusalText } from "./refusals.js";

/** @import { Context, State } from "../../../types/match.js" */
/** @import { Hint } from "../../../types/wire.js" */

/**
 * The buttons next to the board, within a thumb's reach.
 * @param {Context} context
 * @param {{ advise: (hint: Hint, seat: number) => void, showTip: (sentence: string) => void, openSheet: () => void, openChat: () => void }} hooks
 * @returns {HTMLElement}
 */
export function quickActions(context, { advise, showTip, openSheet, openChat }) {
  const { store, act } = context;
  const undo = quick("undo", t("match-undo"), () => takeBack(context));
  const hint = quick("hint", t("match-hint"), () => (store.get().view.hints ? void ask() : askForHints()));
  const say = quick("talk", t("match-talk-short"), openChat);
  const more = quick("more", t("match-more-short"), openSheet);
  for (const button of [say, more]) button.element.classList.add("opens-sheet");

  async function ask() {
    const state = store.get();
    const seat = toMove(state);
    if (seat === null) return;
    const { seq } = state.view;
    hint.element.setAttribute("aria-busy", "true");
    hint.element.disabled = true;
    try {
      const advice = await api.hint(context.entry.match, seat);
      // A hint for an earlier position is useless.
      if (store.get().view.seq === seq) advise(advice, seat);
    } catch (/** @type {any} */ problem) {
      showTip(refusalText(problem));
    } finally {
      hint.element.removeAttribute("aria-busy");
      show(store.get());
    }
  }

  /** Against people there are hints for all or for nobody. */
  function askForHints() {
    const seat = voice(store.get());
    if (seat !== null) void act(seat, { type: "offer", what: "hints" });
  }

  const show = (/** @type {State} */ state) => {
    const { view } = state;
    const plays = mine(state).length > 0 && !view.over && view.started;
    undo.element.hidden = hint.element.hidden = !plays;
    say.element.hidden = !hasCompany(state);
    undo.label(t(asksToUndo(state) ? "match-takeback" : "match-undo"));
    undo.element.disabled = !mayTakeBack(state) || state.waiting > 0;
    hint.label(t(view.hints ? "match-hint" : "match-hints-ask"));
    const busy = hint.element.hasAttribute("aria-busy");
    hint.element.disabled = busy || (view.hints ? toMove(state) === null : isOffered(state, "hints"));
  };
  show(store.get());
  store.subscribe(show);
  const buttons = [undo, hint, say, more].map(({ element }) => element);
  return h("div", { class: "quick", role: "group", "aria-label": t("match-actions") }, ...buttons);
}

/**
 * @param {import("./icons.js").Picture} name
 * @param {string} words
 * @param {() => void} onclick
 */
function quick(name, words, onclick) {
  const shown = h("span", {}, words);
  const element = h("button", { class: "quick-button", type: "button", onclick }, picture(name), shown);
  return { element, label: (/** @type {string} */ now) => write(shown, now) };
}

/**
 * @param {State} state
 * @param {import("../../../types/wire.js").OfferView["what"]} what
 */
const isOffered = ({ view }, what) => view.offers.some((offer) => offer.what === what);

/**
 * Whether anybody else plays: then they are asked.
 * @param {State} state
 */
const hasOpponents = (state) => state.view.seats.some(({ seat, kind }) => kind === "person" && !mine(state).includes(seat));

/**
 * Whether a move can be taken back: within this turn, or back to the last own move.
 * @param {State} state
 */
export function mayTakeBack(state) {
  return state.view.undo || (state.view.takeback !== null && !isOffered(state, "takeback"));
}

/**
 * Whether the others have to agree to that.
 * @param {State} state
 */
export function asksToUndo(state) {
  return !state.view.undo && state.view.takeback !== null && hasOpponents(state);
}

/** @param {Context} context */
function takeBack({ store, act }) {
  const { undo, takeback, turn } = store.get().view;
  if (undo && turn !== null) void act(turn, { type: "undo" });
  else if (takeback !== null) void act(takeback, { type: "offer", what: "takeback" });
}

/**
 * Actions that end or change the game; each is confirmed first.
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function seriousActions(context) {
  const { store, act } = context;
  const offer = (/** @type {string} */ what) => () => {
    const seat = voice(store.get());
    if (seat !== null) void act(seat, { type: "offer", what });
  };
  const draw = button(t("match-draw"), offer("draw"), "quiet");
  const resign = asked(t("match-resign"), t("match-resign-sure"), t("match-resign-yes"), () => {
    const seat = voice(store.get());
    if (seat !== null) void act(seat, { type: "resign" });
  });
  const hosts = isHost(context.entry.match);
  const end = asked(t("match-end"), t("match-end-sure"), t("match-end-yes"), () => void act(null, { type: "end" }));
  const element = h("div", { class: "row" }, draw, resign, end);
  const show = (/** @type {State} */ state) => {
    const { view } = state;
    const plays = voice(state) !== null && view.started;
    const bots = view.seats.some(({ kind }) => kind === "bot");
    draw.hidden = !plays || isOffered(state, "draw") || bots || !hasOpponents(state);
    resign.hidden = !plays;
    // While others play, their game is theirs too.
    end.hidden = !hosts || othersPlay(state);
    element.hidden = view.over || (resign.hidden && end.hidden);
  };
  show(store.get());
  store.subscribe(show);
  return element;
}

/**
 * A button that asks for confirmation in its own place.
 * @param {string} words
 * @param {string} question
 * @param {string} yes
 * @param {() => void} act
 * @returns {HTMLElement}
 */
function asked(words, question, yes, act) {
  const place = h("span", { class: "asked" });
  const rest = () => fill(place, button(words, ask, "quiet"));
  const ask = () => {
    const go = button(yes, () => (rest(), act()), "danger");
    const stay = button(t("match-no"), rest, "quiet");
    fill(place, h("span", { class: "note" }, question), go, stay);
    stay.focus();
  };
  rest();
  return place;
}
