// The list of moves in sentences, with their notation; each leads to its ply.

import { h } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { word } from "../../words.js";
import { toldOf } from "../match/narration.js";
import { drawn } from "./player_icons.js";
import { happeningsAt, labelAt, rollerOf } from "./timeline.js";

/**
 * @param {import("../../../types/wire.js").Replay} replay
 * @param {import("./player.js").Player} player
 * @param {string} label
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function moveList(replay, player, label) {
  const rows = replay.steps.map((_, at) => row(replay, at, player));
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
 * A move or a roll; its player is named where a turn begins.
 * @param {import("../../../types/wire.js").Replay} replay
 * @param {number} at
 * @param {import("./player.js").Player} player
 */
function row({ start, steps }, at, player) {
  const { move = "", seat = null } = steps[at] ?? {};
  const told = toldOf(happeningsAt({ steps }, at + 1)) || word(labelAt({ steps }, at + 1));
  const whose = seat ?? rollerOf(steps, at);
  const before = at > 0 ? steps[at - 1]?.seat ?? rollerOf(steps, at - 1) : null;
  const begins = whose !== null && whose !== before;
  const who = begins ? h("span", {}, seatBadge(whose, start.seats[whose]?.letter ?? "")) : h("span");
  const name = h("span", { class: "visually-hidden" }, whose === null ? "" : word(start.seats[whose]?.name ?? ""));
  const what = h("span", { class: "replay-label" }, seat === null ? drawn("dice") : null, told);
  const number = h("span", { class: "replay-number numbers quiet" }, String(at + 1));
  const text = h("span", { class: "replay-text quiet" }, told === move ? "" : move);
  const onclick = () => player.go(at + 1);
  const sorts = ["replay-move", seat === null && "roll", begins && "begins"].filter(Boolean).join(" ");
  return h("button", { class: sorts, type: "button", onclick }, number, who, name, what, text);
}
