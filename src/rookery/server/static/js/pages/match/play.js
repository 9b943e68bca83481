// The board of a match: it shows the view, beat by beat, and sends the chosen moves. No move is shown before it is
// confirmed.

import { Board } from "../../board/board.js";
import { Controls } from "../../board/controls.js";
import { Die, faceOf, ThrownDie } from "../../board/die.js";
import { walk } from "../../board/paths.js";
import { announce } from "../../notices.js";
import { settings } from "../../settings.js";
import { sentence, t, word } from "../../words.js";
import { happeningsOf, historyOf } from "./history.js";
import { newsOf } from "./narration.js";
import { STANDING_ANSWERS } from "./parts.js";
import { Paths } from "./paths.js";
import { countingRoll, lastTurns } from "./recent.js";
import { refusalText } from "./refusals.js";
import { skipping } from "./skipping.js";
import { toMove, voice } from "./state.js";
import { statusText } from "./status.js";

/** @import { Context, State } from "../../../types/match.js" */
/** @import { Hint } from "../../../types/wire.js" */

/** The board with everything that belongs to it. */
export class Play {
  #context;
  #board;
  #controls;
  #die;
  #thrown;
  /** Loaded when sounds are wanted. @type {Promise<import("./sounding.js").Sounding | null> | null} */
  #sounding = null;
  /** What was said last about whose turn it is. */
  #told = "";
  /** @type {[string, string] | null} */
  #hint = null;
  /** Loaded where some are, or could be. @type {import("./standing_answers.js").StandingAnswers | null} */
  #standingAnswers = null;
  #paths;
  #walking = false;
  /** Resolves when the last scene has come to rest. @type {Promise<unknown>} */
  #shown = Promise.resolve();

  /**
   * @param {Context} context
   * @param {HTMLElement} place
   * @param {(tall: number) => void} shaped  told how high a board is that has a shape of its own, of its width
   */
  constructor(context, place, shaped) {
    this.#context = context;
    this.#paths = new Paths(context, () => this.#offer(context.store.get()));
    const { view } = context.store.get();
    this.#die = new Die(view.game);
    this.#thrown = new ThrownDie(view.game);
    this.#board = new Board(place, { label: view.title, shaped });
    this.#controls = new Controls(this.#board, {
      play: (move) => this.#play(move),
      walk: (moves) => this.#walk(moves),
      remember: (choice) => this.#change((answers, seat) => answers.add(seat, choice)),
      forget: (move) => this.#change((answers, seat) => answers.drop(seat, move)),
      say: announce,
      confirm: () => settings.get().confirm,
      sound: (name) => void this.#hear((sounding) => sounding.play(name)),
    });
    this.bar = this.#controls.element;
    this.die = this.#die.element;
    place.append(this.#thrown.element);
    skipping(place, context.pacer);
    context.pacer.rest = () => this.#shown;
    this.#told = turnOf(context.store.get());
    this.#show(context.store.get(), null);
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
    this.#board.mark({ hint: this.#hint });
    return t(exact ? "match-hint-sure" : "match-hint-told", { move: word(choice?.label ?? move), chance });
  }

  /** @type {Board["celebrate"]} */
  celebrate = (winners, how) => this.#board.celebrate(winners, how);

  destroy() {
    this.#controls.destroy();
    void this.#sounding?.then((sounding) => sounding?.destroy());
    this.#board.destroy();
  }

  /** @param {(sounding: import("./sounding.js").Sounding) => void} what */
  async #hear(what) {
    if (!settings.get().sound) return;
    this.#sounding ??= import("./sounding.js").then(({ Sounding }) => new Sounding(), () => null);
    const sounding = await this.#sounding;
    if (sounding) what(sounding);
    // Without sounds the game goes on; the next one tries again.
    else this.#sounding = null;
  }

  /** @param {string} move */
  async #play(move) {
    const seat = toMove(this.#context.store.get());
    if (seat === null) return;
    this.#board.prepare();
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

  /** @param {(answers: import("./standing_answers.js").StandingAnswers, seat: number) => void} done  changes what a seat answers every time */
  async #change(done) {
    const seat = voice(this.#context.store.get());
    const answers = this.#standingAnswers ?? (await this.#loadStandingAnswers());
    if (answers && seat !== null) done(answers, seat);
    this.#offer(this.#context.store.get());
  }

  async #loadStandingAnswers() {
    const module = await STANDING_ANSWERS.load().catch(() => null);
    if (module) this.#standingAnswers ??= new module.StandingAnswers(this.#context.entry.match);
    return this.#standingAnswers;
  }

  /**
   * @param {State} state
   * @param {State} before
   */
  #follow(state, before) {
    const { view, beat } = state;
    if (view.position !== before.view.position || view.over) this.#hint = null;
    if (beat !== before.beat) this.#throw(state);
    const busy = state.waiting > 0 !== before.waiting > 0 || state.pacing !== before.pacing;
    if (busy || view !== before.view || state.setting !== before.setting || state.role !== before.role)
      this.#show(state, before);
    if (state.events !== before.events || state.pacing !== before.pacing) this.#react(state, before);
  }

  /**
   * Throw the die if it is in the air now; it goes when something else happens.
   * @param {State} state
   */
  #throw({ beat, events }) {
    if (beat?.roll) {
      const { roll, happenings } = beat.roll;
      const rolls = historyOf(events).plies.filter(({ seat }) => seat === null);
      const others = new Map(rolls.map((ply) => [ply.text, faceOf(ply.text, ply.happenings)]));
      const seat = happenings[0]?.seat ?? null;
      void this.#hear((sounding) => sounding.play("roll"));
      this.#die.clear();
      this.#shown = this.#thrown.roll(faceOf(roll, happenings), [...others.values()], { seat, speed: beat.speed });
    } else if (beat?.kind !== "land") {
      void this.#thrown.leave();
    }
  }

  /**
   * @param {State} state
   * @param {State | null} before
   */
  #show(state, before) {
    const { view, setting, beat } = state;
    const scene = view.scene ?? setting;
    if (!scene) return;
    if (scene !== this.#board.scene) {
      const happenings = before ? state.events.slice(before.events.length).flatMap(happeningsOf) : [];
      this.#shown = this.#board.show(scene, happenings, { instant: beat?.kind === "jump", speed: beat?.speed ?? 1 });
    }
    const roll = beat?.roll ? null : countingRoll(state);
    if (roll) this.#die.show(roll.face, roll.seat);
    else this.#die.clear();
    this.#offer(state);
    this.#board.mark({ trails: lastTurns(state), hint: this.#hint });
  }

  /** @param {State} state */
  #offer(state) {
    const { view, events } = state;
    const seat = toMove(state);
    const answers = this.#standingAnswers;
    if (!answers && STANDING_ANSWERS.isNeeded(state, this.#context))
      void this.#loadStandingAnswers().then((loaded) => loaded && this.#offer(this.#context.store.get()));
    // A move that waits for the connection may still arrive, so no other can be chosen meanwhile.
    const onItsWay = seat !== null && state.waiting > 0;
    this.#controls.offer(seat === null ? [] : view.choices, {
      disabled: seat === null || onItsWay || state.pacing,
      why: onItsWay ? t("board-on-its-way") : statusText(state),
      paths: onItsWay || state.pacing || this.#walking ? [] : this.#paths.from(state),
      standingAnswers: view.over ? [] : answers?.of(voice(state)) ?? [],
      automatic: seat === null ? null : answers?.due(seat, view.choices, events) ?? null,
    });
    if (view.over) answers?.forget();
  }

  /**
   * Sound and words for what is shown now.
   * @param {State} state
   * @param {State} before
   */
  #react(state, before) {
    const fresh = state.events.slice(before.events.length);
    void this.#hear((sounding) => sounding.follow(state, before));
    const news = newsOf(this.#context.me, state, fresh);
    const turn = turnOf(state);
    // Whose turn it is is said when all that led to it has been told.
    if (!state.pacing && turn !== this.#told) {
      this.#told = turn;
      news.push(sentence(statusText(state)));
    }
    if (news.length) announce(news.join(" "));
  }
}

/** @param {State} state */
const turnOf = ({ view }) => `${view.turn} ${view.over}`;
