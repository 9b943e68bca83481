// Who sits where: a card for each seat.

import { h } from "../../dom.js";
import { select } from "../../forms.js";
import { icon, symbol } from "../../icons.js";
import { levelWords } from "../../levels.js";
import { settings } from "../../settings.js";
import { t } from "../../words.js";
import { LONGEST_NAME } from "./plan.js";

/** @import { Seat, Who } from "./plan.js" */

/** @type {[Who, import("../../icons.js").Icon, import("../../words.js").PlainWord][]} */
const KINDS = [
  ["me", "person", "lobby-seat-me"],
  ["bot", "bot", "lobby-seat-bot"],
  ["link", "link", "lobby-seat-link"],
  ["here", "people", "lobby-seat-here"],
];

/**
 * @typedef {object} SeatFacts
 * @property {number} number
 * @property {readonly string[]} colours  the names of all that there are
 * @property {number} colour    the one that the seat wears
 * @property {string} above     the same of the seat before it; empty if it is the first
 * @property {boolean} begins
 * @property {boolean} drawn    whether the colours are drawn later: then the seat has none yet
 * @property {readonly string[]} levels
 */

/**
 * A seat's card.
 * @param {Seat} seat
 * @param {SeatFacts} facts
 * @param {{ choose: (who: Who) => void, change: (changes: Partial<Seat>) => void, swap: () => void, dress: (colour: number) => void }} on
 * @returns {HTMLElement}
 */
export function seatCard(seat, { number, colours, colour, above, begins, drawn, levels }, { choose, change, swap, dress }) {
  const sign = drawn ? h("span", { class: "seat-sign drawn", "aria-hidden": "true" }, "?") : symbol("badge", { view: "0 0 100 100", seat: number, className: "seat-sign" });
  const tag = begins && !drawn ? h("span", { class: "tag" }, t("lobby-begins-tag")) : null;
  const chips = KINDS.map(([who, drawing, word]) => {
    const chosen = seat.who === who;
    const radio = h("input", { type: "radio", name: `seat-${number}`, value: who, checked: chosen, onchange: () => choose(who) });
    return h("label", { class: "chip" }, radio, icon(drawing), h("span", {}, t(word)));
  });
  const label = t("lobby-swap", { name: above });
  const swapper = above && !drawn ? h("button", { class: "button quiet icon swap", type: "button", name: `swap-${number}`, "aria-label": label, title: label, onclick: swap }, icon("swap")) : null;
  return h(
    "fieldset",
    { class: "seat card" },
    h("legend", { class: "seat-name" }, sign, drawn ? h("span", {}, t("lobby-player", { seat: number + 1 })) : colourList(number, colours, colour, dress), tag),
    h("div", { class: "chips" }, ...chips),
    detail(seat, levels, change),
    swapper,
  );
}

/**
 * The colour of a seat, and all others to choose from.
 * @param {number} number
 * @param {readonly string[]} colours
 * @param {number} colour
 * @param {(colour: number) => void} dress
 */
function colourList(number, colours, colour, dress) {
  const list = select(colours.map((name, each) => [String(each), name]), String(colour), (chosen) => dress(Number(chosen)));
  list.classList.add("seat-colour");
  list.name = `colour-${number}`;
  list.setAttribute("aria-label", t("lobby-colour", { seat: number + 1 }));
  return list;
}

/**
 * A bot's level or a friend's name. Always present, so that the layout does not jump.
 * @param {Seat} seat
 * @param {readonly string[]} levels
 * @param {(changes: Partial<Seat>) => void} change
 */
function detail(seat, levels, change) {
  if (seat.who === "link") return h("p", { class: "detail quiet note" }, t("lobby-seat-link-about"));
  if (seat.who === "bot") {
    const ladder = levels.map((level) => /** @type {[string, string]} */ ([level, levelWords(level)]));
    const list = select(ladder, seat.level, (level) => change({ level }));
    list.setAttribute("aria-label", t("lobby-level"));
    return h("div", { class: "detail" }, list);
  }
  const mine = seat.who === "me";
  const label = mine ? t("lobby-name-mine") : t("lobby-name-friend");
  const keepName = () => (mine ? settings.set({ name: input.value.trim() }) : change({ name: input.value }));
  const value = mine ? settings.get().name : seat.name;
  const input = h("input", {
    class: "input", value, maxlength: LONGEST_NAME, placeholder: label, "aria-label": label, autocomplete: mine ? "nickname" : "off", oninput: keepName,
  });
  return h("div", { class: "detail" }, input);
}
