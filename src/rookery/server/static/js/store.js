// One small store: a state that is replaced as a whole or in part, and those who hear of it.

/**
 * @template {object} State
 * @typedef {{
 *   get: () => State,
 *   set: (changes: Partial<State>) => void,
 *   subscribe: (listener: (state: State, before: State) => void) => () => void,
 * }} Store
 */

/**
 * A store. Listeners hear of changes in the order in which they came, once for each `set` that changed something;
 * what they set themselves is told after that.
 * @template {object} State
 * @param {State} initial
 * @returns {Store<State>}
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<(state: State, before: State) => void>} */
  const listeners = new Set();
  /** @type {[State, State][]} */
  const untold = [];
  let telling = false;

  function tell() {
    if (telling) return;
    telling = true;
    try {
      for (let next = untold.shift(); next; next = untold.shift()) {
        for (const listener of [...listeners]) listener(...next);
      }
    } finally {
      telling = false;
    }
  }

  return {
    get: () => state,
    set(changes) {
      const changed = /** @type {(keyof State)[]} */ (Object.keys(changes)).some((key) => changes[key] !== state[key]);
      if (!changed) return;
      const before = state;
      state = { ...state, ...changes };
      untold.push([state, before]);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
