// Puzzles: positions with one best move. The server knows what is right; the page shows what comes of each try.

import { Problem } from "../api.js";
import { Board } from "../board/board.js";
import { Controls } from "../board/controls.js";
import { fill, h } from "../dom.js";
import { announce } from "../notices.js";
import { createStore } from "../store.js";
import { sentence, t, word } from "../words.js";
import { dateOf, head, result, shelf, words } from "./puzzles/card.js";
import { diary, remember } from "./puzzles/diary.js";
import { showOverview } from "./puzzles/overview.js";
import { shelfOfClass, shelfOfGame } from "./puzzles/shelves.js";

/** @import { PuzzleAnswer } from "../../types/wire.js" */
/** @import { Course } from "./puzzles/card.js" */
/** @import { Shelf } from "./puzzles/shelves.js" */

/** How long a reply waits, so that people see what is answered, in milliseconds. */
const REPLY_MS = 450;

/**
 * @param {HTMLElement} place
 * @param {URL} address  /puzzles, /puzzles/GAME, /puzzles/GAME/deal, /puzzles/GAME/NUMBER, /class/ID/puzzles, /class/ID/puzzles/NUMBER
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  const [, kind, named = "", ...rest] = address.pathname.split("/").map(decodeURIComponent);
  if (!named) {
    await showOverview(place);
    return () => fill(place);
  }
  const shelf = await (kind === "class" ? shelfOfClass(named) : shelfOfGame(named));
  const number = shelf.number(rest.at(-1) ?? "");
  if (number === null) throw new Problem("no-puzzle", { id: "pages/puzzle-none" });
  const answer = await shelf.ask(number);
  document.title = `${t("puzzle-title", { game: shelf.list.title })} · ${t("app-name")}`;
  return pose(place, shelf, answer);
}

/**
 * @param {HTMLElement} place
 * @param {Shelf} from
 * @param {PuzzleAnswer} begun
 * @returns {() => void}
 */
function pose(place, from, begun) {
  const { list, kept } = from;
  const { number } = begun;
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
    const answer = await from.ask(number, [...moves, move]);
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
    if (answer.verdict === "solved") remember(kept, begun, dateOf(list, begun), course.get().marks);
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
    course.set({ moves, answer: await from.ask(number, moves), said: "", help: 0 });
    await again();
  }

  /** First where to look, or what the teacher says, then the move. */
  async function hint() {
    const { moves, help, marks } = course.get();
    const { hint: found, says } = await from.ask(number, moves, true);
    if (!found) return say(says.map((each) => sentence(each)).join(" "));
    const [first = "", to = first] = found.touches;
    const clue = help === 0 && found.clue ? sentence(found.clue) : "";
    const whole = !clue && (help > 0 || to === first);
    board.mark({ hint: clue || !first ? null : [first, whole ? to : first] });
    course.set({ help: whole ? 2 : 1, marks: [...marks, "hint"] });
    say(clue || (whole ? t("puzzle-shown", { move: word(found.label) }) : t("puzzle-look")));
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
    const known = diary(kept);
    const open = card.querySelector("details")?.open ?? false;
    const solved = now.answer.verdict === "solved";
    card.classList.toggle("answered", now.said !== "");
    card.classList.toggle("solved", solved);
    fill(card, head(list, now), ...words(now, { again: () => void again(), hint: () => void hint(), back: () => void back() }), ...(solved ? result(from, now, known) : []), shelf(from, number, known));
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
