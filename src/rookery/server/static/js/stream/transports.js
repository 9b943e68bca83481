// How messages arrive: over a WebSocket, or as JSON lines in a response that stays open.

/** @import { Refusal, Transport } from "../../types/stream.js" */

/**
 * @param {string} path
 * @param {string | undefined} token
 * @returns {Transport}
 */
export function openSocket(path, token) {
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
  /** @type {Transport} */
  const transport = { onmessage() {}, onend() {}, close: () => socket.close() };
  socket.onopen = () => socket.send(JSON.stringify(token ? { token } : {}));
  socket.onmessage = (event) => transport.onmessage(event.data);
  socket.onclose = () => transport.onend(null);
  return transport;
}

/**
 * @param {string} path
 * @param {string | undefined} token
 * @returns {Transport}
 */
export function openJsonLines(path, token) {
  const stop = new AbortController();
  /** @type {Transport} */
  const transport = { onmessage() {}, onend() {}, close: () => stop.abort() };
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  readLines(fetch(path, { headers, signal: stop.signal, cache: "no-store" }), (line) => transport.onmessage(line)).then(
    (refusal) => transport.onend(refusal),
    () => transport.onend(null),
  );
  return transport;
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
    // A line without its newline was cut off: it is not a message.
    if (done) return null;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) each(line);
  }
}
