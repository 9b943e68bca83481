// All words for people, in the reader's language: the pages' own, and messages from the server. Catalogues are loaded when
// they are needed.

import { load, save } from "./storage.js";
import { asSentence, ENGLISH, Wording } from "./wording.js";

/** @import { Words } from "../types/words.js" */
/** @import { Text } from "../types/wording.js" */
/** @typedef {keyof Words} Word */
/** @typedef {{ [Name in Word]: keyof Words[Name] extends never ? Name : never }[Word]} PlainWord  one without values */

/** The languages of the pages, each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

const KEPT = "rookery-language";
const OWN = "pages";
const MAIN = "main";
/** What only some pages need: entries that begin with these words come apart. */
const PARTS = ["bad", "class", "guide", "learn", "lesson", "lobby", "option", "privacy", "problem", "puzzle", "replay", "rules", "variant"];

let wording = new Wording(ENGLISH);
/** Catalogues, and parts of them, that are loaded or loading. @type {Map<string, Promise<boolean>>} */
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
 * Load the pages' own words that every page needs, and those of some parts.
 * @param {readonly string[]} parts
 * @returns {Promise<boolean>} whether those that every page needs are there
 */
export async function loadWords(parts) {
  wording = new Wording(language());
  const [arrived = false] = await Promise.all([loadCatalogue(OWN), ...parts.map(loadOwn)]);
  if (arrived) document.documentElement.lang = wording.language;
  return arrived;
}

/**
 * Load a part of the pages' own words.
 * @param {string} part
 */
export const loadOwn = (part) => loadCatalogue(`${OWN}/${part}`);

/**
 * Load the words of a room or a package, or a part of them: "play", "pages/lobby". Without them, messages are shown by
 * their ids.
 * @param {string} name
 * @returns {Promise<boolean>} whether they are there
 */
export function loadCatalogue(name) {
  const known = loading.get(name) ?? fetchCatalogue(name);
  loading.set(name, known);
  return known;
}

/** @param {string} name */
async function fetchCatalogue(name) {
  const [catalogue = "", part = MAIN] = name.split("/");
  const address = `/words/${encodeURIComponent(catalogue)}/${wording.language}.json?part=${part}`;
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) wording.add(catalogue, await answer.json());
  // A failed request is repeated when the catalogue is needed next.
  else if (!answer) loading.delete(name);
  return answer?.ok ?? false;
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
 * The catalogues that the messages in some data need, and the parts of them.
 * @param {any} data
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
export function cataloguesIn(data, found = new Set()) {
  if (data === null || typeof data !== "object") return found;
  if (isMessage(data)) {
    const [catalogue = "", name = ""] = data.id.split("/");
    const part = name.split("-")[0] ?? "";
    found.add(catalogue);
    if (PARTS.includes(part)) found.add(`${catalogue}/${part}`);
  }
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
