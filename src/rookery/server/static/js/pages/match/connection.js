// A bar that shows the state of the connection; hidden while all is well.

import { h } from "../../dom.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";

/** @import { Context, State } from "../../../types/match.js" */

/** How many attempts may fail before the bar says so. */
const HICCUPS = 3;
/** Shorter interruptions are not shown. */
const SHORT_MS = 700;

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function connectionBar({ store, stream }) {
  const words = h("span");
  const again = button(t("match-connection-again"), () => stream.retryNow(), "quiet");
  const element = h(
    "div",
    { class: "connection-bar", role: "status", hidden: true },
    h("span", { class: "connection-dot" }),
    words,
    again,
  );
  let timer = 0;
  const show = (/** @type {State} */ state) => {
    clearTimeout(timer);
    const text = connectionText(state);
    if (!text) {
      element.hidden = true;
      return;
    }
    const reveal = () => {
      words.textContent = text;
      again.hidden = state.connection.tries <= HICCUPS;
      element.hidden = false;
    };
    if (element.hidden) timer = window.setTimeout(reveal, SHORT_MS);
    else reveal();
  };
  show(store.get());
  store.subscribe((state, before) => {
    if (state.connection !== before.connection || state.waiting !== before.waiting) show(state);
  });
  return element;
}

/** @param {State} state */
function connectionText({ connection, waiting }) {
  if (connection.state === "open") return waiting ? t("match-connection-slow") : "";
  if (navigator.onLine === false) return t("match-connection-offline");
  return connection.tries > HICCUPS ? t("match-connection-gone") : t("match-connection-lost");
}
