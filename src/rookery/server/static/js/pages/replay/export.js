// Exports: a link to this ply, the record, a picture, an animated picture.

import { problemOf } from "../../api.js";
import { fill, h } from "../../dom.js";
import { pictureAddress } from "../../study.js";
import { tokensOf } from "../../tokens.js";
import { announce, toast } from "../../notices.js";
import { shareOrigin } from "../../public_address.js";
import { saveFile } from "../../save_file.js";
import { t } from "../../words.js";
import { wordsFor } from "../problem.js";
import { recordAnimation } from "./animation.js";
import { drawn } from "./player_icons.js";
import { boardStyles, snapshot, theme } from "./snapshot.js";

/**
 * @typedef {object} Shown
 * @property {import("../../../types/wire.js").Replay} replay
 * @property {import("../../../types/wire.js").Scene[]} scenes
 * @property {import("./player.js").Player} player
 * @property {import("../../board/board.js").Board} board
 * @property {string | null} match           null for a game from a file
 * @property {() => Promise<unknown>} record
 */

const PICTURE_SIZE = 1200;

/**
 * @param {Shown} shown
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function exportButtons(shown) {
  const { match } = shown;
  const making = animationButton(shown);
  const element = h(
    "div", { class: "keeping" },
    match ? action("copy", t("replay-copy-link"), () => copyLink(match, shown.player.store.get().ply)) : null,
    action("save", t("replay-save-record"), () => saveRecord(shown)),
    action("picture", t("replay-save-picture"), () => savePicture(shown)),
    making.element,
  );
  return { element, destroy: making.destroy };
}

/**
 * A button for an action that may fail; a failure is shown.
 * @param {import("./player_icons.js").IconName} name
 * @param {string} words
 * @param {() => Promise<void>} act
 */
function action(name, words, act) {
  const onclick = () => act().catch((failure) => toast(wordsFor(problemOf(failure)).text, { kind: "alert" }));
  return h("button", { class: "button", type: "button", onclick }, drawn(name), words);
}

/**
 * Copy the link to a ply; it includes the watch token, if this browser has it.
 * @param {string} match
 * @param {number} ply
 */
async function copyLink(match, ply) {
  const { watch } = tokensOf(match);
  const link = `${shareOrigin()}/m/${match}/replay#ply=${ply}${watch ? `&watch=${watch}` : ""}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(t("replay-copied", { ply }));
  } catch {
    // Without access to the clipboard, put it into the address bar.
    history.replaceState(null, "", link);
    toast(t("replay-in-address-bar"));
  }
}

/** @param {Shown} shown */
async function saveRecord({ record, replay, match }) {
  const data = await record();
  const name = nameOf(replay, match);
  if (typeof data === "string") return saveFile(new Blob([data], { type: "text/plain" }), `${name}.pgn`);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile(new Blob([text], { type: "application/json" }), `${name}.json`);
}

/** @param {Shown} shown */
async function savePicture({ replay, scenes, player, board, match }) {
  const { ply } = player.store.get();
  const name = `${nameOf(replay, match)}-${ply}.svg`;
  const { game, players, options } = replay;
  const position = replay.steps[ply - 1]?.position ?? replay.position;
  const answer = await fetch(pictureAddress(game, { position, players, options, theme: theme(), size: PICTURE_SIZE }));
  if (answer.ok) return saveFile(await answer.blob(), name);
  // If the server cannot draw it, use the board.
  const { width = 1, height = 1 } = scenes[ply] ?? {};
  const size = { width: PICTURE_SIZE, height: Math.round((PICTURE_SIZE * height) / width) };
  saveFile(new Blob([snapshot(board.element, await boardStyles(), size)], { type: "image/svg+xml" }), name);
}

/**
 * The animated picture takes a while: show progress, and a button to stop.
 * @param {Shown} shown
 */
function animationButton({ replay, scenes, match }) {
  let stopping = new AbortController();
  const start = action("film", t("replay-save-film"), make);
  const bar = h("progress", { max: 1, value: 0, "aria-label": t("replay-filming") });
  const stop = h("button", { class: "button quiet", type: "button", onclick: () => stopping.abort() }, t("replay-stop-film"));
  const making = h("div", { class: "filming card" }, h("p", { class: "note" }, t("replay-filming")), bar, stop);
  const element = h("div", {}, start);

  async function make() {
    stopping = new AbortController();
    bar.value = 0;
    fill(element, making);
    stop.focus();
    try {
      const made = await recordAnimation(scenes, { signal: stopping.signal, progress: (share) => (bar.value = share) });
      saveFile(made, `${nameOf(replay, match)}.png`);
      announce(t("replay-filmed"));
    } catch (failure) {
      if (!stopping.signal.aborted) throw failure;
    } finally {
      fill(element, start);
      start.focus();
    }
  }
  return { element, destroy: () => stopping.abort() };
}

/**
 * @param {import("../../../types/wire.js").Replay} replay
 * @param {string | null} match
 */
function nameOf({ game }, match) {
  return match ? `${game}-${match}` : game;
}
