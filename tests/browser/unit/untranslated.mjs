// Tells what a language does not say: texts in English come in as JSON, those with something left over go out, each with
// the part that is missing. Cells, numbers, moves and what somebody has typed are the same in every language.
//
//     node untranslated.mjs de NAME … < texts.json

import { interpreter } from "../../../src/rookery/server/static/js/said.js";
import { LANGUAGES } from "../../../src/rookery/server/static/js/words.js";

const [code = "", ...names] = process.argv.slice(2);
const { said, facts, lessons, records } = /** @type {import("../../../src/rookery/server/static/js/words.js").Language} */ (await LANGUAGES[code]?.load());
const catalogue = Object.assign({}, said, ...(await Promise.all([facts, lessons, records].map((load) => load?.()))));
let input = "";
for await (const piece of process.stdin) input += piece;

const texts = /** @type {string[]} */ (JSON.parse(input));

/** @type {Set<string>} */
const gaps = new Set();
const say = interpreter(catalogue, (part) => !names.includes(part) && hasWords(part) && gaps.add(part));
for (const text of texts) say(text);
// An interpreter tells of a gap once, so whose it is must be asked anew; mostly there is none.
process.stdout.write(JSON.stringify(gaps.size ? texts.flatMap(lacking) : []));

/**
 * @param {string} text
 * @returns {[string, string, string][]}
 */
function lacking(text) {
  /** @type {string[]} */
  const parts = [];
  const told = interpreter(catalogue, (part) => gaps.has(part) && parts.push(part))(text);
  return parts.length ? [[text, told, parts.join(" · ")]] : [];
}

/** @param {string} part */
function hasWords(part) {
  return /\p{L}{2}/u.test(part.replace(/"[^"]*"/g, ""));
}
