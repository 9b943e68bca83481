// The card for people who open a link: a name and a button to sit down.

import { drawSeed } from "../../dice/seeds.js";
import { fill, h } from "../../dom.js";
import { settings } from "../../settings.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { saveRole } from "./entry.js";
import { face } from "./faces.js";
import { colour, held, letter } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

const LONGEST_NAME = 24;
/** Who is not known yet. */
const NEWCOMER = { body: "adult", wears: null };

/** @typedef {{ seat: number | null, open: number[] }} Sit */

/**
 * What to offer a newcomer; null if they play already, or can only watch.
 * @param {State} state
 * @param {import("../../../types/match.js").Entry} entry
 * @returns {Sit | null}
 */
function offerFor(state, entry) {
  const { view, role } = state;
  if (role !== "guest" || view.over || entry.kind === "watch" || held(state).length) return null;
  const open = view.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
  if (!open.length) return null;
  const seat =
    entry.seat !== null && open.includes(entry.seat) ? entry.seat : open.length === 1 ? (open[0] ?? null) : null;
  return { seat, open };
}

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function joinCard(context) {
  const element = h("section", { class: "over-board card sit", hidden: true });
  const seat = seatForm(context);
  const show = (/** @type {State} */ state) => {
    const offer = offerFor(state, context.entry);
    if (offer) seat.show(state, offer);
    if (element.hidden === (offer === null)) return;
    element.hidden = offer === null;
    fill(element, ...(offer ? seat.parts : []));
  };
  show(context.store.get());
  context.store.subscribe(show);
  return element;
}

/**
 * The card for a free seat. It is built once, so that updates do not disturb typing.
 * @param {Context} context
 */
function seatForm(context) {
  const badge = h("span", { class: "sit-sign" });
  const title = h("h2");
  const input = h("input", {
    class: "input",
    value: settings.get().name,
    maxlength: LONGEST_NAME,
    autocomplete: "nickname",
    placeholder: t("app-name-none"),
    "aria-label": t("app-your-name"),
  });
  const go = h("button", { class: "button primary large", type: "submit" }, t("match-sit-go"));
  const watch = button(t("match-watch-only"), () => chooseRole(context, "watch"), "quiet");
  /** @type {number | null} */
  let chosen = null;
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = input.value.trim();
    settings.set({ name });
    go.disabled = true;
    // A token already names its seat.
    const by = context.entry.token ? null : chosen;
    const commitment = await drawSeed(context.entry.match);
    await context.act(by, { type: "join", name: name || t("app-name-none"), commitment });
    go.disabled = false;
  };
  /**
   * @param {State} state
   * @param {Sit} offer
   */
  const show = (state, { seat, open }) => {
    chosen = seat ?? (context.entry.token ? null : (open[0] ?? null));
    const words = chosen === null ? t("match-sit") : t("match-sit-as", { colour: colour(state, chosen) });
    if (title.textContent === words) return;
    title.textContent = words;
    fill(badge, chosen !== null && face(NEWCOMER, "wave", chosen), chosen !== null && seatBadge(chosen, letter(state, chosen)));
  };
  return { parts: [badge, title, h("form", { class: "stack", onsubmit }, input, go, watch)], show };
}

/**
 * Choose a role; a reload does not ask again.
 * @param {Context} context
 * @param {import("../../../types/match.js").Role} role
 */
function chooseRole({ store, entry }, role) {
  saveRole(entry.match, role);
  store.set({ role });
}
