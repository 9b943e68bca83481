// Where puzzles come from: those of a game, or those that a teacher gives a class.

import { puzzle, puzzles } from "../../study.js";
import { t } from "../../words.js";

/** @import { PuzzleAnswer, Puzzles } from "../../../types/wire.js" */

/**
 * @typedef {object} Shelf
 * @property {Puzzles} list
 * @property {string} path  of their pages, without the number
 * @property {string} kept  under what name this browser remembers them
 * @property {(which: string) => number | null} number  the puzzle of an address; null if there is none
 * @property {(number: number, moves?: readonly string[], hint?: boolean) => Promise<PuzzleAnswer>} ask
 * @property {{ href: string, words: string }} back  where to go when all are solved
 */

/**
 * @param {string} game
 * @returns {Promise<Shelf>}
 */
export async function shelfOfGame(game) {
  const list = await puzzles(game);
  return {
    list,
    path: `/puzzles/${encodeURIComponent(game)}`,
    kept: game,
    number: (which) => (which === "deal" ? list.daily_deal : which ? Number(which) : list.daily),
    ask: (number, moves, hint) => puzzle(game, number, moves, hint),
    back: { href: "/puzzles", words: t("puzzle-others") },
  };
}

/**
 * @param {string} name
 * @returns {Promise<Shelf>}
 */
export async function shelfOfClass(name) {
  const { classPuzzle, classPuzzles, teacherToken } = await import("../../classes.js");
  const token = teacherToken(name);
  const list = await classPuzzles(name, token);
  const own = encodeURIComponent(name);
  return {
    list,
    path: `/class/${own}/puzzles`,
    kept: `class-${name}`,
    number: (which) => (which !== "puzzles" ? Number(which) : (list.puzzles[0]?.number ?? null)),
    ask: (number, moves = [], hint = false) => classPuzzle(name, number, moves, hint, token),
    // Pupils find their tables by the code, which their browser remembers.
    back: { href: token ? `/class/${own}` : "/join", words: t("puzzle-class") },
  };
}
