// What stands beside the board: who played and how it stood, where it turned, and how it ended.

import { fill, h } from "../../dom.js";
import { t } from "../../words.js";
import { sign } from "../match/sign.js";
import { turningPoints } from "./story.js";

/** @typedef {import("../../../types/wire.js").Replay} Replay */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {{ element: HTMLElement, destroy: () => void }} Piece */

/**
 * What a seat is called: by the name of its player, by its colour, or by both if others have the same name.
 * @param {Replay} replay
 * @param {number} seat
 */
export function called({ names, start }, seat) {
  const [name, colour] = [names[seat] ?? "", start.seats[seat]?.name ?? ""];
  if (!name) return colour;
  return names.filter((other) => other === name).length > 1 ? `${name} (${colour})` : name;
}

/**
 * How the game ended, in one line.
 * @param {Replay} replay
 */
export function ending(replay) {
  const { outcome, players } = replay;
  if (!outcome) return t("replay.notOver");
  if (outcome.winners.length === 0) return players === 1 ? t("replay.notSolved") : t("replay.draw");
  const names = outcome.winners.map((seat) => called(replay, seat)).join(", ");
  if (players === 1) return t("replay.solved", { name: names });
  const by = { resignation: "replay.wonByResignation", time: "replay.wonOnTime" };
  return t(/** @type {import("../../words.js").Word} */ (by[/** @type {keyof typeof by} */ (outcome.reason)] ?? "replay.won"), { name: names });
}

/**
 * @param {number} chance
 */
export function percent(chance) {
  return t("replay.percent", { share: Math.round(100 * chance) });
}

/**
 * The players, each with the chance at the place that is shown.
 * @param {Replay} replay
 * @param {Player} player
 * @returns {Piece}
 */
export function playerList(replay, player) {
  const rows = replay.start.seats.slice(0, replay.players).map((seat, at) => {
    const bar = h("span", { class: `chance-bar seat-${at}` });
    const told = h("span", { class: "chance numbers" });
    const name = h("span", { class: "replay-name" }, called(replay, at));
    const row = h("li", { class: "replay-player" }, sign(at, seat.letter), name, told, h("span", { class: "chance-track" }, bar));
    return { row, bar, told };
  });
  const show = () => {
    const { ply, chances } = player.store.get();
    rows.forEach(({ bar, told }, seat) => {
      const chance = chances[ply]?.[seat];
      told.textContent = chance === undefined ? "" : percent(chance);
      bar.style.width = `${100 * (chance ?? 0)}%`;
    });
  };
  show();
  const element = h("ul", { class: "replay-players", "aria-label": t("replay.players") }, ...rows.map(({ row }) => row));
  return { element, destroy: player.store.subscribe(show) };
}

/**
 * Where the game turned: the largest swings of the chances, each with the move that brought it.
 * @param {Replay} replay
 * @param {Player} player
 * @returns {Piece & { busy: (asking: boolean) => void }}
 */
export function turnList(replay, player) {
  const list = h("ol", { class: "turn-list" });
  const note = h("p", { class: "small quiet" });
  const element = h("section", { class: "turn-part" }, h("h2", {}, t("replay.turns")), list, note);
  let asking = false;
  const show = () => {
    const { chances } = player.store.get();
    const turns = turningPoints(chances);
    fill(list, ...turns.map((turn) => h("li", {}, row(replay, player, turn))));
    const known = chances.filter((chance) => chance !== undefined).length;
    const share = Math.floor((100 * known) / chances.length);
    note.textContent = asking ? t("replay.judging", { share }) : known < chances.length ? t("replay.judged.part") : turns.length ? "" : t("replay.turns.none");
  };
  const busy = (/** @type {boolean} */ now) => {
    asking = now;
    show();
  };
  show();
  const destroy = player.store.subscribe((now, before) => {
    if (now.chances !== before.chances) show();
  });
  return { element, destroy, busy };
}

/**
 * @param {Replay} replay
 * @param {Player} player
 * @param {import("./story.js").Turn} turn
 */
function row(replay, player, { ply, swing, seat }) {
  const gain = t("replay.gain", { share: Math.round(100 * swing), name: called(replay, seat) });
  return h(
    "button", { class: "replay-move", type: "button", onclick: () => player.go(ply) },
    h("span", { class: "replay-number numbers quiet" }, String(ply)),
    h("span", {}, sign(seat, replay.start.seats[seat]?.letter ?? "")),
    h("span", { class: "replay-label" }, replay.steps[ply - 1]?.label ?? ""),
    h("span", { class: "replay-text numbers" }, gain),
  );
}
