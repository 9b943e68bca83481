// The chances of a whole game, asked for part by part, beginning with what is looked at.

import { chances as ask, problemOf } from "../../api.js";
import { finalChance, nextPart } from "./timeline.js";

/** @typedef {import("../../../types/wire.js").Replay} Replay */

/** Positions for one question: more are not answered. */
const AT_ONCE = 8;
// A little slower than the server allows, so that there is always room for another question.
const REST_MS = 650;
const LONG_REST_MS = 4000;
const FAILURES = 3;
/** What passes by itself. */
const PASSING = new Set(["too-many-requests", "thinking-busy", "unreachable", "database-busy"]);

/**
 * Ask until everything is known, or nothing more can be.
 * @param {Replay} replay
 * @param {import("./player.js").Player} player  its store is told what comes to be known
 * @param {(asking: boolean) => void} busy
 * @returns {() => void} stops
 */
export function fetchChances(replay, player, busy) {
  const { game, players, options, position: start } = replay;
  const moves = replay.steps.map(({ move }) => move);
  let stopped = false;
  let failures = 0;

  /** @param {number} from @param {import("./timeline.js").Chance[]} found */
  function learn(from, found) {
    const known = [...player.store.get().chances];
    found.forEach((chance, at) => (known[from + at] ??= chance));
    player.store.set({ chances: known });
  }

  async function askAll() {
    busy(true);
    for (let rest = REST_MS; !stopped && failures < FAILURES; await pause(rest)) {
      const part = nextPart(player.store.get().chances, player.store.get().ply, AT_ONCE);
      if (!part) break;
      try {
        const answer = await ask({ game, players, options, start, moves, ...part });
        // A page that was left in between learns nothing more.
        if (!stopped) learn(part.from, answer.chances.map((chance) => chance ?? null));
        [failures, rest] = [0, REST_MS];
      } catch (failure) {
        const problem = problemOf(failure);
        if (problem.code !== "too-many-requests") failures += PASSING.has(problem.code) ? 1 : FAILURES;
        rest = Math.max(LONG_REST_MS, 1000 * Number(problem.details.retry ?? 0));
      }
    }
    if (!stopped) busy(false);
  }

  learn(moves.length, [finalChance(replay.outcome, players)]);
  void askAll();
  return () => (stopped = true);
}

/**
 * A while; longer while nobody looks at the page.
 * @param {number} ms
 */
async function pause(ms) {
  await new Promise((rested) => setTimeout(rested, ms));
  if (!document.hidden) return;
  await new Promise((seen) => document.addEventListener("visibilitychange", seen, { once: true }));
}
