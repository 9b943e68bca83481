// The stream of a match: merging changes, reconnecting, sending each command once.

import assert from "node:assert/strict";
import { test } from "node:test";

import { EMPTY, receive, withChanges } from "../../../src/rookery/server/static/js/stream/replica.js";
import { Outbox } from "../../../src/rookery/server/static/js/stream/outbox.js";
import { pauseAfter } from "../../../src/rookery/server/static/js/retry.js";
import { Stream } from "../../../src/rookery/server/static/js/stream/stream.js";

// Messages here have only the fields that a test needs, so their type is any.

/** @type {(seq: number) => any} */
const event = (seq) => ({ type: "said", seq, at: 0, seat: 0, phrase: "hello" });
/** @type {(from: number, to: number) => any[]} */
const events = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => event(from + index));
/** @type {(seq: number, more?: object) => any} */
const view = (seq, more = {}) => ({
  seq,
  position: "p",
  plies: 0,
  turn: 0,
  over: false,
  offers: [],
  scene: null,
  ...more,
});
/** @type {(seq: number, more?: object) => any} */
const first = (seq, more) => ({ type: "events", events: events(1, seq), view: view(seq, more) });
/** @type {(after: number, to: number, changes: object) => any} */
const changed = (after, to, changes) => ({
  type: "changed",
  after,
  events: events(after + 1, to),
  changes: { seq: to, ...changes },
});
/** @type {(message: any, before?: any) => any} */
const heard = (message, before = EMPTY) => receive(before, message);

// Merging

test("changes are laid over the view, and over the scene field by field", () => {
  const scene = { status: "old", pieces: [1], spaces: [2] };
  const before = heard(first(2, { scene, turn: 0 })).replica;
  const { replica, complete } = heard(changed(2, 3, { turn: 1, scene: { status: "new", pieces: [3] } }), before);
  assert.equal(complete, true);
  assert.deepEqual(replica.view.scene, { status: "new", pieces: [3], spaces: [2] });
  assert.equal(replica.view.turn, 1);
  assert.equal(replica.events.length, 3);
  assert.equal(before.view.turn, 0, "the replica before stays as it was");
});

test("spaces and pieces that are told by their ids take the places of those", () => {
  const scene = { pieces: [{ id: "a", space: "x" }, { id: "b", space: "x" }], spaces: [{ id: "x" }, { id: "y" }] };
  const changes = { pieces: { b: { id: "b", space: "y" } }, spaces: { x: { id: "x", look: "ice" } } };
  const { replica } = heard(changed(2, 3, { scene: changes }), heard(first(2, { scene })).replica);
  assert.deepEqual(replica.view.scene, {
    pieces: [{ id: "a", space: "x" }, { id: "b", space: "y" }],
    spaces: [{ id: "x", look: "ice" }, { id: "y" }],
  });
  assert.equal(replica.view.scene.pieces[0], scene.pieces[0], "what stays is the same object");
});

test("the first scene comes whole, and a scene that goes is gone", () => {
  /** @type {any} */
  const scene = { status: "start", pieces: [] };
  assert.deepEqual(withChanges(view(1), { scene }).scene, scene);
  assert.equal(withChanges(view(1, { scene }), { scene: null }).scene, null);
});

test("a gap is noticed, and the view stays at what is known for certain", () => {
  const before = heard(first(2)).replica;
  const { replica, complete } = heard(changed(4, 5, { turn: 1 }), before);
  assert.equal(complete, false);
  assert.equal(replica.view.seq, 2);
});

test("a repeated message changes nothing", () => {
  const before = heard(first(2)).replica;
  const after = heard(changed(2, 3, { turn: 1 }), before).replica;
  const { replica, complete } = heard(changed(2, 3, { turn: 0 }), after);
  assert.equal(complete, true);
  assert.equal(replica, after);
});

test("a new connection brings the missed events and a whole view", () => {
  const before = heard(first(2)).replica;
  const { replica, complete } = heard({ type: "events", events: events(3, 6), view: view(6, { turn: 1 }) }, before);
  assert.equal(complete, true);
  assert.deepEqual(
    replica.events.map((/** @type {any} */ each) => each.seq),
    [1, 2, 3, 4, 5, 6],
  );
  assert.equal(replica.view.turn, 1);
});

// Reconnecting

/** A stream with fake transports and timers. */
function bench(more = {}) {
  /** @type {any} */
  const made = { transports: [], timers: new Map(), told: [], heard: [], now: 0, forgotten: 0, sound: true };
  let timer = 0;
  const carry =
    (/** @type {string} */ kind) => (/** @type {string} */ path, /** @type {string | undefined} */ token) => {
      /** @type {any} */
      const transport = {
        kind,
        path,
        token,
        closed: false,
        onmessage() {},
        onend() {},
        close: () => (transport.closed = true),
      };
      made.transports.push(transport);
      return transport;
    };
  const stream = new Stream(
    {
      match: "M",
      token: "T",
      after: () => made.heard.length,
      receive: (message) => {
        if (made.sound && message.type !== "ping") made.heard.push(message);
        return made.sound;
      },
      forget: () => (made.forgotten += 1),
      onConnection: (connection) => made.told.push(connection),
    },
    {
      socket: carry("socket"),
      lines: carry("lines"),
      setTimer: (work, ms) => (made.timers.set(++timer, { work, ms }), timer),
      clearTimer: (id) => made.timers.delete(id),
      now: () => made.now,
      random: () => 1,
      sockets: true,
      ...more,
    },
  );
  const last = () => made.transports.at(-1);
  const say = (/** @type {any} */ message) => last().onmessage(JSON.stringify(message));
  const ring = () => {
    assert.equal(made.timers.size, 1, "one thing is waited for at a time");
    const [[id, { work, ms }]] = made.timers;
    made.timers.delete(id);
    work();
    return ms;
  };
  return { made, stream, last, say, ring };
}

test("a lost connection is reopened after the last known event", () => {
  const { made, stream, last, say, ring } = bench();
  stream.open();
  assert.match(last().path, /socket\?after=0$/);
  assert.equal(last().token, "T");
  say({ type: "events" });
  say({ type: "changed" });
  last().onend(null);
  assert.equal(made.told.at(-1).state, "lost");
  ring();
  assert.match(last().path, /socket\?after=2$/);
  say({ type: "ping" });
  assert.deepEqual(
    made.told.map((/** @type {any} */ each) => each.state),
    ["open", "lost", "open"],
  );
});

test("pauses double up to a limit, and a working connection resets them", () => {
  const { stream, last, say, ring } = bench({ sockets: false });
  stream.open();
  /** @type {number[]} */
  const pauses = [];
  for (let tries = 0; tries < 8; tries++) {
    last().onend(null);
    pauses.push(ring());
  }
  assert.deepEqual(pauses, [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  say({ type: "events" });
  say({ type: "ping" });
  last().onend(null);
  assert.equal(ring(), 250);
  assert.equal(
    pauseAfter(3, () => 0),
    500,
    "chance takes away at most half",
  );
});

test("where no socket can be had, lines are tried, and the other way round", () => {
  const { stream, last, say, ring } = bench();
  stream.open();
  last().onend(null);
  ring();
  assert.equal(last().kind, "lines");
  assert.match(last().path, /events\?after=0$/);
  say({ type: "events" });
  last().onend(null);
  ring();
  assert.equal(last().kind, "lines", "what has worked is kept");
  last().onend(null);
  ring();
  assert.equal(last().kind, "socket");
});

test("a refusal that asking again will not change is the end", () => {
  const { made, stream, last, say } = bench();
  stream.open();
  say({ type: "bye", code: "used-link", sentence: "no" });
  assert.equal(made.told.at(-1).state, "refused");
  assert.equal(made.told.at(-1).refusal.sentence, "no");
  assert.equal(made.timers.size, 0);
  assert.equal(last().closed, true);
});

test("a server that stops is waited for", () => {
  const { made, stream, say, ring } = bench();
  stream.open();
  say({ type: "events" });
  say({ type: "bye", code: "stopping", sentence: "soon" });
  assert.equal(made.told.at(-1).state, "lost");
  ring();
  assert.equal(made.transports.length, 2);
});

test("silence, a gap and nonsense each begin a new line", () => {
  const { made, stream, last, say, ring } = bench();
  stream.open();
  say({ type: "events" });
  assert.equal(ring(), 50_000);
  assert.equal(last().closed, true);
  ring();
  made.sound = false;
  say({ type: "changed" });
  assert.equal(last().closed, true);
  ring();
  last().onmessage("{");
  assert.equal(last().closed, true);
  ring();
  assert.equal(made.transports.length, 4);
});

test("an event that the server does not know lets the page begin anew", () => {
  const { made, stream, say } = bench();
  stream.open();
  say({ type: "bye", code: "bad-after", sentence: "" });
  assert.equal(made.forgotten, 1);
});

test("returning to the page reconnects at once", () => {
  const { made, stream, last, say } = bench();
  stream.open();
  say({ type: "events" });
  stream.retryNow();
  assert.equal(made.transports.length, 1, "a line that speaks is left alone");
  last().onend(null);
  stream.retryNow();
  assert.equal(made.transports.length, 2);
  stream.reconnect();
  assert.equal(last().closed, false, "a line that is being opened may go on");
});

test("after closing nothing is received", () => {
  const { made, stream, last } = bench();
  stream.open();
  const old = last();
  stream.close();
  old.onmessage(JSON.stringify({ type: "events" }));
  old.onend(null);
  stream.retryNow();
  assert.equal(made.heard.length, 0);
  assert.equal(made.transports.length, 1);
});

// Sending

/** An outbox with a fake server that answers each post with the next of these. */
function post(/** @type {any[]} */ ...answers) {
  /** @type {any} */
  const made = { posts: [], kept: [], told: [], pauses: 0, view: view(5), log: new Set() };
  let keys = 0;
  const outbox = new Outbox({
    post: async (pending, expected) => {
      made.posts.push({ key: pending.key, seat: pending.seat, command: pending.command, expected });
      const next = answers.shift();
      if (typeof next === "function") return next();
      if (next?.code) throw next;
      return { events: [{ seq: (made.view = view(made.view.seq + 1, { plies: 1 })).seq }] };
    },
    view: () => made.view,
    seq: () => made.view.seq,
    happened: (key) => made.log.has(key),
    known: async (seq) => {
      if (seq > made.view.seq) made.view = { ...made.view, seq };
    },
    keep: (queue) => made.kept.push(queue),
    onQueue: (waiting) => made.told.push(waiting),
    newKey: () => `key ${++keys}`,
    pause: async () => {
      made.pauses += 1;
    },
  });
  return { made, outbox };
}
const MOVE = { type: "move", move: "a" };
const stale = (/** @type {number} */ seq) => ({ code: "stale", details: { seq } });

test("a command is sent with what is known, and counts as waiting until it is answered", async () => {
  const { made, outbox } = post({});
  await outbox.send(1, MOVE);
  assert.deepEqual(made.posts, [{ key: "key 1", seat: 1, command: MOVE, expected: 5 }]);
  assert.deepEqual(made.told, [1, 0]);
  assert.deepEqual(made.kept.at(-1), []);
});

test("what was not answered is sent again with the same key", async () => {
  const { made, outbox } = post({ code: "unreachable" }, { code: "database-busy" }, { code: "odd", status: 502 }, {});
  await outbox.send(1, MOVE);
  assert.deepEqual(
    made.posts.map((/** @type {any} */ each) => each.key),
    ["key 1", "key 1", "key 1", "key 1"],
  );
  assert.equal(made.pauses, 3);
});

test("what has happened although its answer was lost is not sent again", async () => {
  const { made, outbox } = post(() => {
    made.log.add("key 1");
    made.view = view(6, { plies: 1 });
    throw Object.assign(new Error(), { code: "unreachable" });
  });
  await outbox.send(1, MOVE);
  assert.equal(made.posts.length, 1);
});

test("a stale move on the same board is sent again by itself, after catching up", async () => {
  const { made, outbox } = post(stale(7), {});
  await outbox.send(1, MOVE);
  assert.deepEqual(
    made.posts.map((/** @type {any} */ each) => each.expected),
    [5, 7],
  );
  assert.equal(made.posts[1].key, "key 1");
});

test("a stale move is not made on another board", async () => {
  const { made, outbox } = post(() => {
    made.view = view(7, { position: "another", plies: 2 });
    throw Object.assign(new Error(), stale(7));
  });
  await assert.rejects(outbox.send(1, MOVE), { code: "stale" });
  assert.equal(made.posts.length, 1);
});

test("an answer is for the offer that was seen, and words are for any board", async () => {
  const other = () => {
    made.view = view(7, { position: "another", offers: [{ what: "draw", seat: 0, agreed: [] }] });
    throw Object.assign(new Error(), stale(7));
  };
  const { made, outbox } = post(other, other, {});
  await assert.rejects(outbox.send(1, { type: "answer", what: "draw", agreed: true }), { code: "stale" });
  await outbox.send(1, { type: "say", phrase: "hello" });
  assert.equal(made.posts.length, 3);
});

test("a refusal rejects, and the next command is sent", async () => {
  const { made, outbox } = post({ code: "illegal-move" }, {});
  await assert.rejects(outbox.send(1, MOVE), { code: "illegal-move" });
  await outbox.send(1, MOVE);
  assert.deepEqual(
    made.posts.map((/** @type {any} */ each) => each.key),
    ["key 1", "key 2"],
  );
});

test("commands go one after the other, and what waits is kept", async () => {
  let release = () => {};
  const { made, outbox } = post(() => new Promise((done) => (release = () => done({ events: [] }))), {});
  const one = outbox.send(0, { type: "say", phrase: "hello" });
  const two = outbox.send(0, { type: "say", phrase: "bye" });
  await new Promise(setImmediate);
  assert.equal(made.posts.length, 1);
  assert.equal(made.kept.at(-1).length, 2);
  release();
  await Promise.all([one, two]);
  assert.equal(made.posts.length, 2);
});

test("what an earlier page could not send goes out with its key, unless the board is another", async () => {
  const { made, outbox } = post({}, {});
  const situation = { position: "p", plies: 0, turn: 0, over: false, offers: "[]", commitments: "" };
  outbox.resume([
    { key: "old", seat: 0, command: MOVE, situation },
    { key: "older", seat: 0, command: MOVE, situation: { ...situation, position: "gone" } },
  ]);
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  assert.deepEqual(
    made.posts.map((/** @type {any} */ each) => each.key),
    ["old"],
  );
  assert.deepEqual(made.kept.at(-1), []);
});
