// How lucky each seat was with the dice: what its rolls brought it, against what rolls bring on average.

import { fill, h } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { seatClass } from "../../seat_colours.js";
import { t } from "../../words.js";
import { called } from "./rail.js";

/** @import { Replay } from "../../../types/wire.js" */

/** The least that a bar's whole half stands for, so that a game of even luck looks even. */
const LEAST = 0.1;

/**
 * The luck of all seats, as soon as it is known; nothing in games without dice.
 * @param {Replay} replay
 * @param {Pick<import("./player.js").Player, "store">} player
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function luckList(replay, player) {
  const element = h("section", { class: "luck-part", hidden: true });
  const show = () => {
    const luck = player.store.get().review?.luck;
    element.hidden = !luck;
    if (luck) fill(element, h("h2", {}, t("replay-luck")), list(replay, luck), h("p", { class: "small quiet" }, t("replay-luck-about")));
  };
  show();
  const destroy = player.store.subscribe((now, before) => {
    if (now.review !== before.review) show();
  });
  return { element, destroy };
}

/**
 * @param {Replay} replay
 * @param {readonly number[]} luck
 */
function list(replay, luck) {
  const most = Math.max(LEAST, ...luck.map(Math.abs));
  const rows = luck.map((share, seat) => {
    const bar = h("span", { class: `luck-bar ${seatClass(seat)}` });
    const [from, width] = barOf(share, most);
    bar.style.left = `${from}%`;
    bar.style.width = `${width}%`;
    const name = h("span", { class: "replay-name" }, called(replay, seat));
    const points = h("span", { class: "numbers" }, t("replay-luck-points", { points: signed(share) }));
    return h("li", { class: "replay-player" }, seatBadge(seat, replay.start.seats[seat]?.letter ?? ""), name, points, h("span", { class: "chance-track luck-track" }, bar));
  });
  return h("ul", { class: "replay-players" }, ...rows);
}

/**
 * Where a bar begins and how long it is, in percent of the track: to the right of its middle for good luck.
 * @param {number} share
 * @param {number} most
 * @returns {[from: number, width: number]}
 */
export function barOf(share, most) {
  const width = (50 * Math.abs(share)) / most;
  return [share < 0 ? 50 - width : 50, width];
}

/**
 * A share as points of a hundred, with its sign.
 * @param {number} share
 */
export function signed(share) {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
