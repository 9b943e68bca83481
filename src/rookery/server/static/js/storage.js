// What this browser keeps for us, as JSON. Where it may keep nothing, everything works for as long as the page is open.

/** @type {Map<string, unknown>} */
const unkept = new Map();

/**
 * What was kept under a name, or else what is given.
 * @template Value
 * @param {string} name
 * @param {Value} otherwise
 * @returns {Value}
 */
export function recall(name, otherwise) {
  if (unkept.has(name)) return /** @type {Value} */ (unkept.get(name));
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * Keep a value under a name; `undefined` forgets it.
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether it will still be there the next time
 */
export function keep(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    unkept.delete(name);
    return true;
  } catch {
    if (value === undefined) unkept.delete(name);
    else unkept.set(name, value);
    return false;
  }
}
