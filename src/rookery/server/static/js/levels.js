// The levels of bots in words; the server says which there are.

import { t } from "./words.js";

/** @type {Record<string, import("./words.js").PlainWord>} */
const NAMES = {
  egg: "level-egg",
  chick: "level-chick",
  juvenile: "level-juvenile",
  adult: "level-adult",
  emperor: "level-emperor",
};

/** @type {Record<string, import("./words.js").PlainWord>} */
const CHARACTERS = {
  egg: "level-egg-about",
  chick: "level-chick-about",
  juvenile: "level-juvenile-about",
  adult: "level-adult-about",
  emperor: "level-emperor-about",
};

/**
 * What a level is called.
 * @param {string} level
 */
export function levelName(level) {
  const word = NAMES[level];
  return word ? t(word) : level;
}

/**
 * What a level is called, and how it plays.
 * @param {string} level
 */
export function levelWords(level) {
  const word = CHARACTERS[level];
  return word ? `${levelName(level)}: ${t(word)}` : level;
}

/**
 * How a level plays.
 * @param {string} level
 */
export function levelAbout(level) {
  const word = CHARACTERS[level];
  return word ? t(word) : "";
}
