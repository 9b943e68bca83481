// The card for people who open a link: a name and a button to sit down; or, if the seat is taken, to watch.

import * as api from "../../api.js";
import { fill, h } from "../../dom.js";
import { settings } from "../../settings.js";
import { seatBadge } from "../../seat_badge.js";
import { t } from "../../words.js";
import { button } from "./buttons.js";
import { saveRole } from "./entry.js";
import { face } from "./faces.js";
import { colour, held, letter } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */

const LONGEST_NAME = 24;
/** Who is not known yet. */
const NEWCOMER = { body: "adult", wears: null };

/** @typedef {{ kind: "sit", seat: number | null, open: number[] }} Sit */
/** @typedef {{ kind: "taken", seat: number, name: string }} Taken */

/**
 * What to offer a newcomer; null if they play already, or can only watch.
 * @param {State} state
 * @param {import("./entry.js").Entry} entry
 * @returns {Sit | Taken | null}
 */
function offerFor(state, entry) {
  const { view, role } = state;
  if (role !== "guest" || view.over || entry.kind === "watch" || held(state).length) return null;
  const elsewhere = view.mine.find((seat) => view.seats[seat]?.kind === "person");
  if (elsewhere !== undefined) return { kind: "taken", seat: elsewhere, name: view.seats[elsewhere]?.name ?? "" };
  const open = view.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
  if (!open.length) return null;
  const seat =
    entry.seat !== null && open.includes(entry.seat) ? entry.seat : open.length === 1 ? (open[0] ?? null) : null;
  return { kind: "sit", seat, open };
}

/**
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function joinCard(context) {
  const element = h("section", { class: "over-board card sit", hidden: true });
  const seat = seatForm(context);
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const offer = offerFor(state, context.entry);
    const key = offer?.kind === "taken" ? `taken by ${offer.name}` : (offer?.kind ?? "");
    if (offer?.kind === "sit") seat.show(state, offer);
    if (key === drawn) return;
    drawn = key;
    element.hidden = offer === null;
    if (offer?.kind === "sit") fill(element, ...seat.parts);
    else if (offer?.kind === "taken") fill(element, ...taken(context, offer));
    else fill(element);
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
    await context.act(by, { type: "join", name: name || t("app-name-none"), seed: api.newKey() });
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
 * @param {Context} context
 * @param {{ name: string }} offer
 */
function taken(context, { name }) {
  return [
    h("h2", {}, t("match-taken", { name })),
    h("p", { class: "quiet note" }, t("match-taken-how")),
    h(
      "div",
      { class: "stack" },
      button(t("match-watch-instead"), () => chooseRole(context, "watch"), "primary"),
      button(t("match-taken-mine", { name }), () => chooseRole(context, "link"), "quiet"),
    ),
  ];
}

/**
 * Choose a role; a reload does not ask again.
 * @param {Context} context
 * @param {import("./state.js").Role} role
 */
function chooseRole({ store, entry }, role) {
  saveRole(entry.match, role);
  store.set({ role });
}
