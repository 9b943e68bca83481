// Chat: what was said so far, and ready phrases and emotes to send. There is no free text, so nobody has to read abuse;
// and others can be muted.

import { fill, h } from "../../dom.js";
import { settings } from "../../settings.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { settingSwitch } from "./buttons.js";
import { picture } from "./icons.js";
import { emote, emoteText, isHeard, phraseText, shown, spoken } from "./phrases.js";
import { called, hasCompany, letter, voice } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/** How many messages are listed. */
const LISTED = 40;

/**
 * @param {Context} context
 * @param {() => void} done  something was said
 * @returns {{ element: HTMLElement, open: () => void }}
 */
export function chat(context, done) {
  const { store } = context;
  const list = messageList(context);
  const buttons = phraseButtons(context, () => {
    fold.open = false;
    done();
  });
  const fold = h("details", { class: "fold" }, h("summary", {}, t("match-talk")), buttons.element);
  const row = h("div", { class: "talk-row" }, fold, muteSwitch());
  const element = h("section", { class: "talk", "aria-label": t("match-talk-title") }, list.element, row);
  const show = () => {
    const state = store.get();
    const said = state.events.filter((event) => event.type === "said");
    list.show(state, said);
    // The emotes are drawn when the list is first opened.
    if (fold.open) buttons.show(state);
    fold.hidden = !hasCompany(state);
    element.hidden = fold.hidden && said.length === 0;
  };
  show();
  store.subscribe(show);
  settings.subscribe(show);
  fold.addEventListener("toggle", show);
  // Beside the rail it lies over the board, and a touch elsewhere closes it.
  document.addEventListener("pointerdown", ({ target }) => {
    if (fold.open && target instanceof Node && !element.contains(target)) fold.open = false;
  });
  fold.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !fold.open) return;
    fold.open = false;
    fold.querySelector("summary")?.focus();
  });
  const open = () => {
    fold.open = true;
    show();
    element.scrollIntoView({ block: "end" });
    fold.querySelector("button")?.focus();
  };
  return { element, open };
}

/** @param {Context} context */
function messageList({ me }) {
  const element = h("ol", { class: "said", tabindex: 0, "aria-label": t("match-talk-title") });
  let drawn = "";
  /**
   * @param {State} state
   * @param {{ seat: number, phrase: string, seq: number }[]} said
   */
  const show = (state, said) => {
    const visible = said.filter((event) => isHeard(state, event)).slice(-LISTED);
    element.hidden = visible.length === 0;
    const key = visible.map(({ seq, seat }) => `${seq} ${letter(state, seat)} ${called(state, seat)}`).join("|");
    if (key === drawn) return;
    drawn = key;
    const rows = visible.map((event) => {
      const words = h("span", { class: "visually-hidden" }, spoken(me, state, event));
      const seen = h("span", { class: "said-what", "aria-hidden": "true" }, shown(me, event));
      return h("li", { title: called(state, event.seat) }, seatBadge(event.seat, letter(state, event.seat)), words, seen);
    });
    fill(element, ...rows);
    element.scrollTop = element.scrollHeight;
  };
  return { element, show };
}

/**
 * @param {Context} context
 * @param {() => void} done
 */
function phraseButtons({ store, me, act }, done) {
  const say = (/** @type {string} */ phrase) => () => {
    const seat = voice(store.get());
    if (seat === null) return;
    void act(seat, { type: "say", phrase });
    done();
  };
  const emotes = h("div", { class: "emotes" });
  const phrases = Object.keys(me.phrases).map((phrase) =>
    h("button", { class: "phrase", type: "button", onclick: say(phrase) }, phraseText(me, phrase)),
  );
  const element = h("div", { class: "sayings" }, emotes, h("div", { class: "phrases" }, ...phrases));
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const seat = voice(state) ?? 0;
    const name = called(state, seat);
    if (drawn === `${seat} ${name}`) return;
    drawn = `${seat} ${name}`;
    const buttons = Object.keys(me.emotes).map((each) => {
      const words = emoteText(me, each, name);
      const names = { "aria-label": words, title: words };
      return h("button", { class: "emote-button", type: "button", ...names, onclick: say(each) }, emote(each, seat));
    });
    fill(emotes, ...buttons);
  };
  return { element, show };
}

/** Mutes or unmutes the others. */
const muteSwitch = () =>
  settingSwitch("hush", [picture("hush"), "match-talk-hushed"], [picture("talk"), "match-talk-heard"], "hush");
