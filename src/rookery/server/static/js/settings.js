// Small settings of the person at this screen, kept from one visit to the next.

import { keep, recall } from "./storage.js";
import { createStore } from "./store.js";

/**
 * @typedef {object} Settings
 * @property {string} name           what others at the table call this person
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} sound
 * @property {boolean} confirm       whether a move is asked about before it is made
 * @property {boolean} hush          whether what others say at the table is left out
 * @property {"auto" | "off"} animation  "auto" follows what the device asks for
 */

const NAME = "rookery-settings";

/** Where fingers are large and the board is small, a move is asked about unless somebody says otherwise. */
const SMALL = globalThis.matchMedia?.("(pointer: coarse) and (max-width: 640px)").matches ?? false;

/** @type {Settings} */
const DEFAULTS = { name: "", theme: "auto", sound: false, confirm: SMALL, hush: false, animation: "auto" };

/** @type {import("./store.js").Store<Settings>} */
export const settings = createStore({ ...DEFAULTS, ...recall(NAME, {}) });

settings.subscribe((now) => keep(NAME, now));

/** Whether things should move as little as possible. */
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
    const { theme, animation } = settings.get();
    const root = document.documentElement;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.animation = animation;
    // Browsers on phones colour their own bars with this.
    bar.content = getComputedStyle(root).getPropertyValue("--snow").trim();
  };
  apply();
  settings.subscribe(apply);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
}
