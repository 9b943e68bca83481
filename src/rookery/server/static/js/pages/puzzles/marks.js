// How somebody fared, as a row of marks: by sign and by colour. Not every device has the squares that are shared.

import { h } from "../../dom.js";
import { t } from "../../words.js";

/** @import { Mark } from "./diary.js" */

/** @type {Record<Mark, string>} */
const SIGNS = { wrong: "×", hint: "?", right: "✓" };

/** @param {readonly Mark[]} marks */
export function marksRow(marks) {
  const count = (/** @type {Mark} */ wanted) => marks.filter((mark) => mark === wanted).length;
  const label = t("puzzle-result", { wrong: count("wrong"), hints: count("hint") });
  return h("p", { class: "puzzle-marks", role: "img", "aria-label": label }, ...marks.map((mark) => h("span", { class: `puzzle-mark ${mark}` }, SIGNS[mark] ?? "")));
}
