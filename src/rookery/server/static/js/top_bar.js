// The bar at the top: a link home, and a button for the settings.

import { fill, h } from "./dom.js";
import { icon, PENGUIN, symbol } from "./icons.js";
import { toast } from "./notices.js";
import { loadStyle } from "./styles.js";
import { t } from "./words.js";

/**
 * @param {HTMLElement} place
 */
export function showTopBar(place) {
  /** @type {Promise<() => void> | null} */
  let loading = null;
  const onclick = async () => {
    loading ??= Promise.all([import("./preferences.js"), loadStyle("forms")]).then(([{ preferences }]) => preferences(place));
    try {
      (await loading)();
    } catch {
      loading = null;
      toast(t("app-settings-none"), { kind: "alert" });
    }
  };
  const label = t("app-settings");
  const open = h("button", { class: "button quiet icon", type: "button", "aria-haspopup": "dialog", "aria-label": label, title: label, onclick }, icon("settings"));
  const home = h("a", { class: "brand", href: "/" }, symbol(PENGUIN, { seat: 0 }), t("app-name"));
  fill(place, home, open);
}
