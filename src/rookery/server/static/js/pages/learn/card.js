// The card of a lesson: the progress, the explanation, the task and the feedback.

import { problemOf } from "../../api.js";
import { h } from "../../dom.js";
import { icon } from "../../icons.js";
import { levelName } from "../../levels.js";
import { toast } from "../../notices.js";
import { t, word } from "../../words.js";
import { newPlan } from "../lobby/plan.js";
import { wordsFor } from "../problem.js";
import { skipped } from "./course.js";

/** @import { LessonStep, Lessons } from "../../../types/wire.js" */
/** @import { Course } from "./course.js" */

/** After this many wrong moves the right one is offered. */
const TRIES = 2;

/**
 * The step's number, with links to the previous and the next.
 * @param {Lessons} lesson
 * @param {Course} course
 * @param {(step: number) => void} go
 */
export function head({ title, steps }, course, go) {
  const { at, right, solved } = course;
  const words = at < steps.length ? t("learn-step-of", { step: at + 1, steps: steps.length }) : ended(course, steps.length);
  const dots = steps.map((_, step) => h("span", { class: step === at ? "dot now" : solved.includes(step) ? "dot done" : "dot" }));
  const way = (/** @type {"back" | "forward"} */ drawing, /** @type {string} */ name, /** @type {number} */ to, /** @type {boolean} */ open) =>
    h("button", { class: "button icon quiet", type: "button", "aria-label": name, title: name, disabled: !open, onclick: () => go(to) }, icon(drawing));
  return h(
    "div", { class: "lesson-head" },
    way("back", t("learn-back"), at - 1, at > 0),
    h("p", { class: "small quiet" }, at < steps.length && h("span", { class: "lesson-game" }, `${title} · `), words),
    way("forward", right ? t("learn-next") : t("learn-skip"), at + 1, at < steps.length),
    h("div", { class: "dots", "aria-hidden": "true" }, ...dots),
  );
}

/**
 * @param {LessonStep} step
 * @param {Course} course
 * @param {{ hint: () => void, last: boolean, go: (step: number) => void }} how
 */
export function stepWords(step, { at, said, right, tries }, { hint, last, go }) {
  const onward = h("button", { class: "button primary onward", type: "button", onclick: () => go(at + 1) }, last ? t("learn-finish") : t("learn-next"));
  const help = h("button", { class: tries >= TRIES ? "button show" : "button quiet show", type: "button", onclick: hint }, t("learn-show"));
  return [
    h("h1", { tabindex: -1 }, word(step.title)),
    h("p", { class: "say" }, word(step.say)),
    h("p", { class: "ask" }, word(step.ask)),
    h("p", { class: right ? "said right" : "said" }, said),
    h("div", { class: "row" }, right ? onward : help),
  ];
}

/**
 * After the last step: start a first game.
 * @param {Lessons} lesson
 * @param {readonly string[]} levels  of bots
 * @param {number} left  how many steps were skipped
 * @param {(step: number) => void} go
 * @returns {HTMLElement[]}
 */
export function finished(lesson, levels, left, go) {
  const plan = newPlan(lesson.game, lesson.steps[0]?.players ?? 2, levels);
  const level = levelName(plan.seats.at(-1)?.level ?? "");
  const play = h("button", { class: "button primary onward", type: "button", onclick: () => void firstGame(plan, play) }, t("learn-play", { level }));
  return [
    h("h1", { tabindex: -1 }, t(left ? "learn-end" : "learn-knows")),
    h("p", {}, left ? t("learn-skipped", { steps: left }) : t("learn-play-first")),
    h(
      "div", { class: "row" },
      play,
      h("a", { class: "button", href: `/rules/${encodeURIComponent(lesson.game)}` }, t("learn-rules")),
      h("button", { class: "button quiet", type: "button", onclick: () => go(0) }, t("learn-again")),
    ),
  ];
}

/**
 * Open a game against bots that are easy to beat, and go there.
 * @param {import("../lobby/plan.js").Plan} plan
 * @param {HTMLElement} button
 */
async function firstGame(plan, button) {
  if (button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    const { startMatch } = await import("../lobby/start.js");
    location.href = await startMatch(plan);
  } catch (failure) {
    button.removeAttribute("aria-busy");
    toast(wordsFor(problemOf(failure)).text, { kind: "alert" });
  }
}

/**
 * What is said at the end: whoever skipped a step gets no praise.
 * @param {Course} course
 * @param {number} steps  how many there are
 */
export const ended = (course, steps) => t(skipped(course, steps) ? "learn-end" : "learn-over");
