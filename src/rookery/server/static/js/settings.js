// The settings of whoever uses this browser, stored between visits.

import { load, save } from "./storage.js";
import { createStore } from "./store.js";

/** @typedef {"day" | "night" | "paper"} Scenery */

/**
 * @typedef {object} Settings
 * @property {string} name           the name that other players see
 * @property {"auto" | "light" | "dark"} theme
 * @property {Scenery} scenery       what boards look like
 * @property {boolean} sound
 * @property {boolean} confirm       whether to ask before every move, and not only before those that come with a caution
 * @property {boolean} hush          whether to hide what others say
 * @property {"auto" | "off"} animation  "auto" follows the device's preference
 * @property {import("./pace.js").Pace} pace  how fast turns are shown
 */

const NAME = "rookery-settings";

/** @type {Settings} */
const DEFAULTS = { name: "", theme: "auto", scenery: "day", sound: false, confirm: false, hush: false, animation: "auto", pace: "normal" };

/** @type {import("./store.js").Store<Settings>} */
export const settings = createStore({ ...DEFAULTS, ...load(NAME, {}) });

settings.subscribe((now) => save(NAME, now));

/** Whether to reduce motion. */
export function calm() {
  return settings.get().animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the page is shown in the dark theme now. */
export function isDark() {
  const { theme } = settings.get();
  return theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}

/** Apply the settings to the page, now and whenever they change. */
export function applySettings() {
  const bar = document.head.appendChild(Object.assign(document.createElement("meta"), { name: "theme-color" }));
  const apply = () => {
    const { scenery, animation } = settings.get();
    const root = document.documentElement;
    root.dataset.theme = isDark() ? "dark" : "light";
    root.dataset.scenery = scenery;
    root.dataset.animation = animation;
    // Browsers on phones colour their own bars with this.
    bar.content = getComputedStyle(root).getPropertyValue("--snow").trim();
  };
  apply();
  settings.subscribe(apply);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
}
