// Play on from any position of a replay: against bots, with friends by a link, or on this device.

import { me, problemOf } from "../../api.js";
import { fill, h } from "../../dom.js";
import { field, segments, select } from "../../forms.js";
import { levelName } from "../../levels.js";
import { toast } from "../../notices.js";
import { t, word } from "../../words.js";
import { startMatch } from "../lobby/start.js";
import { wordsFor } from "../problem.js";
import { rollerOf } from "./timeline.js";

/** @import { Replay } from "../../../types/wire.js" */
/** @import { Who } from "../lobby/plan.js" */

/**
 * @param {Replay} replay
 * @param {import("./player.js").Player} player
 * @returns {{ element: HTMLElement, destroy: () => void }}
 */
export function playOn(replay, player) {
  const form = h("form", { class: "play-on" });
  const element = h("details", { class: "fold" }, h("summary", {}, t("replay-play-on")), form);
  const chosen = { who: /** @type {Who} */ ("bot"), level: "", seat: 0 };
  const show = () => me().then(({ levels }) => fill(form, ...fields(replay, chosen, levels, player.store.get().ply)));
  element.addEventListener("toggle", () => {
    if (!element.open) return;
    chosen.seat = toMoveAt(replay, player.store.get().ply);
    // What has been unfolded is brought into sight, down to its button.
    void show().then(() => form.scrollIntoView({ block: "nearest" }));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void start(replay, player.store.get().ply, chosen);
  });
  const destroy = player.store.subscribe((now, before) => {
    if (now.ply === before.ply || !element.open) return;
    chosen.seat = toMoveAt(replay, now.ply);
    void show();
  });
  return { element, destroy };
}

/**
 * The seat that is to move at a ply, or moves after the roll that comes first.
 * @param {Pick<Replay, "steps">} replay
 * @param {number} ply
 */
export function toMoveAt({ steps }, ply) {
  return rollerOf(steps, ply) ?? 0;
}

/**
 * The plan of a match from a ply on: this person in one seat, the others as chosen.
 * @param {Pick<Replay, "game" | "options" | "players">} replay
 * @param {{ who: Who, level: string, seat: number }} chosen
 * @returns {import("../lobby/plan.js").Plan}
 */
export function planOf({ game, options, players }, { who, level, seat }) {
  const others = { who, level, name: "" };
  const seats = Array.from({ length: players }, (_, at) => (at === seat ? { ...others, who: /** @type {const} */ ("me") } : others));
  return { game, seats, options, clock: "off", open: false, seating: "hand", colours: [] };
}

/**
 * @param {Replay} replay
 * @param {{ who: Who, level: string, seat: number }} chosen  changed by what is picked
 * @param {readonly string[]} levels
 * @param {number} ply
 */
function fields(replay, chosen, levels, ply) {
  if (ply === replay.steps.length && replay.outcome) return [h("p", { class: "quiet note" }, t("replay-play-on-over"))];
  chosen.level ||= levels[Math.floor(levels.length / 2)] ?? "";
  const names = replay.start.seats.slice(0, replay.players).map(({ name }, at) => /** @type {[string, string]} */ ([String(at), word(name)]));
  const ladder = levels.map((level) => /** @type {[string, string]} */ ([level, levelName(level)]));
  const level = field(t("lobby-level"), select(ladder, chosen.level, (value) => (chosen.level = value)));
  level.hidden = chosen.who !== "bot";
  const kinds = { bot: t("replay-play-on-bots"), link: t("replay-play-on-link"), here: t("replay-play-on-here") };
  const others = segments("play-on-who", kinds, chosen.who === "me" ? "bot" : chosen.who, (who) => {
    chosen.who = who;
    level.hidden = who !== "bot";
  });
  const alone = replay.players === 1;
  return [
    alone ? null : field(t("replay-play-on-others"), others),
    alone ? null : level,
    alone ? null : field(t("replay-play-on-seat"), select(names, String(chosen.seat), (seat) => (chosen.seat = Number(seat)))),
    h("button", { class: "button primary", type: "submit" }, t("replay-play-on-start")),
  ];
}

/**
 * Open the match and go there.
 * @param {Replay} replay
 * @param {number} ply
 * @param {{ who: Who, level: string, seat: number }} chosen
 */
async function start(replay, ply, chosen) {
  const opening = { position: replay.position, moves: replay.steps.slice(0, ply).map(({ move }) => move) };
  try {
    location.assign(await startMatch(planOf(replay, chosen), opening));
  } catch (failure) {
    toast((await wordsFor(problemOf(failure))).text);
  }
}
