// Beside the board: the players and their chances, the turning points, and the result.

import { fill, h } from "../../dom.js";
import { seatBadge } from "../../seat_badge.js";
import { t, word } from "../../words.js";
import { labelAt } from "./timeline.js";
import { seatClass } from "../../seat_colours.js";

/** @import { Replay, TurningPoint } from "../../../types/wire.js" */
/** @import { Player } from "./player.js" */
/** @typedef {{ element: HTMLElement, destroy: () => void }} Piece */

/** @satisfies {Record<TurningPoint["kind"], import("../../words.js").Word>} */
const KINDS = /** @type {const} */ ({
  mistake: "replay-turn-mistake",
  strong: "replay-turn-strong",
  luck: "replay-turn-luck",
  "bad-luck": "replay-turn-bad-luck",
});

/**
 * A seat's name: the player's, the colour, or both if the name is not unique.
 * @param {Replay} replay
 * @param {number} seat
 */
export function called({ names, start }, seat) {
  const [name, colour] = [names[seat] ?? "", word(start.seats[seat]?.name ?? "")];
  if (!name) return colour;
  return names.filter((other) => other === name).length > 1 ? `${name} (${colour})` : name;
}

/**
 * The same, shorter: the colour alone if the name is not unique.
 * @param {Replay} replay
 * @param {number} seat
 */
export function shortName(replay, seat) {
  const name = replay.names[seat] ?? "";
  const own = replay.names.filter((other) => other === name).length === 1;
  return (own && name) || word(replay.start.seats[seat]?.name ?? "");
}

/**
 * How the game ended, in one line.
 * @param {Replay} replay
 */
export function ending(replay) {
  const { outcome, players } = replay;
  if (!outcome) return t("replay-not-over");
  if (outcome.reason === "called-off") return t("match-ended-off");
  if (outcome.winners.length === 0) return players === 1 ? t("replay-not-solved") : t("replay-draw");
  const names = outcome.winners.map((seat) => shortName(replay, seat));
  if (players === 1) return t("replay-solved", { name: names[0] ?? "" });
  const how = { names, count: names.length };
  if (outcome.reason === "resignation") return t("replay-won-by-resignation", how);
  return outcome.reason === "time" ? t("replay-won-on-time", how) : t("replay-won", how);
}

/**
 * @param {number} chance
 */
export function percent(chance) {
  return t("replay-percent", { share: chance });
}

/**
 * The players, each with the chance at the current ply.
 * @param {Replay} replay
 * @param {Player} player
 * @returns {Piece}
 */
export function playerList(replay, player) {
  const rows = replay.start.seats.slice(0, replay.players).map((seat, at) => {
    const bar = h("span", { class: `chance-bar ${seatClass(at)}` });
    const share = h("span", { class: "chance numbers" });
    const name = h("span", { class: "replay-name" }, called(replay, at));
    const row = h("li", { class: "replay-player" }, seatBadge(at, seat.letter), name, share, h("span", { class: "chance-track" }, bar));
    return { row, bar, share };
  });
  const show = () => {
    const { ply, chances } = player.store.get();
    rows.forEach(({ bar, share }, seat) => {
      const chance = chances[ply]?.[seat];
      share.textContent = chance === undefined ? "" : percent(chance);
      bar.style.width = `${100 * (chance ?? 0)}%`;
    });
  };
  show();
  const element = h("ul", { class: "replay-players", "aria-label": t("replay-players") }, ...rows.map(({ row }) => row));
  return { element, destroy: player.store.subscribe(show) };
}

/**
 * A turning point in words: whose it was, what it was, and how the chance changed.
 * @param {Replay} replay
 * @param {TurningPoint} turn
 */
export function turnWords(replay, { seat, kind, before, after }) {
  return { what: t(KINDS[kind], { name: shortName(replay, seat) }), change: t("replay-turn-change", { before, after }) };
}

/**
 * The turning points, each with its move; a mistake also with what would have been better.
 * @param {Replay} replay
 * @param {Player} player
 * @param {(turn: TurningPoint) => void} showBetter
 * @returns {Piece & { busy: (asking: boolean) => void }}
 */
export function turnList(replay, player, showBetter) {
  const list = h("ol", { class: "turn-list" });
  const note = h("p", { class: "small quiet" });
  const element = h("section", { class: "turn-part" }, h("h2", {}, t("replay-turns")), list, note);
  let asking = false;
  const show = () => {
    const { chances, review } = player.store.get();
    // The list is shown once all is known: a list that keeps changing cannot be read.
    const { turns, all } = review ?? { turns: [], all: 0 };
    fill(list, ...turns.map((turn) => h("li", { class: "turn-item" }, row(replay, player, turn), turn.kind === "mistake" ? better(turn, showBetter) : null)));
    const known = chances.filter((chance) => chance !== undefined).length;
    note.textContent = noteFor({ asking, known, last: chances.length, whole: review !== null, turns: turns.length, all });
  };
  const busy = (/** @type {boolean} */ now) => {
    asking = now;
    show();
  };
  show();
  const destroy = player.store.subscribe((now, before) => {
    if (now.chances !== before.chances || now.review !== before.review) show();
  });
  return { element, destroy, busy };
}

/**
 * The note under the list: the progress of the analysis, or what the list leaves out.
 * @param {{ asking: boolean, known: number, last: number, whole: boolean, turns: number, all: number }} found
 */
function noteFor({ asking, known, last, whole, turns, all }) {
  if (asking) return t("replay-judging", { share: Math.floor((100 * known) / last) / 100 });
  if (known < last || !whole) return t("replay-judged-part");
  if (turns === 0) return t("replay-turns-none");
  return all > turns ? t("replay-turns-more", { count: all - turns }) : "";
}

/**
 * @param {TurningPoint} turn
 * @param {(turn: TurningPoint) => void} showBetter
 */
function better(turn, showBetter) {
  return h("button", { class: "button quiet better", type: "button", onclick: () => showBetter(turn) }, t("replay-better"));
}

/**
 * @param {Replay} replay
 * @param {Player} player
 * @param {TurningPoint} turn
 */
function row(replay, player, turn) {
  const { ply, seat } = turn;
  const { what, change } = turnWords(replay, turn);
  return h(
    "button", { class: "replay-move turn", type: "button", onclick: () => player.go(ply) },
    h("span", { class: "replay-number numbers quiet" }, String(ply)),
    h("span", {}, seatBadge(seat, replay.start.seats[seat]?.letter ?? "")),
    h("span", { class: "turn-what" }, what),
    h("span", { class: "turn-change numbers" }, change),
    h("span", { class: "turn-move quiet" }, word(labelAt(replay, ply))),
  );
}
