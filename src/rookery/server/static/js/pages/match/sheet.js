// Everything but the board: a bottom sheet on small screens, a column beside the board on wide ones.

import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { tokensOf } from "../../tokens.js";
import { t } from "../../words.js";
import { seriousActions } from "./actions.js";
import { button, iconButton, settingSwitch } from "./buttons.js";
import { isHost } from "./entry.js";
import { picture } from "./icons.js";
import { loadSharing } from "./parts.js";
import { voice } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

const WIDE = matchMedia("(min-width: 900px) and (min-height: 521px)");

/**
 * @param {Context} context
 * @param {Node[]} parts
 * @returns {{ element: HTMLElement, backdrop: HTMLElement, open: () => void, close: () => void }}
 */
export function sheet(context, parts) {
  const backdrop = h("div", { class: "sheet-backdrop", hidden: true, onclick: () => close() });
  const shut = iconButton(icon("close"), t("app-close"), () => close(), "quiet");
  const serious = h("div", { class: "serious" }, seriousActions(context), anotherDevice(context));
  const body = h("div", { class: "rail-body" }, ...parts, serious, watching(context));
  const element = h(
    "aside",
    { class: "rail", "aria-label": t("match-more") },
    h("div", { class: "rail-head" }, h("h2", {}, t("match-more")), soundSwitch(), shut),
    body,
  );

  /** @type {HTMLElement | null} */
  let from = null;
  const lay = () => {
    const opened = element.classList.contains("open");
    element.inert = !WIDE.matches && !opened;
    backdrop.hidden = WIDE.matches || !opened;
  };
  const open = () => {
    from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    element.classList.add("open");
    lay();
    const list = element.querySelector(".moves");
    if (list) list.scrollTop = list.scrollHeight;
    shut.focus();
  };
  const close = () => {
    if (!element.classList.contains("open")) return;
    element.classList.remove("open");
    lay();
    from?.focus();
  };
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && element.classList.contains("open")) close();
  });
  WIDE.addEventListener("change", lay);
  lay();
  // How the game ended is to be seen.
  context.store.subscribe((state, before) => state.view.over && !before.view.over && close());
  return { element, backdrop, open, close };
}

/**
 * The link for watchers; nothing for those who have none to pass on.
 * @param {Context} context
 */
function watching(context) {
  const { match } = context.entry;
  if (!isHost(match) && !tokensOf(match).watch) return null;
  const fold = h("details", { class: "fold" }, h("summary", {}, t("match-watch-link")));
  const show = async () => {
    const { watchPart } = await loadSharing();
    if (fold.childElementCount === 1) fold.append(watchPart(context));
  };
  // What does not come is asked for when the fold is opened again.
  fold.addEventListener("toggle", () => fold.open && void show().catch(() => (fold.open = false)));
  return fold;
}

/**
 * A link to another device, for those who play. It works once, so each press makes a new one.
 * @param {Context} context
 */
function anotherDevice(context) {
  const { store } = context;
  const show = async () => (await loadSharing()).showDeviceLink(context, voice(store.get()) ?? 0);
  const row = h("div", { class: "row" }, button(t("match-device"), () => void show().catch(() => {}), "quiet"));
  const lay = (/** @type {State} */ state) => {
    row.hidden = voice(state) === null || state.view.over;
  };
  lay(store.get());
  store.subscribe(lay);
  return row;
}

/** The switch for sounds. */
export const soundSwitch = () =>
  settingSwitch("sound", [picture("loud"), "match-sound-off"], [picture("mute"), "match-sound-on"]);
