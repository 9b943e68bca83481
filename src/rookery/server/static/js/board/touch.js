// Narrows the choices by what was touched. Pure: a choice is only a list of ids to touch.

/**
 * Something to choose. What stands for a whole path has `moves`, to be made one after the other.
 * @typedef {import("../../types/wire.js").Choice & { moves?: readonly string[] }} Choice
 */

/** @import { Narrowed } from "../../types/board.js" */

/**
 * What these touches leave open. Choices that only repeat another one are not offered.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} touched
 * @returns {Narrowed}
 */
export function narrow(choices, touched) {
  const open = choices.filter((choice) => !choice.same_as && startsWith(choice.touches, touched));
  const ends = open.filter((choice) => choice.touches.length === touched.length);
  const implied = ends.length > 0 ? [] : impliedAfter(open, touched.length);
  const after = open.map((choice) => choice.touches[touched.length + implied.length]);
  const next = [...new Set([...implied, ...after])].filter((id) => id !== undefined);
  // A choice without touches is a button, even where it is the only one: nothing is played without a touch.
  const settled = touched.length > 0 && open.length === 1 && ends.length === 1;
  return { open, next, implied, ends, complete: settled ? (ends[0] ?? null) : null };
}

/**
 * The touches after one more: the next of a choice, or another one in the place of an earlier touch, the latest that
 * it fits; the last touch once more takes it back. Null where the id leads nowhere.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} touched
 * @param {string} id
 * @returns {string[] | null}
 */
export function touch(choices, touched, id) {
  for (let kept = touched.length; kept >= 0; kept -= 1) {
    const path = onward(choices, touched.slice(0, kept), id);
    if (path && same(path, touched)) return touched.slice(0, -1);
    if (path) return path;
  }
  return null;
}

/**
 * What a touch would lead to: the choices that are open after it.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} touched
 * @param {string} id
 * @returns {Choice[]}
 */
export function leadsTo(choices, touched, id) {
  const path = onward(choices, touched, id);
  return path ? narrow(choices, path).open : [];
}

/**
 * The touches with one more that goes on from them, and with what it implies before itself.
 * @param {readonly Choice[]} choices
 * @param {readonly string[]} touched
 * @param {string} id
 * @returns {string[] | null}
 */
function onward(choices, touched, id) {
  const { next, implied } = narrow(choices, touched);
  if (!next.includes(id)) return null;
  const skipped = implied.includes(id) ? implied.slice(0, implied.indexOf(id)) : implied;
  return [...touched, ...skipped, id];
}

/**
 * The touches that all of these share from there on, but never the last of any: something remains to be touched.
 * @param {readonly Choice[]} open
 * @param {number} from
 * @returns {string[]}
 */
function impliedAfter(open, from) {
  const [first, ...others] = open.map((choice) => choice.touches.slice(from));
  if (!first) return [];
  const shared = first.findIndex((id, at) => others.some((touches) => touches[at] !== id));
  const shortest = Math.min(first.length, ...others.map((touches) => touches.length));
  return first.slice(0, Math.min(shared < 0 ? first.length : shared, shortest - 1));
}

/**
 * @param {readonly string[]} touches
 * @param {readonly string[]} beginning
 */
function startsWith(touches, beginning) {
  return touches.length >= beginning.length && beginning.every((id, at) => touches[at] === id);
}

/**
 * @param {readonly string[]} one
 * @param {readonly string[]} other
 */
function same(one, other) {
  return one.length === other.length && startsWith(one, other);
}
