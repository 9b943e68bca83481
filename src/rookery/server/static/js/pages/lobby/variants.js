// The ways to play a game that have names: each with a picture and a sentence, and the usual way first.

import { fill, h } from "../../dom.js";
import { isDark, settings } from "../../settings.js";
import { pictureAddress } from "../../study.js";
import { sentence, t, word } from "../../words.js";
import { isVariant } from "./plan.js";

/** @import { GameFacts } from "../../../types/wire.js" */
/** @import { Plan } from "./plan.js" */
/** @typedef {{ key: string, label: string, about: string, players: number | null, options: Record<string, string>, picture: string }} Way */

/** Pixels from left to right: twice what is shown, for fine screens. */
const SIZE = 280;

/**
 * All ways to play a game, the usual one first; none where there is but one.
 * @param {GameFacts} facts
 * @returns {Way[]}
 */
export function waysOf({ variants }) {
  if (!variants.length) return [];
  const usual = { key: "usual", label: t("lobby-variant-usual"), about: t("lobby-variant-usual-about"), players: null, options: {}, picture: "" };
  return [usual, ...variants.map((each) => ({ ...each, label: word(each.label), about: sentence(each.about) }))];
}

/**
 * @param {GameFacts} facts
 * @param {(way: Way) => void} choose
 * @returns {{ element: HTMLElement, show: (plan: Plan) => void, chosen: (plan: Plan) => Way | undefined, destroy: () => void }}
 */
export function variantCards({ game, ...facts }, choose) {
  const ways = waysOf({ game, ...facts });
  const radios = ways.map((way) => h("input", { type: "radio", name: "variant", value: way.key, onchange: () => choose(way) }));
  const drawings = ways.map(() => h("img", { alt: "", width: 140, height: 140, loading: "lazy" }));
  const draw = () => drawings.forEach((drawing, at) => (drawing.src = pictureOf(game, /** @type {Way} */ (ways[at]))));
  draw();
  const cards = ways.map((way, at) =>
    h("label", { class: "variant" }, radios[at], drawings[at], h("strong", {}, way.label), h("span", { class: "note" }, way.about)),
  );
  const title = h("h2", { id: "variants-title" }, t("lobby-variants"));
  const group = h("div", { class: "variant-cards", role: "radiogroup", "aria-labelledby": "variants-title" }, ...cards);
  const element = h("section", { class: "variants", hidden: !ways.length });
  if (ways.length) fill(element, title, group);
  const chosen = (/** @type {Plan} */ plan) => ways.find((way) => isVariant(plan, way, ways));
  const show = (/** @type {Plan} */ plan) => radios.forEach((radio, at) => (radio.checked = chosen(plan) === ways[at]));
  return { element, show, chosen, destroy: settings.subscribe(draw) };
}

/**
 * The address of a way's picture, as boards look now.
 * @param {string} game
 * @param {Way} way
 */
function pictureOf(game, { options, players, picture }) {
  const position = picture ? { position: picture, options, ...(players === null ? {} : { players }) } : {};
  return pictureAddress(game, { ...position, bare: true, theme: isDark() ? "dark" : "light", scenery: settings.get().scenery, size: SIZE });
}
