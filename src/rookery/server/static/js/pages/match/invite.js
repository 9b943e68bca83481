// Open seats before the start: a link to send, a QR code, or a bot.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { toast } from "../../notices.js";
import { isLocalOnly } from "../../public_address.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { button, iconButton } from "./buttons.js";
import { seatLink } from "./entry.js";
import { picture } from "./icons.js";
import { botButton } from "./players.js";
import { colour, letter, mine } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function invitation(context) {
  const element = h("section", { class: "over-board card invite", "aria-label": t("match-invite"), hidden: true });
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const { view, setting } = state;
    const open = view.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
    const host = mine(state).length > 0 && !view.started && open.length > 0;
    const key = `${host} ${open} ${setting !== null}`;
    if (key === drawn) return;
    drawn = key;
    element.hidden = !host;
    if (host) fill(element, ...content(context, state, open));
  };
  show(context.store.get());
  context.store.subscribe(show);
  return element;
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {number[]} open
 */
function content(context, state, open) {
  const linked = open.some((seat) => seatLink(context.entry.match, seat));
  return [
    h("h2", {}, t("match-invite")),
    h("p", { class: "quiet note" }, t(linked ? "match-invite-how" : "match-invite-wait")),
    linked && isLocalOnly() && h("p", { class: "note" }, t("match-invite-only-here")),
    ...open.map((seat) => openSeat(context, state, seat)),
  ];
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {number} seat
 */
function openSeat(context, state, seat) {
  const link = seatLink(context.entry.match, seat);
  const here = () => void context.act(seat, { type: "join", name: colour(state, seat), seed: api.newKey() });
  const sit = button(t("match-seat-here"), here, "quiet small");
  return h(
    "div",
    { class: "open-seat" },
    h("p", { class: "open-seat-name" }, seatBadge(seat, letter(state, seat)), colour(state, seat)),
    link ? linkRow(link) : null,
    h("div", { class: "open-seat-actions" }, botButton(context, seat), link ? sit : null),
  );
}

/**
 * A link with buttons to copy, share and show it as a QR code.
 * @param {string} link
 * @returns {HTMLElement}
 */
export function linkRow(link) {
  const shown = h("input", {
    class: "input link-text",
    value: link,
    readonly: true,
    "aria-label": t("match-link"),
    onfocus: () => shown.select(),
  });
  const copy = button(t("match-link-copy"), () => void copyLink(link, shown), "primary");
  copy.prepend(picture("copy"));
  const share = "share" in navigator && iconButton(picture("share"), t("match-link-share"), () => void shareLink(link));
  const code = iconButton(picture("code"), t("match-link-code"), () => void showQrCode(link));
  return h("div", { class: "link-row" }, shown, h("div", { class: "row" }, copy, share, code));
}

/**
 * @param {string} link
 * @param {HTMLInputElement} shown
 */
async function copyLink(link, shown) {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("match-link-copied"));
  } catch {
    // Without https the clipboard API is missing: use the old command, or at least select the text.
    shown.focus();
    shown.select();
    toast(t(document.execCommand("copy") ? "match-link-copied" : "match-link-select"));
  }
}

/** @param {string} link */
async function shareLink(link) {
  // Closing the system's share sheet is not an error.
  await navigator.share({ url: link, title: t("app-name") }).catch(() => {});
}

/** @param {string} link */
async function showQrCode(link) {
  const image = h("img", { class: "qr", alt: t("match-link-code-alt"), width: 240, height: 240 });
  const dialog = h("dialog", { class: "qr-dialog", "aria-label": t("match-link-code") });
  const close = iconButton(icon("close"), t("app-close"), () => dialog.close(), "quiet");
  fill(
    dialog,
    h("div", { class: "dialog-head" }, h("h2", {}, t("match-link-code")), close),
    image,
    h("p", { class: "quiet note" }, t("match-link-code-how")),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  try {
    image.src = await api.qr(link);
  } catch {
    dialog.close();
    toast(t("match-link-code-failed"), { kind: "alert" });
  }
}
