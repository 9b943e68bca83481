// The dice of a game: how often each seat rolled what, and whether the rolls match the commitment.

import { problemOf } from "../../api.js";
import { receiptOf } from "../../dice/seeds.js";
import { fill, h } from "../../dom.js";
import { announce } from "../../notices.js";
import { seatBadge } from "../../seat_badge.js";
import { verify } from "../../study.js";
import { sentence, t, word } from "../../words.js";
import { wordsFor } from "../problem.js";
import { drawn } from "./player_icons.js";
import { rollsOf } from "./timeline.js";
import { seatClass } from "../../seat_colours.js";

/** @import { Replay, Verified } from "../../../types/wire.js" */

/**
 * @param {Replay} replay
 * @returns {HTMLElement | null} null if nothing was rolled
 */
export function diceTable(replay) {
  const { steps, players, start } = replay;
  const rolls = rollsOf(steps, players);
  if (rolls.length === 0) return null;
  const totals = start.seats.map((_, seat) => rolls.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0));
  const most = Math.max(...rolls.flatMap(({ outcome, counts }) => [...counts, ...totals.map((total) => total * (replay.odds[outcome] ?? 0))]));
  const head = h(
    "tr", {},
    h("th", { scope: "col" }, h("span", { class: "visually-hidden" }, t("replay-dice-outcome"))),
    ...start.seats.map((seat, at) => h("th", { scope: "col" }, seatBadge(at, seat.letter), h("span", { class: "visually-hidden" }, word(seat.name)))),
  );
  const rows = rolls.map(({ outcome, counts }) => {
    const odds = replay.odds[outcome];
    const cells = counts.map((count, seat) => cell(count, most, seat, odds === undefined ? null : odds * (totals[seat] ?? 0)));
    const label = word(steps.find(({ seat, move }) => seat === null && move === outcome)?.label ?? outcome);
    return h("tr", {}, h("th", { scope: "row", class: "numbers", title: label }, outcome), ...cells);
  });
  const fair = Object.keys(replay.odds).length > 0;
  return h(
    "div", { class: "dice-part" },
    h("table", { class: "dice-table" }, h("caption", { class: "visually-hidden" }, t("replay-dice")), h("thead", {}, head), h("tbody", {}, ...rows)),
    fair ? h("p", { class: "small quiet" }, t("replay-dice-fair")) : null,
  );
}

/**
 * @param {number} count
 * @param {number} most
 * @param {number} seat
 * @param {number | null} expected
 */
function cell(count, most, seat, expected) {
  const bar = h("span", { class: `dice-bar ${seatClass(seat)}` });
  bar.style.width = `${(100 * count) / most}%`;
  const fair = h("span", { class: "dice-fair", hidden: expected === null });
  fair.style.left = `${(100 * (expected ?? 0)) / most}%`;
  const words = expected === null ? null : t("replay-dice-expected", { expected });
  return h("td", { title: words }, h("span", { class: "dice-cell" }, h("span", { class: "dice-track" }, bar, fair), h("span", { class: "numbers" }, String(count))));
}

/** @typedef {{ commitment?: string | null, commitments?: readonly string[] }} Committed */

/** What the server cannot know: whether somebody has a receipt. */
const NO_RECEIPT = "records/no-receipt";

/**
 * A button that lets the server recompute every roll, and the result in words. If this browser took part in the dice, it
 * says whether they are those that it saw.
 * @param {() => Promise<unknown>} record
 * @param {string | null} match
 * @returns {HTMLElement}
 */
export function diceCheck(record, match) {
  const answer = h("div", { class: "dice-answer" });
  const check = async () => {
    button.setAttribute("aria-busy", "true");
    try {
      const checked = /** @type {Committed} */ (await record());
      showResult(answer, withReceipt(await verify(checked), checked, match ? receiptOf(match) : null));
    } catch (failure) {
      fill(answer, h("p", { class: "note" }, wordsFor(problemOf(failure)).text));
    } finally {
      button.removeAttribute("aria-busy");
    }
  };
  const button = h("button", { class: "button", type: "button", onclick: () => void check() }, drawn("dice"), t("replay-check"));
  return h("div", { class: "stack" }, button, answer);
}

/**
 * @param {Verified} found
 * @param {Committed} record
 * @param {import("../../dice/seeds.js").Receipt | null} receipt
 * @returns {Verified}
 */
function withReceipt(found, { commitment, commitments = [] }, receipt) {
  if (!receipt) return found;
  if (receipt.commitment !== commitment || receipt.commitments.join() !== commitments.join())
    return { ...found, ok: false, problems: [...found.problems, t("replay-check-other-dice")] };
  const unproven = found.unproven.filter((text) => typeof text === "string" || text.id !== NO_RECEIPT);
  return { ...found, unproven, proven: [...found.proven, t("replay-check-own-dice")] };
}

/**
 * @param {HTMLElement} place
 * @param {Verified} found
 */
function showResult(place, { ok, proven, unproven, problems }) {
  const verdict = !ok ? t("replay-check-wrong") : unproven.length ? t("replay-check-open") : t("replay-check-right");
  const list = (/** @type {string} */ kind, /** @type {readonly import("../../../types/wording.js").Text[]} */ texts) =>
    texts.length ? h("ul", { class: `small ${kind}` }, ...texts.map((text) => h("li", {}, sentence(text)))) : null;
  const good = h("p", { class: ok ? "verdict" : "verdict wrong" }, verdict);
  fill(place, good, list("problems", problems), list("proven", proven), list("unproven quiet", unproven));
  place.scrollIntoView({ block: "nearest" });
  announce(verdict);
}
