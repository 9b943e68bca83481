// Messages to sentences. Pure: catalogues come in, as rookery.words.export makes them, and words go out. The server words
// messages by the same catalogues, and tests/words/vectors.json keeps both to the same words.

/** @import { Message } from "../types/wire.js" */
/** @import { Call, Catalogue, Entry, Part, Pattern, Select, Text, Value, Values } from "../types/wording.js" */

export const ENGLISH = "en";

/** Words messages in one language; what that lacks is English, and what even English lacks is the message's id. */
export class Wording {
  /** @type {Map<string, Catalogue>} */
  #catalogues = new Map();

  /** Messages that are said in other words, by their ids. @type {Readonly<Record<string, string>>} */
  aliases = {};

  /** @param {string} language */
  constructor(language) {
    this.language = language;
  }

  /**
   * Add a catalogue, or a part of one to what is known of it.
   * @param {string} name
   * @param {Catalogue} catalogue
   */
  add(name, catalogue) {
    const known = this.#catalogues.get(name) ?? {};
    const merged = Object.entries(catalogue).map(([language, entries]) => [language, { ...known[language], ...entries }]);
    this.#catalogues.set(name, { ...known, ...Object.fromEntries(merged) });
  }

  /** @param {string} name */
  has(name) {
    return this.#catalogues.has(name);
  }

  /**
   * Whether there are words of exactly this id: an entry, or an attribute of one.
   * @param {string} id
   */
  knows(id) {
    const { catalogue, name, attribute } = parsed(id);
    return [this.language, ENGLISH].some((language) => {
      const entry = this.#catalogues.get(catalogue)?.[language]?.[name];
      if (entry === undefined || !attribute) return entry !== undefined;
      return typeof entry === "object" && !Array.isArray(entry) && Object.hasOwn(entry, attribute);
    });
  }

  /**
   * A text in the language of the reader.
   * @param {Text} text
   * @returns {string}
   */
  word(text) {
    return this.#word(text);
  }

  /**
   * @param {Text} text
   * @param {string} [form]
   * @returns {string}
   */
  #word(text, form = "") {
    if (typeof text === "string") return text;
    const { catalogue, name, attribute } = parsed(this.aliases[text.id] ?? text.id);
    for (const language of [this.language, ENGLISH]) {
      const entries = this.#catalogues.get(catalogue)?.[language];
      if (!entries || !Object.hasOwn(entries, name)) continue;
      const pattern = patternOf(/** @type {Entry} */ (entries[name]), attribute || form);
      return pattern === undefined ? name : this.#fill(pattern, { entries, language, values: text.values ?? {} });
    }
    return text.id;
  }

  /**
   * @typedef {{ entries: Record<string, Entry>, language: string, values: Values }} Context
   * @param {Pattern} pattern
   * @param {Context} context
   * @returns {string}
   */
  #fill(pattern, context) {
    return typeof pattern === "string" ? pattern : pattern.map((part) => this.#part(part, context)).join("");
  }

  /**
   * @param {Part} part
   * @param {Context} context
   * @returns {string}
   */
  #part(part, context) {
    if (typeof part === "string") return part;
    if ("use" in part) return this.#show(context.values[part.use], part.use, context.language);
    if ("call" in part) return this.#call(part, context);
    if ("by" in part) return this.#fill(chosen(part, context), context);
    const referred = context.entries[part.say];
    const pattern = referred === undefined ? undefined : patternOf(referred, "");
    return pattern === undefined ? `{${part.say}}` : this.#fill(pattern, context);
  }

  /**
   * @param {Value | undefined} value
   * @param {string} name
   * @param {string} language
   * @returns {string}
   */
  #show(value, name, language) {
    if (value === undefined) return name;
    if (typeof value === "number") return numberFormat(language, {}).format(value);
    if (isList(value)) return value.map((each) => this.#word(each)).join(", ");
    return this.#word(value);
  }

  /**
   * @param {Call} call
   * @param {Context} context
   * @returns {string}
   */
  #call({ call, of, form = "", ...options }, { values, language }) {
    const value = values[of];
    if (call === "NUMBER" && typeof value === "number") return numberFormat(language, options).format(value);
    if (call === "FORM" && isMessage(value)) return this.#word(value, form);
    if ((call === "AND" || call === "OR") && isList(value)) {
      const words = value.map((each) => this.#word(each));
      return listFormat(language, call === "AND" ? "conjunction" : "disjunction").format(words);
    }
    return this.#show(value, of, language);
  }
}

/**
 * The parts of an id: catalogue/name.attribute.
 * @param {string} id
 */
function parsed(id) {
  const slash = id.indexOf("/");
  const [name = "", attribute = ""] = id.slice(slash + 1).split(".");
  return { catalogue: id.slice(0, slash), name, attribute };
}

/**
 * The form of an entry that is asked for, or the entry itself where it has no such form.
 * @param {Entry} entry
 * @param {string} form
 * @returns {Pattern | undefined}
 */
function patternOf(entry, form) {
  if (typeof entry === "string" || Array.isArray(entry)) return entry;
  const forms = /** @type {Record<string, Pattern>} */ (entry);
  return forms[form] ?? forms[""];
}

/**
 * The variant for a value: one that names it, one for its plural category, or the one for all others.
 * @param {Select} select
 * @param {Context} context
 * @returns {Pattern}
 */
function chosen({ by, of: variants, else: otherwise }, { values, language }) {
  const value = values[by];
  const keys = typeof value === "number" ? [String(value), pluralRules(language).select(value)] : [value];
  const key = keys.find((each) => typeof each === "string" && Object.hasOwn(variants, each)) ?? otherwise;
  return variants[/** @type {string} */ (key)] ?? "";
}

/**
 * Remember what is made for these arguments: rules of a language are dear to make, and a board has many words.
 * @template {unknown[]} Given
 * @template Made
 * @param {(...given: Given) => Made} make
 * @returns {(...given: Given) => Made}
 */
function remembering(make) {
  /** @type {Map<string, Made>} */
  const known = new Map();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = known.get(key) ?? make(...given);
    known.set(key, made);
    return made;
  };
}

/** Halves are rounded as the server rounds them. */
const numberFormat = remembering((/** @type {string} */ language, /** @type {Intl.NumberFormatOptions} */ options) => {
  return new Intl.NumberFormat(language, { roundingMode: "halfEven", ...options });
});
const pluralRules = remembering((/** @type {string} */ language) => new Intl.PluralRules(language));
const listFormat = remembering((/** @type {string} */ language, /** @type {Intl.ListFormatType} */ type) => new Intl.ListFormat(language, { type }));

/**
 * @param {Value | undefined} value
 * @returns {value is readonly Text[]}
 */
function isList(value) {
  return Array.isArray(value);
}

/**
 * @param {Value | undefined} value
 * @returns {value is Message}
 */
function isMessage(value) {
  return typeof value === "object" && !isList(value);
}

/**
 * Words as a sentence of their own: with a capital, and with a full stop unless they end in another sign.
 * @param {string} words
 */
export function asSentence(words) {
  return `${capital(words)}${/[.?!…]$/.test(words) ? "" : "."}`;
}

/** @param {string} words */
export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
