// Playing on a board: what is on offer, what is touched of it, and the move that comes out. Knows no rule.

import { t } from "../words.js";
import { Bar } from "./bar.js";
import { Fingers } from "./fingers.js";
import { Hand } from "./selection.js";
import { Itself } from "./auto_answer.js";
import { Roving } from "./roving.js";
import { asChoices } from "./paths.js";

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
 * @property {string} [why]   answers touches meanwhile; else the status of the scene does
 * @property {readonly Path[]} [paths]
 * @property {readonly import("./bar.js").Habit[]} [habits]  what is answered every time
 * @property {Choice | null} [itself]  which of the choices is such an answer, to be given now
 */

/** Names of what can be touched next, as many as are listened to with patience. */
const NAMED = 5;
/** After a move was taken, its effect is on the way: so long the old choices stay out of reach, in milliseconds. */
const SETTLING_MS = 800;

/** What turns touches of a board into moves. `element` is the bar that belongs under the board. */
export class Controls {
  #board;
  #hooks;
  #hand = new Hand();
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
  #itself = new Itself({
    say: (choice) => this.#hooks.say(t("board.itself", { label: choice.label })),
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
      aim: (ids) => this.#hand.aim(ids.filter((id) => id !== this.#hand.spaceOf(this.#hand.chosen.at(-1)))),
      drop: (id) => this.#touch([id]),
    });
  }

  /**
   * Offer choices for the scene that the board shows. What was touched stays where the same is offered again.
   * @param {readonly Choice[]} choices
   * @param {Offer} [how]
   */
  offer(choices, { disabled = false, why = "", paths = [], habits = [], itself = null } = {}) {
    const fresh = this.#hand.offer(choices, this.#board.scene, asChoices(paths, (id) => this.#name(id)));
    if (fresh) {
      this.#asked = null;
      // On a path every step brings new choices, and none of them is meant.
      if (!this.#sent?.moves) this.#settle();
      this.#fingers.letGo();
      this.#itself.renew();
    }
    this.#disabled = disabled;
    this.#why = why;
    this.#itself.consider(this.#ready() ? itself : null);
    this.#habits = habits;
    this.#render();
  }

  destroy() {
    this.#itself.renew();
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
    this.#itself.interrupt();
    this.#asked = null;
    const taken = this.#hand.take(ids);
    if (taken === "nothing") {
      if (ids.length > 0) this.#note(t("board.notThis"));
      return;
    }
    this.#hooks.sound?.("tap");
    const { complete } = this.#hand.now;
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
    if (this.#ready() && !this.#hand.leads(id)) this.#note(t("board.notThis"));
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
    const held = ids.find((each) => each === this.#hand.chosen.at(-1));
    const id = held ?? this.#hand.aim(ids) ?? ids.find((each) => this.#hand.begins(each)) ?? null;
    if (id === null) return null;
    if (id === this.#hand.touched.at(-1)) return id;
    // What would be played by the touch alone is tapped, not dragged.
    if (this.#hand.after(id).every((choice) => choice.touches.at(-1) === id)) return null;
    this.#touch([id]);
    return id;
  }

  /** Go back one step; false if there was none to go back. */
  #back() {
    if (this.#sent) return false;
    const asked = this.#asked !== null;
    this.#asked = null;
    const back = this.#hand.back();
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
    this.#hooks.say(choice.caution ?? t("board.chosen", { label: choice.label }));
    if (byKeys) this.#bar.focus();
  }

  /** @param {Choice} choice */
  async #play(choice) {
    this.#itself.interrupt();
    this.#asked = null;
    this.#sent = choice;
    const fromBar = this.element.contains(document.activeElement);
    this.#render();
    if (fromBar) this.#roving.follow();
    this.#hooks.say(choice.label);
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
    this.#hand.touched = [];
    this.#render();
  }

  #ready() {
    return !this.#disabled && this.#sent === null;
  }

  /** Answer a touch that comes too early: whose turn it is, or that a move is on its way. */
  #refuse() {
    this.#note(this.#sent ? t("board.onItsWay") : this.#why || this.#board.scene?.status || t("board.notNow"));
  }

  /** @param {string} sentence */
  #note(sentence) {
    this.#bar.note(sentence);
    this.#hooks.say(sentence);
  }

  #render() {
    const ready = this.#ready();
    const { next } = this.#hand.now;
    const asks = this.#asked;
    const touchable = ready && !asks ? next : [];
    const chosen = this.#sent?.touches ?? (ready ? this.#hand.chosen : []);
    const far = touchable.length > 0 ? this.#hand.far : [];
    this.#board.mark({ touchable, far, chosen: [...chosen], facings: this.#facings(touchable) });
    this.#board.element.toggleAttribute("data-playing", ready);
    this.#board.element.toggleAttribute("data-walking", this.#sent?.moves !== undefined);
    this.#bar.keepInMind(this.#habits, this.#itself.choice?.move ?? null, (move) => this.#hooks.forget?.(move));
    this.#roving.update(touchable);
    if (asks) this.#bar.ask({ choice: asks, yes: () => this.#play(asks), no: () => this.#back() });
    else this.#bar.show(this.#prompt(), ready && !this.#itself.choice ? this.#hand.buttons : [], {
      choose: (choice) => this.#choose(choice, false),
      only: next.length === 0 || this.#hand.forced !== null,
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
    if (this.#hand.now.next.length > 0) this.#roving.follow(this.#hand.spaceOf(this.#hand.touched.at(-1)));
    else this.#bar.focus();
  }

  /**
   * Arrows around what turns: the last thing touched that is none itself.
   * @param {readonly string[]} touchable
   */
  #facings(touchable) {
    const around = this.#hand.chosen.at(-1) ?? "";
    const offered = (this.#board.scene?.facings ?? []).filter((facing) => touchable.includes(facing.id));
    return offered.map(({ id, angle, label }) => ({ id, angle, label, around }));
  }

  /** What to do next, in one line. */
  #prompt() {
    if (this.#sent) return this.#sent.label;
    const { next, ends } = this.#hand.now;
    if (!this.#ready() || this.#itself.choice || this.#hand.choices.length === 0) return "";
    if (this.#hand.chosen.length === 0) return t(next.length > 0 ? "board.start" : "board.startButtons");
    const asked = ends.length > 0 ? "board.endOrOn" : this.#isFacing(next.at(-1)) ? "board.whichWay" : "board.whereTo";
    const piece = this.#hand.chosen.filter((id) => this.#hand.spaceOf(id) !== null).at(-1);
    // A label says what a piece is, then how it is; here it is enough to know what.
    return piece === undefined ? t(asked) : `${this.#name(piece).split(",")[0]}: ${t(asked)}`;
  }

  #sayNext() {
    const { next } = this.#hand.now;
    const names = next.slice(0, NAMED).map((id) => this.#name(id)).join(", ");
    const list = next.length > NAMED ? t("board.andMore", { names, count: next.length - NAMED }) : names;
    this.#hooks.say([this.#prompt(), list].filter(Boolean).join(" "));
  }

  /**
   * What is said of a place: what it is, what stands on it, and what a touch would do.
   * @param {string} id
   */
  #describe(id) {
    const there = this.#board.scene?.pieces.filter((piece) => piece.space === id).map((piece) => piece.label) ?? [];
    const what = [this.#name(id), ...there].join(", ");
    if (!this.#ready()) return what;
    if (this.#hand.chosen.includes(id)) return t("board.isChosen", { what });
    const after = this.#hand.after(id);
    if (after.length === 0) return what;
    const [only] = after;
    return `${what}. ${after.length === 1 && only ? only.label : t("board.ways", { count: after.length })}`;
  }

  /** @param {string} id */
  #name(id) {
    const scene = this.#board.scene;
    const named = scene && [...scene.pieces, ...scene.spaces, ...(scene.facings ?? [])].find((each) => each.id === id);
    return named?.label ?? id;
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
  if (problem instanceof Error && "sentence" in problem) return String(problem.sentence);
  return t("board.failed");
}
