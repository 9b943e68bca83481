// All texts for people, in the language of the reader. A language is one file in words/ and one line here.

import { keep, recall } from "./kept.js";
import { EN } from "./words/en.js";

/** @typedef {keyof typeof EN} Word */
/** @typedef {Record<Word, string>} Words */

/** @type {Record<string, { name: string, load: () => Promise<Words> }>} */
export const LANGUAGES = {
  en: { name: "English", load: async () => EN },
  de: { name: "Deutsch", load: async () => (await import("./words/de.js")).DE },
};

const KEPT = "rookery-language";

/** @type {Words} */
let words = EN;

/**
 * The language to speak: as chosen before, or as the browser asks for.
 * @returns {string}
 */
export function language() {
  const wished = [recall(KEPT, ""), ...navigator.languages];
  return wished.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES) ?? "en";
}

/**
 * Choose a language for the next time.
 * @param {string} chosen
 */
export function chooseLanguage(chosen) {
  keep(KEPT, chosen);
}

/** Get the words of the language ready; until then, and where that fails, it is English. */
export async function loadWords() {
  const chosen = language();
  try {
    words = (await LANGUAGES[chosen]?.load()) ?? EN;
    document.documentElement.lang = chosen;
  } catch {
    words = EN;
  }
}

/**
 * A text, with what stands in braces filled in: t("turn.left", { count: 2 }).
 * A text may have several forms, `one moved|{count} moved`: the first is for a count of 1.
 * @param {Word} word
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(word, values = {}) {
  const forms = words[word].split("|");
  const text = forms.length > 1 && values.count !== 1 ? forms[1] : forms[0];
  return (text ?? "").replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
