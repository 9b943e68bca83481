// A scene and drawings for the tests of boards.

import { readFileSync } from "node:fs";
import { artOf } from "../../../src/rookery/server/static/js/board/symbols.js";
import { describe } from "../../../src/rookery/server/static/js/board/symbols.js";

/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Scene} Scene */
/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Space} Space */
/** @typedef {import("../../../src/rookery/server/static/types/wire.js").Piece} Piece */
/** @typedef {import("../../../src/rookery/server/static/types/looks.js").Bundle} Bundle */
/** @typedef {import("../../../src/rookery/server/static/types/looks.js").Drawing} Drawing */

/**
 * The attributes of drawings, read without a page.
 * @param {string} svg
 * @returns {Map<string, Drawing>}
 */
function drawingsIn(svg) {
  return new Map([...svg.matchAll(/<symbol ([^>]*)>/g)].map(([, attributes = ""]) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    const told = new Map(pairs.map(([, name = "", text = ""]) => [name, text]));
    const id = told.get("id") ?? "";
    return [id, describe(id, (name) => told.get(name))];
  }));
}

/**
 * The art of a room, as the server tells it.
 * @param {Bundle} bundle
 */
export function artFrom({ symbols, own_symbols: own, shared, looks }) {
  return artOf(shared, looks, new Map([...drawingsIn(symbols), ...drawingsIn(own)]));
}

/** @param {string} path */
const source = (path) => readFileSync(new URL(`../../../src/rookery/${path}`, import.meta.url), "utf-8");
const ROOMS = ["polar_dare", "penguins_rock", "penguin_soccer", "penguin_game"];

/** The real art of all rooms at once. */
export const ART = artFrom({
  symbols: source("draw/symbols.svg"),
  own_symbols: ROOMS.map((room) => source(`rooms/${room}/art.svg`)).join(""),
  shared: JSON.parse(source("draw/looks.json")),
  looks: Object.assign({}, ...ROOMS.map((room) => JSON.parse(source(`rooms/${room}/looks.json`)))),
  tokens: "",
});

/**
 * A space about a point, of this width and height.
 * @param {string} id
 * @param {string} look
 * @param {number} x
 * @param {number} y
 * @param {number} [width]
 * @param {number} [height]
 * @param {Partial<Space>} [rest]
 * @returns {Space}
 */
export function spaceAt(id, look, x, y, width = 1, height = 1, rest = {}) {
  const [across, down] = [width / 2, height / 2];
  const [left, top, right, bottom] = [x - across, y - down, x + across, y + down];
  return { id, look, label: id, x, y, outline: [[left, top], [right, top], [right, bottom], [left, bottom]], ...rest };
}

/**
 * A piece on a space.
 * @param {string} id
 * @param {string} symbol
 * @param {string} space
 * @param {Partial<Piece>} [rest]
 * @returns {Piece}
 */
export const pieceOn = (id, symbol, space, rest = {}) => ({ id, symbol, space, letter: "R", label: id, ...rest });

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
