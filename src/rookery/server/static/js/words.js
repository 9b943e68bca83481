// All words for people, in the reader's language: the pages' own, and messages from the server. Catalogues are loaded when
// they are needed.

import { load, save } from "./storage.js";
import { asSentence, ENGLISH, Wording } from "./wording.js";

/** @typedef {import("../types/words.js").Words} Words */
/** @typedef {import("./wording.js").Text} Text */
/** @typedef {keyof Words} Word */
/** @typedef {{ [Name in Word]: keyof Words[Name] extends never ? Name : never }[Word]} PlainWord  one without values */

/** The languages of the pages, each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

const KEPT = "rookery-language";
const OWN = "pages";

let wording = new Wording(ENGLISH);
/** Catalogues that are loaded or loading. @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * The language: as chosen before, or as the browser prefers.
 * @returns {string}
 */
export function language() {
  const preferred = [load(KEPT, ""), ...navigator.languages];
  return preferred.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES) ?? ENGLISH;
}

/**
 * Store the choice of a language.
 * @param {string} chosen
 */
export function chooseLanguage(chosen) {
  save(KEPT, chosen);
}

/**
 * Load the pages' own words.
 * @returns {Promise<boolean>} whether that worked
 */
export async function loadWords() {
  wording = new Wording(language());
  await loadCatalogue(OWN);
  const arrived = wording.has(OWN);
  if (arrived) document.documentElement.lang = wording.language;
  return arrived;
}

/**
 * Load the words of a room or a package; without them, messages are shown by their ids.
 * @param {string} name
 */
export function loadCatalogue(name) {
  const known = loading.get(name) ?? fetchCatalogue(name);
  loading.set(name, known);
  return known;
}

/** @param {string} name */
async function fetchCatalogue(name) {
  const answer = await fetch(`/words/${encodeURIComponent(name)}/${wording.language}.json`).catch(() => null);
  if (answer?.ok) wording.add(name, await answer.json());
  // A failed request is repeated when the catalogue is needed next.
  else if (!answer) loading.delete(name);
}

/**
 * Data from the server, once the catalogues for all its messages are loaded.
 * @template Data
 * @param {Data} data
 * @returns {Promise<Data>}
 */
export async function worded(data) {
  await Promise.all([...cataloguesIn(data)].map(loadCatalogue));
  return data;
}

/**
 * The catalogues that the messages in some data need.
 * @param {any} data
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
export function cataloguesIn(data, found = new Set()) {
  if (data === null || typeof data !== "object") return found;
  if (isMessage(data)) found.add(data.id.split("/")[0] ?? "");
  for (const value of Object.values(data)) cataloguesIn(value, found);
  return found;
}

/**
 * @param {object} data
 * @returns {data is import("../types/wire.js").Message}
 */
function isMessage(data) {
  const { id, values: _, ...others } = /** @type {Record<string, unknown>} */ (data);
  return typeof id === "string" && id.includes("/") && Object.keys(others).length === 0;
}

/**
 * The pages' own words: t("match-watchers", { count: 2 }).
 * @template {Word} Name
 * @param {Name} name
 * @param {keyof Words[Name] extends never ? [] : [Words[Name]]} values
 * @returns {string}
 */
export function t(name, ...values) {
  return wording.word({ id: `${OWN}/${name}`, values: /** @type {any} */ (values[0] ?? {}) });
}

/**
 * From now on say these messages in the words of others: a seat by the name of the colour that it wears.
 * @param {Readonly<Record<string, string>>} aliases  ids by ids
 */
export function say(aliases) {
  wording.aliases = aliases;
}

/**
 * A message in words; a plain text is returned as it is.
 * @param {Text} text
 * @returns {string}
 */
export function word(text) {
  return wording.word(text);
}

/**
 * The same as a sentence of its own.
 * @param {Text} text
 */
export function sentence(text) {
  return asSentence(word(text));
}

/**
 * The words of an id that may have none.
 * @param {string} id
 * @param {string} otherwise
 */
export function wordOr(id, otherwise) {
  return wording.knows(id) ? wording.word({ id }) : otherwise;
}
