// How each game was set up the last time, kept in this browser.

import { load, save } from "../../storage.js";

const NAME = "rookery-plans";

/**
 * What was kept for a game; it may be from an older day, and no longer fit.
 * @param {string} game
 * @returns {unknown}
 */
export function remembered(game) {
  const plans = load(NAME, {});
  return plans && typeof plans === "object" ? /** @type {Record<string, unknown>} */ (plans)[game] : undefined;
}

/**
 * Keep a plan for the next time, or forget what was kept.
 * @param {string} game
 * @param {import("./plan.js").Plan | undefined} plan
 */
export function remember(game, plan) {
  const plans = load(NAME, {});
  save(NAME, { ...(plans && typeof plans === "object" ? plans : {}), [game]: plan });
}
