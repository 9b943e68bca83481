// The board of a match: it shows what the server says, and sends what is touched. Nothing is shown before it is true.

import { Board } from "../../board/board.js";
import { Controls } from "../../board/controls.js";
import { Die } from "../../board/die.js";
import { Sounds } from "../../board/sound.js";
import { walk } from "../../board/paths.js";
import { announce } from "../../notices.js";
import { settings } from "../../settings.js";
import { t } from "../../words.js";
import { Habits, due } from "./habits.js";
import { isHeard, spoken } from "./sayings.js";
import { called, lastOf, moved, toMove, voice } from "./state.js";
import { statusOf } from "./status.js";
import { sentence } from "./telling.js";
import { Ways } from "./ways.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */
/** @typedef {import("../../../types/wire.js").Hint} Hint */

/** More than this at once was no single move, and marks would only be noise. */
const MOST_MARKS = 8;

/** The board with everything that belongs to it. */
export class Play {
  #table;
  #board;
  #controls;
  #die = new Die();
  #sounds = new Sounds(() => settings.get().sound);
  /** @type {string[]} */
  #last = [];
  /** @type {[string, string] | null} */
  #hint = null;
  #habits;
  #ways;
  #walking = false;
  /** Resolves when the last scene has come to rest. @type {Promise<unknown>} */
  #shown = Promise.resolve();

  /**
   * @param {Table} table
   * @param {HTMLElement} place
   */
  constructor(table, place) {
    this.#table = table;
    this.#habits = new Habits(table.entry.match);
    this.#ways = new Ways(table, () => this.#offer(table.store.get()));
    const { view } = table.store.get();
    this.#board = new Board(place, { label: view.title });
    this.#controls = new Controls(this.#board, {
      play: (move) => this.#play(move),
      walk: (moves) => this.#walk(moves),
      remember: (choice) => this.#change((seat) => this.#habits.add(seat, choice)),
      forget: (move) => this.#change((seat) => this.#habits.drop(seat, move)),
      say: announce,
      confirm: () => settings.get().confirm,
      sound: (name) => this.#sounds.play(name),
    });
    this.bar = this.#controls.element;
    this.die = this.#die.element;
    this.#show(table.store.get(), null);
    const rolled = lastOf(table.store.get().events, "rolled");
    if (rolled) this.#die.show(rolled.outcome);
    table.store.subscribe((state, before) => this.#follow(state, before));
  }

  /**
   * Show what an adviser would play: an arrow on the board, and what it is worth.
   * @param {Hint} hint
   * @returns {string} in words
   */
  advise({ move, chance, exact }) {
    const choice = this.#table.store.get().view.choices.find((each) => each.move === move);
    const scene = this.#board.scene;
    const places = (choice?.touches ?? []).filter((id) => !scene?.facings?.some((facing) => facing.id === id));
    const [from, to = from] = places;
    this.#hint = from !== undefined && to !== undefined ? [from, places.at(-1) ?? to] : null;
    this.#mark();
    const percent = Math.round(100 * chance);
    return t(exact ? "match.hint.sure" : "match.hint.told", { label: choice?.label ?? move, percent });
  }

  destroy() {
    this.#controls.destroy();
    this.#sounds.destroy();
    this.#board.destroy();
  }

  /** @param {string} move */
  async #play(move) {
    const seat = toMove(this.#table.store.get());
    if (seat === null) return;
    try {
      await this.#table.line.send(seat, { type: "move", move });
    } catch (/** @type {any} */ problem) {
      throw Object.assign(new Error(problem.code), { sentence: sentence(problem) });
    }
  }

  /** @param {readonly string[]} moves */
  async #walk(moves) {
    const { store } = this.#table;
    const ways = { plies: () => store.get().view.plies, play: this.#play.bind(this), shown: () => this.#shown };
    this.#walking = true;
    try {
      await walk(moves, ways);
    } finally {
      this.#walking = false;
      this.#offer(store.get());
    }
  }

  /** @param {(seat: number) => void} done  changes what a seat answers every time */
  #change(done) {
    const state = this.#table.store.get();
    const seat = voice(state);
    if (seat !== null) done(seat);
    this.#offer(state);
  }

  /**
   * @param {State} state
   * @param {State} before
   */
  #follow(state, before) {
    const { view } = state;
    if (view.position !== before.view.position) this.#hint = null;
    const busy = state.waiting > 0 !== before.waiting > 0;
    if (busy || view !== before.view || state.setting !== before.setting || state.role !== before.role)
      this.#show(state, before);
    if (state.events !== before.events) this.#react(state, before);
  }

  /**
   * @param {State} state
   * @param {State | null} before
   */
  #show(state, before) {
    const { view, setting } = state;
    const scene = view.scene ?? setting;
    if (!scene) return;
    if (scene !== this.#board.scene) {
      const ids = moved(before?.view.scene ?? null, view.scene);
      if (ids.length) this.#last = ids.length > MOST_MARKS ? [] : ids;
      this.#shown = this.#board.show(scene);
    }
    this.#offer(state);
    this.#mark();
  }

  /** @param {State} state */
  #offer(state) {
    const { view, events } = state;
    const seat = toMove(state);
    const { main, more } = statusOf(state);
    // A move that waits for the line may still arrive: nobody chooses another one meanwhile.
    const onItsWay = seat !== null && state.waiting > 0;
    this.#controls.offer(seat === null ? [] : view.choices, {
      disabled: seat === null || onItsWay,
      why: onItsWay ? t("board.onItsWay") : more ? `${main}: ${more}` : main,
      paths: onItsWay || this.#walking ? [] : this.#ways.from(state),
      habits: view.over ? [] : this.#habits.of(voice(state)),
      itself: seat === null ? null : due(view.choices, this.#habits.of(seat), events),
    });
    if (view.over) this.#habits.forget();
  }

  #mark() {
    this.#board.mark({ last: this.#last, hint: this.#hint });
  }

  /**
   * Let people hear and feel what has just happened.
   * @param {State} state
   * @param {State} before
   */
  #react(state, before) {
    const fresh = state.events.slice(before.events.length);
    const rolled = lastOf(fresh, "rolled");
    if (rolled) void this.#die.roll(rolled.outcome);
    const name = this.#soundFor(state, before, fresh);
    if (name) this.#sounds.play(name);
    const told = fresh.map((event) => tidings(this.#table, state, event)).filter(Boolean);
    const turned = state.view.turn !== before.view.turn || state.view.over !== before.view.over;
    const { main, more } = statusOf(state);
    if (turned) told.push(more ? `${main}, ${more}.` : `${main}.`);
    if (told.length) announce(told.join(" "));
  }

  /**
   * @param {State} state
   * @param {State} before
   * @param {readonly AnyEvent[]} fresh
   */
  #soundFor(state, before, fresh) {
    if (state.view.over && !before.view.over) return "win";
    if (fresh.some(({ type }) => type === "rolled")) return "roll";
    if (toMove(state) !== null && toMove(before) === null) return "turn";
    return fresh.some(({ type }) => type === "moved") ? "slide" : null;
  }
}

/**
 * What somebody who does not see the board should hear of an event.
 * @param {Table} table
 * @param {State} state
 * @param {AnyEvent} event
 */
function tidings({ me }, state, event) {
  const own = "seat" in event && state.view.mine.includes(event.seat);
  if (event.type === "moved" && !own)
    return t("match.told.move", { name: called(state, event.seat), move: event.move });
  if (event.type === "rolled") return t("match.roll", { text: event.outcome });
  if (event.type === "undone" && !own) return t("match.told.undone", { name: called(state, event.seat) });
  if (event.type === "said" && isHeard(state, event)) return spoken(me, state, event);
  if (event.type === "joined" && !own) return t("match.told.joined", { name: event.name });
  return "";
}
