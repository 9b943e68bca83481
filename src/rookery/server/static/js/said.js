// What the server says, in the language of the reader. As with gettext the English sentence is the name of its
// translation; what changes from sentence to sentence stands in {braces}. Loaded only where the page does not speak
// English.

/**
 * English sentences and what they are in a language. A text may have forms for places where grammar bends it:
 * `{who:of}` asks for "Red:of", and takes "Red" where there is no such form.
 * @typedef {Record<string, string>} Catalogue
 */

/** @typedef {(text: string) => string} Interpreter */

/** So many sentences are remembered; a long evening has a few thousand. */
const REMEMBERED = 4000;
const SLOT = /\{(\w+)(?::(\w+))?\}/g;

/**
 * Somebody who knows a language by its catalogue. What is not in it comes back as it is.
 * @param {Catalogue} catalogue
 * @param {(text: string) => void} [missed]  hears of every text, or part of one, that is not there
 * @returns {Interpreter}
 */
export function interpreter(catalogue, missed = () => {}) {
  /** @type {Map<string, string>} */
  const known = new Map();
  const patterns = Object.entries(catalogue).filter(([english]) => english.includes("{")).map(compiled).sort((one, other) => other.weight - one.weight);

  /** @type {Interpreter} */
  const say = (text) => {
    const heard = known.get(text);
    if (heard !== undefined) return heard;
    const told = translate(text) ?? unknown(text);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, told);
    return told;
  };

  /**
   * @param {string} text
   * @returns {string | null}
   */
  const translate = (text) => (Object.hasOwn(catalogue, text) ? (catalogue[text] ?? null) : (matched(text) ?? asClause(text)));

  /** @param {string} text */
  function matched(text) {
    for (const { english, slots, translation } of patterns) {
      const found = english.exec(text);
      if (found) return filled(translation, slots, found.slice(1));
    }
    return null;
  }

  /**
   * @param {string} translation
   * @param {string[]} slots
   * @param {string[]} values
   */
  function filled(translation, slots, values) {
    return translation.replace(SLOT, (_, slot, form) => {
      const value = values[slots.indexOf(slot)] ?? "";
      const bent = form && translate(`${value}:${form}`);
      return bent || say(value);
    });
  }

  /**
   * Where a clause became a sentence, with a capital and a full stop, it is still known as a clause.
   * @param {string} text
   */
  function asClause(text) {
    if (!/^[A-Z].*\.$/.test(text)) return null;
    const clause = text.charAt(0).toLowerCase() + text.slice(1, -1);
    const told = Object.hasOwn(catalogue, clause) ? (catalogue[clause] ?? null) : matched(clause);
    return told && `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
  }

  /** @param {string} text */
  function unknown(text) {
    missed(text);
    return text;
  }

  return say;
}

/**
 * A sentence with slots as something to find others by; the more of it is fixed, the sooner it is tried.
 * @param {[string, string]} entry
 */
function compiled([english, translation]) {
  /** @type {string[]} */
  const slots = [];
  const fixed = english.split(SLOT).filter((_, index) => index % 3 === 0);
  for (const [, slot] of english.matchAll(SLOT)) slots.push(slot ?? "");
  const source = fixed.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("(.+?)");
  return { english: new RegExp(`^${source}$`, "s"), slots, translation, weight: fixed.join("").length };
}

// Where texts are in what the server sends. Lists are gone through item by item; "*" stands for all fields.

/** @typedef {true | { [field: string]: Shape }} Shape */

/** @type {Shape} */
const SCENE = { status: true, seats: { name: true }, spaces: { label: true }, pieces: { label: true }, facings: { label: true } };
/** @type {Shape} */
const CHOICES = { label: true, caution: true };
/** @type {Shape} */
const VIEW = { scene: SCENE, choices: CHOICES };
/** @type {Shape} */
const STEP = { title: true, say: true, ask: true, scene: SCENE, choices: CHOICES, wrong: { "*": true }, other: true, praise: true, after: { "*": SCENE } };

/** @satisfies {Record<string, Shape>} */
const SHAPES = {
  me: { games: { summary: true, options: { label: true, about: true } } },
  look: { view: VIEW },
  message: { view: VIEW, changes: VIEW, sentence: true },
  paths: { paths: { label: true } },
  preview: { scene: SCENE },
  replay: { start: SCENE, steps: { label: true, changes: SCENE } },
  verified: { proven: true, unproven: true, problems: true },
  lessons: { steps: STEP },
};

/** @typedef {keyof typeof SHAPES} Kind */

/**
 * Everything of a kind in the language: what has just come in is written over, for nobody has seen it yet.
 * @template Data
 * @param {Interpreter} say
 * @param {Kind} kind
 * @param {Data} data
 * @returns {Data}
 */
export function inLanguage(say, kind, data) {
  return rewritten(say, SHAPES[kind], data);
}

/**
 * @param {Interpreter} say
 * @param {Shape} shape
 * @param {any} data
 * @returns {any}
 */
function rewritten(say, shape, data) {
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) data[index] = rewritten(say, shape, item);
  } else if (shape === true) {
    return typeof data === "string" ? say(data) : data;
  } else if (data && typeof data === "object") {
    for (const field of "*" in shape ? Object.keys(data) : Object.keys(shape)) {
      const inner = shape["*"] ?? shape[field];
      if (inner && field in data) data[field] = rewritten(say, inner, data[field]);
    }
  }
  return data;
}
