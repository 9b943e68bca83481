// Open seats before the start: a link to send, a QR code, or a bot.

import * as api from "../../api.js";
import { drawSeed } from "../../dice/seeds.js";
import { fill, h } from "../../dom.js";
import { isLocalOnly } from "../../public_address.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { isHost, seatLink } from "./entry.js";
import { linkRow, renewButton } from "./link_row.js";
import { botButton } from "./players.js";
import { colour, lastOf, letter, mine } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */
/** @typedef {Map<number, string>} Invitations  the tokens of invitations, by their seats */

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function invitation(context) {
  const { store, entry } = context;
  const element = h("section", { class: "over-board card invite", "aria-label": t("match-invite"), hidden: true });
  /** @type {Invitations} */
  let known = new Map();
  let [drawn, asked] = ["", ""];
  const draw = (/** @type {State} */ state) => {
    const { view, setting } = state;
    const open = openSeats(view);
    const shown = (mine(state).length > 0 || isHost(entry.match)) && !view.started && !view.over && open.length > 0;
    const key = `${shown} ${open} ${setting !== null} ${[...known.values()]}`;
    if (key === drawn) return;
    drawn = key;
    element.hidden = !shown;
    if (shown) fill(element, ...content(context, state, open, known));
  };
  const show = async (/** @type {State} */ state) => {
    draw(state);
    // A seat that was left, and a link that was revoked, has a new invitation.
    const news = `${openSeats(state.view)} ${lastOf(state.events, "revoked")?.seq}`;
    if (!isHost(entry.match) || news === asked || state.view.started || state.view.over) return;
    asked = news;
    const links = await api.links(entry.match).catch(() => null);
    if (!links) return void (asked = "");
    known = new Map(links.seats.map(({ seat, token }) => [seat, token]));
    draw(store.get());
  };
  void show(store.get());
  store.subscribe((state) => void show(state));
  return element;
}

/**
 * @param {import("../../../types/wire.js").View} view
 * @returns {number[]}
 */
const openSeats = (view) => view.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);

/**
 * @param {Context} context
 * @param {State} state
 * @param {number[]} open
 * @param {Invitations} known
 */
function content(context, state, open, known) {
  const linked = open.some((seat) => known.has(seat));
  return [
    h("h2", {}, t("match-invite")),
    h("p", { class: "quiet note" }, t(linked ? "match-invite-how" : "match-invite-wait")),
    linked && isLocalOnly() && h("p", { class: "note" }, t("match-invite-only-here")),
    ...open.map((seat) => openSeat(context, state, seat, known.get(seat))),
  ];
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {number} seat
 * @param {string | undefined} token
 */
function openSeat(context, state, seat, token) {
  const here = async () => {
    const commitment = await drawSeed(context.entry.match);
    await context.act(seat, { type: "join", name: colour(state, seat), commitment });
  };
  const hosted = token
    ? [button(t("match-seat-here"), () => void here(), "quiet small"), renewButton(context, { what: "invitation", seat })]
    : [];
  return h(
    "div",
    { class: "open-seat" },
    h("p", { class: "open-seat-name" }, seatBadge(seat, letter(state, seat)), colour(state, seat)),
    token ? linkRow(seatLink(state.view, { seat, token })) : null,
    h("div", { class: "open-seat-actions" }, mine(state).length ? botButton(context, seat) : null, ...hosted),
  );
}
