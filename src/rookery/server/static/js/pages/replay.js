// The replay page: a match of this server, or a record from a file.

import { fill, h } from "../dom.js";
import { levelName } from "../levels.js";
import { announce } from "../notices.js";
import { wear } from "../seat_colours.js";
import { calm } from "../settings.js";
import { record as recordOf, replay as replayOfMatch } from "../study.js";
import { say, sentence, t, word } from "../words.js";
import { enter } from "./match/entry.js";
import { toldOf } from "./match/narration.js";
import { BetterMove } from "./replay/better_move.js";
import { fetchChances } from "./replay/chances.js";
import { diceCheck, diceTable } from "./replay/dice.js";
import { exportButtons } from "./replay/export.js";
import { moveList } from "./replay/moves.js";
import { askForFile } from "./replay/open_file.js";
import { playOn } from "./replay/play_on.js";
import { Player } from "./replay/player.js";
import { luckList } from "./replay/luck.js";
import { ending, playerList, shortName, turnList, turnWords } from "./replay/rail.js";
import { listenToKeys, scrubber } from "./replay/scrubber.js";
import { Stage } from "./replay/stage.js";
import { happeningsAt, rollerOf } from "./replay/timeline.js";

/** @import { Replay } from "../../types/wire.js" */

const ADDRESS_PAUSE_MS = 400;

/**
 * @param {HTMLElement} place
 * @param {URL} address
 * @returns {Promise<() => void>}
 */
export async function show(place, address) {
  document.title = `${t("replay-title")} · ${t("app-name")}`;
  if (address.pathname === "/replay") {
    let takeDown = askForFile(place, (replay, record) => {
      takeDown = showGame(place, { replay, match: null, ply: 0, record: async () => record });
    });
    return () => takeDown();
  }
  // Read the ply before the token is removed from the address.
  const ply = Number(new URLSearchParams(address.hash.slice(1)).get("ply") ?? 0);
  const { match, token } = enter(address);
  const replay = await replayOfMatch(match, token);
  return showGame(place, { replay, match, ply, record: () => recordOf(match, token) });
}

/**
 * @param {HTMLElement} place
 * @param {{ replay: Replay, match: string | null, ply: number, record: () => Promise<unknown> }} what
 * @returns {() => void}
 */
function showGame(place, { replay: given, match, ply, record }) {
  // In a record bots are named by their level.
  const replay = { ...given, names: given.names.map(levelName) };
  wear(replay.colours);
  say(replay.aliases);
  const theatre = h("div", { class: "replay-stage" });
  const caption = h("p", { class: "replay-caption" });
  const stage = new Stage(theatre, replay);
  const { board, scenes } = stage;
  const player = new Player(replay.steps.length, ply, {
    isRoll: (at) => replay.steps[at - 1]?.seat === null,
    settled: () => stage.settled,
  });
  const describe = (/** @type {number} */ at) => describePly(replay, player, at);
  const scrub = scrubber(player, describe, (review) => (review?.turns ?? []).map((turn) => ({ ...turn, words: Object.values(turnWords(replay, turn)).join(": ") })));
  const tell = (/** @type {string} */ words) => {
    caption.textContent = words;
    // On a small screen the button is far below the board on which it shows something.
    theatre.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  };
  const betterMove = new BetterMove(replay, player, { board, tell });
  const turns = turnList(replay, player, (turn) => void betterMove.show(turn));
  const onward = playOn(replay, player);
  const luck = luckList(replay, player);
  const parts = [scrub, turns, playerList(replay, player), moveList(replay, player, t("replay-moves")), exportButtons({ replay, scenes, player, board, match, record }), onward, luck];
  const [, , players, moves, keep] = parts;
  const rail = h(
    "aside", { class: "replay-rail" },
    h("header", { class: "replay-head" }, h("h1", {}, replay.title), h("p", { class: "quiet" }, ending(replay)), players?.element),
    replay.steps.length ? turns.element : null,
    luck.element,
    h("section", { class: "replay-moves-part" }, h("h2", {}, t("replay-moves")), replay.steps.length ? moves?.element : h("p", { class: "quiet note" }, t("replay-no-moves"))),
    onward.element,
    dicePart(replay, record, match),
    h("details", { class: "fold" }, h("summary", {}, t("replay-keep")), keep?.element),
  );
  fill(place, h("div", { class: "replay" }, h("div", { class: "replay-board" }, theatre, h("div", { class: "replay-now" }, stage.die, caption), scrub.element), rail));
  document.title = `${replay.title} · ${t("replay-title")}`;

  /** @param {number} now @param {number} before */
  function showPly(now, before) {
    stage.show(now, before, player.store.get().speed);
    caption.textContent = now === 0 ? t("replay-start") : describe(now);
  }

  showPly(player.store.get().ply, NaN);
  const leaveStore = player.store.subscribe((now, before) => {
    if (now.ply !== before.ply) showPly(now.ply, before.ply);
    else if (now.chances !== before.chances) caption.textContent = now.ply === 0 ? t("replay-start") : describe(now.ply);
    if (now.ply !== before.ply && !now.playing) announce(describe(now.ply));
  });
  const leave = [leaveStore, listenToKeys(player), match ? followAddress(player) : () => {}, fetchChances(replay, player, turns.busy)];
  return () => {
    player.pause();
    for (const each of leave) each();
    for (const part of [...parts, betterMove]) part.destroy();
    stage.destroy();
    wear([]);
    say({});
    fill(place);
  };
}

/**
 * A ply in words: its move, and the chances then.
 * @param {Replay} replay
 * @param {Player} player
 * @param {number} ply
 */
function describePly(replay, player, ply) {
  const step = replay.steps[ply - 1];
  if (!step) return t("replay-start");
  const what = stepText(replay, ply);
  const chance = player.store.get().chances[ply];
  if (!chance) return t("replay-told", { ply, what });
  const best = chance.indexOf(Math.max(...chance));
  const stood = t("replay-chance-for", { chance: chance[best] ?? 0, name: shortName(replay, best) });
  return t("replay-told-stood", { ply, what, stood });
}

/**
 * What a move or a roll did, in sentences; or who made which move.
 * @param {Replay} replay
 * @param {number} ply
 */
function stepText(replay, ply) {
  const happenings = happeningsAt(replay, ply);
  if (happenings.length > 0) return toldOf(happenings);
  const { seat = null, label = "" } = replay.steps[ply - 1] ?? {};
  const mover = seat ?? rollerOf(replay.steps, ply - 1);
  return sentence(mover === null ? label : t("replay-told-by", { who: shortName(replay, mover), label: word(label) }));
}

/**
 * @param {Replay} replay
 * @param {() => Promise<unknown>} record
 * @param {string | null} match
 */
function dicePart(replay, record, match) {
  const table = diceTable(replay);
  if (!replay.dice && !table) return null;
  return h("details", { class: "fold" }, h("summary", {}, t("replay-dice")), table, diceCheck(record, match));
}

/**
 * Keep the ply in the address, and follow changes of the address.
 * @param {Player} player
 * @returns {() => void}
 */
function followAddress(player) {
  let timer = 0;
  const write = () => history.replaceState(null, "", `#ply=${player.store.get().ply}`);
  const leave = player.store.subscribe((now, before) => {
    if (now.ply === before.ply) return;
    // Browsers limit how often the address may change, and a slider changes often.
    clearTimeout(timer);
    timer = setTimeout(write, ADDRESS_PAUSE_MS);
  });
  const read = () => {
    const ply = new URLSearchParams(location.hash.slice(1)).get("ply");
    if (ply !== null && Number(ply) !== player.store.get().ply) player.go(Number(ply));
  };
  addEventListener("hashchange", read);
  return () => {
    clearTimeout(timer);
    leave();
    removeEventListener("hashchange", read);
  };
}
