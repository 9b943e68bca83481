// The match page: one store fed by the line to the server, and small parts that each show their share of it.

import * as api from "../api.js";
import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { graveActions, quickActions } from "./match/actions.js";
import { connectionBar } from "./match/bar.js";
import { askTime, hasClock } from "./match/clock.js";
import { ending } from "./match/ending.js";
import { invitation } from "./match/invite.js";
import { moveList } from "./match/moves.js";
import { notation } from "./match/notation.js";
import { offers } from "./match/offers.js";
import { Play } from "./match/play.js";
import { players, watcherCount, wayOut } from "./match/players.js";
import { goOn, sitAgain } from "./match/rematch.js";
import { sheet, soundSwitch } from "./match/sheet.js";
import { sitDown } from "./match/sit.js";
import { mine, toMove } from "./match/state.js";
import { statusLine, statusOf } from "./match/status.js";
import { comeToTable } from "./match/table.js";
import { talk } from "./match/talk.js";

/** @typedef {import("./match/state.js").State} State */
/** @typedef {import("./match/state.js").Table} Table */

/** So long a page waits for the board that people wait at. */
const SETTING_MS = 250;

/**
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const table = await comeToTable(address);
  const { store, line } = table;
  await showSetting(table);
  const page = draw(table, place);
  store.subscribe(goOn);
  store.subscribe((state, before) => comeBack(table, state, before));
  void sitAgain(table);
  if (hasClock(store.get().view)) void askTime();
  addEventListener("hashchange", comeAgain);
  return () => {
    removeEventListener("hashchange", comeAgain);
    page.stop();
    line.close();
    fill(place);
  };
}

/** Another link to the same match, opened in the same tab: the browser changes the address and nothing else. */
function comeAgain() {
  if (location.hash) location.reload();
}

/**
 * @param {Table} table
 * @param {HTMLElement} place
 */
function draw(table, place) {
  const { store } = table;
  const boardPlace = h("div", { class: "board-place" });
  const play = new Play(table, boardPlace);
  const who = players(table);
  const speech = talk(table, () => more.close());
  const parts = [watcherCount(table), moveList(table), notation(table), speech.element, graveActions(table)];
  const more = sheet(table, parts);
  const openTalk = () => {
    more.open();
    speech.open();
  };
  const tip = h("p", { class: "tip", role: "status", hidden: true });
  const deckWords = h(
    "div",
    { class: "deck-words" },
    h("div", { class: "status-row" }, play.die, statusLine(table)),
    tip,
    play.bar,
    wayOut(table),
    ending(table),
  );
  const tell = (/** @type {string} */ words) => {
    tip.textContent = words;
    tip.hidden = !words;
    deckWords.classList.toggle("has-tip", Boolean(words));
  };
  const quick = quickActions(table, { advise: (hint) => tell(play.advise(hint)), tell, openSheet: more.open, openTalk });
  const cards = [sitDown(table), invitation(table)];
  const stage = h("div", { class: "stage" }, boardPlace, connectionBar(table), ...cards);
  const deck = h("div", { class: "deck" }, offers(table), deckWords, quick);
  const title = h("h1", { class: "match-title" }, store.get().view.title);
  who.element.prepend(h("div", { class: "match-head" }, title, soundSwitch()));
  const page = h("div", { class: "match" }, who.element, stage, deck, more.element, more.veil);
  fill(place, page);
  const show = (/** @type {State} */ state) => {
    const { main } = statusOf(state);
    page.classList.toggle("waiting", !state.view.started);
    page.classList.toggle("over", state.view.over);
    const own = mine(state);
    page.classList.toggle("looks-on", own.length === 0);
    page.classList.toggle("alone", state.view.seats.every(({ seat, kind }) => kind === "bot" || own.includes(seat)));
    document.title =
      toMove(state) === null ? `${state.view.title} · ${t("app.name")}` : `${main} · ${state.view.title}`;
  };
  show(store.get());
  store.subscribe((state, before) => {
    show(state);
    if (state.view.position !== before.view.position) tell("");
  });
  const stop = () => {
    who.stop();
    play.destroy();
  };
  return { stop };
}

/**
 * Before the start a board of this kind is shown, so that people see what they are waiting for.
 * @param {Table} table
 */
async function showSetting({ store }) {
  const { started, game, players: count, options } = store.get().view;
  if (started) return;
  const coming = api.preview({ game, players: count, options }).then(
    ({ scene }) => store.set({ setting: scene }),
    () => {},
  );
  // A page that comes with its board at once is calmer; one that would have to wait for it comes without.
  await Promise.race([coming, new Promise((go) => setTimeout(go, SETTING_MS))]);
}

/**
 * Whoever was away for long and looks at the page again is at the table again.
 * @param {Table} table
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
