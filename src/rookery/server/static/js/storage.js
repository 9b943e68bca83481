// Local storage, as JSON. Where the browser allows none, values last as long as the page is open.

/** @type {Map<string, unknown>} */
const unsaved = new Map();

/**
 * The value stored under a name, or a default.
 * @template Value
 * @param {string} name
 * @param {Value} otherwise
 * @returns {Value}
 */
export function load(name, otherwise) {
  if (unsaved.has(name)) return /** @type {Value} */ (unsaved.get(name));
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * Store a value under a name; `undefined` removes it.
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean} whether it will survive the page
 */
export function save(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    unsaved.delete(name);
    return true;
  } catch {
    if (value === undefined) unsaved.delete(name);
    else unsaved.set(name, value);
    return false;
  }
}
