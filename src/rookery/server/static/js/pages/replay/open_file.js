// A game from a file: chosen, or dropped onto the page.

import { problemOf } from "../../api.js";
import { fill, h } from "../../dom.js";
import { icon } from "../../icons.js";
import { announce } from "../../notices.js";
import { replayOf } from "../../study.js";
import { t } from "../../words.js";
import { wordsFor } from "../problem.js";

/** @import { Replay } from "../../../types/wire.js" */

/** In bytes: the server refuses larger files. */
const LARGEST = 2_000_000;
const ENDINGS = ".json,.pgn,application/json";
/** What the server says of a file that has nothing to do with a game. */
const NO_RECORD = "records/not-a-record";

/**
 * Ask for a file until one is a valid record.
 * @param {HTMLElement} place
 * @param {(replay: Replay, record: unknown) => void} opened
 * @returns {() => void} stops asking
 */
export function askForFile(place, opened) {
  const answer = h("p", { class: "opening-answer", role: "alert" });
  const input = h("input", { class: "visually-hidden", type: "file", accept: ENDINGS, onchange: () => void open(input.files?.[0]) });
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
    // Allow the same file to be chosen again after a fix.
    input.value = "";
    if (file.size > LARGEST) {
      answer.textContent = t("replay-too-large", { name: file.name });
      return;
    }
    try {
      const record = await read(file);
      const replay = await replayOf(record);
      leave();
      opened(replay, record);
    } catch (failure) {
      answer.textContent = reason(failure, file.name);
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

/**
 * What a file holds: the data of JSON, or a text in the manner of PGN, which the server reads.
 * @param {File} file
 * @returns {Promise<unknown>}
 */
async function read(file) {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * @param {unknown} failure
 * @param {string} name
 */
function reason(failure, name) {
  const problem = problemOf(failure);
  if (problem.code !== "bad-record") return wordsFor(problem).text;
  if (typeof problem.text !== "string" && problem.text.id === NO_RECORD) return t("replay-no-record", { name });
  return t("replay-refused", { name, reason: problem.text });
}
