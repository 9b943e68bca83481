// SHA-256 and HMAC-SHA256 in plain JavaScript (FIPS 180-4, RFC 2104). Browsers offer crypto.subtle in secure contexts only,
// and a server in one's own network is usually plain http: there the dice must be checked too.

const BLOCK = 64;
const ROUNDS = 64;

/** The fractional parts of the roots of the first primes, as 32 bits: square roots to begin with, cube roots as constants. */
const [BEGINNING, CONSTANTS] = rootBits();

/** @returns {[Uint32Array, Uint32Array]} */
function rootBits() {
  const fraction = (/** @type {number} */ root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < ROUNDS; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ];
}

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(BEGINNING);
  const schedule = new Uint32Array(ROUNDS);
  for (let from = 0; from < padded.length; from += BLOCK) {
    for (let n = 0; n < 16; n += 1) schedule[n] = words.getUint32(from + 4 * n);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

/**
 * @param {Uint32Array} state     changed
 * @param {Uint32Array} schedule  its first 16 words are the block
 */
function compress(state, schedule) {
  const at = (/** @type {number} */ n) => schedule[n] ?? 0;
  for (let n = 16; n < ROUNDS; n += 1) {
    const [one, other] = [at(n - 15), at(n - 2)];
    const small = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
    const large = turn(other, 17) ^ turn(other, 19) ^ (other >>> 10);
    schedule[n] = at(n - 16) + small + at(n - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < ROUNDS; n += 1) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (CONSTANTS[n] ?? 0) + at(n);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] ?? 0) + word));
}

/**
 * @param {number} word
 * @param {number} by
 */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint8Array} key  of at most 64 bytes
 * @param {Uint8Array} message
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function hmacSha256(key, message) {
  const keyed = (/** @type {number} */ mask, /** @type {Uint8Array} */ rest) => {
    const bytes = new Uint8Array(BLOCK + rest.length).fill(mask, 0, BLOCK);
    key.forEach((byte, n) => (bytes[n] = byte ^ mask));
    bytes.set(rest, BLOCK);
    return sha256(bytes);
  };
  return keyed(0x5c, keyed(0x36, message));
}
