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
 * @param {{ code?: boolean }} [how]  code: whether there is a button for the QR code
 * @returns {HTMLElement}
 */
export function linkRow(link, { code: coded = true } = {}) {
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
  const code = coded && iconButton(picture("code"), t("match-link-code"), () => void showQrCode(link));
  return h("div", { class: "link-row" }, shown, h("div", { class: "row" }, copy, share, code));
}

/**
 * A button that replaces a link by a new one: whoever has the old one cannot use it any more.
 * @param {import("../../../types/match.js").Context} context
 * @param {{ what: "invitation" | "watch", seat?: number }} link
 */
export function renewButton({ act }, link) {
  const renew = button(t("match-link-renew"), async () => {
    renew.disabled = true;
    if (await act(null, { type: "revoke", ...link })) toast(t("match-link-renewed"));
    renew.disabled = false;
  }, "quiet small");
  return renew;
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

/**
 * A dialog with a link as a QR code.
 * @param {string} link
 * @param {{ title?: string, how?: string, more?: Node }} [words]
 */
export async function showQrCode(link, { title = t("match-link-code"), how = t("match-link-code-how"), more } = {}) {
  const image = h("img", { class: "qr", alt: t("match-link-code-alt"), width: 240, height: 240 });
  const dialog = h("dialog", { class: "qr-dialog", "aria-label": title });
  const close = iconButton(icon("close"), t("app-close"), () => dialog.close(), "quiet");
  fill(dialog, h("div", { class: "dialog-head" }, h("h2", {}, title), close), image, h("p", { class: "quiet note" }, how), more);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  try {
    image.src = await api.qr(link);
  } catch {
    // A link that is shown can be copied.
    if (more) return image.remove();
    dialog.close();
    toast(t("match-link-code-failed"), { kind: "alert" });
  }
}
