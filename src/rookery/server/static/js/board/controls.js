// Playing on a board: what is on offer, what is touched of it, and the move that comes out. Knows no rule.

import { asSentence } from "../wording.js";
import { t, word } from "../words.js";
import { AutoAnswer } from "./auto_answer.js";
import { Bar } from "./bar.js";
import { Fingers } from "./gestures.js";
import { asChoices } from "./paths.js";
import { Roving } from "./roving.js";
import { Selection } from "./selection.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./touch.js").Choice} Choice */
/** @typedef {import("./paths.js").Path} Path */
/** @typedef {import("./sound.js").SoundName} SoundName */

/**
 * @typedef {object} Hooks
 * @property {(move: string) => Promise<unknown>} play  carries a move out; what it rejects with is shown in words
 * @property {(sentence: string) => void} say           speaks to those who listen to the page
 * @property {(moves: readonly string[]) => Promise<unknown>} [walk]  carries a whole path out, move by move
 * @property {(choice: Choice) => void} [remember]      this is to be answered every time
 * @property {(move: string) => void} [forget]          and this no longer
 * @property {() => boolean} [confirm]                  whether every move is asked about before it is made
 * @property {(name: SoundName) => void} [sound]
 */

/**
 * @typedef {object} Offer
 * @property {boolean} [disabled]
 * @property {string} [why]   answers touches meanwhile
 * @property {readonly Path[]} [paths]
 * @property {readonly import("./bar.js").Habit[]} [habits]  what is answered every time
 * @property {Choice | null} [automatic]  which of the choices is such an answer, to be given now
 */

/** Names of what can be touched next, as many as are listened to with patience. */
const NAMED = 5;
/** After a move was taken, its effect is on the way: so long the old choices stay out of reach, in milliseconds. */
const SETTLING_MS = 800;

/** What turns touches of a board into moves. `element` is the bar that belongs under the board. */
export class Controls {
  #board;
  #hooks;
  #selection = new Selection();
  #bar = new Bar();
  #roving;
  #fingers;
  #disabled = true;
  #why = "";
  /** @type {Choice | null} */
  #asked = null;
  /** @type {Choice | null} */
  #sent = null;
  #settling = 0;
  /** What is always answered. @type {readonly import("./bar.js").Habit[]} */
  #habits = [];
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
    this.#fingers = new Fingers(board, {
      tap: (ids) => this.#touch(ids),
      lift: (ids) => this.#lift(ids),
      aim: (ids) => this.#selection.aim(ids.filter((id) => id !== this.#selection.spaceOf(this.#selection.chosen.at(-1)))),
      drop: (id) => this.#touch([id]),
    });
  }

  /**
   * Offer choices for the scene that the board shows. What was touched stays where the same is offered again.
   * @param {readonly Choice[]} choices
   * @param {Offer} [how]
   */
  offer(choices, { disabled = false, why = "", paths = [], habits = [], automatic = null } = {}) {
    const fresh = this.#selection.offer(choices, this.#board.scene, asChoices(paths));
    if (fresh) {
      this.#asked = null;
      // On a path every step brings new choices, and none of them is meant.
      if (!this.#sent?.moves) this.#settle();
      this.#fingers.letGo();
      this.#autoAnswer.renew();
    }
    this.#disabled = disabled;
    this.#why = why;
    this.#autoAnswer.consider(this.#ready() ? automatic : null);
    this.#habits = habits;
    this.#render();
  }

  destroy() {
    this.#autoAnswer.renew();
    clearTimeout(this.#settling);
    this.#roving.destroy();
    this.#fingers.destroy();
    this.#bar.destroy();
  }

  /**
   * @param {string[]} ids  what lies under a finger, the topmost first
   */
  #touch(ids) {
    if (!this.#ready()) return this.#refuse();
    this.#autoAnswer.interrupt();
    this.#asked = null;
    const taken = this.#selection.take(ids);
    if (taken === "nothing") {
      if (ids.length > 0) this.#refuseThis();
      return;
    }
    this.#hooks.sound?.("tap");
    const { complete } = this.#selection.now;
    if (complete) return this.#choose(complete, this.#hooks.confirm?.() ?? false);
    this.#render();
    this.#sayNext();
    this.#follow();
  }

  /**
   * With keys one looks around: what leads nowhere is told, and puts nothing back.
   * @param {string} id
   */
  #touchByKey(id) {
    if (this.#ready() && !this.#selection.leads(id)) this.#refuseThis();
    else this.#touch([id]);
  }

  /**
   * Take up what may be dragged: something that leads on to a place.
   * @param {string[]} ids
   * @returns {string | null}
   */
  #lift(ids) {
    if (!this.#ready()) {
      if (ids.length > 0) this.#refuse();
      return null;
    }
    const held = ids.find((each) => each === this.#selection.chosen.at(-1));
    const id = held ?? this.#selection.aim(ids) ?? ids.find((each) => this.#selection.begins(each)) ?? null;
    if (id === null) return null;
    if (id === this.#selection.touched.at(-1)) return id;
    // What would be played by the touch alone is tapped, not dragged.
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
    this.#sayNext();
    return true;
  }

  /**
   * @param {Choice} choice
   * @param {boolean} confirm
   */
  #choose(choice, confirm) {
    if (!this.#ready()) return this.#refuse();
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
      // A path is over when it is walked; its last scene may have come long before.
      if (choice.moves) this.#settle(true);
      else this.#settling = setTimeout(() => this.#settle(true), SETTLING_MS);
    } catch (problem) {
      if (this.#sent === choice) this.#settle(true);
      this.#note(inWords(problem));
    }
  }

  /**
   * The move on its way has arrived, or was refused.
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

  /** Answer a touch that comes too early: whose turn it is, or that a move is on its way. */
  #refuse() {
    this.#note(this.#sent ? t("board-on-its-way") : this.#why || t("board-not-now"));
  }

  /** Answer a touch of what cannot be chosen: the game says what can be done instead. */
  #refuseThis() {
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
    this.#bar.keepInMind(this.#habits, this.#autoAnswer.choice?.move ?? null, (move) => this.#hooks.forget?.(move));
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
    if (!this.#ready()) return this.#refuse();
    void this.#play(choice);
    this.#hooks.remember?.(choice);
  }

  /** The keyboard goes on where there is something to do: on the board, or else in the bar. */
  #follow() {
    if (!this.#roving.active) return;
    // What a piece does where it stands comes last: two quick presses of Enter are not to mean it.
    if (this.#selection.now.next.length > 0) this.#roving.follow(this.#selection.spaceOf(this.#selection.touched.at(-1)));
    else this.#bar.focus();
  }

  /**
   * Arrows around what turns: the last thing touched that is none itself.
   * @param {readonly string[]} touchable
   */
  #facings(touchable) {
    const around = this.#selection.chosen.at(-1) ?? "";
    const offered = (this.#board.scene?.facings ?? []).filter((facing) => touchable.includes(facing.id));
    return offered.map(({ id, angle, label }) => ({ id, angle, label: word(label), around }));
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

  /** Say what is selected, what is asked, and the names of what can be touched. */
  #sayNext() {
    const { next } = this.#selection.now;
    const selected = this.#selection.chosen.map((id) => asSentence(this.#name(id))).slice(-1);
    const names = next.slice(0, NAMED).map((id) => this.#name(id));
    const list = next.length > NAMED ? t("board-and-more", { names, count: next.length - NAMED }) : t("board-place", { labels: names });
    this.#hooks.say([...selected, this.#prompt(), list].filter(Boolean).join(" "));
  }

  /**
   * What is said of a place: what it is, what stands on it, and what a touch would do.
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
 * What went wrong, for people.
 * @param {unknown} problem
 */
function inWords(problem) {
  return problem instanceof Error && "said" in problem ? String(problem.said) : t("board-failed");
}
