// The two seconds after the last move that belong to the winner: what the game itself shows on its board, a banner, and
// snow. With reduced motion it is a still picture.

import { fill, h } from "../../dom.js";
import { calm } from "../../settings.js";
import { resultOf, toneOf } from "./result.js";
import { seatClass } from "../../seat_colours.js";

/** @import { State } from "../../../types/match.js" */
/** @import { Board } from "../../board/board.js" */

const MOMENT_MS = 2600;
/** How long the last move may take to come to rest on the board. */
const REST_MS = 1500;
const FLAKES = 30;
/** Longer words are written smaller. */
const LONG = 28;
/** How fast everything is for those who have won; for the others it is calmer. */
const SPEEDS = { won: 1, lost: 0.75, draw: 0.75 };

/**
 * @param {HTMLElement} stage
 * @param {Board["celebrate"]} celebrate  on the board
 * @returns {{ element: HTMLElement, show: (state: State) => Promise<void>, stop: () => void }}
 */
export function celebration(stage, celebrate) {
  const element = h("div", { class: "celebration", "aria-hidden": "true", hidden: true });
  /** @type {() => void} */
  let end = () => {};
  const show = async (/** @type {State} */ state) => {
    await atRest(stage);
    const [tone, winners] = [toneOf(state), state.view.outcome?.winners ?? []];
    const finale = await celebrate(winners, { still: calm(), speed: SPEEDS[tone] });
    const { main } = resultOf(state);
    const banner = h("p", { class: main.length > LONG ? "banner long" : "banner" }, h("span", {}, main));
    fill(element, ...(calm() ? [] : flakes(winners)), banner);
    element.className = `celebration ${tone}`;
    // What is to be seen is not written over.
    element.classList.toggle("low", finale?.high ?? false);
    element.hidden = false;
    stage.classList.add("celebrates");
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, MOMENT_MS);
      // A touch skips it.
      stage.addEventListener("pointerdown", resolve, { once: true });
      end = () => (clearTimeout(timer), resolve(null));
    });
    stage.classList.remove("celebrates");
    finale?.stop();
    element.hidden = true;
    fill(element);
  };
  return { element, show, stop: () => end() };
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
