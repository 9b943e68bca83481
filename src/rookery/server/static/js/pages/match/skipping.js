// A touch of the board, or a key on it, skips what is still to be shown. It does nothing else: nobody means a move by it.

/** Keys that touch something on a board. */
const KEYS = new Set(["Enter", " ", "Escape"]);

/**
 * @param {HTMLElement} place  with the board in it
 * @param {{ behind: boolean, skip: () => void }} pacer
 */
export function skipping(place, pacer) {
  let skips = false;
  /** @param {Event} event */
  const take = (event) => {
    event.stopPropagation();
    pacer.skip();
  };
  /** @param {Event} event */
  const onDown = (event) => {
    skips = pacer.behind;
    if (skips) take(event);
  };
  /** The click of the same touch comes later, when there may be something to choose already. @param {Event} event */
  const onClick = (event) => {
    if (skips || pacer.behind) take(event);
    skips = false;
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (!pacer.behind || !KEYS.has(event.key)) return;
    event.preventDefault();
    take(event);
  };
  place.addEventListener("pointerdown", onDown, true);
  place.addEventListener("click", onClick, true);
  place.addEventListener("keydown", onKey, true);
}
