// What a player can do besides moving: undo, ask for a hint, and, rarely, resign or offer a draw.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { picture } from "./icons.js";
import { lastMover, mine, toMove, voice } from "./state.js";
import { hasCompany } from "./chat.js";
import { refusalText } from "./refusals.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */
/** @typedef {import("../../../types/wire.js").Hint} Hint */

/**
 * The buttons next to the board, within a thumb's reach.
 * @param {Context} context
 * @param {{ advise: (hint: Hint, seat: number) => void, showTip: (sentence: string) => void, openSheet: () => void, openChat: () => void }} hooks
 * @returns {HTMLElement}
 */
export function quickActions(context, { advise, showTip, openSheet, openChat }) {
  const { store, act } = context;
  const undo = quick("undo", t("match-undo"), () => {
    const seat = toMove(store.get());
    if (seat !== null) void act(seat, { type: "undo" });
  });
  const hint = quick("hint", t("match-hint"), () => void ask());
  const say = quick("talk", t("match-talk-short"), openChat);
  const more = quick("more", t("match-more-short"), openSheet);
  for (const button of [say, more]) button.classList.add("opens-sheet");

  async function ask() {
    const state = store.get();
    const seat = toMove(state);
    if (seat === null) return;
    const { seq } = state.view;
    hint.setAttribute("aria-busy", "true");
    hint.disabled = true;
    try {
      const advice = await api.hint(context.entry.match, seat, context.tokenFor(seat));
      // A hint for an earlier position is useless.
      if (store.get().view.seq === seq) advise(advice, seat);
    } catch (/** @type {any} */ problem) {
      showTip(refusalText(problem));
    } finally {
      hint.removeAttribute("aria-busy");
      show(store.get());
    }
  }

  const show = (/** @type {State} */ state) => {
    const plays = mine(state).length > 0 && !state.view.over && state.view.started;
    undo.hidden = hint.hidden = !plays;
    say.hidden = !hasCompany(state);
    undo.disabled = !state.view.undo || state.waiting > 0;
    hint.disabled = toMove(state) === null || hint.hasAttribute("aria-busy");
  };
  show(store.get());
  store.subscribe(show);
  return h("div", { class: "quick", role: "group", "aria-label": t("match-actions") }, undo, hint, say, more);
}

/**
 * @param {import("./icons.js").Picture} name
 * @param {string} words
 * @param {() => void} onclick
 */
function quick(name, words, onclick) {
  return h("button", { class: "quick-button", type: "button", onclick }, picture(name), h("span", {}, words));
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
  const takeback = button(t("match-takeback"), () => {
    const seat = lastMover(store.get());
    if (seat !== null) void act(seat, { type: "offer", what: "takeback" });
  }, "quiet");
  const draw = button(t("match-draw"), offer("draw"), "quiet");
  const resign = asked(t("match-resign"), t("match-resign-sure"), t("match-resign-yes"), () => {
    const seat = voice(store.get());
    if (seat !== null) void act(seat, { type: "resign" });
  });
  const element = h("div", { class: "serious row" }, takeback, draw, resign);
  const show = (/** @type {State} */ state) => {
    const { view } = state;
    const people = view.seats.filter(({ kind }) => kind === "person").length;
    const offered = new Set(view.offers.map(({ what }) => what));
    element.hidden = voice(state) === null || view.over || !view.started;
    const bots = view.seats.some(({ kind }) => kind === "bot");
    const company = people > mine(state).length;
    takeback.textContent = t(company ? "match-takeback" : "match-takeback-alone");
    takeback.hidden = offered.has("takeback") || view.plies === 0;
    draw.hidden = offered.has("draw") || bots || !company;
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
