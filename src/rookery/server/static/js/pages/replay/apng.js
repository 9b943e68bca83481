// Joins PNGs into an animated PNG by splicing their chunks.
// https://www.w3.org/TR/png-3/#apng-frame-based-animation

/**
 * A frame, encoded as a PNG.
 * @typedef {object} Frame
 * @property {Uint8Array} png
 * @property {number} ms      how long it is shown
 * @property {number} [x]     where it lies on the first frame, which is the whole picture
 * @property {number} [y]
 */

/** @typedef {{ type: string, data: Uint8Array }} Chunk */

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const AROUND = 12; // Bytes of a chunk beside its data: length, type, checksum.
const LONGEST_DELAY = 65_535; // Two bytes, in milliseconds.
/** What a frame must have in common with the first: depth, kind of colour, compression, filter, interlace. */
const FORM = [8, 13];

const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit++) check = check & 1 ? 0xedb88320 ^ (check >>> 1) : check >>> 1;
  return check;
});

/**
 * The checksum at the end of every chunk.
 * @param {Uint8Array} bytes
 * @returns {number}
 */
export function crc32(bytes) {
  let check = 0xffffffff;
  for (const byte of bytes) check = /** @type {number} */ (CHECKS[(check ^ byte) & 0xff]) ^ (check >>> 8);
  return (check ^ 0xffffffff) >>> 0;
}

/**
 * The chunks of a PNG, in their order.
 * @param {Uint8Array} png
 * @returns {Chunk[]}
 */
export function chunksOf(png) {
  if (!SIGNATURE.every((byte, at) => png[at] === byte)) throw new Error("this is not a PNG");
  const numbers = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = at + AROUND <= png.length ? numbers.getUint32(at) : Infinity;
    if (at + AROUND + length > png.length) throw new Error("this PNG ends too early");
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += AROUND + length;
  }
  return chunks;
}

/**
 * A looping animation.
 * @param {Frame[]} frames
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function animate(frames) {
  const [first] = frames;
  if (!first) throw new Error("an animation needs a picture");
  const chunks = chunksOf(first.png);
  const start = chunks.findIndex(({ type }) => type === "IDAT");
  const parts = [SIGNATURE, ...chunks.slice(0, start).map(written)];
  parts.push(written({ type: "acTL", data: numbers([frames.length, 4], [0, 4]) }));
  // Control and data chunks share one sequence; the first frame's data stay IDAT and are not counted.
  let count = 0;
  for (const frame of frames) {
    parts.push(written({ type: "fcTL", data: control(frame, count++, first) }));
    for (const { data } of chunksOf(frame.png).filter(({ type }) => type === "IDAT")) {
      if (frame === first) parts.push(written({ type: "IDAT", data }));
      else parts.push(written({ type: "fdAT", data: joined([numbers([count++, 4]), data]) }));
    }
  }
  parts.push(written({ type: "IEND", data: new Uint8Array() }));
  return joined(parts);
}

/**
 * A frame's control chunk: sequence number, size, offset and delay; it is drawn over the frame before.
 * @param {Frame} frame
 * @param {number} count
 * @param {Frame} first
 */
function control(frame, count, first) {
  const [head, form] = [header(frame.png), header(first.png)];
  if (String(head.subarray(...FORM)) !== String(form.subarray(...FORM))) throw new Error("the pictures differ in form");
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const ms = Math.min(Math.max(0, Math.round(frame.ms)), LONGEST_DELAY);
  const place = /** @type {const} */ ([[frame.x ?? 0, 4], [frame.y ?? 0, 4]]);
  return numbers([count, 4], [size.getUint32(0), 4], [size.getUint32(4), 4], ...place, [ms, 2], [1000, 2], [0, 1], [0, 1]);
}

/** @param {Uint8Array} png */
function header(png) {
  const [head] = chunksOf(png);
  if (head?.type !== "IHDR") throw new Error("this PNG has no header");
  return head.data;
}

/** @param {Chunk} chunk */
function written({ type, data }) {
  const named = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joined([numbers([data.length, 4]), named, numbers([crc32(named), 4])]);
}

/**
 * Numbers in big-endian order, each with its width in bytes.
 * @param {...(readonly [value: number, bytes: 1 | 2 | 4])} values
 */
function numbers(...values) {
  return Uint8Array.from(
    values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff)),
  );
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
