// The match page: one store fed by the match stream, and small parts that each show some of it.

import * as api from "../api.js";
import { fill, find, h, write } from "../dom.js";
import { wear } from "../seat_colours.js";
import { say, sentence, t, word } from "../words.js";
import { quickActions } from "./match/actions.js";
import { connectionBar } from "./match/connection.js";
import { rematchKey } from "./match/entry.js";
import { lastMoves, moveList } from "./match/moves.js";
import { notation } from "./match/notation.js";
import { CHAT, CLOCK, ENDING, INTRO, INVITATION, JOIN, laterPart, loadParts, OFFERS, REVEAL } from "./match/parts.js";
import { Play } from "./match/play.js";
import { players, seatAction, watcherCount } from "./match/players.js";
import { sea } from "./match/sea.js";
import { sheet, soundSwitch } from "./match/sheet.js";
import { hasClock, mine, toMove } from "./match/state.js";
import { statusLine, statusOf } from "./match/status.js";
import { connect } from "./match/context.js";

/** @import { Context, State } from "../../types/match.js" */

/** On a small screen a board has no more height than it needs, of its width, and some sky; it never shrinks in a match. */
const SHAPE = { least: 0.9, sky: 0.08 };
/** How long the page waits for the preview of the board before it is shown without. */
const SETTING_MS = 250;

/**
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const context = await connect(address);
  const { store, stream } = context;
  await Promise.all([showSetting(context), loadParts(context)]);
  const page = draw(context, place);
  // Whoever comes from another page with the keyboard goes on from here.
  keepFocus();
  store.subscribe((state, before) => comeBack(context, state, before));
  void sitAsBefore(context);
  if (hasClock(store.get().view)) void CLOCK.load().then(({ fetchTime }) => fetchTime(), () => {});
  addEventListener("hashchange", comeAgain);
  return () => {
    removeEventListener("hashchange", comeAgain);
    page.stop();
    stream.close();
    wear([]);
    say({});
    fill(place);
  };
}

/**
 * Those who come from the game before are seated again; whoever is not, is asked to sit down as everybody is.
 * @param {Context} context
 */
async function sitAsBefore(context) {
  if (!sessionStorage.getItem(rematchKey(context.entry.match))) return;
  const rematch = await import("./match/rematch.js").catch(() => null);
  await rematch?.sitAgain(context);
}

/** Another link to the same match in the same tab changes only the fragment: reload for it. */
function comeAgain() {
  if (location.hash) location.reload();
}

/**
 * @param {Context} context
 * @param {HTMLElement} place
 */
function draw(context, place) {
  const { store } = context;
  const boardPlace = h("div", { class: "board-place" });
  let tall = SHAPE.least;
  const play = new Play(context, boardPlace, (now) => {
    tall = Math.max(tall, now + SHAPE.sky);
    page.style.setProperty("--tall", tall.toFixed(3));
  });
  const who = players(context);
  let openTalk = () => {};
  const talk = laterPart(context, CHAT, ({ chat }) => {
    const { element, open } = chat(context, () => more.close());
    openTalk = open;
    return element;
  });
  const parts = [watcherCount(context), moveList(context), notation(context), talk];
  const more = sheet(context, parts);
  const openChat = () => {
    more.open();
    openTalk();
  };
  const waters = sea(context);
  boardPlace.prepend(waters.element);
  const cards = [
    laterPart(context, JOIN, ({ joinCard }) => joinCard(context)),
    laterPart(context, INVITATION, ({ invitation }) => invitation(context)),
    laterPart(context, REVEAL, ({ revealSeeds }) => revealSeeds(context)),
    laterPart(context, INTRO, ({ intro }) => intro(context, keepFocus)),
  ];
  const stage = h("div", { class: "stage" }, boardPlace, connectionBar(context), ...cards);
  const cameLate = store.get().view.over;
  let stopEnding = () => {};
  const end = laterPart(context, ENDING, ({ ending }) => {
    const { element, stop } = ending(context, stage, cameLate ? null : play.celebrate);
    stopEnding = stop;
    return element;
  });
  const tip = h("p", { class: "tip", role: "status", hidden: true });
  const deckWords = h(
    "div",
    { class: "deck-words" },
    h("div", { class: "status-row" }, play.die, statusLine(context)),
    tip,
    play.bar,
    seatAction(context),
    end,
  );
  const showTip = (/** @type {string} */ words) => {
    write(tip, words);
    tip.hidden = !words;
    deckWords.classList.toggle("has-tip", Boolean(words));
  };
  const quick = quickActions(context, { advise: (hint) => showTip(advice(play, hint)), showTip, openSheet: more.open, openChat });
  const deck = h("div", { class: "deck" }, laterPart(context, OFFERS, ({ offers }) => offers(context)), deckWords, quick);
  const title = h("h1", { class: "match-title" }, store.get().view.title);
  who.element.prepend(h("div", { class: "match-head" }, h("div", { class: "match-about" }, title, goal(context)), soundSwitch()));
  const page = h("div", { class: "match" }, who.element, stage, lastMoves(context), deck, more.element, more.backdrop);
  fill(place, page);
  const show = (/** @type {State} */ state) => {
    const { main } = statusOf(state);
    page.classList.toggle("waiting", !state.view.started);
    page.classList.toggle("over", state.view.over);
    const own = mine(state);
    page.classList.toggle("looks-on", own.length === 0);
    page.classList.toggle("alone", state.view.seats.every(({ seat, kind }) => kind === "bot" || own.includes(seat)));
    document.title =
      toMove(state) === null ? `${state.view.title} · ${t("app-name")}` : `${main} · ${state.view.title}`;
  };
  show(store.get());
  store.subscribe((state, before) => {
    show(state);
    if (state.view.position !== before.view.position || state.view.over) showTip("");
    // What had the focus may be gone: the card to sit down, the links to invite.
    if (state.view !== before.view) keepFocus();
  });
  const stop = () => {
    waters.stop();
    stopEnding();
    who.stop();
    play.destroy();
  };
  return { stop };
}

/** Where the focus was in something that is gone, it goes to the page, and not to the very beginning. */
function keepFocus() {
  if (document.activeElement === document.body) find("#page").focus({ preventScroll: true });
}

/**
 * A hint in words, with what the page would warn of.
 * @param {Play} play
 * @param {import("../../types/wire.js").Hint} hint
 */
function advice(play, hint) {
  return [play.advise(hint), hint.caution && sentence(hint.caution)].filter(Boolean).join(" ");
}

/**
 * The goal of the game, in its own words.
 * @param {Context} context
 * @returns {HTMLElement}
 */
function goal({ store }) {
  const text = h("span");
  const element = h("p", { class: "goal note quiet" }, h("span", { class: "goal-word" }, t("match-goal")), " ", text);
  const show = (/** @type {State} */ { view, setting }) => {
    write(text, word((view.scene ?? setting)?.goal ?? ""));
    element.hidden = !text.textContent;
  };
  show(store.get());
  store.subscribe(show);
  return element;
}

/**
 * Before the start, show a preview of the board.
 * @param {Context} context
 */
async function showSetting({ store }) {
  const { started, game, players: count, options, colours } = store.get().view;
  if (started) return;
  const coming = api.preview({ game, players: count, options, colours }).then(
    ({ scene }) => store.set({ setting: scene }),
    () => {},
  );
  // Wait briefly for the board, so that the page does not jump; if it takes longer, start without it.
  await Promise.race([coming, new Promise((go) => setTimeout(go, SETTING_MS))]);
}

/**
 * A player who was away and looks at the page again takes the seat back from the bot.
 * @param {Context} context
 * @param {State} state
 * @param {State} before
 */
function comeBack({ act: send }, state, before) {
  if (state.view === before.view || state.view.over || document.visibilityState !== "visible") return;
  for (const seat of mine(state)) {
    const { present, name } = state.view.seats[seat] ?? {};
    if (present === false && before.view.seats[seat]?.present) void send(seat, { type: "join", name });
  }
}
