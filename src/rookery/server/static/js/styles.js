// Style sheets of a page or a part of it; those for all pages are in index.html.

import { h } from "./dom.js";

/** A style sheet by its name, or one for some screens only. @typedef {string | { style: string, media: string }} Style */

/** Sheets that are loaded or loading. @type {Map<string, Promise<unknown>>} */
const loading = new Map();
/** Where sheets belong: later ones win over earlier ones, whenever they are loaded. @type {Map<string, Comment>} */
const places = new Map();

/**
 * The place of a sheet that a part of the page loads when it is needed.
 * @param {string} style
 * @returns {Style}
 */
export const later = (style) => ({ style, media: "not all" });

/**
 * Load a style sheet; one for some screens only when the screen is such a one.
 * @param {Style} wanted
 * @returns {Promise<unknown>} settles when what is needed now is there
 */
export async function loadStyle(wanted) {
  const [style, screen] = typeof wanted === "string" ? [wanted, null] : [wanted.style, matchMedia(wanted.media)];
  const known = loading.get(style);
  if (known) return known;
  const place = places.get(style) ?? document.head.appendChild(document.createComment(style));
  places.set(style, place);
  if (!screen || screen.matches) return fetched(style, place);
  screen.addEventListener("change", () => void fetched(style, place).catch(() => {}), { once: true });
}

/**
 * @param {string} style
 * @param {Comment} place
 * @returns {Promise<unknown>}
 */
function fetched(style, place) {
  const coming = new Promise((resolve, reject) => {
    const onerror = (/** @type {Event} */ event) => {
      // It can be asked for again.
      loading.delete(style);
      link.remove();
      reject(event);
    };
    const link = h("link", { rel: "stylesheet", href: `/static/css/${style}.css`, onload: resolve, onerror });
    place.after(link);
  });
  loading.set(style, coming);
  return coming;
}
