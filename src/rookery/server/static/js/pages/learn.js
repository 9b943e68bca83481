// Learning a game by playing it: one rule at a time, each with a move to make on the real board.

import { me, Problem } from "../api.js";
import { Board } from "../board/board.js";
import { Controls } from "../board/controls.js";
import { fill, h } from "../dom.js";
import { load, save } from "../storage.js";
import { announce } from "../notices.js";
import { lessons } from "../study.js";
import { sentence, t, word } from "../words.js";
import { ended, finished, head, stepWords } from "./learn/card.js";
import { answered, createCourse, skipped } from "./learn/course.js";

/** @import { LessonStep, Lessons } from "../../types/wire.js" */

/**
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const [, kind, named = ""] = address.pathname.split("/");
  const name = decodeURIComponent(named);
  // A class may have lessons of its teacher's own.
  const { levels } = await me();
  const course = await (kind === "class" ? ofClass(name) : lessons(name));
  if (course.steps.length === 0) throw new Problem("no-lessons", { id: "pages/learn-none" });
  document.title = `${t("learn-title", { game: course.title })} · ${t("app-name")}`;
  return teach(place, course, levels, `rookery-learn-${name}`);
}

/** @param {string} name */
async function ofClass(name) {
  const { classLessons, teacherToken } = await import("../classes.js");
  return classLessons(name, teacherToken(name));
}

/**
 * @param {HTMLElement} place
 * @param {Lessons} lesson
 * @param {readonly string[]} levels
 * @param {string} kept  under what name this browser keeps how far we are
 * @returns {() => void}
 */
function teach(place, lesson, levels, kept) {
  const { steps } = lesson;
  const course = createCourse(steps.length, load(kept, null));
  const stage = h("div", { class: "learn-stage" });
  const board = new Board(stage, { label: lesson.title });
  // A wrong move costs nothing here, so moves are not confirmed.
  const controls = new Controls(board, { play: tried, say: announce, confirm: () => false });
  const card = h("section", { class: "lesson card", "aria-live": "off" });
  const under = h("div", { class: "learn-under" }, controls.element);
  fill(place, h("div", { class: "learn" }, h("div", { class: "learn-board" }, stage, under), card));

  /** @param {string} move */
  async function tried(move) {
    const { at } = course.get();
    const step = /** @type {LessonStep} */ (steps[at]);
    const { say, after } = answered(step, move);
    const { solved, tries } = course.get();
    course.set({ said: word(say), right: after !== null, tries: tries + 1, solved: after ? [...solved, at] : solved });
    if (!after) {
      shake(stage);
      // The board treats a wrong move as refused, so everything can be touched again; the card says why.
      throw Object.assign(new Error("wrong-move"), { sentence: t("learn-not-this") });
    }
    await board.show(after);
    if (course.get().at === at) controls.offer([], { disabled: true, why: t("learn-done") });
  }

  /** Show the step that the course is at. */
  async function begin() {
    const { at } = course.get();
    const step = steps[at];
    save(kept, at < steps.length ? { at, solved: course.get().solved } : null);
    board.mark({});
    if (!step) return controls.offer([], { disabled: true, why: ended(course.get(), steps.length) });
    // The choices belong to this scene, so they wait until it is drawn.
    await board.show(step.scene, [], { instant: true });
    if (course.get().at === at && !course.get().right) controls.offer(step.choices);
  }

  function hint() {
    const step = steps[course.get().at];
    const choice = step?.choices.find(({ move }) => move === step.right[0]);
    if (!choice) return;
    const [from, to] = choice.touches;
    board.mark({ hint: from ? [from, to ?? from] : null });
    // A choice that is a button needs no hint on the board.
    /** @type {HTMLElement | null} */ (under.querySelector(`[data-move="${CSS.escape(choice.move)}"]`))?.focus();
    course.set({ said: t("learn-shown", { move: word(choice.label) }) });
  }

  /** The first step begins the whole course anew once it is over. @param {number} to */
  const go = (to) => {
    const { at, solved } = course.get();
    course.set({ at: to, solved: at === steps.length && to === 0 ? [] : solved, said: "", right: false, tries: 0 });
  };

  /** @param {import("./learn/course.js").Course} now @param {import("./learn/course.js").Course | null} before */
  function draw(now, before) {
    const step = steps[now.at];
    card.classList.toggle("answered", now.said !== "");
    card.classList.toggle("solved", now.right);
    fill(card, head(lesson, now, go), ...(step ? stepWords(step, now, { hint, last: now.at + 1 === steps.length, go }) : finished(lesson, levels, skipped(now, steps.length), go)));
    if (now.at !== before?.at) {
      void begin();
      card.scrollTop = 0;
      if (before) card.querySelector("h1")?.focus({ preventScroll: true });
      announce(step ? [sentence(step.title), word(step.say), word(step.ask)].join(" ") : ended(now, steps.length));
    } else if (now.said && now.said !== before?.said) announce(now.said);
    // Nothing is left to touch: move the focus, so that Enter continues.
    if (now.right && !before?.right) /** @type {HTMLElement | null} */ (card.querySelector(".onward"))?.focus();
  }

  const leave = course.subscribe(draw);
  draw(course.get(), null);
  return () => {
    leave();
    controls.destroy();
    board.destroy();
    fill(place);
  };
}

/**
 * Shake an element: wrong.
 * @param {HTMLElement} element
 */
function shake(element) {
  element.classList.remove("shaking");
  // Forcing a layout restarts the animation.
  void element.offsetWidth;
  element.classList.add("shaking");
}
