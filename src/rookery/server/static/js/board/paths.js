// Paths of several moves as choices, and playing them. Pure: a path is what it touches and its moves.

import { t, word } from "../words.js";

/** @import { Choice } from "./touch.js" */
/** @import { Path } from "../../types/wire.js" */
/** @import { Walk } from "../../types/board.js" */

/**
 * Paths as something to choose: each is called by its last move.
 * @param {readonly Path[]} paths
 * @returns {Choice[]}
 */
export function asChoices(paths) {
  return paths.map(({ touches, moves, label }) => {
    return { move: moves.join(" "), moves, touches, label: t("board-path", { label: word(label), count: moves.length }) };
  });
}

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
