// The end of a game: what there is to do after it.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { voice } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function ending(context) {
  const { store, act, entry } = context;
  const element = h("div", { class: "ending row", hidden: true });
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const { view } = state;
    const asked = view.offers.some(({ what }) => what === "rematch");
    const key = `${view.over} ${view.next_match} ${asked} ${voice(state)}`;
    if (key === drawn) return;
    drawn = key;
    element.hidden = !view.over;
    if (!view.over) return;
    const again = () => {
      const seat = voice(store.get());
      if (seat !== null) void act(seat, { type: "offer", what: "rematch" });
    };
    const rematch = button(t("match-rematch"), again, "primary");
    const next = h("a", { class: "button primary", href: `/m/${view.next_match}` }, t("match-rematch-go"));
    fill(
      element,
      view.next_match ? next : voice(state) !== null && !asked && rematch,
      h("a", { class: "button", href: `/m/${entry.match}/replay` }, t("match-replay")),
      button(t("match-record"), () => void download(context)),
      h("a", { class: "button quiet", href: "/" }, t("match-lobby")),
    );
  };
  show(store.get());
  store.subscribe(show);
  return element;
}

/** @param {Context} context */
async function download({ entry, store }) {
  const data = await api.record(entry.match, entry.token);
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = h("a", { href: address, download: `${store.get().view.game}-${entry.match}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
