// A penguin for everyone at the table: bots by their level, from the egg to the emperor; people by what they wear.

import { fill, h, s } from "../../dom.js";
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
export function face({ body, wears }, mood, seat) {
  const parts = [RAISED.has(mood) && `behind-${mood}`, body, `mood-${mood}`, wears && `wears-${wears}`];
  const uses = parts.flatMap((part) => (part ? [s("use", { href: `${DRAWINGS}#${part}` })] : []));
  return s("svg", { class: `face ${seatClass(seat)}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, ...uses);
}

/**
 * The penguin of a seat with the seat's badge. It is drawn anew only if it has changed.
 * @param {number} seat
 * @returns {{ element: HTMLElement, show: (state: State, mood: Mood) => void }}
 */
export function avatar(seat) {
  const penguin = h("span", { class: "avatar-face" });
  const badge = h("span", { class: "avatar-badge" });
  const element = h("span", { class: "avatar", "aria-hidden": "true" }, penguin, badge);
  let drawn = "";
  const show = (/** @type {State} */ state, /** @type {Mood} */ mood) => {
    const open = state.view.seats[seat]?.kind === "open";
    const looks = looksOf(state, seat);
    const key = `${open} ${looks.body} ${looks.wears} ${mood} ${letter(state, seat)}`;
    if (key === drawn) return;
    drawn = key;
    element.dataset.mood = open ? "open" : mood;
    element.classList.toggle("open", open);
    fill(penguin, !open && face(looks, mood, seat));
    fill(badge, seatBadge(seat, letter(state, seat)));
  };
  return { element, show };
}
