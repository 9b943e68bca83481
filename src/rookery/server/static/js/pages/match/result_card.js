// The result card: how it ended, how far everybody came, the course of the game, and what to do next.

import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { toast } from "../../notices.js";
import { shareOrigin } from "../../public_address.js";
import { tokensOf } from "../../tokens.js";
import { loadOwn, t } from "../../words.js";
import { iconButton } from "./buttons.js";
import { face, looksOf } from "./faces.js";
import { picture } from "./icons.js";
import { moodOf } from "./moods.js";
import { progressOf } from "./progress.js";
import { kindWord, resultOf } from "./result.js";
import { called } from "./state.js";

/** @import { Context, State } from "../../../types/match.js" */

/**
 * @param {Context} context
 * @param {{ next: () => (HTMLElement | null)[], close: () => void }} how  the ways on, and what to do when it is closed
 * @returns {{ element: HTMLElement, open: (state: State) => void, close: () => void, show: () => void }}
 */
export function resultCard(context, { next, close: closed }) {
  const title = h("h2", { id: "result-title", tabindex: -1 });
  const element = h("section", { class: "over-board card result", role: "dialog", "aria-labelledby": "result-title", hidden: true });
  const ways = h("div", { class: "result-ways" });
  let filled = false;
  const close = () => {
    if (element.hidden) return;
    element.hidden = true;
    closed();
  };
  element.addEventListener("keydown", (event) => event.key === "Escape" && close());
  const show = () => fill(ways, ...next());
  const open = (/** @type {State} */ state) => {
    if (!filled) fill(element, ...content(context, state, title, ways, close));
    filled = true;
    show();
    element.hidden = false;
    title.focus({ preventScroll: true });
  };
  return { element, open, close, show };
}

/**
 * @param {Context} context
 * @param {State} state
 * @param {HTMLElement} title
 * @param {HTMLElement} ways
 * @param {() => void} close
 */
function content(context, state, title, ways, close) {
  const { main, more } = resultOf(state);
  title.textContent = main;
  const kind = kindWord(state);
  const shut = iconButton(icon("close"), t("match-result-close"), close, "quiet result-close");
  const story = h("div", { class: "result-course" });
  // The course comes from the server's judges: it may take a while, and nothing waits for it.
  if (state.view.started) void Promise.all([import("./course.js"), loadOwn("replay")]).then(([{ course }]) => course(context, story)).catch(() => story.remove());
  const dice = h("div", { class: "result-dice" });
  if (state.view.started) void import("./dice_card.js").then(({ diceCard }) => diceCard(state, dice)).catch(() => dice.remove());
  return [
    shut,
    h("div", { class: "result-head" }, h("div", { class: "result-faces" }, ...faces(state)), title, more ? h("p", { class: "quiet" }, more) : null, kind ? h("p", { class: "note" }, kind) : null),
    standings(state),
    story,
    dice,
    ways,
  ];
}

/**
 * The faces of those who won; of all in a draw.
 * @param {State} state
 */
function faces(state) {
  const { winners = [], reason = "" } = state.view.outcome ?? {};
  if (reason === "called-off") return [];
  const seats = winners.length ? winners : state.view.seats.map(({ seat }) => seat);
  return seats.map((seat) => face(looksOf(state, seat), moodOf(state.view, seat, { away: false, waited: 0 }), seat));
}

/**
 * How far everybody came.
 * @param {State} state
 */
function standings(state) {
  const { seats, outcome, scene } = state.view;
  if (!scene?.progress?.length || seats.length < 2) return null;
  const rows = seats.map(({ seat }) => {
    const progress = progressOf(seat);
    progress.show(state);
    const won = outcome?.winners.includes(seat);
    return h("li", { class: won ? "standing won" : "standing" }, face(looksOf(state, seat), won ? "smile" : "rest", seat), h("span", { class: "standing-name" }, called(state, seat)), progress.element);
  });
  return h("ul", { class: "standings", "aria-label": t("match-standings") }, ...rows);
}

/**
 * A button that hands out a link to the replay; nothing where others could not open it.
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
export function shareButton({ entry, store }) {
  const { watch } = tokensOf(entry.match);
  if (!watch) return null;
  const link = `${shareOrigin()}/m/${entry.match}/replay#watch=${watch}`;
  const onclick = async () => {
    const state = store.get();
    const text = t("match-share-text", { game: state.view.title, result: resultOf(state).main });
    // Browsers have neither without https.
    const { share, clipboard } = /** @type {Partial<Navigator>} */ (navigator);
    if (share) return void (await share.call(navigator, { url: link, title: state.view.title, text }).catch(() => {}));
    await (clipboard?.writeText(link) ?? Promise.reject(new Error("no clipboard"))).then(() => toast(t("match-link-copied")), () => toast(link));
  };
  return h("button", { class: "button", type: "button", onclick }, picture("share"), t("match-share"));
}
