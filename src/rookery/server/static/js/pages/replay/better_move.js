// A better move beside a mistake: asked of the server once, and shown on the board before the mistake was made.

import { problemOf } from "../../api.js";
import { announce, toast } from "../../notices.js";
import { advice as ask } from "../../study.js";
import { sentence, t, word } from "../../words.js";
import { wordsFor } from "../problem.js";
import { happeningsAt, labelAt } from "./timeline.js";

/** @import { Advice, Replay, TurningPoint } from "../../../types/wire.js" */

/** Shows better moves on a board. */
export class BetterMove {
  /** @type {Map<number, Promise<Advice>>} */
  #asked = new Map();
  /** The ply whose better move is shown. @type {number | null} */
  #shown = null;

  /**
   * @param {Replay} replay
   * @param {import("./player.js").Player} player
   * @param {{ board: import("../../board/board.js").Board, tell: (sentence: string) => void }} where
   */
  constructor(replay, player, { board, tell }) {
    this.replay = replay;
    this.player = player;
    this.board = board;
    this.tell = tell;
    this.destroy = player.store.subscribe((now, before) => {
      if (now.ply !== before.ply && this.#shown !== null && now.ply !== this.#shown - 1) this.#clear();
    });
  }

  /**
   * Go back to before a mistake, and show what would have been better.
   * @param {TurningPoint} turn
   */
  async show({ ply, after }) {
    this.player.go(ply - 1);
    this.#shown = ply;
    try {
      const advice = await this.#advice(ply);
      // Somebody may have gone elsewhere meanwhile.
      if (this.#shown !== ply) return;
      const { from, to } = happeningsAt(this.replay, ply).find(({ from, to }) => from && to) ?? {};
      this.board.mark({ hint: ends(advice.touches, this.board.scene), mistake: from && to ? [from, to] : null });
      const better = { better: word(advice.label), chance: advice.chance, played: word(labelAt(this.replay, ply)), after };
      const line = advice.line.slice(1).map((each) => sentence(each)).join(" ");
      const certain = advice.exact ? t("replay-better-certain") : "";
      const told = [t("replay-better-told", better), certain, line && t("replay-better-then", { line })].filter(Boolean).join(" ");
      this.tell(told);
      announce(told);
    } catch (failure) {
      this.#asked.delete(ply);
      toast((await wordsFor(problemOf(failure))).text);
    }
  }

  /** @param {number} ply */
  #advice(ply) {
    const { game, players, options, position: start, steps } = this.replay;
    const moves = steps.slice(0, ply - 1).map(({ move }) => move);
    const asked = this.#asked.get(ply) ?? ask({ game, players, options, start, moves });
    this.#asked.set(ply, asked);
    return asked;
  }

  #clear() {
    this.#shown = null;
    this.board.mark({ hint: null, mistake: null });
  }
}

/**
 * The first and the last thing that a move touches, directions left out.
 * @param {readonly string[]} touches
 * @param {import("../../../types/wire.js").Scene | null} scene
 * @returns {string[]}
 */
export function ends(touches, scene) {
  const places = touches.filter((id) => !scene?.facings?.some((facing) => facing.id === id));
  return [...new Set([places[0], places.at(-1)])].filter((id) => id !== undefined);
}
