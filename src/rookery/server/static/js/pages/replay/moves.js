// The list of moves; each leads to its ply.

import { h } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { word } from "../../words.js";
import { drawn } from "./player_icons.js";
import { labelAt, rollerOf } from "./timeline.js";

/**
 * @param {import("../../../types/wire.js").Replay} replay
 * @param {import("./player.js").Player} player
 * @param {string} label
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function moveList(replay, player, label) {
  const rows = replay.steps.map((step, at) => row(replay, step, at, player));
  const element = h("ol", { class: "replay-moves", "aria-label": label }, ...rows.map((each) => h("li", {}, each)));
  /** @param {number} ply @param {number} before */
  function show(ply, before) {
    rows[before - 1]?.removeAttribute("aria-current");
    const now = rows[ply - 1];
    now?.setAttribute("aria-current", "step");
    // Scroll the list, not the page: on a phone the board must stay visible.
    const item = now?.parentElement;
    const middle = item ? item.offsetTop - (element.clientHeight - item.offsetHeight) / 2 : 0;
    element.scrollTop = Math.max(0, middle);
  }
  const first = requestAnimationFrame(() => show(player.store.get().ply, 0));
  const leave = player.store.subscribe((now, before) => {
    if (now.ply !== before.ply) show(now.ply, before.ply);
  });
  const destroy = () => {
    cancelAnimationFrame(first);
    leave();
  };
  return { element, destroy };
}

/**
 * @param {import("../../../types/wire.js").Replay} replay
 * @param {import("../../../types/wire.js").ReplayStep} step
 * @param {number} at
 * @param {import("./player.js").Player} player
 */
function row({ start, steps }, { move, seat }, at, player) {
  const label = word(labelAt({ steps }, at + 1));
  const whose = seat ?? rollerOf(steps, at);
  const who = whose === null ? "" : h("span", {}, seatBadge(whose, start.seats[whose]?.letter ?? ""));
  const name = h("span", { class: "visually-hidden" }, whose === null ? "" : word(start.seats[whose]?.name ?? ""));
  const what = h("span", { class: "replay-label" }, seat === null ? drawn("dice") : null, label);
  const number = h("span", { class: "replay-number numbers quiet" }, String(at + 1));
  const text = h("span", { class: "replay-text quiet" }, label === move ? "" : move);
  const onclick = () => player.go(at + 1);
  return h("button", { class: seat === null ? "replay-move roll" : "replay-move", type: "button", onclick }, number, who, name, what, text);
}
