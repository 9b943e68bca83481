// Fetches the chances of a whole game part by part, starting with what is shown; and at the end what turned it.

import { problemOf } from "../../api.js";
import { chances as ask, review } from "../../study.js";
import { finalChance, nextPart } from "./timeline.js";

/** @import { Replay } from "../../../types/wire.js" */

/** The most positions that a request may have. */
const AT_ONCE = 8;
// A little slower than the server's rate limit, so that other requests fit in between.
const REST_MS = 650;
const LONG_REST_MS = 4000;
const FAILURES = 3;
/** Refusals that are temporary. */
const TEMPORARY = new Set(["too-many-requests", "thinking-busy", "unreachable", "database-busy"]);

/**
 * Fetch until everything is known, or requests keep failing.
 * @param {Replay} replay
 * @param {Pick<import("./player.js").Player, "store">} player  its store gets the chances
 * @param {(asking: boolean) => void} busy
 * @param {number} [most]  turning points
 * @returns {() => void} stops
 */
export function fetchChances(replay, player, busy, most) {
  const { game, players, options, position: start } = replay;
  const moves = replay.steps.map(({ move }) => move);
  let stopped = false;
  let failures = 0;

  /** @param {number} from @param {import("./timeline.js").Chance[]} found */
  function store(from, found) {
    const known = [...player.store.get().chances];
    found.forEach((chance, at) => (known[from + at] ??= chance));
    player.store.set({ chances: known });
  }

  async function fetchAll() {
    busy(true);
    for (let rest = REST_MS; !stopped && failures < FAILURES; await pause(rest)) {
      const part = nextPart(player.store.get().chances, player.store.get().ply, AT_ONCE);
      if (!part) break;
      try {
        const answer = await ask({ game, players, options, start, moves, ...part });
        // The page may have been left meanwhile.
        if (!stopped) store(part.from, answer.chances.map((chance) => chance ?? null));
        [failures, rest] = [0, REST_MS];
      } catch (failure) {
        const problem = problemOf(failure);
        if (problem.code !== "too-many-requests") failures += TEMPORARY.has(problem.code) ? 1 : FAILURES;
        rest = Math.max(LONG_REST_MS, 1000 * Number(problem.details.retry ?? 0));
      }
    }
    await fetchReview();
    if (!stopped) busy(false);
  }

  async function fetchReview() {
    if (stopped || moves.length === 0) return;
    const seats = replay.steps.map(({ seat }) => seat);
    const known = Array.from(player.store.get().chances, (chance) => chance ?? null);
    const found = await review({ seats, chances: known, ...(most ? { most } : {}) }).catch(() => null);
    if (!stopped) player.store.set({ review: found });
  }

  store(moves.length, [finalChance(replay.outcome, players)]);
  void fetchAll();
  return () => (stopped = true);
}

/**
 * Wait; longer while the page is hidden.
 * @param {number} ms
 */
async function pause(ms) {
  await new Promise((rested) => setTimeout(rested, ms));
  if (!document.hidden) return;
  await new Promise((seen) => document.addEventListener("visibilitychange", seen, { once: true }));
}
