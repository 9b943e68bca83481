// Playing on a board: turns touches into one of the offered moves. Knows no rules.

import { t, word } from "../words.js";
import { AutoAnswer } from "./auto_answer.js";
import { Bar } from "./bar.js";
import { Callout } from "./callout.js";
import { Descriptions } from "./descriptions.js";
import { Gestures } from "./gestures.js";
import { asChoices } from "./paths.js";
import { Roving } from "./roving.js";
import { Selection } from "./selection.js";

/** @import { Board } from "./board.js" */
/** @import { Choice } from "./touch.js" */
/** @import { ControlsHooks as Hooks, Offer, Spot } from "../../types/board.js" */

/** How far above the lower edge of the board something is said that is about no place, in pixels. */
const ABOVE_EDGE = 8;
/** How long the old choices stay disabled after a move was accepted, until its new scene arrives, in milliseconds. */
const SETTLING_MS = 800;

/** Turns touches of a board into moves. `element` is the bar under the board. */
export class Controls {
  #board;
  #hooks;
  #selection = new Selection();
  #bar = new Bar();
  #callout = new Callout();
  #descriptions;
  #roving;
  #gestures;
  #disabled = true;
  #why = "";
  /** @type {Choice | null} */
  #asked = null;
  /** @type {Choice | null} */
  #sent = null;
  #settling = 0;
  /** @type {readonly import("../../types/board.js").StandingAnswer[]} */
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
    this.#descriptions = new Descriptions(() => board.scene, this.#selection);
    this.#roving = new Roving(board, {
      describe: (id) => this.#descriptions.of(id, this.#ready()),
      touch: (id) => this.#touchByKey(id),
      focus: (id) => this.#aim(id === null ? [] : [id]),
      back: () => this.#back(),
    });
    this.#gestures = new Gestures(board, {
      tap: (ids, at) => this.#touch(ids, at),
      lift: (ids, at) => this.#lift(ids, at),
      aim: (ids) => this.#aim(this.#elsewhere(ids)),
      hover: (ids) => this.#aim(ids),
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
      this.#callout.hide();
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
    this.#callout.hide();
    this.#bar.destroy();
  }

  /**
   * @param {string[]} ids  what lies under the pointer, topmost first
   * @param {Spot} [at]     where that is
   */
  #touch(ids, at) {
    this.#callout.hide();
    if (!this.#ready()) return this.#explainDisabled(at);
    this.#autoAnswer.interrupt();
    const asked = this.#asked !== null;
    this.#asked = null;
    const taken = this.#selection.take(ids);
    // A question goes with its buttons, never without them.
    if (asked && taken === "nothing") this.#render();
    // What is put back by a touch of something else may still have its reason.
    const lost = taken === "nothing" ? ids.length > 0 : this.#selection.touched.length === 0 && this.#descriptions.reason(ids);
    if (lost) this.#note(this.#descriptions.whyNot(ids), at);
    if (taken === "nothing") return;
    this.#hooks.sound?.("tap");
    const { complete } = this.#selection.now;
    if (complete) return this.#choose(complete, this.#hooks.confirm?.() ?? false);
    this.#render();
    if (!lost) this.#announceNext();
    this.#follow();
  }

  /**
   * With the keyboard people explore: what cannot be chosen is announced, and keeps the selection. On a space they mean
   * what stands there, too.
   * @param {string} id
   */
  #touchByKey(id) {
    const box = this.#board.node(id)?.getBoundingClientRect();
    const at = box && { x: box.x + box.width / 2, y: box.y };
    const there = [id, ...this.#selection.piecesOn(id)];
    const meant = there.find((each) => this.#selection.leads(each));
    if (this.#ready() && meant === undefined) this.#note(this.#descriptions.whyNot(there), at);
    else this.#touch([meant ?? id], at);
  }

  /**
   * Start to drag something that can go somewhere.
   * @param {string[]} ids
   * @param {Spot} at
   * @returns {string | null}
   */
  #lift(ids, at) {
    if (!this.#ready()) {
      if (ids.length > 0) this.#explainDisabled(at);
      return null;
    }
    const held = ids.find((each) => each === this.#selection.chosen.at(-1));
    const id = held ?? this.#selection.aim(ids) ?? ids.find((each) => this.#selection.begins(each)) ?? null;
    if (id === null) return null;
    if (held && this.#selection.touched.length > 0) return id;
    // What a touch alone would play is tapped, not dragged.
    if (this.#selection.ends(id)) return null;
    this.#touch([id], at);
    return id;
  }

  /**
   * What lies elsewhere than the piece that is dragged.
   * @param {string[]} ids
   */
  #elsewhere(ids) {
    const held = this.#selection.chosen.at(-1);
    return ids.filter((id) => id !== held && id !== this.#selection.spaceOf(held));
  }

  /**
   * Show where the first of these that leads on would bring what is selected, and what else that changes.
   * @param {string[]} ids
   * @returns {string | null}
   */
  #aim(ids) {
    const open = this.#ready() && !this.#asked;
    const id = open ? this.#selection.aim(ids) : null;
    if (open) this.#board.aim(id, id !== null && this.#selection.chosen.length > 0 ? this.#selection.affectedBy(id) : []);
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
    const [first = ""] = choice.touches;
    this.#board.standIn(first, this.#selection.real([first])[0] ?? first);
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

  /**
   * Explain why nothing can be touched now: another player's turn, or a move is being sent.
   * @param {Spot} [at]
   */
  #explainDisabled(at) {
    this.#note(this.#sent ? t("board-on-its-way") : this.#why || t("board-not-now"), at);
  }

  /**
   * @param {string} sentence
   * @param {Spot} [at]  where it belongs
   */
  #note(sentence, at) {
    const { left, width, bottom } = this.#board.element.getBoundingClientRect();
    this.#callout.show(sentence, at ?? { x: left + width / 2, y: bottom - ABOVE_EDGE });
    this.#hooks.say(sentence);
  }

  #render() {
    const ready = this.#ready();
    const asks = this.#asked;
    const touchable = ready && !asks ? this.#selection.touchable : [];
    const chosen = this.#sent ? this.#selection.real(this.#sent.touches) : ready ? this.#selection.chosen : [];
    const far = touchable.length > 0 ? this.#selection.far : [];
    this.#roving.release(touchable);
    this.#board.mark({ touchable, far, chosen, facings: this.#descriptions.facings(touchable) });
    this.#board.aim(asks?.touches.at(-1) ?? null, asks?.affects ?? []);
    this.#board.element.toggleAttribute("data-playing", ready);
    this.#board.element.toggleAttribute("data-walking", this.#sent?.moves !== undefined);
    this.#bar.showStandingAnswers(this.#standingAnswers, this.#autoAnswer.choice?.move ?? null, (move) => this.#hooks.forget?.(move));
    this.#roving.update(touchable);
    if (asks) this.#bar.ask({ choice: asks, yes: () => this.#play(asks), no: () => this.#back() });
    else this.#bar.show(this.#prompt(), ready && !this.#autoAnswer.choice ? this.#selection.buttons : [], {
      choose: (choice) => this.#choose(choice, false),
      only: this.#selection.now.next.length === 0 || this.#selection.forced !== null,
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

  /** What to do next, in one line. */
  #prompt() {
    if (this.#sent) return word(this.#sent.label);
    const { next, ends } = this.#selection.now;
    if (!this.#ready() || this.#autoAnswer.choice || this.#selection.choices.length === 0) return "";
    if (this.#selection.chosen.length === 0) return t(next.length > 0 ? "board-start" : "board-start-buttons");
    if (ends.length > 0) return t("board-end-or-on");
    return t(this.#descriptions.isFacing(next.at(-1)) ? "board-which-way" : "board-where-to");
  }

  #announceNext() {
    this.#hooks.say(this.#descriptions.next(this.#prompt()));
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
