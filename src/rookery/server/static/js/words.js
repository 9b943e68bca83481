// All texts for people, in the language of the reader. A language is one file in words/ and one line here.

import { keep, recall } from "./kept.js";
import { EN } from "./words/en.js";

/** @typedef {keyof typeof EN} Word */
/** @typedef {Record<Word, string>} Words */

/** @typedef {import("./said.js").Catalogue} Catalogue */

/**
 * A language: the words of the pages, and what the server says, by its English. What it says to choose a game, in
 * lessons, and of games that were recorded, comes when somebody does so.
 * @typedef {{ words: Words, said?: Catalogue } & Partial<Record<More, () => Promise<Catalogue>>>} Language
 */
/** @typedef {"facts" | "lessons" | "records"} More */

/** @type {Record<string, { name: string, load: () => Promise<Language> }>} */
export const LANGUAGES = {
  en: { name: "English", load: async () => ({ words: EN }) },
  de: { name: "Deutsch", load: async () => import("./words/de.js").then(({ DE, ...said }) => ({ words: DE, ...said })) },
};

const KEPT = "rookery-language";

/** @type {Words} */
let words = EN;
/** @type {Language} */
let spoken = { words };

/** @type {import("./said.js").Interpreter} */
let say = (text) => text;
/** @type {<Data>(kind: import("./said.js").Kind, data: Data) => Data} */
let sayAll = (_, data) => data;

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
    const found = await LANGUAGES[chosen]?.load();
    spoken = found ?? spoken;
    if (spoken.said) await understand(spoken.said);
    words = spoken.words;
    document.documentElement.lang = chosen;
  } catch {
    words = EN;
  }
}

/**
 * Get more of what the server says ready; where that fails, it is English.
 * @param {More} what
 */
export async function loadMore(what) {
  const more = await spoken[what]?.().catch(() => undefined);
  if (!more) return;
  spoken = { ...spoken, said: { ...spoken.said, ...more }, [what]: undefined };
  await understand(spoken.said ?? {});
}

/** @param {Catalogue} catalogue */
async function understand(catalogue) {
  const { inLanguage, interpreter } = await import("./said.js");
  const interpret = interpreter(catalogue);
  say = interpret;
  sayAll = (kind, data) => inLanguage(interpret, kind, data);
}

/**
 * A text in the language of the reader.
 * @param {import("../types/wire.js").Piece["label"]} text
 * @returns {string}
 */
export const word = (text) => (typeof text === "string" ? text : "");

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

/**
 * What the server says, in the language of the reader.
 * @param {string} text
 * @returns {string}
 */
export function said(text) {
  return say(text);
}

/**
 * All that the server says in an answer or a message, in the language of the reader. This is done once, where it comes
 * in; what is given is written over.
 * @template Data
 * @param {import("./said.js").Kind} kind
 * @param {Data} data
 * @returns {Data}
 */
export function saidIn(kind, data) {
  return sayAll(kind, data);
}
