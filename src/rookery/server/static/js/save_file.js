// Files that people keep.

import { h } from "./dom.js";

/** How long the browser may take to read what it saves. */
const KEEP_MS = 60_000;

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function saveFile(blob, name) {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
