// The card of a puzzle: what is asked, what came of the last move, help, the result, and all puzzles of the game.

import { h } from "../../dom.js";
import { toast } from "../../notices.js";
import { shareOrigin } from "../../public_address.js";
import { seatBadge } from "../../seat_badge.js";
import { language, sentence, t, word } from "../../words.js";
import { squares, streak } from "./diary.js";
import { marksRow } from "./marks.js";

/** @import { PuzzleAnswer, Puzzles } from "../../../types/wire.js" */
/** @import { Diary, Mark } from "./diary.js" */
/** @import { Shelf } from "./shelves.js" */

/**
 * How somebody fares with a puzzle.
 * @typedef {object} Course
 * @property {PuzzleAnswer} answer  as the server has it after the last move
 * @property {readonly string[]} moves  those that stand
 * @property {readonly Mark[]} marks
 * @property {string} said
 * @property {boolean} lost  whether the last move is to be taken back
 * @property {number} help   how much was shown of the next move
 */

/** @typedef {{ again: () => void, hint: () => void, back: () => void }} Actions */

/** @type {Record<number, "puzzle-easy" | "puzzle-medium" | "puzzle-hard">} */
export const LEVELS = { 1: "puzzle-easy", 2: "puzzle-medium", 3: "puzzle-hard" };

/**
 * The date that a puzzle is of today's; null if it is not.
 * @param {Puzzles} list
 * @param {{ number: number, deal: boolean }} puzzle
 */
export const dateOf = ({ date, daily, daily_deal: deal }, puzzle) => (puzzle.number === (puzzle.deal ? deal : daily) ? date : null);

/** @param {string} date */
export const spokenDate = (date) => new Date(`${date}T12:00:00Z`).toLocaleDateString(language(), { day: "numeric", month: "long" });

/**
 * @param {Puzzles} list
 * @param {Course} course
 * @returns {HTMLElement}
 */
export function head(list, { answer }) {
  const date = dateOf(list, answer);
  if (!answer.level) return h("p", { class: "small quiet" }, `${list.title} · `, t("puzzle-number", { number: answer.number }));
  const level = t(LEVELS[answer.level] ?? "puzzle-hard");
  const which = date === null ? t("puzzle-which", { number: answer.number, level }) : t(answer.deal ? "puzzle-deal-of" : "puzzle-of", { date: spokenDate(date), level });
  return h("p", { class: "small quiet" }, `${list.title} · `, which);
}

/**
 * @param {Course} course
 * @param {Actions} actions
 * @returns {HTMLElement[]}
 */
export function words({ answer, said, lost, help, moves }, { again, hint, back }) {
  const over = answer.verdict === "solved" || answer.verdict === "failed";
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "") => h("button", { class: `button ${kind}`.trim(), type: "button", onclick }, label);
  const buttons = [
    lost && button(t("puzzle-again"), again, "primary onward"),
    answer.deal && moves.length > 0 && answer.verdict !== "solved" && button(t("puzzle-back"), back, over ? "primary onward" : ""),
    !lost && !over && button(t(help > 0 ? "puzzle-show" : "puzzle-hint"), hint, "show"),
  ];
  const who = answer.scene.seats.length > 1 && answer.scene.seats[answer.seat];
  const far = !answer.deal && answer.moves > 1 && h("p", { class: "small quiet" }, t("puzzle-found", { found: answer.found, moves: answer.moves }));
  return [
    h("h1", { tabindex: -1 }, word(answer.asks)),
    ...(who ? [h("p", { class: "puzzle-who" }, seatBadge(answer.seat, who.letter), t("puzzle-you", { who: word(who.name) }))] : []),
    ...(answer.verdict === "open" && !lost ? [h("p", { class: "puzzle-status" }, sentence(answer.scene.status))] : []),
    ...(far ? [far] : []),
    h("p", { class: answer.verdict === "solved" ? "said right" : "said" }, said),
    h("div", { class: "row" }, ...buttons),
  ];
}

/**
 * What is left when a puzzle is solved: the result, and where to go on.
 * @param {Shelf} from
 * @param {Course} course
 * @param {Diary} known
 * @returns {HTMLElement[]}
 */
export function result({ list, path, back }, { answer, marks }, known) {
  const date = dateOf(list, answer);
  const next = list.puzzles.find(({ number, deal }) => deal === answer.deal && number > answer.number && !known.solved.includes(number));
  const days = date === null ? 0 : streak(answer.deal ? known.deals : known.days, date);
  const share = date !== null && h("button", { class: "button primary", type: "button", onclick: () => void shared(list, answer, date, marks) }, t("puzzle-share"));
  return [
    marksRow(marks),
    ...(days > 0 ? [h("p", {}, t("puzzle-streak", { days }))] : []),
    h("div", { class: "row" }, share, next ? h("a", { class: share ? "button" : "button primary onward", href: `${path}/${next.number}` }, t("puzzle-next")) : h("a", { class: "button", href: back.href }, back.words)),
  ];
}

/**
 * @param {Puzzles} list
 * @param {PuzzleAnswer} answer
 * @param {string} date
 * @param {readonly Mark[]} marks
 */
async function shared(list, { deal }, date, marks) {
  const told = word({ id: `puzzles/share${deal ? "-deal" : ""}`, values: { game: list.title, date, marks: squares(marks) } });
  const text = `${told}\n${shareOrigin()}/puzzles/${encodeURIComponent(list.game)}${deal ? "/deal" : ""}`;
  const { share, clipboard } = /** @type {Partial<Navigator>} */ (navigator);
  // Closing the system's share sheet is not an error.
  if (share && matchMedia("(pointer: coarse)").matches) return void (await share.call(navigator, { text }).catch(() => {}));
  await (clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(() => toast(t("puzzle-copied")), () => toast(text));
}

/**
 * All puzzles of the game or the class, the solved ones marked.
 * @param {Shelf} from
 * @param {number} now
 * @param {Diary} known
 * @returns {HTMLElement}
 */
export function shelf({ list, path }, now, known) {
  const parts = [false, true].flatMap((deal) => [0, 1, 2, 3].map((level) => ({ deal, level })));
  const rows = parts.map(({ deal, level }) => {
    const some = list.puzzles.filter((each) => each.deal === deal && each.level === level);
    const links = some.map(({ number }) => h("li", {}, chip(`${path}/${number}`, number, { here: number === now, solved: known.solved.includes(number) })));
    const name = level > 0 ? t(LEVELS[level] ?? "puzzle-hard") : "";
    return some.length > 0 && h("section", {}, name && h("h3", {}, deal ? t("puzzle-deals", { level: name }) : name), h("ul", { class: "puzzle-numbers", role: "list" }, ...links));
  });
  return h("details", { class: "shelf" }, h("summary", {}, t("puzzle-all", { solved: known.solved.length, puzzles: list.puzzles.length })), ...rows);
}

/**
 * @param {string} href
 * @param {number} number
 * @param {{ here: boolean, solved: boolean }} how
 */
function chip(href, number, { here, solved }) {
  const label = solved ? t("puzzle-solved-number", { number }) : null;
  const kind = solved ? "puzzle-number solved" : "puzzle-number";
  return h("a", { class: kind, href, "aria-current": here ? "page" : null, "aria-label": label }, String(number));
}
