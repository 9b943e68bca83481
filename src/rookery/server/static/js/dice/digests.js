// Digests as the dice need them: by the browser's own crypto.subtle, or by ours where there is none.

import { hmacSha256, sha256 } from "./sha256.js";

const HMAC = { name: "HMAC", hash: "SHA-256" };

/** Missing outside of secure contexts, whatever the types say. */
const subtle = /** @type {SubtleCrypto | undefined} */ (globalThis.crypto?.subtle);

/**
 * The commitment to a secret or a seed.
 * @param {string} secret  in hexadecimal
 * @returns {Promise<string>}
 */
export async function commitmentTo(secret) {
  const bytes = fromHex(secret);
  return toHex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256(bytes));
}

/**
 * HMAC-SHA256 of texts under one key.
 * @param {string} secret  in hexadecimal
 * @returns {Promise<(text: string) => Promise<Uint8Array>>}
 */
export async function signer(secret) {
  const bytes = fromHex(secret);
  const encoder = new TextEncoder();
  if (!subtle) return async (text) => hmacSha256(bytes, encoder.encode(text));
  const key = await subtle.importKey("raw", bytes, HMAC, false, ["sign"]);
  return async (text) => new Uint8Array(await subtle.sign("HMAC", key, encoder.encode(text)));
}

/** @param {string} text */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
