// Open seats before the start: a link to send, a QR code, or a bot.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { isLocalOnly } from "../../public_address.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { seatLink } from "./entry.js";
import { linkRow } from "./link_row.js";
import { botButton } from "./players.js";
import { colour, letter, mine } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function invitation(context) {
  const element = h("section", { class: "over-board card invite", "aria-label": t("match-invite"), hidden: true });
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const { view, setting } = state;
    const open = view.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
    const host = mine(state).length > 0 && !view.started && open.length > 0;
    const key = `${host} ${open} ${setting !== null}`;
    if (key === drawn) return;
    drawn = key;
    element.hidden = !host;
    if (host) fill(element, ...content(context, state, open));
  };
  show(context.store.get());
  context.store.subscribe(show);
  return element;
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {number[]} open
 */
function content(context, state, open) {
  const linked = open.some((seat) => seatLink(context.entry.match, seat));
  return [
    h("h2", {}, t("match-invite")),
    h("p", { class: "quiet note" }, t(linked ? "match-invite-how" : "match-invite-wait")),
    linked && isLocalOnly() && h("p", { class: "note" }, t("match-invite-only-here")),
    ...open.map((seat) => openSeat(context, state, seat)),
  ];
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {number} seat
 */
function openSeat(context, state, seat) {
  const link = seatLink(context.entry.match, seat);
  const here = () => void context.act(seat, { type: "join", name: colour(state, seat), seed: api.newKey() });
  const sit = button(t("match-seat-here"), here, "quiet small");
  return h(
    "div",
    { class: "open-seat" },
    h("p", { class: "open-seat-name" }, seatBadge(seat, letter(state, seat)), colour(state, seat)),
    link ? linkRow(link) : null,
    h("div", { class: "open-seat-actions" }, botButton(context, seat), link ? sit : null),
  );
}
