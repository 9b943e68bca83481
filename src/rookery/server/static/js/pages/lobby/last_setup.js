// The last setup of each game, stored in this browser.

import { load, save } from "../../storage.js";

const NAME = "rookery-plans";

/**
 * The stored setup of a game; it may be outdated.
 * @param {string} game
 * @returns {unknown}
 */
export function loadSetup(game) {
  const plans = load(NAME, {});
  return plans && typeof plans === "object" ? /** @type {Record<string, unknown>} */ (plans)[game] : undefined;
}

/**
 * Store a setup, or remove it.
 * @param {string} game
 * @param {import("./plan.js").Plan | undefined} plan
 */
export function saveSetup(game, plan) {
  const plans = load(NAME, {});
  save(NAME, { ...(plans && typeof plans === "object" ? plans : {}), [game]: plan });
}
