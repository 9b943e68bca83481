// What can be said at the table: ready phrases, so that nobody has to read what they would rather not.

import { h } from "../../dom.js";
import { t } from "../../words.js";
import { EN } from "../../words/en.js";
import { voice } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../../words.js").Word} Word */

/**
 * A phrase in the reader's language; one that has no words here is told as the server tells it.
 * @param {import("./state.js").Me} me
 * @param {string} phrase
 */
export function phraseText(me, phrase) {
  const word = `match.say.${phrase}`;
  return word in EN ? t(/** @type {Word} */ (word)) : (me.phrases[phrase] ?? phrase);
}

/**
 * @param {Table} table
 * @returns {HTMLElement}
 */
export function talk({ store, me, act }) {
  const buttons = Object.keys(me.phrases).map((phrase) => {
    const onclick = () => {
      const seat = voice(store.get());
      if (seat !== null) void act(seat, { type: "say", phrase });
    };
    return h("button", { class: "phrase", type: "button", onclick }, phraseText(me, phrase));
  });
  const element = h(
    "details",
    { class: "talk fold" },
    h("summary", {}, t("match.talk")),
    h("div", { class: "phrases" }, ...buttons),
  );
  const show = (/** @type {State} */ state) => {
    // Alone, or among bots, there is nobody to talk to.
    const company = state.view.seats.filter(({ kind }) => kind !== "bot").length > 1 || state.watchers > 0;
    element.hidden = voice(state) === null || !company;
  };
  show(store.get());
  store.subscribe(show);
  return element;
}
