// Whole paths as choices, and how they are walked. Pure: a path is known by what it touches and the moves it is made of.

import { said, t } from "../words.js";

/** @typedef {import("./touch.js").Choice} Choice */
/** @typedef {import("../../types/wire.js").Path} Path */

/**
 * Paths as something to choose, with the words for it.
 * @param {readonly Path[]} paths
 * @param {(id: string) => string} name  what something is called
 * @returns {Choice[]}
 */
export function asChoices(paths, name) {
  return paths.map(({ touches, moves, label }) => {
    const [piece = "", end = "", ...more] = touches;
    // A label says what something is, then how it is; here it is enough to know what.
    const who = name(piece).split(",")[0] ?? "";
    const place = name(end).startsWith(`${end} `) ? end : name(end);
    const count = moves.length;
    const spoken = more.length > 0 ? t("board.walks.then", { label: said(label), count }) : t("board.walks", { who, place, count });
    return { move: moves.join(" "), moves, touches, label: spoken };
  });
}

/**
 * @typedef {object} Walk
 * @property {() => number} plies             how many moves the game has so far
 * @property {(move: string) => Promise<void>} play
 * @property {() => Promise<unknown>} shown   resolves when everybody could see the last step
 */

/**
 * Make moves one after the other, each once the one before has been seen. It ends early, and quietly, where the game
 * has gone another way meanwhile, as when a step is taken back; a refusal is thrown.
 * @param {readonly string[]} moves
 * @param {Walk} walk
 */
export async function walk(moves, { plies, play, shown }) {
  const before = plies();
  for (const [at, move] of moves.entries()) {
    if (at > 0) await shown();
    if (plies() !== before + at) return;
    await play(move);
  }
}
