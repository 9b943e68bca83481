// The two seconds after the last move that belong to the winner: a banner, penguins in the winner's colours, snow, and
// the winner's pieces dancing on the board. With reduced motion it is a still picture.

import { loadArt } from "../../board/symbols.js";
import { fill, h } from "../../dom.js";
import { PENGUIN } from "../../icons.js";
import { calm } from "../../settings.js";
import { drawing } from "./progress.js";
import { resultOf, toneOf } from "./result.js";
import { seatClass } from "../../seat_colours.js";

/** @typedef {import("./state.js").State} State */

const MOMENT_MS = 2400;
/** How long the last move may take to come to rest on the board. */
const REST_MS = 1500;
const DANCERS = 5;
const FLAKES = 30;

/**
 * @param {HTMLElement} stage
 * @returns {{ element: HTMLElement, show: (state: State) => Promise<void>, stop: () => void }}
 */
export function celebration(stage) {
  const element = h("div", { class: "celebration", "aria-hidden": "true", hidden: true });
  /** @type {() => void} */
  let end = () => {};
  const show = async (/** @type {State} */ state) => {
    await atRest(stage);
    const { winners, dancers } = castOf(state);
    const art = await loadArt(state.view.game).catch(() => null);
    const troupe = dancers.map((seat, at) => dancer(art && drawing(art, PENGUIN), seat, at));
    const banner = h("p", { class: "banner" }, h("span", {}, resultOf(state).main));
    fill(element, ...(calm() ? [] : flakes(winners)), h("div", { class: "troupe" }, ...troupe), banner);
    element.className = `celebration ${toneOf(state)}`;
    element.hidden = false;
    stage.dataset.winners = winners.join(" ");
    stage.classList.add("celebrates");
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, MOMENT_MS);
      // A touch skips it.
      stage.addEventListener("pointerdown", resolve, { once: true });
      end = () => (clearTimeout(timer), resolve(null));
    });
    stage.classList.remove("celebrates");
    element.hidden = true;
    fill(element);
  };
  return { element, show, stop: () => end() };
}

/**
 * Who has won, and who dances: the winners' penguins; in a draw one of each seat.
 * @param {State} state
 */
function castOf({ view }) {
  const winners = view.outcome?.winners ?? [];
  const seats = winners.length ? winners : view.seats.map(({ seat }) => seat);
  const count = winners.length ? DANCERS : seats.length;
  return { winners, dancers: Array.from({ length: count }, (_, at) => seats[at % seats.length] ?? 0) };
}

/**
 * @param {SVGSVGElement | null} penguin
 * @param {number} seat
 * @param {number} at
 */
function dancer(penguin, seat, at) {
  const made = h("span", { class: `dancer ${seatClass(seat)}` }, penguin);
  made.style.animationDelay = `${(at % 2) * -260 - at * 40}ms`;
  return made;
}

/**
 * Snow, some of it in the winners' colours. The same every time: nobody looks twice.
 * @param {readonly number[]} winners
 */
function flakes(winners) {
  return Array.from({ length: FLAKES }, (_, at) => {
    const seat = at % 3 === 0 ? winners[at % Math.max(1, winners.length)] : undefined;
    const flake = h("span", { class: seat === undefined ? "flake" : `flake ${seatClass(seat)}` });
    const spread = (at * 0.618) % 1;
    Object.assign(flake.style, { left: `${(100 * spread).toFixed(1)}%`, animationDelay: `${Math.round(900 * ((at * 0.377) % 1))}ms`, animationDuration: `${1300 + 150 * (at % 5)}ms` });
    flake.style.setProperty("--size", `${5 + (at % 4) * 2}px`);
    return flake;
  });
}

/**
 * Wait until the board stands still, so that the last move is seen; what never ends is not waited for.
 * @param {HTMLElement} stage
 */
async function atRest(stage) {
  const moving = stage.getAnimations({ subtree: true }).filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  const still = Promise.allSettled(moving.map(({ finished }) => finished));
  await Promise.race([still, new Promise((go) => setTimeout(go, REST_MS))]);
}
