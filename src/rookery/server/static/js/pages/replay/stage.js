// The board of a replay: it shows a ply, with the die that fell and the trails of the last turns.

import { Board } from "../../board/board.js";
import { Die, faceOf, ThrownDie } from "../../board/die.js";
import { rollThatCounts, trailsOf } from "../match/history.js";
import { happeningsAt, scenesOf } from "./timeline.js";

/** @import { Replay } from "../../../types/wire.js" */

/** The board with what belongs to it. Put `die` beside it. */
export class Stage {
  #replay;
  #plies;
  #die;
  #thrown;
  #ply = 0;
  /** Resolves when all that was shown last has come to rest. @type {Promise<unknown>} */
  settled = Promise.resolve();

  /**
   * @param {HTMLElement} place
   * @param {Replay} replay
   */
  constructor(place, replay) {
    this.#replay = replay;
    this.#plies = replay.steps.map(({ move, seat, happenings = [] }) => ({ text: move, seat, happenings }));
    this.scenes = scenesOf(replay);
    this.board = new Board(place, { label: replay.title });
    this.#die = new Die(replay.start.game);
    this.#thrown = new ThrownDie(replay.start.game);
    this.die = this.#die.element;
    place.append(this.#thrown.element);
  }

  /**
   * Show a ply. A single step is animated; a jump is not.
   * @param {number} ply
   * @param {number} before
   * @param {number} speed
   */
  show(ply, before, speed) {
    const scene = this.scenes[ply];
    if (!scene) return;
    const onward = ply === before + 1;
    const instant = !onward && ply !== before - 1;
    const happenings = onward ? happeningsAt(this.#replay, ply) : [];
    const played = this.#plies.slice(0, ply);
    const trails = trailsOf(played, { alone: this.#replay.players === 1, turn: scene.turn, own: [] });
    const shown = this.board.show(scene, happenings, { instant, speed });
    this.board.mark({ trails });
    const falls = onward && this.#plies[ply - 1]?.seat === null;
    if (falls) this.#die.clear();
    this.settled = Promise.all([shown, falls ? this.#throw(ply, speed) : this.#thrown.leave()]);
    this.#ply = ply;
    void this.settled.then(() => ply === this.#ply && this.#showDie(scene, played));
  }

  /**
   * The roll that counts lies beside the board.
   * @param {import("../../../types/wire.js").Scene} scene
   * @param {readonly import("../../../types/match.js").Ply[]} played
   */
  #showDie(scene, played) {
    const counts = rollThatCounts(played, scene.turn);
    const face = scene.die ?? (counts && faceOf(counts.text, counts.happenings));
    if (face && !scene.winners) this.#die.show(face, scene.turn);
    else this.#die.clear();
  }

  /**
   * @param {number} ply
   * @param {number} speed
   */
  #throw(ply, speed) {
    const rolls = this.#plies.filter(({ seat }) => seat === null);
    const others = new Map(rolls.map(({ text, happenings }) => [text, faceOf(text, happenings)]));
    const { text = "", happenings = [] } = this.#plies[ply - 1] ?? {};
    return this.#thrown.roll(faceOf(text, happenings), [...others.values()], { seat: happenings[0]?.seat ?? null, speed });
  }

  destroy() {
    this.board.destroy();
  }
}
