// A game at once: against a bot whose level is chosen, or with whoever is there.

import { listMatches, problemOf } from "../../api.js";
import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { levelAbout, levelName } from "../../levels.js";
import { toast } from "../../notices.js";
import { t } from "../../words.js";
import { botBody, face } from "../match/faces.js";
import { wordsFor } from "../problem.js";
import { newPlan, usualPlayers } from "./plan.js";
import { startMatch } from "./start.js";

/** @import { GameFacts, Summary } from "../../../types/wire.js" */
/** @import { Plan } from "./plan.js" */

/** The seat whose scarf the bots wear here. */
const BLUE = 1;

/**
 * A dialog that asks for a bot's level, and starts a game against it.
 * @param {readonly string[]} levels
 * @returns {{ element: HTMLDialogElement, ask: (facts: GameFacts) => void }}
 */
export function levelDialog(levels) {
  const game = h("p", {});
  const title = h("div", { id: "levels-title" }, game, h("h2", {}, t("lobby-levels")));
  const choices = h("div", { class: "levels" });
  const more = h("p", { class: "levels-more" });
  const close = h("button", { class: "button quiet icon", type: "button", "aria-label": t("app-close"), onclick: () => element.close() }, icon("close"));
  const element = h("dialog", { class: "levels-dialog", "aria-labelledby": "levels-title" }, h("div", { class: "dialog-head" }, title, close), choices, more);
  element.addEventListener("click", (event) => {
    if (event.target === element) element.close();
  });
  const ask = (/** @type {GameFacts} */ facts) => {
    game.textContent = facts.title;
    fill(choices, ...levels.map((level) => levelButton(level, () => againstBots(facts, levels, level))));
    const onclick = () => element.close();
    fill(more, h("a", { class: "button quiet", href: `#${facts.game}`, onclick }, icon("settings"), t("lobby-set-up")));
    element.showModal();
  };
  return { element, ask };
}

/**
 * @param {string} level
 * @param {() => Plan} planned
 */
function levelButton(level, planned) {
  const about = h("span", { class: "quiet note" }, levelAbout(level));
  const words = h("span", { class: "level-words" }, h("strong", {}, levelName(level)), about);
  const button = h("button", { class: "level", type: "button", "aria-label": t("lobby-against-level", { level: levelName(level) }), onclick: () => void begin(button, planned) }, face({ body: botBody(level), wears: null }, "rest", BLUE), words);
  return button;
}

/**
 * @param {GameFacts} facts
 * @param {readonly string[]} levels
 * @param {string} level
 * @returns {Plan}
 */
function againstBots(facts, levels, level) {
  const plan = newPlan(facts.game, usualPlayers(facts), levels);
  return { ...plan, seats: plan.seats.map((seat) => ({ ...seat, level })) };
}

/**
 * A button that sits down with somebody: at the first table of this game that waits, or at a new one that everybody sees.
 * @param {GameFacts} facts
 * @param {readonly string[]} levels
 */
export function someoneButton(facts, levels) {
  const button = h("button", {
    class: "button", type: "button", "aria-label": t("lobby-someone-of", { game: facts.title }),
    onclick: () => void withSomeone(button, facts, levels),
  }, t("lobby-someone"));
  return button;
}

/**
 * @param {HTMLButtonElement} button
 * @param {GameFacts} facts
 * @param {readonly string[]} levels
 */
async function withSomeone(button, facts, levels) {
  const waiting = await listMatches().then((listing) => firstTable(listing.open, facts.game), () => undefined);
  if (waiting) return location.assign(`/m/${waiting.match}`);
  const plan = newPlan(facts.game, usualPlayers({ ...facts, players: [2, facts.players[1]] }), levels);
  const seats = plan.seats.map((seat, at) => ({ ...seat, who: /** @type {import("./plan.js").Who} */ (at ? "link" : "me") }));
  await begin(button, () => ({ ...plan, seats, open: true }));
}

/**
 * The table that has waited longest for somebody else.
 * @param {readonly Summary[]} open  the newest first
 * @param {string} game
 */
export function firstTable(open, game) {
  return open.findLast((each) => each.game === game && !each.sitters.some(({ mine }) => mine));
}

/**
 * Start a game, and say so on the button until the page changes.
 * @param {HTMLButtonElement} button
 * @param {() => Plan} planned
 */
async function begin(button, planned) {
  button.setAttribute("aria-busy", "true");
  const free = () => button.removeAttribute("aria-busy");
  // After going back in the browser the button must work again.
  addEventListener("pagehide", free, { once: true });
  try {
    location.assign(await startMatch(planned()));
  } catch (failure) {
    const { title, text } = wordsFor(problemOf(failure));
    toast(`${title}. ${text}`, { kind: "alert" });
    free();
  }
}
