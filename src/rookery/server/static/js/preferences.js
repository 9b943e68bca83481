// The settings dialog; loaded when it is first opened.

import { fill, h } from "./dom.js";
import { field, segments, toggle } from "./forms.js";
import { icon } from "./icons.js";
import { settings } from "./settings.js";
import { chooseLanguage, language, LANGUAGES, t } from "./words.js";

const LONGEST_NAME = 24;

/**
 * @param {HTMLElement} place  where the dialog is kept
 * @returns {() => void} opens it
 */
export function preferences(place) {
  const body = h("div", { class: "stack" });
  const dialog = settingsDialog(body);
  place.append(dialog);
  return () => {
    // The name may have been changed elsewhere meanwhile.
    fill(body, ...fields());
    dialog.showModal();
  };
}

/**
 * @param {HTMLElement} body
 * @returns {HTMLDialogElement}
 */
function settingsDialog(body) {
  const onclick = () => dialog.close();
  const close = h("button", { class: "button quiet icon", type: "button", "aria-label": t("app-close"), onclick }, icon("close"));
  const head = h("div", { class: "dialog-head" }, h("h2", { id: "settings-title" }, t("app-settings")), close);
  const dialog = h("dialog", { "aria-labelledby": "settings-title" }, head, body);
  // A click on the backdrop closes it.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

/** @returns {HTMLElement[]} */
function fields() {
  const now = settings.get();
  const name = h("input", {
    class: "input", value: now.name, maxlength: LONGEST_NAME, autocomplete: "nickname", placeholder: t("app-name-none"),
    onchange: (/** @type {Event} */ event) => settings.set({ name: valueOf(event).trim() }),
  });
  const themes = { auto: t("app-theme-auto"), light: t("app-theme-light"), dark: t("app-theme-dark") };
  const paces = { slow: t("app-pace-slow"), normal: t("app-pace-normal"), fast: t("app-pace-fast"), instant: t("app-pace-instant") };
  return [
    field(t("app-your-name"), name, t("app-your-name-help")),
    field(t("app-theme"), segments("theme", themes, now.theme, (theme) => settings.set({ theme }))),
    field(t("app-scenery"), segments("scenery", sceneries(), now.scenery, (scenery) => settings.set({ scenery }))),
    field(t("app-language"), segments("language", LANGUAGES, language(), changeLanguage)),
    field(t("app-pace"), segments("pace", paces, now.pace, (pace) => settings.set({ pace })), t("app-pace-help")),
    toggle(t("app-sound"), now.sound, (sound) => settings.set({ sound })),
    toggle(t("app-confirm"), now.confirm, (confirm) => settings.set({ confirm }), t("app-confirm-help")),
    toggle(t("app-calm"), now.animation === "off", (off) => settings.set({ animation: off ? "off" : "auto" })),
    h("p", { class: "note" }, h("a", { href: "/privacy" }, t("app-privacy"))),
  ];
}

/** What boards can look like, in words. */
const sceneries = () => ({ day: t("app-scenery-day"), night: t("app-scenery-night"), paper: t("app-scenery-paper") });

/** @param {Event} event */
function valueOf(event) {
  return event.target instanceof HTMLInputElement ? event.target.value : "";
}

/**
 * The whole page is drawn in one language, so a new one needs a reload.
 * @param {string} chosen
 */
function changeLanguage(chosen) {
  chooseLanguage(chosen);
  location.reload();
}
