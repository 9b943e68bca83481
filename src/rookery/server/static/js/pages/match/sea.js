// The sea around the board: a far shore, the weather of the day, and a seal that comes up now and then while nobody here
// has to decide anything.

import { h, s } from "../../dom.js";
import { calm } from "../../settings.js";
import { toMove } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/** How long the seal stays away, in milliseconds, and how much longer at most. */
const AWAY_MS = 40_000;
const LONGER_MS = 50_000;
const UP_MS = 4200;
/** Where it comes up: far from the middle, where the board is. */
const PLACES = ["6% 88%", "90% 90%", "4% 16%", "92% 14%"];
const WEATHER = ["clear", "mist", "clouds"];

/** Far mountains, in a box of 400 by 40. */
const SHORE = "M0 40V31L18 24L33 29L52 15L66 22L79 17L104 31L131 26L150 30L176 27H221L246 30L268 21L283 26L301 13L316 21L331 18L352 29L377 22L400 28V40Z";
/** The seal's head and shoulders, in a box of 100 by 60. */
const SEAL = "M20 60C20 44 26 34 31 26C35 12 47 6 58 9C70 12 76 22 75 31C74 40 70 45 71 60Z";

/**
 * @param {Context} context
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
export function sea({ store, entry }) {
  const seal = h("span", { class: "seal" }, drawnSeal());
  const weather = WEATHER[[...entry.match].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % WEATHER.length];
  const haze = s("linearGradient", { id: "far-haze", x1: 0, y1: 0, x2: 0, y2: 1 }, s("stop", { offset: 0.3 }), s("stop", { offset: 1 }));
  const shore = s("svg", { class: "far-shore", viewBox: "0 0 400 40", preserveAspectRatio: "none" }, haze, s("path", { d: SHORE, fill: "url(#far-haze)" }));
  const element = h("div", { class: `sea ${weather}`, "aria-hidden": "true" }, shore, seal);
  let timer = 0;
  let visits = 0;
  const dive = () => seal.classList.remove("up");
  const wait = () => (timer = window.setTimeout(visit, AWAY_MS + ((visits * 0.618) % 1) * LONGER_MS));
  const visit = () => {
    visits += 1;
    if (!calm() && !document.hidden && toMove(store.get()) === null) {
      const [left = "", top = ""] = (PLACES[visits % PLACES.length] ?? "").split(" ");
      Object.assign(seal.style, { left, top });
      seal.classList.add("up");
      window.setTimeout(dive, UP_MS);
    }
    wait();
  };
  wait();
  // A seal must not distract from a decision.
  const leave = store.subscribe((/** @type {State} */ state) => {
    if (toMove(state) !== null) dive();
  });
  return { element, stop: () => (clearTimeout(timer), leave()) };
}

function drawnSeal() {
  const eyes = [44, 62].map((cx) => s("circle", { class: "seal-eye", cx, cy: 25, r: 3 }));
  const whiskers = s("path", { class: "seal-whiskers", d: "M44 36L30 33M44 39L31 41M62 36L76 33M62 39L75 41" });
  return s("svg", { viewBox: "0 0 100 60" }, s("path", { class: "seal-coat", d: SEAL }), ...eyes, s("ellipse", { class: "seal-nose", cx: 53, cy: 33, rx: 4, ry: 3 }), whiskers);
}
