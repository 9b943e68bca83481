// Everything but the board: a bottom sheet on small screens, a column beside the board on wide ones.

import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { t } from "../../words.js";
import { iconButton, settingSwitch } from "./buttons.js";
import { watchLink } from "./entry.js";
import { picture } from "./icons.js";

/** @typedef {import("./state.js").Context} Context */

const WIDE = matchMedia("(min-width: 900px) and (min-height: 521px)");

/**
 * @param {Context} context
 * @param {Node[]} parts
 * @returns {{ element: HTMLElement, backdrop: HTMLElement, open: () => void, close: () => void }}
 */
export function sheet(context, parts) {
  const backdrop = h("div", { class: "sheet-backdrop", hidden: true, onclick: () => close() });
  const shut = iconButton(icon("close"), t("app-close"), () => close(), "quiet");
  const body = h("div", { class: "rail-body" }, ...parts, watching(context));
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
  return { element, backdrop, open, close };
}

/**
 * The link for watchers, or nothing without it.
 * @param {Context} context
 */
function watching({ entry }) {
  const link = watchLink(entry.match);
  if (!link) return null;
  const fold = h("details", { class: "fold" }, h("summary", {}, t("match-watch-link")));
  const show = async () => {
    const { linkRow } = await import("./link_row.js");
    if (!fold.querySelector(".link-row")) fold.append(linkRow(link));
  };
  // A row that does not come is asked for when the fold is opened again.
  fold.addEventListener("toggle", () => fold.open && void show().catch(() => (fold.open = false)));
  return fold;
}

/** The switch for sounds. */
export const soundSwitch = () =>
  settingSwitch("sound", [picture("loud"), "match-sound-off"], [picture("mute"), "match-sound-on"]);
