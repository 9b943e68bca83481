// From a plan to a match: open it, remember that, seat the people at this device, and go there.

import { command, look, newKey, openMatch } from "../../api.js";
import { drawSeed } from "../../dice/seeds.js";
import { saveTokens } from "../../tokens.js";
import { atMost, retry } from "../../retry.js";
import { settings } from "../../settings.js";
import { t } from "../../words.js";
import { leadOn } from "../../focus.js";
import { sitters, requestOf } from "./plan.js";

const TRIES = 4;

/**
 * Open a match as planned.
 * @param {import("./plan.js").Plan} plan
 * @param {import("../../../types/wire.js").Opening} [opening]  the game that it goes on from
 * @returns {Promise<string>} the address of its page
 */
export async function startMatch(plan, opening) {
  const request = requestOf(plan);
  const opened = await openMatch(opening ? { ...request, opening } : request);
  saveTokens(opened.match, { watch: opened.watch, host: true });
  let seq = opened.seq;
  const names = { mine: settings.get().name, guest: (/** @type {number} */ seat) => t("lobby-guest", { seat: seat + 1 }) };
  for (const { seat, name } of sitters(plan, names)) seq = await sitDown(opened.match, seat, name, seq);
  leadOn();
  return `/m/${opened.match}`;
}

/**
 * Take a seat; if another event came first, refresh and try again.
 * @param {string} match
 * @param {number} seat
 * @param {string} name
 * @param {number} seq the last event that is known
 * @returns {Promise<number>} the last event then
 */
async function sitDown(match, seat, name, seq) {
  let expected = seq;
  const request = { seat, key: newKey(), command: { type: "join", name, commitment: await drawSeed(match) } };
  const pauseFor = async (/** @type {any} */ problem, /** @type {number} */ tries) => {
    if (problem.code !== "stale" || tries === TRIES) return atMost(TRIES)(problem, tries);
    expected = (await look(match)).seq;
    return 0;
  };
  const { events } = await retry(() => command(match, { ...request, expected }), pauseFor);
  return events.at(-1)?.seq ?? expected;
}
