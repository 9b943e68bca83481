// The scrubber: a slider whose track is the curve of chances, with the playback buttons under it.

import { fill, h } from "../../dom.js";
import { select } from "../../forms.js";
import { t } from "../../words.js";
import { curve } from "./curve.js";
import { SPEEDS } from "./player.js";
import { drawn, iconButton } from "./player_icons.js";
import { seatClass } from "../../seat_colours.js";

/**
 * @param {import("./player.js").Player} player
 * @param {(ply: number) => string} describe  a ply in words
 * @param {(review: import("./player.js").Showing["review"]) => { ply: number, seat: number, words: string }[]} turnsOf  where it turned
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function scrubber(player, describe, turnsOf) {
  const { store, last } = player;
  const track = curve();
  const turns = h("div", { class: "track-turns" });
  const slider = h("input", {
    class: "slider", type: "range", min: 0, max: last, step: 1, "aria-label": t("replay-place"), title: t("replay-keys"),
    oninput: () => player.go(slider.valueAsNumber),
  });
  const place = h("output", { class: "player-place numbers" });
  const play = iconButton("play", t("replay-play"), () => player.toggle(), { keys: t("replay-key-space"), kind: "primary" });
  const buttons = h(
    "div", { class: "player-buttons" },
    iconButton("first", t("replay-first"), () => player.go(0), { keys: t("replay-key-home") }),
    iconButton("previous", t("replay-previous"), () => player.step(-1), { keys: "←" }),
    play,
    iconButton("next", t("replay-next"), () => player.step(1), { keys: "→" }),
    iconButton("last", t("replay-last"), () => player.go(last), { keys: t("replay-key-end") }),
  );
  const speeds = /** @type {[string, string][]} */ (SPEEDS.map((speed) => [String(speed), t("replay-times", { speed })]));
  const speed = select(speeds, String(store.get().speed), (chosen) => store.set({ speed: Number(chosen) }));
  speed.setAttribute("aria-label", t("replay-speed"));
  speed.title = t("replay-speed");
  const element = h(
    "section", { class: "scrubber", "aria-label": t("replay-player") },
    h("div", { class: "track" }, track.element, turns, slider),
    h("div", { class: "player-row" }, place, buttons, speed),
  );

  /** @param {import("./player.js").Showing} now @param {import("./player.js").Showing | null} before */
  function show(now, before) {
    slider.value = String(now.ply);
    slider.setAttribute("aria-valuetext", describe(now.ply));
    place.textContent = t("replay-place-of", { ply: now.ply, last });
    if (now.playing !== before?.playing) showPlaying(now.playing);
    if (now.chances !== before?.chances) track.draw(now.chances);
    if (now.review !== before?.review) fill(turns, ...turnsOf(now.review).map(mark));
  }

  /** @param {boolean} playing */
  function showPlaying(playing) {
    const words = playing ? t("replay-pause") : t("replay-play");
    play.setAttribute("aria-label", words);
    play.title = `${words} (${t("replay-key-space")})`;
    fill(play, drawn(playing ? "pause" : "play"));
  }

  /** @param {{ ply: number, seat: number, words: string }} turn */
  function mark({ ply, seat, words }) {
    // The list of turning points has the same links, so the keyboard skips these.
    const made = h("button", { class: `turn-mark ${seatClass(seat)}`, type: "button", tabindex: -1, "aria-label": words, title: words, onclick: () => player.go(ply) });
    made.style.left = `${(100 * ply) / Math.max(1, last)}%`;
    return made;
  }

  show(store.get(), null);
  return { element, destroy: store.subscribe(show) };
}

/**
 * Playback keys, unless the focused element needs the key itself.
 * @param {import("./player.js").Player} player
 * @returns {() => void} stops listening
 */
export function listenToKeys(player) {
  /** @type {Record<string, () => void>} */
  const actions = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.go(0),
    End: () => player.go(player.last),
    " ": () => player.toggle(),
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || needsIt(event)) return;
    event.preventDefault();
    action();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** @param {KeyboardEvent} event */
function needsIt({ key, target }) {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, select, textarea, input:not(.slider), [role='radiogroup']")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
