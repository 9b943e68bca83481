// A small store: a state that is replaced in whole or in part, and its listeners.

/**
 * @template {object} State
 * @typedef {{
 *   get: () => State,
 *   set: (changes: Partial<State>) => void,
 *   subscribe: (listener: (state: State, before: State) => void) => () => void,
 * }} Store
 */

/**
 * A store. Listeners are called in order, once for each `set` that changed something; changes made by listeners
 * are delivered afterwards.
 * @template {object} State
 * @param {State} initial
 * @returns {Store<State>}
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<(state: State, before: State) => void>} */
  const listeners = new Set();
  /** @type {[State, State][]} */
  const queue = [];
  let notifying = false;

  function notify() {
    if (notifying) return;
    notifying = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        for (const listener of [...listeners]) listener(...next);
      }
    } finally {
      notifying = false;
    }
  }

  return {
    get: () => state,
    set(changes) {
      const changed = /** @type {(keyof State)[]} */ (Object.keys(changes)).some((key) => changes[key] !== state[key]);
      if (!changed) return;
      const before = state;
      state = { ...state, ...changes };
      queue.push([state, before]);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
