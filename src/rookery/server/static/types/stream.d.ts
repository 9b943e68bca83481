// What the stream of a match is made of.

import type { AnyEvent, View } from "./wire.js";
import type { Text } from "./wording.js";

export interface Listener {
  /** A new view; `fresh` are its new events, none on the first call. */
  changed: (view: View, events: readonly AnyEvent[], fresh: readonly AnyEvent[]) => void;
  presence: (seats: boolean[], watchers: number) => void;
  connection: (connection: Connection) => void;
  /** How many commands are unanswered. */
  waiting: (waiting: number) => void;
}

export interface Command { type: string; [more: string]: unknown }

/** The situation in which a command was given: the position, the open offers, and what players have committed to. */
export interface Situation {
  position: string | null;
  plies: number;
  turn: number | null;
  over: boolean;
  offers: string;
  commitments: string;
}

export interface PendingCommand {
  key: string;
  seat: number | null;
  command: Command;
  situation: Situation;
}

export interface OutboxHooks {
  post: (pending: PendingCommand, expected: number) => Promise<{ events: readonly { seq: number }[] }>;
  /** The current view. */
  view: () => View | null;
  /** The sequence number of the last known event. */
  seq: () => number;
  /** Whether an event caused by this key is known. */
  happened: (key: string) => boolean;
  /** Resolves when that event is known. */
  known: (seq: number) => Promise<void>;
  keep: (queue: PendingCommand[]) => void;
  onQueue: (waiting: number) => void;
  newKey: () => string;
  pause: (ms: number) => Promise<void>;
}

export interface Replica {
  /** All events in order, without a gap. */
  events: readonly AnyEvent[];
  /** The view that the connection's next changes apply to. */
  base: View | null;
  /** The newest view whose events are all known. */
  view: View | null;
}

export interface EventsMessage { type: "events"; events: AnyEvent[]; view: View }

export interface ChangedMessage {
  type: "changed";
  events: AnyEvent[];
  after: number;
  changes: Partial<View>;
}

/**
 * The state of the connection: "opening" only at the start; "lost" while reconnecting, `tries` counts the attempts;
 * "refused" is final, with the server's reason.
 */
export interface Connection {
  state: "opening" | "open" | "lost" | "refused";
  tries: number;
  refusal: Refusal | null;
}

export interface StreamHooks {
  socket: (path: string, token: string | undefined) => Transport;
  lines: (path: string, token: string | undefined) => Transport;
  setTimer: (work: () => void, ms: number) => any;
  clearTimer: (timer: any) => void;
  now: () => number;
  random: () => number;
  /** Whether this browser supports WebSockets. */
  sockets: boolean;
}

export interface Refusal { code: string; message: Text }

/** One connection. It opens when it is created, and ends once. */
export interface Transport {
  onmessage: (text: string) => void;
  onend: (refusal: Refusal | null) => void;
  /** Ends it without calling onend. */
  close: () => void;
}
