// Words that come by themselves: spoken by screen readers, or shown for a moment at the edge.

import { find, h } from "./dom.js";

const SHOWN_MS = 6000;

/**
 * Say something to those who listen to the page.
 * @param {string} sentence
 */
export function announce(sentence) {
  const live = find("#live");
  // The same sentence twice is spoken twice only if something was there in between.
  live.textContent = "";
  requestAnimationFrame(() => (live.textContent = sentence));
}

/**
 * Show something for a moment, and say it.
 * @param {string} sentence
 * @param {{ kind?: "plain" | "alert" }} [how]
 */
export function toast(sentence, { kind = "plain" } = {}) {
  const note = h("p", { class: `toast ${kind}` }, sentence);
  find("#toasts").append(note);
  announce(sentence);
  setTimeout(() => note.remove(), SHOWN_MS);
  note.addEventListener("click", () => note.remove());
}
