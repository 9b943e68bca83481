// How to play: who sits where, the options, the clock, and one button to start. The board shows how it will begin.

import { preview, problemOf } from "../../api.js";
import { fill, h } from "../../dom.js";
import { field, segments, select } from "../../forms.js";
import { icon } from "../../icons.js";
import { toast } from "../../notices.js";
import { wear } from "../../seat_colours.js";
import { settings } from "../../settings.js";
import { t, word } from "../../words.js";
import { wordsFor } from "../problem.js";
import { clockWords } from "./clocks.js";
import { optionField } from "./options.js";
import { boardPicture } from "./board_picture.js";
import {
  alike, CLOCKS, drawn, inPlay, invites, newPlan, restored, requestOf, swapped, withColour, withOption, withPlayers, withSeat,
  withVariant, withWho,
} from "./plan.js";
import { loadSetup, saveSetup } from "./last_setup.js";
import { showSeating } from "./seating.js";
import { seatCard } from "./seats.js";
import { startMatch } from "./start.js";
import { variantCards } from "./variants.js";

/** @import { GameFacts, Preview } from "../../../types/wire.js" */
/** @import { ClockName, Plan } from "./plan.js" */

/** The form for one game. */
export class Setup {
  /**
   * @param {GameFacts} facts
   * @param {readonly string[]} levels
   */
  constructor(facts, levels) {
    this.facts = facts;
    this.levels = levels;
    /** @type {Plan} */
    this.plan = newPlan(facts.game, facts.players[0], levels);
    this.usual = this.plan;
    this.picture = boardPicture(t("lobby-begins", { game: facts.title }));
    this.ways = variantCards(facts, (way) => this.#changeWay(way));
    this.players = h("div", {});
    this.seating = h("div", { class: "stack tight" });
    this.seats = h("div", { class: "stack seats" });
    this.joining = h("div", {});
    this.changes = h("span", { class: "changes quiet note" });
    this.options = h("div", { class: "stack options" });
    this.reset = h("button", { class: "button quiet reset", type: "button", hidden: true, onclick: () => this.#reset() }, t("lobby-reset"));
    this.refusal = h("p", { class: "refusal note", role: "alert", hidden: true });
    this.hint = h("p", { class: "quiet note" });
    this.button = h("button", { class: "button primary large", type: "submit" }, t("lobby-start"));
    this.element = this.#page();
    /** Counts previews: answers to earlier ones are ignored. */
    this.asked = 0;
    /** All options as they count: a default may depend on the others. @type {Record<string, string>} */
    this.settled = {};
    /** The fields of the options with what they show, by their names. @type {Map<string, { element: HTMLElement, value: string }>} */
    this.fields = new Map();
    /** The seat that begins. */
    this.first = 0;
    this.forget = settings.subscribe((now, before) => {
      // The name may also change in the settings; typing here is not interrupted.
      if (now.name !== before.name && !this.seats.contains(document.activeElement)) this.#showSeats();
    });
  }

  /** Load the game's defaults, and show the last setup. */
  async begin() {
    const { game } = this.facts;
    const usual = await preview({ game });
    this.usual = newPlan(game, usual.scene.seats.length, this.levels);
    this.plan = restored(loadSetup(game), this.facts, this.usual, this.levels);
    this.#showPreview(await this.#lastPreview(usual));
    this.#showAll();
  }

  /**
   * Preview the stored setup; if the game no longer accepts it, fall back to the default.
   * @param {Preview} usual
   * @returns {Promise<Preview>}
   */
  async #lastPreview(usual) {
    const { game, players, options, colours } = requestOf(this.plan);
    if (players === this.usual.seats.length && !Object.keys(options ?? {}).length && !colours?.length) return usual;
    try {
      return await preview({ game, players, options, colours });
    } catch {
      this.plan = this.usual;
      return usual;
    }
  }

  /** @param {Preview} preview */
  #showPreview({ scene, options }) {
    this.settled = options;
    this.first = scene.turn ?? 0;
    wear(this.plan.colours);
    void this.picture.show(scene);
  }

  destroy() {
    this.forget();
    wear([]);
    void this.picture.destroy();
    this.ways.destroy();
  }

  // The page

  #page() {
    const { facts } = this;
    const back = h("a", { class: "button quiet back", href: "#" }, icon("back"), t("lobby-back"));
    const links = h(
      "p",
      { class: "row links" },
      h("a", { href: `/learn/${facts.game}` }, icon("learn"), t("lobby-learn")),
      h("a", { href: `/puzzles/${facts.game}` }, icon("puzzle"), t("lobby-puzzles")),
      h("a", { href: `/rules/${facts.game}` }, icon("rules"), t("lobby-rules")),
    );
    const head = h("header", { class: "setup-head" }, back, h("h1", {}, facts.title), h("p", { class: "quiet" }, word(facts.summary)), links);
    const start = h("div", { class: "start" }, this.refusal, this.hint, this.button);
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      void this.#start();
    };
    const title = facts.variants.length ? t("lobby-more-options") : t("lobby-more");
    const more = h("details", { class: "fold card" }, h("summary", {}, h("span", {}, title), this.changes), this.options);
    const form = h("form", { class: "stack setup-form", onsubmit }, this.players, this.seats, this.seating, this.joining, more, this.reset, start);
    return h("section", { class: "setup wide" }, head, this.ways.element, h("div", { class: "setup-picture" }, this.picture.element), form);
  }

  // Changes

  /** @param {Plan} plan */
  #change(plan) {
    this.#keep(plan);
    this.#showSeats();
  }

  /**
   * Set the plan, and store it for the next visit.
   * @param {Plan} plan
   */
  #keep(plan) {
    this.plan = plan;
    const changed = !alike(plan, this.usual);
    saveSetup(this.facts.game, changed ? plan : undefined);
    this.reset.hidden = !changed;
    this.changes.textContent = this.#changed().join(" · ");
  }

  /** Changed options that are folded away, in words. */
  #changed() {
    const { clock, options } = this.plan;
    // The chosen variant is in sight, and who begins too.
    const known = this.ways.chosen(this.plan)?.options ?? {};
    const folded = this.facts.options.filter(({ name, kind }) => name in options && !(name in known) && kind !== "seat");
    const labels = folded.map(({ label }) => word(label));
    return [clockWords(CLOCKS[clock]), ...labels].filter(Boolean);
  }

  #reset() {
    this.#changeBoard(this.usual);
    this.#showAll();
    // The pressed button is gone: keep the keyboard focus nearby.
    this.button.focus({ preventScroll: true });
  }

  /**
   * A change that is visible on the board.
   * @param {Plan} plan
   */
  #changeBoard(plan) {
    this.#change(plan);
    void this.#preview();
  }

  /** @param {import("./variants.js").Way} way */
  #changeWay(way) {
    this.#changeBoard(withVariant(this.plan, way, this.facts.variants, this.usual.seats.length));
    this.#showPlayers();
    this.#showMore();
  }

  /** Preview the start; an impossible setup is refused here, before anybody is invited. */
  async #preview() {
    const asked = ++this.asked;
    const { game, players, options, colours } = requestOf(this.plan);
    try {
      const shown = await preview({ game, players, options, colours });
      if (asked !== this.asked) return;
      this.#showPreview(shown);
      this.#showDefaults();
      this.#refuse("");
      this.#showSeats();
    } catch (failure) {
      if (asked === this.asked) this.#refuse(wordsFor(problemOf(failure)).text);
    }
  }

  /** @param {string} why */
  #refuse(why) {
    this.refusal.hidden = !why;
    this.refusal.textContent = why;
    this.button.disabled = Boolean(why);
  }

  // Showing

  #showAll() {
    this.#showPlayers();
    this.#showMore();
    this.#change(this.plan);
  }

  #showPlayers() {
    const [fewest, most] = this.facts.players;
    const counts = Array.from({ length: most - fewest + 1 }, (_, index) => String(fewest + index));
    const words = Object.fromEntries(counts.map((count) => [count, count]));
    const choose = (/** @type {string} */ count) => this.#changeBoard(inPlay(withPlayers(this.plan, Number(count)), this.facts.options));
    const choice = field(t("lobby-how-many"), segments("players", words, String(this.plan.seats.length), choose));
    choice.classList.add("beside");
    fill(this.players, fewest < most && choice);
  }

  /** What most people leave at its default. */
  #showMore() {
    const names = /** @type {ClockName[]} */ (Object.keys(CLOCKS));
    const clocks = names.map((name) => /** @type {[string, string]} */ ([name, clockWords(CLOCKS[name]) || t("lobby-clock-off")]));
    const clock = select(clocks, this.plan.clock, (name) => this.#change({ ...this.plan, clock: /** @type {ClockName} */ (name) }));
    this.fields = new Map(this.facts.options.filter(isOpen).map((option) => [option.name, this.#field(option)]));
    fill(this.options, field(t("lobby-clock"), clock), ...[...this.fields.values()].map(({ element }) => element));
  }

  /** @param {import("../../../types/wire.js").OptionFacts} option */
  #field(option) {
    const value = this.plan.options[option.name] ?? this.settled[option.name] ?? option.default;
    const shown = { value, element: optionField(option, value, (chosen) => {
      shown.value = chosen;
      this.#changeBoard(withOption(this.plan, option, chosen));
    }) };
    return shown;
  }

  /** Show the defaults that other options have changed. */
  #showDefaults() {
    for (const option of this.facts.options) {
      const { name } = option;
      const shown = this.fields.get(name);
      if (!shown || name in this.plan.options || shown.value === (this.settled[name] ?? option.default)) continue;
      const focused = shown.element.contains(document.activeElement);
      const anew = this.#field(option);
      shown.element.replaceWith(anew.element);
      this.fields.set(name, anew);
      const first = focused ? anew.element.querySelector("button, input, select") : null;
      if (first instanceof HTMLElement) first.focus();
    }
  }

  #showSeats() {
    const focused = document.activeElement;
    wear(this.plan.colours);
    const colours = this.facts.colours.map(({ name }) => word(name));
    const names = this.plan.seats.map((_, seat) => colours[this.plan.colours[seat] ?? seat] ?? t("app-seat", { seat: seat + 1 }));
    const drawn = this.plan.seating === "random" && names.length > 1;
    const cards = this.plan.seats.map((seat, number) => {
      const facts = { number, colours, colour: this.plan.colours[number] ?? number, above: names[number - 1] ?? "", begins: names.length > 1 && number === this.first, drawn, levels: this.levels };
      return seatCard(seat, facts, {
        choose: (who) => this.#change(withWho(this.plan, number, who)),
        change: (changes) => this.#keep(withSeat(this.plan, number, changes)),
        swap: () => this.#change(swapped(this.plan, number - 1, number)),
        dress: (colour) => this.#changeBoard(withColour(this.plan, number, colour)),
      });
    });
    const option = this.facts.options.find(({ kind }) => kind === "seat");
    const on = { change: (/** @type {Plan} */ plan) => this.#change(plan), changeBoard: (/** @type {Plan} */ plan) => this.#changeBoard(plan) };
    showSeating(this.seating, this.plan, { names, first: this.first, option }, on);
    fill(this.seats, ...cards);
    this.ways.show(this.plan);
    // The cards are rebuilt: keep the keyboard focus.
    if (focused instanceof HTMLInputElement || focused instanceof HTMLButtonElement) this.#focus(focused);
    this.#showJoining();
  }

  /**
   * Focus what has taken the place of a control.
   * @param {HTMLInputElement | HTMLButtonElement} gone
   */
  #focus({ name, type, value, isConnected }) {
    if (isConnected || !name) return;
    const same = this.element.querySelector(type === "radio" ? `input[name="${name}"][value="${value}"]` : `[name="${name}"]`);
    if (same instanceof HTMLElement) same.focus();
  }

  #showJoining() {
    const watching = !this.plan.seats.some((seat) => seat.who === "me" || seat.who === "here");
    this.hint.textContent = watching ? t("lobby-watching") : "";
    if (!invites(this.plan)) return fill(this.joining);
    const words = { link: t("lobby-joining-link"), anyone: t("lobby-joining-anyone") };
    const choose = (/** @type {string} */ who) => this.#keep({ ...this.plan, open: who === "anyone" });
    fill(this.joining, field(t("lobby-joining"), segments("joining", words, this.plan.open ? "anyone" : "link", choose)));
  }

  async #start() {
    this.#busy(true);
    // After going back in the browser the button must work again.
    addEventListener("pagehide", () => this.#busy(false), { once: true });
    try {
      location.assign(await startMatch(drawn(this.plan, this.facts.options, below)));
    } catch (failure) {
      const { title, text } = wordsFor(problemOf(failure));
      toast(`${title}. ${text}`, { kind: "alert" });
      this.#busy(false);
    }
  }

  /** @param {boolean} busy */
  #busy(busy) {
    this.button.disabled = busy;
    this.button.setAttribute("aria-busy", String(busy));
  }
}

/**
 * Whether there is anything to choose.
 * @param {import("../../../types/wire.js").OptionFacts} option
 */
function isOpen({ kind, choices, file }) {
  return kind !== "seat" && (kind !== "choice" || choices.length > 1 || file > 0);
}

/**
 * A random whole number.
 * @param {number} most
 */
function below(most) {
  return Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32 * most);
}
