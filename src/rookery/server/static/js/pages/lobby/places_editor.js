// An option that places tiles: named layouts to begin with, and a grid on which every tile can be moved by mouse, finger
// or keys. Whether they may lie so is for the server to say.

import { fill, h } from "../../dom.js";
import { t, word } from "../../words.js";
import { centred, moved, overlapping, readPlaces, writePlaces } from "./places.js";

/** @import { GridFacts as Grid, OptionFacts } from "../../../types/wire.js" */
/** @import { Place } from "./places.js" */

/** Where the arrow keys lead. @type {Record<string, [number, number]>} */
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * @param {OptionFacts & { grid: Grid }} option
 * @param {string} value  places, or the name of a layout
 * @param {(value: string) => void} onchange
 * @param {(option: OptionFacts, value: string) => string} valueText  the name of a layout, in words
 * @returns {HTMLElement}
 */
export function placesEditor(option, value, onchange, valueText) {
  const { grid } = option;
  let places = centred(readPlaces(value, grid), grid);
  const said = h("span", { class: "visually-hidden", "aria-live": "polite" });
  const field = h("div", { class: "places-grid", role: "group", "aria-label": word(option.label) });
  field.style.setProperty("--extent", String(grid.extent));
  const tiles = places.map((_, index) => h("button", { class: "places-tile", type: "button", onkeydown: (/** @type {KeyboardEvent} */ event) => step(event, index) }, String(index + 1)));
  // Layouts of another number of tiles are for other options.
  const layouts = Object.keys(grid.layouts).filter((name) => readPlaces(name, grid).length === places.length);
  const buttons = layouts.map((name) => {
    const onclick = () => change(centred(readPlaces(name, grid), grid));
    return h("button", { class: "places-layout", type: "button", onclick }, miniature(name, grid), h("span", {}, valueText(option, name)));
  });

  const show = () => {
    const chosen = writePlaces(places, grid);
    const crossed = overlapping(places, grid);
    buttons.forEach((button, index) => button.setAttribute("aria-pressed", String(layouts[index] === chosen)));
    tiles.forEach((tile, index) => {
      const { x, y } = places[index] ?? { x: 0, y: 0 };
      put(tile, { x, y }, grid);
      tile.classList.toggle("crossed", crossed[index]);
      tile.setAttribute("aria-label", t("lobby-places-tile", { tile: index + 1, column: x + 1, row: y + 1 }));
    });
  };
  /** @param {Place[]} to */
  const change = (to) => {
    const before = writePlaces(places, grid);
    places = to;
    show();
    const after = writePlaces(places, grid);
    if (after !== before) onchange(after);
  };
  /**
   * @param {KeyboardEvent} event
   * @param {number} index
   */
  const step = (event, index) => {
    const [right, up] = KEYS[event.key] ?? [0, 0];
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    if (!right && !up) return;
    event.preventDefault();
    change(moved(places, index, { x: x + right, y: y + up }, grid));
    said.textContent = tiles[index]?.getAttribute("aria-label") ?? "";
  };
  tiles.forEach((tile, index) => drag(tile, field, grid, {
    from: () => places[index] ?? { x: 0, y: 0 },
    to: (place) => change(moved(places, index, place, grid)),
  }));
  fill(field, ...tiles);
  show();
  const choices = layouts.length ? h("div", { class: "places-layouts" }, ...buttons) : null;
  return h("div", { class: "places-editor", role: "group", "aria-label": word(option.label) }, choices, field, h("p", { class: "quiet note" }, t("lobby-places-help")), said);
}

/**
 * Lay a tile on its cells; rows are counted from below.
 * @param {HTMLElement} tile
 * @param {Place} place
 * @param {Grid} grid
 */
function put(tile, { x, y }, { tile: side, extent }) {
  tile.style.gridColumn = `${x + 1} / span ${side}`;
  tile.style.gridRow = `${extent - side - y + 1} / span ${side}`;
}

/**
 * Let a tile follow a mouse or a finger, and lie down on the nearest cells.
 * @param {HTMLElement} tile
 * @param {HTMLElement} field
 * @param {Grid} grid
 * @param {{ from: () => Place, to: (place: Place) => void }} places
 */
function drag(tile, field, { extent }, { from, to }) {
  /** @type {{ x: number, y: number, place: Place } | null} */
  let start = null;
  const away = (/** @type {PointerEvent} */ { clientX, clientY }) => ({ x: clientX - (start?.x ?? 0), y: clientY - (start?.y ?? 0) });
  const drop = () => {
    start = null;
    tile.style.transform = "";
    tile.classList.remove("lifted");
  };
  tile.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, place: from() };
    tile.setPointerCapture(event.pointerId);
    tile.classList.add("lifted");
  });
  tile.addEventListener("pointermove", (event) => {
    const { x, y } = away(event);
    if (start) tile.style.transform = `translate(${x}px, ${y}px)`;
  });
  tile.addEventListener("pointerup", (event) => {
    if (!start) return;
    const [{ x, y }, { place }] = [away(event), start];
    const cell = field.clientWidth / extent;
    drop();
    to({ x: place.x + x / cell, y: place.y - y / cell });
  });
  tile.addEventListener("pointercancel", drop);
}

/**
 * A layout, very small.
 * @param {string} name
 * @param {Grid} grid
 */
function miniature(name, grid) {
  const side = grid.extent;
  const tiles = centred(readPlaces(name, grid), grid).map((place) => {
    const tile = h("span", {});
    put(tile, place, grid);
    return tile;
  });
  const picture = h("span", { class: "places-miniature", "aria-hidden": "true" }, ...tiles);
  picture.style.setProperty("--extent", String(side));
  return picture;
}
