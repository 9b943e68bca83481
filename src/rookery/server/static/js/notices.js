// Announcements: read out by screen readers, or shown briefly as toasts.

import { find, h } from "./dom.js";

const SHOWN_MS = 6000;

/**
 * Announce something to screen readers.
 * @param {string} sentence
 */
export function announce(sentence) {
  const live = find("#live");
  // Screen readers repeat a sentence only if the text changed in between.
  live.textContent = "";
  requestAnimationFrame(() => (live.textContent = sentence));
}

/**
 * Show something briefly, and announce it.
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
