// A link to hand out: to copy, to share, or as a QR code.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { toast } from "../../notices.js";
import { t } from "../../words.js";
import { button, iconButton } from "./buttons.js";
import { picture } from "./icons.js";

/**
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
