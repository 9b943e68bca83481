// Puzzles: positions with one best move. The server knows what is right; the page shows what comes of each try.

import { Problem } from "../api.js";
import { Board } from "../board/board.js";
import { Controls } from "../board/controls.js";
import { fill, h } from "../dom.js";
import { announce } from "../notices.js";
import { createStore } from "../store.js";
import { puzzle, puzzles } from "../study.js";
import { sentence, t, word } from "../words.js";
import { dateOf, head, result, shelf, words } from "./puzzles/card.js";
import { diary, remember } from "./puzzles/diary.js";
import { showOverview } from "./puzzles/overview.js";

/** @import { PuzzleAnswer, Puzzles } from "../../types/wire.js" */
/** @import { Course } from "./puzzles/card.js" */

/** How long a reply waits, so that people see what is answered, in milliseconds. */
const REPLY_MS = 450;

/**
 * @param {HTMLElement} place
 * @param {URL} address  /puzzles, /puzzles/GAME, /puzzles/GAME/deal, /puzzles/GAME/NUMBER
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const [, , game = "", which = ""] = address.pathname.split("/").map(decodeURIComponent);
  if (!game) {
    await showOverview(place);
    return () => fill(place);
  }
  const list = await puzzles(game);
  const number = which === "deal" ? list.daily_deal : which ? Number(which) : list.daily;
  if (number === null) throw new Problem("no-puzzle", { id: "pages/puzzle-none" });
  const answer = await puzzle(game, number);
  document.title = `${t("puzzle-title", { game: list.title })} · ${t("app-name")}`;
  return pose(place, list, answer);
}

/**
 * @param {HTMLElement} place
 * @param {Puzzles} list
 * @param {PuzzleAnswer} begun
 * @returns {() => void}
 */
function pose(place, list, begun) {
  const { game, number } = begun;
  const course = createStore(/** @type {Course} */ ({ answer: begun, moves: [], marks: [], said: "", lost: false, help: 0 }));
  const stage = h("div", { class: "learn-stage" });
  const board = new Board(stage, { label: list.title });
  // A wrong move costs nothing here, so moves are not confirmed.
  const controls = new Controls(board, { play: tried, say: announce, confirm: () => false });
  const card = h("section", { class: "lesson card puzzle", "aria-live": "off" });
  const under = h("div", { class: "learn-under" }, controls.element);
  fill(place, h("div", { class: "learn" }, h("div", { class: "learn-board" }, stage, under), card));

  /** @param {string} move */
  async function tried(move) {
    const { moves, marks } = course.get();
    const answer = await puzzle(game, number, [...moves, move]);
    board.mark({});
    for (const [index, ply] of answer.plies.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, REPLY_MS));
      await board.show(ply.scene, ply.happenings);
    }
    const said = answer.says.map((each) => sentence(each)).join(" ");
    const lost = answer.verdict === "wrong";
    /** @type {Course["marks"]} */
    const gained = lost || answer.verdict === "failed" ? ["wrong"] : answer.deal && answer.verdict === "open" ? [] : ["right"];
    course.set({ answer, moves: lost ? moves : [...moves, move], marks: [...marks, ...gained], said: lost ? `${t("puzzle-not-this")} ${said}` : said, lost, help: 0 });
    if (answer.verdict === "solved") remember(game, begun, dateOf(list, begun), course.get().marks);
    draw();
    offer();
  }

  /** What can be touched now, or why nothing can. */
  function offer() {
    const { answer, lost } = course.get();
    if (lost) controls.offer([], { disabled: true, why: t("puzzle-take-back") });
    else if (answer.verdict === "open") controls.offer(answer.choices);
    else controls.offer([], { disabled: true, why: t("puzzle-over") });
  }

  /** Back to where the next move is to be found. */
  async function again() {
    course.set({ lost: false, said: "", help: 0, answer: { ...course.get().answer, verdict: "open" } });
    draw();
    await board.show(course.get().answer.scene, [], { instant: true });
    offer();
  }

  /** In a deal: take the last move back. */
  async function back() {
    const moves = course.get().moves.slice(0, -1);
    course.set({ moves, answer: await puzzle(game, number, moves), said: "", help: 0 });
    await again();
  }

  /** First where to look, then the move. */
  async function hint() {
    const { moves, help, marks } = course.get();
    const { hint: found, says } = await puzzle(game, number, moves, true);
    if (!found) return say(says.map((each) => sentence(each)).join(" "));
    const [from = "", to = from] = found.touches;
    const whole = help > 0 || to === from;
    board.mark({ hint: from ? [from, whole ? to : from] : null });
    course.set({ help: whole ? 2 : 1, marks: [...marks, "hint"] });
    say(whole ? t("puzzle-shown", { move: word(found.label) }) : t("puzzle-look"));
    // A choice that is a button needs no hint on the board.
    if (whole) /** @type {HTMLElement | null} */ (under.querySelector(`[data-move="${CSS.escape(found.move)}"]`))?.focus();
  }

  /** @param {string} said */
  function say(said) {
    course.set({ said });
    draw();
  }

  function draw() {
    const now = course.get();
    const known = diary(game);
    const open = card.querySelector("details")?.open ?? false;
    const solved = now.answer.verdict === "solved";
    card.classList.toggle("answered", now.said !== "");
    card.classList.toggle("solved", solved);
    fill(card, head(list, now), ...words(now, { again: () => void again(), hint: () => void hint(), back: () => void back() }), ...(solved ? result(list, now, known) : []), shelf(list, number, known));
    const details = card.querySelector("details");
    if (details) details.open = open;
    if (now.said) announce(now.said);
    // Nothing is left to touch: move the focus, so that Enter continues.
    /** @type {HTMLElement | null} */ (card.querySelector(".onward"))?.focus();
  }

  draw();
  announce(word(begun.asks));
  void board.show(begun.scene, [], { instant: true }).then(offer);
  return () => {
    controls.destroy();
    board.destroy();
    fill(place);
  };
}
