// The keyboard's focus from one page to the next: whoever has pressed a button goes on where it has led.

import { load, save } from "./storage.js";

const NAME = "rookery-led-on";
/** Milliseconds: the next page comes at once, or somebody went elsewhere. */
const SOON = 30_000;

/** The next page that is opened is where somebody was led. */
export function leadOn() {
  save(NAME, Date.now());
}

/**
 * Focus the heading of a page, if somebody was led there.
 * @param {HTMLElement} place
 */
export function arrive(place) {
  const since = Number(load(NAME, 0));
  save(NAME, undefined);
  if (Date.now() - since > SOON || document.activeElement !== document.body) return;
  const heading = place.querySelector("h1");
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  (heading ?? place).focus({ preventScroll: true });
}
