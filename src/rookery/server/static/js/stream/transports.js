// What carries messages: a WebSocket, or lines of JSON in an answer that does not end.

/** @typedef {{ code: string, message: import("../wording.js").Text }} Refusal */

/**
 * One connection. It opens by itself, and ends once.
 * @typedef {object} Carrier
 * @property {(text: string) => void} onmessage
 * @property {(refusal: Refusal | null) => void} onend
 * @property {() => void} close  ends it silently
 */

/**
 * @param {string} path
 * @param {string | undefined} token
 * @returns {Carrier}
 */
export function openSocket(path, token) {
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
  /** @type {Carrier} */
  const carrier = { onmessage() {}, onend() {}, close: () => socket.close() };
  socket.onopen = () => socket.send(JSON.stringify(token ? { token } : {}));
  socket.onmessage = (event) => carrier.onmessage(event.data);
  socket.onclose = () => carrier.onend(null);
  return carrier;
}

/**
 * @param {string} path
 * @param {string | undefined} token
 * @returns {Carrier}
 */
export function openLines(path, token) {
  const stop = new AbortController();
  /** @type {Carrier} */
  const carrier = { onmessage() {}, onend() {}, close: () => stop.abort() };
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  readLines(fetch(path, { headers, signal: stop.signal, cache: "no-store" }), (line) => carrier.onmessage(line)).then(
    (refusal) => carrier.onend(refusal),
    () => carrier.onend(null),
  );
  return carrier;
}

/**
 * @param {Promise<Response>} asked
 * @param {(line: string) => void} each
 * @returns {Promise<Refusal | null>} why it ended, if the server said so
 */
async function readLines(asked, each) {
  const answer = await asked;
  if (!answer.ok || !answer.body) return answer.json().catch(() => null);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    // What is not ended by a newline was cut off, and is no message.
    if (done) return null;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) each(line);
  }
}
