// The board of a match: it shows the server's view and sends the chosen moves. No move is shown before it is confirmed.

import { Board } from "../../board/board.js";
import { Controls } from "../../board/controls.js";
import { Die } from "../../board/die.js";
import { Sounds } from "../../board/sound.js";
import { walk } from "../../board/paths.js";
import { announce } from "../../notices.js";
import { settings } from "../../settings.js";
import { sentence, t, word } from "../../words.js";
import { StandingAnswers, dueAnswer } from "./standing_answers.js";
import { happeningsOf } from "./history.js";
import { eventText } from "./narration.js";
import { Paths } from "./paths.js";
import { refusalText } from "./refusals.js";
import { lastOf, toMove, touchedBy, voice } from "./state.js";
import { statusText } from "./status.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Context} Context */
/** @typedef {import("../../../types/wire.js").AnyEvent} AnyEvent */
/** @typedef {import("../../../types/wire.js").Hint} Hint */

/** More changes than this were not a single move, and marks would only be noise. */
const MOST_MARKS = 8;

/** The board with everything that belongs to it. */
export class Play {
  #context;
  #board;
  #controls;
  #die = new Die();
  #sounds = new Sounds(() => settings.get().sound);
  /** @type {string[]} */
  #last = [];
  /** @type {[string, string] | null} */
  #hint = null;
  #standingAnswers;
  #paths;
  #walking = false;
  /** Resolves when the last scene has come to rest. @type {Promise<unknown>} */
  #shown = Promise.resolve();

  /**
   * @param {Context} context
   * @param {HTMLElement} place
   */
  constructor(context, place) {
    this.#context = context;
    this.#standingAnswers = new StandingAnswers(context.entry.match);
    this.#paths = new Paths(context, () => this.#offer(context.store.get()));
    const { view } = context.store.get();
    this.#board = new Board(place, { label: view.title });
    this.#controls = new Controls(this.#board, {
      play: (move) => this.#play(move),
      walk: (moves) => this.#walk(moves),
      remember: (choice) => this.#change((seat) => this.#standingAnswers.add(seat, choice)),
      forget: (move) => this.#change((seat) => this.#standingAnswers.drop(seat, move)),
      say: announce,
      confirm: () => settings.get().confirm,
      sound: (name) => this.#sounds.play(name),
    });
    this.bar = this.#controls.element;
    this.die = this.#die.element;
    this.#show(context.store.get(), null);
    const rolled = lastOf(context.store.get().events, "rolled");
    if (rolled) this.#die.show(rolled.roll);
    context.store.subscribe((state, before) => this.#follow(state, before));
  }

  /**
   * Show a hint: an arrow on the board, and its chances.
   * @param {Hint} hint
   * @returns {string} in words
   */
  advise({ move, chance, exact }) {
    const choice = this.#context.store.get().view.choices.find((each) => each.move === move);
    const scene = this.#board.scene;
    const places = (choice?.touches ?? []).filter((id) => !scene?.facings?.some((facing) => facing.id === id));
    const [from, to = from] = places;
    this.#hint = from !== undefined && to !== undefined ? [from, places.at(-1) ?? to] : null;
    this.#mark();
    return t(exact ? "match-hint-sure" : "match-hint-told", { move: word(choice?.label ?? move), chance });
  }

  destroy() {
    this.#controls.destroy();
    this.#sounds.destroy();
    this.#board.destroy();
  }

  /** @param {string} move */
  async #play(move) {
    const seat = toMove(this.#context.store.get());
    if (seat === null) return;
    try {
      await this.#context.stream.send(seat, { type: "move", move });
    } catch (/** @type {any} */ problem) {
      throw Object.assign(new Error(problem.code), { sentence: refusalText(problem) });
    }
  }

  /** @param {readonly string[]} moves */
  async #walk(moves) {
    const { store } = this.#context;
    const steps = { plies: () => store.get().view.plies, play: this.#play.bind(this), shown: () => this.#shown };
    this.#walking = true;
    try {
      await walk(moves, steps);
    } finally {
      this.#walking = false;
      this.#offer(store.get());
    }
  }

  /** @param {(seat: number) => void} done  changes what a seat answers every time */
  #change(done) {
    const state = this.#context.store.get();
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
    if (view.position !== before.view.position || view.over) this.#hint = null;
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
      const happenings = before ? state.events.slice(before.events.length).flatMap(happeningsOf) : [];
      const ids = touchedBy(happenings, scene);
      if (ids.length) this.#last = ids.length > MOST_MARKS ? [] : ids;
      this.#shown = this.#board.show(scene, happenings);
    }
    this.#offer(state);
    this.#mark();
  }

  /** @param {State} state */
  #offer(state) {
    const { view, events } = state;
    const seat = toMove(state);
    // A move that waits for the connection may still arrive, so no other can be chosen meanwhile.
    const onItsWay = seat !== null && state.waiting > 0;
    this.#controls.offer(seat === null ? [] : view.choices, {
      disabled: seat === null || onItsWay,
      why: onItsWay ? t("board-on-its-way") : statusText(state),
      paths: onItsWay || this.#walking ? [] : this.#paths.from(state),
      standingAnswers: view.over ? [] : this.#standingAnswers.of(voice(state)),
      automatic: seat === null ? null : dueAnswer(view.choices, this.#standingAnswers.of(seat), events),
    });
    if (view.over) this.#standingAnswers.forget();
  }

  #mark() {
    this.#board.mark({ last: this.#last, hint: this.#hint });
  }

  /**
   * Sound and vibration for what has just happened.
   * @param {State} state
   * @param {State} before
   */
  #react(state, before) {
    const fresh = state.events.slice(before.events.length);
    const rolled = lastOf(fresh, "rolled");
    if (rolled) void this.#die.roll(rolled.roll);
    const name = this.#soundFor(state, before, fresh);
    if (name) this.#sounds.play(name);
    const sentences = fresh.map((event) => eventText(this.#context.me, state, event)).filter(Boolean);
    const turned = state.view.turn !== before.view.turn || state.view.over !== before.view.over;
    if (turned) sentences.push(sentence(statusText(state)));
    if (sentences.length) announce(sentences.join(" "));
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
