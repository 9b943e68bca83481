// The arithmetic of rookery-dice/2, byte by byte as docs/explanation/fair-dice.md has it.

import { signer } from "./digests.js";

export const PROTOCOL = "rookery-dice/2";
const RANGE = 2n ** 64n;

/** @import { Deal } from "../../types/wire.js" */

/** The dice of one match. */
export class Dice {
  #sign;
  #seeds;

  /**
   * @param {string} secret           in hexadecimal
   * @param {readonly string[]} seeds  of the persons, in the order of their seats
   */
  constructor(secret, seeds) {
    this.#sign = signer(secret);
    this.#seeds = seeds.join(",");
  }

  /**
   * A number below a bound, all equally likely.
   * @param {string} what  the name of the draw
   * @param {bigint} bound
   * @returns {Promise<bigint>}
   */
  async number(what, bound) {
    const sign = await this.#sign;
    for (let attempt = 0; ; attempt += 1) {
      const digest = await sign(`${PROTOCOL} ${this.#seeds} ${what} ${attempt}`);
      const number = new DataView(digest.buffer).getBigUint64(0);
      if (number < RANGE - (RANGE % bound)) return number % bound;
    }
  }

  /**
   * Roll n of the match.
   * @param {number} n
   * @param {Readonly<Record<string, number>>} odds  each side of the die with its weight
   * @returns {Promise<string | null>} null if no side has any weight
   */
  async roll(n, odds) {
    // In the order of their texts, so that whoever lists the sides has nothing to choose.
    const sides = Object.entries(odds).sort(([one], [other]) => (one < other ? -1 : 1));
    const total = sides.reduce((sum, [, weight]) => sum + weight, 0);
    if (total < 1) return null;
    let ticket = Number(await this.number(`roll ${n}`, BigInt(total)));
    for (const [side, weight] of sides) {
      if (ticket < weight) return side;
      ticket -= weight;
    }
    return null;
  }

  /**
   * The lots in the order that the dice give them.
   * @param {readonly string[]} lots
   * @returns {Promise<string[]>}
   */
  async shuffled(lots) {
    const order = [...lots];
    for (let place = order.length - 1; place > 0; place -= 1) {
      const other = Number(await this.number(`shuffle ${place}`, BigInt(place + 1)));
      [order[place], order[other]] = [order[other] ?? "", order[place] ?? ""];
    }
    return order;
  }

  /**
   * The text of the position that is dealt.
   * @param {Deal} deal
   * @returns {Promise<string>}
   */
  async start({ lots, text }) {
    const order = await this.shuffled(lots);
    return text.replaceAll(/\{(\d+)\}/g, (_, place) => order[Number(place)] ?? "");
  }
}
