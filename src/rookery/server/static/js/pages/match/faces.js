// A penguin for everyone at the table: bots by their level, from the egg to the emperor; people by what they wear.

import { fill, h, s, set } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { holder, letter } from "./state.js";
import { seatClass } from "../../seat_colours.js";

/** @import { Looks, Mood, State } from "../../../types/match.js" */

const DRAWINGS = "/static/emotes.svg";
/** The levels with a body of their own. */
const LEVELS = new Set(["egg", "chick", "juvenile", "emperor"]);
/** What people wear. */
const WEARS = ["bobble", "muffs", "beret", "flower", "goggles", "cap"];
/** The moods with something behind the body: flippers in the air. @type {ReadonlySet<Mood>} */
const RAISED = new Set(["wave", "cheer"]);

/**
 * The body of a bot of a level; a program that is no level looks like an adult.
 * @param {string} level
 */
export function botBody(level) {
  return LEVELS.has(level) ? level : "adult";
}

/**
 * How whoever sits in a seat looks. A person looks the same in every match, whatever the seat.
 * @param {State} state
 * @param {number} seat
 * @returns {Looks}
 */
export function looksOf({ view, events }, seat) {
  const { kind, level, name } = view.seats[seat] ?? {};
  if (kind === "bot") return { body: botBody(level ?? ""), wears: null };
  return { body: "adult", wears: WEARS[numberOf(`${holder(events, seat)} ${name}`) % WEARS.length] ?? null };
}

/**
 * A number for a text, the same every time.
 * @param {string} text
 */
function numberOf(text) {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/**
 * A penguin in a mood, in the colours of a seat.
 * @param {Looks} looks
 * @param {Mood} mood
 * @param {number} seat
 * @returns {SVGSVGElement}
 */
export function face(looks, mood, seat) {
  const uses = partsOf(looks, mood).map((href) => s("use", { href }));
  return s("svg", { class: `face ${seatClass(seat)}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, ...uses);
}

/**
 * The drawings of a penguin, from behind to before, one for each part; nothing where it has none.
 * @param {Looks} looks
 * @param {Mood} mood
 */
function partsOf({ body, wears }, mood) {
  const parts = [RAISED.has(mood) ? `behind-${mood}` : null, body, `mood-${mood}`, wears && `wears-${wears}`];
  return parts.map((part) => part && `${DRAWINGS}#${part}`);
}

/**
 * @param {Element | undefined} use
 * @param {string | null} href
 */
function redraw(use, href) {
  if (use && use.getAttribute("href") !== href) set(use, { href });
}

/**
 * The penguin of a seat with the seat's badge. Only what has changed is drawn anew, and a penguin that changes its mood
 * stays the same element, with the layer that it is painted in.
 * @param {number} seat
 * @returns {{ element: HTMLElement, show: (state: State, mood: Mood) => void }}
 */
export function avatar(seat) {
  const penguin = h("span", { class: "avatar-face" });
  const badge = h("span", { class: "avatar-badge" });
  const element = h("span", { class: "avatar", "aria-hidden": "true" }, penguin, badge);
  let drawn = "";
  let lettered = "";
  const show = (/** @type {State} */ state, /** @type {Mood} */ mood) => {
    const open = state.view.seats[seat]?.kind === "open";
    const looks = looksOf(state, seat);
    const key = `${open} ${looks.body} ${looks.wears} ${mood}`;
    if (key !== drawn) {
      drawn = key;
      element.dataset.mood = open ? "open" : mood;
      element.classList.toggle("open", open);
      const [known] = penguin.children;
      if (open || !known) fill(penguin, !open && face(looks, mood, seat));
      else partsOf(looks, mood).forEach((href, at) => redraw(known.children[at], href));
    }
    if (letter(state, seat) === lettered) return;
    lettered = letter(state, seat);
    fill(badge, seatBadge(seat, lettered));
  };
  return { element, show };
}
