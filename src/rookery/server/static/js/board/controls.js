// Playing on a board: turns touches into one of the offered moves. Knows no rules.

import { asSentence } from "../wording.js";
import { t, word } from "../words.js";
import { AutoAnswer } from "./auto_answer.js";
import { Bar } from "./bar.js";
import { Gestures } from "./gestures.js";
import { asChoices } from "./paths.js";
import { Roving } from "./roving.js";
import { Selection } from "./selection.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./touch.js").Choice} Choice */
/** @typedef {import("./paths.js").Path} Path */
/** @typedef {import("./sound.js").SoundName} SoundName */

/**
 * @typedef {object} Hooks
 * @property {(move: string) => Promise<unknown>} play  makes a move; a rejection is shown in words
 * @property {(sentence: string) => void} say           announces something to screen readers
 * @property {(moves: readonly string[]) => Promise<unknown>} [walk]  makes the moves of a path one by one
 * @property {(choice: Choice) => void} [remember]      always give this answer
 * @property {(move: string) => void} [forget]          stop giving this answer
 * @property {() => boolean} [confirm]                  whether to ask before every move
 * @property {(name: SoundName) => void} [sound]
 */

/**
 * @typedef {object} Offer
 * @property {boolean} [disabled]
 * @property {string} [why]   shown when something is touched while disabled
 * @property {readonly Path[]} [paths]
 * @property {readonly import("./bar.js").StandingAnswer[]} [standingAnswers]  answers that are always given
 * @property {Choice | null} [automatic]  the choice that such an answer makes now
 */

/** How many touchable things are announced by name. */
const NAMED = 5;
/** How long the old choices stay disabled after a move was accepted, until its new scene arrives, in milliseconds. */
const SETTLING_MS = 800;

/** Turns touches of a board into moves. `element` is the bar under the board. */
export class Controls {
  #board;
  #hooks;
  #selection = new Selection();
  #bar = new Bar();
  #roving;
  #gestures;
  #disabled = true;
  #why = "";
  /** @type {Choice | null} */
  #asked = null;
  /** @type {Choice | null} */
  #sent = null;
  #settling = 0;
  /** @type {readonly import("./bar.js").StandingAnswer[]} */
  #standingAnswers = [];
  #autoAnswer = new AutoAnswer({
    say: (choice) => this.#hooks.say(t("board-automatic", { label: word(choice.label) })),
    play: (choice) => void this.#play(choice),
  });

  /**
   * @param {Board} board
   * @param {Hooks} hooks
   */
  constructor(board, hooks) {
    this.#board = board;
    this.#hooks = hooks;
    this.element = this.#bar.element;
    this.element.addEventListener("keydown", this.#onBarKey);
    this.#roving = new Roving(board, {
      describe: (id) => this.#describe(id),
      touch: (id) => this.#touchByKey(id),
      back: () => this.#back(),
    });
    this.#gestures = new Gestures(board, {
      tap: (ids) => this.#touch(ids),
      lift: (ids) => this.#lift(ids),
      aim: (ids) => this.#selection.aim(ids.filter((id) => id !== this.#selection.spaceOf(this.#selection.chosen.at(-1)))),
      drop: (id) => this.#touch([id]),
    });
  }

  /**
   * Offer choices for the scene on the board. The selection stays if the same choices are offered again.
   * @param {readonly Choice[]} choices
   * @param {Offer} [how]
   */
  offer(choices, { disabled = false, why = "", paths = [], standingAnswers = [], automatic = null } = {}) {
    const fresh = this.#selection.offer(choices, this.#board.scene, asChoices(paths));
    if (fresh) {
      this.#asked = null;
      // Every step of a path brings new choices; they do not end it.
      if (!this.#sent?.moves) this.#settle();
      this.#gestures.cancel();
      this.#autoAnswer.renew();
    }
    this.#disabled = disabled;
    this.#why = why;
    this.#autoAnswer.consider(this.#ready() ? automatic : null);
    this.#standingAnswers = standingAnswers;
    this.#render();
  }

  destroy() {
    this.#autoAnswer.renew();
    clearTimeout(this.#settling);
    this.#roving.destroy();
    this.#gestures.destroy();
    this.#bar.destroy();
  }

  /**
   * @param {string[]} ids  what lies under the pointer, topmost first
   */
  #touch(ids) {
    if (!this.#ready()) return this.#explainDisabled();
    this.#autoAnswer.interrupt();
    this.#asked = null;
    const taken = this.#selection.take(ids);
    if (taken === "nothing") {
      if (ids.length > 0) this.#explainUnavailable();
      return;
    }
    this.#hooks.sound?.("tap");
    const { complete } = this.#selection.now;
    if (complete) return this.#choose(complete, this.#hooks.confirm?.() ?? false);
    this.#render();
    this.#announceNext();
    this.#follow();
  }

  /**
   * With the keyboard people explore: what cannot be chosen is announced, and keeps the selection.
   * @param {string} id
   */
  #touchByKey(id) {
    if (this.#ready() && !this.#selection.leads(id)) this.#explainUnavailable();
    else this.#touch([id]);
  }

  /**
   * Start to drag something that can go somewhere.
   * @param {string[]} ids
   * @returns {string | null}
   */
  #lift(ids) {
    if (!this.#ready()) {
      if (ids.length > 0) this.#explainDisabled();
      return null;
    }
    const held = ids.find((each) => each === this.#selection.chosen.at(-1));
    const id = held ?? this.#selection.aim(ids) ?? ids.find((each) => this.#selection.begins(each)) ?? null;
    if (id === null) return null;
    if (id === this.#selection.touched.at(-1)) return id;
    // What a touch alone would play is tapped, not dragged.
    if (this.#selection.after(id).every((choice) => choice.touches.at(-1) === id)) return null;
    this.#touch([id]);
    return id;
  }

  /** Go back one step; false if there was none to go back. */
  #back() {
    if (this.#sent) return false;
    const asked = this.#asked !== null;
    this.#asked = null;
    const back = this.#selection.back();
    if (!back && !asked) return false;
    this.#render();
    this.#announceNext();
    return true;
  }

  /**
   * @param {Choice} choice
   * @param {boolean} confirm
   */
  #choose(choice, confirm) {
    if (!this.#ready()) return this.#explainDisabled();
    if (!confirm && !choice.caution) return void this.#play(choice);
    this.#asked = choice;
    const byKeys = this.#roving.active || this.element.contains(document.activeElement);
    this.#render();
    this.#hooks.say(choice.caution ? word(choice.caution) : t("board-chosen", { label: word(choice.label) }));
    if (byKeys) this.#bar.focus();
  }

  /** @param {Choice} choice */
  async #play(choice) {
    this.#autoAnswer.interrupt();
    this.#asked = null;
    this.#sent = choice;
    const fromBar = this.element.contains(document.activeElement);
    this.#render();
    if (fromBar) this.#roving.follow();
    this.#hooks.say(word(choice.label));
    try {
      await (choice.moves ? this.#hooks.walk?.(choice.moves) : this.#hooks.play(choice.move));
      if (this.#sent !== choice) return;
      // A path is over after its last move; its scene may have arrived before.
      if (choice.moves) this.#settle(true);
      else this.#settling = setTimeout(() => this.#settle(true), SETTLING_MS);
    } catch (problem) {
      if (this.#sent === choice) this.#settle(true);
      this.#note(errorText(problem));
    }
  }

  /**
   * The sent move has been made or refused.
   * @param {boolean} [anew]  whether the same choices are open again
   */
  #settle(anew = false) {
    clearTimeout(this.#settling);
    this.#sent = null;
    if (!anew) return;
    this.#selection.touched = [];
    this.#render();
  }

  #ready() {
    return !this.#disabled && this.#sent === null;
  }

  /** Explain why nothing can be touched now: another player's turn, or a move is being sent. */
  #explainDisabled() {
    this.#note(this.#sent ? t("board-on-its-way") : this.#why || t("board-not-now"));
  }

  /** Explain that this cannot be chosen, and what can be done instead. */
  #explainUnavailable() {
    const status = this.#board.scene?.status;
    this.#note(status ? t("board-not-this-but", { status: asSentence(word(status)) }) : t("board-not-this"));
  }

  /** @param {string} sentence */
  #note(sentence) {
    this.#bar.note(sentence);
    this.#hooks.say(sentence);
  }

  #render() {
    const ready = this.#ready();
    const { next } = this.#selection.now;
    const asks = this.#asked;
    const touchable = ready && !asks ? next : [];
    const chosen = this.#sent?.touches ?? (ready ? this.#selection.chosen : []);
    const far = touchable.length > 0 ? this.#selection.far : [];
    this.#board.mark({ touchable, far, chosen: [...chosen], facings: this.#facings(touchable) });
    this.#board.element.toggleAttribute("data-playing", ready);
    this.#board.element.toggleAttribute("data-walking", this.#sent?.moves !== undefined);
    this.#bar.showStandingAnswers(this.#standingAnswers, this.#autoAnswer.choice?.move ?? null, (move) => this.#hooks.forget?.(move));
    this.#roving.update(touchable);
    if (asks) this.#bar.ask({ choice: asks, yes: () => this.#play(asks), no: () => this.#back() });
    else this.#bar.show(this.#prompt(), ready && !this.#autoAnswer.choice ? this.#selection.buttons : [], {
      choose: (choice) => this.#choose(choice, false),
      only: next.length === 0 || this.#selection.forced !== null,
      always: this.#hooks.remember && ((choice) => this.#always(choice)),
    });
  }

  /** @param {Choice} choice */
  #always(choice) {
    if (!this.#ready()) return this.#explainDisabled();
    void this.#play(choice);
    this.#hooks.remember?.(choice);
  }

  /** Move the keyboard focus to what can be done next: on the board, or else in the bar. */
  #follow() {
    if (!this.#roving.active) return;
    // What a piece does on its own space comes last, so that pressing Enter twice does not trigger it.
    if (this.#selection.now.next.length > 0) this.#roving.follow(this.#selection.spaceOf(this.#selection.touched.at(-1)));
    else this.#bar.focus();
  }

  /**
   * Direction arrows around the selected piece.
   * @param {readonly string[]} touchable
   */
  #facings(touchable) {
    const around = this.#selection.chosen.at(-1) ?? "";
    const offered = (this.#board.scene?.facings ?? []).filter((facing) => touchable.includes(facing.id));
    return offered.map(({ id, angle, turn, label }) => ({ id, angle, turn, label: word(label), around }));
  }

  /** What to do next, in one line. */
  #prompt() {
    if (this.#sent) return word(this.#sent.label);
    const { next, ends } = this.#selection.now;
    if (!this.#ready() || this.#autoAnswer.choice || this.#selection.choices.length === 0) return "";
    if (this.#selection.chosen.length === 0) return t(next.length > 0 ? "board-start" : "board-start-buttons");
    if (ends.length > 0) return t("board-end-or-on");
    return t(this.#isFacing(next.at(-1)) ? "board-which-way" : "board-where-to");
  }

  /** Announce what is selected, the prompt, and the names of what can be touched. */
  #announceNext() {
    const { next } = this.#selection.now;
    const selected = this.#selection.chosen.map((id) => asSentence(this.#name(id))).slice(-1);
    const names = next.slice(0, NAMED).map((id) => this.#name(id));
    const list = next.length > NAMED ? t("board-and-more", { names, count: next.length - NAMED }) : t("board-place", { labels: names });
    this.#hooks.say([...selected, this.#prompt(), list].filter(Boolean).join(" "));
  }

  /**
   * The spoken description of a space: what it is, what stands on it, and what a touch would do.
   * @param {string} id
   */
  #describe(id) {
    const there = this.#board.scene?.pieces.filter((piece) => piece.space === id).map(({ label }) => label) ?? [];
    const what = t("board-place", { labels: [this.#name(id), ...there] });
    if (!this.#ready()) return what;
    if (this.#selection.chosen.includes(id)) return t("board-is-chosen", { what });
    const after = this.#selection.after(id);
    if (after.length === 0) return what;
    const [only] = after;
    const label = after.length === 1 && only ? word(only.label) : t("board-ways", { count: after.length });
    return t("board-place-leads", { what, label });
  }

  /** @param {string} id */
  #name(id) {
    const scene = this.#board.scene;
    const named = scene && [...scene.pieces, ...scene.spaces, ...(scene.facings ?? [])].find((each) => each.id === id);
    return word(named?.label ?? id);
  }

  /** @param {string | undefined} id */
  #isFacing(id) {
    return this.#board.scene?.facings?.some((facing) => facing.id === id) ?? false;
  }

  /** @param {KeyboardEvent} event */
  #onBarKey = (event) => {
    if (event.key !== "Escape" || !this.#back()) return;
    event.preventDefault();
    this.#roving.follow();
  };
}

/**
 * What went wrong, in words.
 * @param {unknown} problem
 */
function errorText(problem) {
  return problem instanceof Error && "sentence" in problem ? String(problem.sentence) : t("board-failed");
}
