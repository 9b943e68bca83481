// A game from a file: chosen, or dropped onto the page.

import { meAndGames, problemOf } from "../../api.js";
import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { announce } from "../../notices.js";
import { replayOf } from "../../study.js";
import { t } from "../../words.js";
import { wordsFor } from "../problem.js";

/** @import { Replay } from "../../../types/wire.js" */

/** In bytes: the server refuses larger files. */
const LARGEST = 2_000_000;

/**
 * Ask for a file until one is a valid record.
 * @param {HTMLElement} place
 * @param {(replay: Replay, record: unknown) => void} opened
 * @returns {() => void} stops asking
 */
export function askForFile(place, opened) {
  const answer = h("p", { class: "opening-answer", role: "alert" });
  const input = h("input", { class: "visually-hidden", type: "file", accept: ".json,application/json", onchange: () => void open(input.files?.[0]) });
  const label = h("label", { class: "button primary large" }, input, t("replay-choose-file"));
  const card = h(
    "div", { class: "opening card" },
    h("span", { class: "opening-sign" }, icon("file")),
    h("h1", {}, t("replay-open-title")),
    h("p", { class: "quiet" }, t("replay-open-text")),
    label, answer,
  );
  fill(place, card);

  /** @param {File | undefined} file */
  async function open(file) {
    if (!file) return;
    answer.textContent = "";
    try {
      const record = await read(file);
      await checkGame(record, file.name);
      const replay = await replayOf(record);
      leave();
      opened(replay, record);
    } catch (failure) {
      answer.textContent = reason(failure, file.name);
      // Allow the same file to be chosen again after a fix.
      input.value = "";
    }
  }

  /** @param {DragEvent} event */
  function onDrag(event) {
    event.preventDefault();
    card.classList.toggle("over", event.type === "dragover");
    if (event.type === "drop") void open(event.dataTransfer?.files[0]);
  }

  const kinds = /** @type {const} */ (["dragover", "dragleave", "drop"]);
  for (const kind of kinds) document.addEventListener(kind, onDrag);
  const leave = () => kinds.forEach((kind) => document.removeEventListener(kind, onDrag));
  announce(t("replay-open-title"));
  return leave;
}

/** A file that is not a record; the message is for people. */
class NoRecord extends Error {}

/**
 * @param {File} file
 * @returns {Promise<unknown>}
 */
async function read(file) {
  if (file.size > LARGEST) throw new NoRecord(t("replay-too-large", { name: file.name }));
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new NoRecord(t("replay-no-record", { name: file.name }));
  }
}

/**
 * Distinguish a record of an unknown game from a broken one.
 * @param {any} record
 * @param {string} name
 */
async function checkGame(record, name) {
  const game = record?.game;
  if (typeof game !== "string" || (await meAndGames()).games.some((each) => each.game === game)) return;
  throw new NoRecord(t("replay-other-game", { name, game }));
}

/**
 * @param {unknown} failure
 * @param {string} name
 */
function reason(failure, name) {
  if (failure instanceof NoRecord) return failure.message;
  const problem = problemOf(failure);
  if (problem.code !== "bad-record") return wordsFor(problem).text;
  return t("replay-refused", { name, reason: problem.text });
}
