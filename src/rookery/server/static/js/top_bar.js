// The bar on top: home, and the settings behind one button.

import { fill, h } from "./dom.js";
import { icon, PENGUIN, symbol } from "./icons.js";
import { toast } from "./notices.js";
import { t } from "./words.js";

/**
 * @param {HTMLElement} place
 */
export function showTop(place) {
  /** @type {Promise<() => void> | null} */
  let coming = null;
  const onclick = async () => {
    coming ??= import("./preferences.js").then(({ preferences }) => preferences(place));
    try {
      (await coming)();
    } catch {
      coming = null;
      toast(t("app-settings-none"), { kind: "alert" });
    }
  };
  const label = t("app-settings");
  const open = h("button", { class: "button quiet icon", type: "button", "aria-haspopup": "dialog", "aria-label": label, title: label, onclick }, icon("settings"));
  const home = h("a", { class: "brand", href: "/" }, symbol(PENGUIN, { seat: 0 }), t("app-name"));
  fill(place, home, open);
}
