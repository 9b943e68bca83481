// A scene and drawings for the tests of boards.

import { readFileSync } from "node:fs";
import { describe } from "../../../src/rookery/server/static/js/board/symbols.js";

/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Scene} Scene */
/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Space} Space */
/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Piece} Piece */

const SYMBOLS = new URL("../../../src/rookery/draw/symbols.svg", import.meta.url);

/** The real drawings, read without a page. */
export const DRAWINGS = new Map(
  [...readFileSync(SYMBOLS, "utf-8").matchAll(/<symbol ([^>]*)>/g)].map(([, attributes = ""]) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    const told = new Map(pairs.map(([, name = "", text = ""]) => [name, text]));
    return [told.get("id") ?? "", describe((name) => told.get(name))];
  }),
);

/**
 * A space about a point, as wide and as high as wished.
 * @param {string} id
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {number} [width]
 * @param {number} [height]
 * @returns {Space}
 */
export function spaceAt(id, kind, x, y, width = 1, height = 1) {
  const [across, down] = [width / 2, height / 2];
  const [left, top, right, bottom] = [x - across, y - down, x + across, y + down];
  return { id, kind, label: id, x, y, outline: [[left, top], [right, top], [right, bottom], [left, bottom]] };
}

/**
 * A piece on a space.
 * @param {string} id
 * @param {string} kind
 * @param {string} space
 * @param {Partial<Piece>} [rest]
 * @returns {Piece}
 */
export const pieceOn = (id, kind, space, rest = {}) => ({ id, kind, space, letter: "R", label: id, ...rest });

/**
 * A scene of these spaces and pieces.
 * @param {Space[]} spaces
 * @param {Piece[]} pieces
 * @param {Partial<Scene>} [rest]
 * @returns {Scene}
 */
export function sceneOf(spaces, pieces, rest = {}) {
  return { game: "a-game", width: 8, height: 8, status: "", seats: [], turn: 0, spaces, pieces, ...rest };
}
