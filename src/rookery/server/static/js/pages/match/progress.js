// How far a seat is, in the game's own pictures: three flags, six hollows, a ball on its way.

import { loadArt } from "../../board/symbols.js";
import { fill, h, s } from "../../dom.js";
import { t, word } from "../../words.js";
import { seatClass } from "../../seat_colours.js";

/** @import { State } from "../../../types/match.js" */
/** @import { Progress } from "../../../types/wire.js" */
/** @import { Art } from "../../../types/looks.js" */

/** More than this are not counted one by one, but measured. */
const COUNTABLE = 8;

/**
 * A drawing of the game's art, cropped to its box.
 * @param {Art} art
 * @param {string} symbol
 * @param {string} [className]
 * @returns {SVGSVGElement | null}
 */
export function drawing({ drawings }, symbol, className = "") {
  const { id, width, height } = drawings.get(symbol) ?? {};
  if (!id || !width || !height) return null;
  return s("svg", { class: className, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, s("use", { href: `#${id}`, width, height }));
}

/**
 * @param {number} seat
 * @returns {{ element: HTMLElement, show: (state: State) => void }}
 */
export function progressOf(seat) {
  const element = h("span", { class: `progress ${seatClass(seat)}`, hidden: true });
  /** @type {Art | null} */
  let art = null;
  let drawn = "";
  const show = (/** @type {State} */ state) => {
    const progress = state.view.scene?.progress?.[seat];
    element.hidden = !progress;
    if (!progress) return;
    if (!art) void loadArt(state.view.game).then((loaded) => ((art = loaded), (drawn = ""), draw(progress)), () => {});
    draw(progress);
  };
  const draw = (/** @type {Progress} */ progress) => {
    const text = word(progress.label);
    const key = `${progress.done} ${progress.of} ${progress.symbol} ${text}`;
    if (key === drawn) return;
    drawn = key;
    element.title = text;
    fill(element, ...pictures(art, progress, text), h("span", { class: "visually-hidden" }, text));
  };
  return { element, show };
}

/**
 * @param {Art | null} art  null until it has arrived
 * @param {Progress} progress
 * @param {string} text  the same in words
 * @returns {HTMLElement[]}
 */
function pictures(art, { done, of, symbol }, text) {
  const unit = (/** @type {string} */ className) => h("span", { class: className, "aria-hidden": "true" }, symbol && art ? drawing(art, symbol) : h("span", { class: "pip" }));
  // A number alone says little; where there is no room for words it must do.
  const told = [h("span", { class: "progress-words", "aria-hidden": "true" }, text), h("span", { class: "numbers", "aria-hidden": "true" }, t("match-progress-open", { done }))];
  if (typeof of !== "number") return [unit("unit"), ...told];
  if (of <= COUNTABLE) return Array.from({ length: of }, (_, at) => unit(at < done ? "unit" : "unit missing"));
  const share = `${(100 * Math.min(1, Math.max(0, done / of))).toFixed(1)}%`;
  const way = h("span", { class: "way-done" });
  const runner = unit("unit runner");
  way.style.width = share;
  runner.style.left = share;
  return [h("span", { class: "way", "aria-hidden": "true" }, way, runner)];
}
