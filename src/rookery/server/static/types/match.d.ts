// What the parts of the match page tell each other.

import type { MatchStream } from "../js/match_stream.js";
import type { Kind } from "../js/pace.js";
import type { Pacer } from "../js/pages/match/pacer.js";
import type { Store } from "../js/store.js";
import type { Command, Connection } from "./stream.js";
import type { AnyEvent, Happening, Me, Rolled, Scene, View } from "./wire.js";

/** A match as far as it is known or shown. */
export interface Known { view: View; events: readonly AnyEvent[] }

/**
 * One thing to show: a move, a die that is thrown, the same die as it lands, or something beside the board. A jump
 * shows many things at once.
 */
export interface Beat {
  kind: Kind | "jump";
  /** The match as it is then. */
  view: View;
  /** All events up to then. */
  events: readonly AnyEvent[];
  /** Those that this beat shows. */
  fresh: readonly AnyEvent[];
  /** What the die that is thrown will show. */
  roll: Rolled | null;
  /** Whether the person at this screen did it. */
  own: boolean;
}

export interface Entry {
  match: string;
  /** From the link, or stored from an earlier visit. */
  token: string | undefined;
  /** What the token is for, as far as the link says. */
  kind: "seat" | "watch" | "device" | "any" | "none";
  /** The seat that the link is for, if it says so. */
  seat: number | null;
}

export interface Looks {
  body: string;
  wears: string | null;
}

/** A move or a roll; a roll has no seat. */
export interface Ply { text: string; seat: number | null; happenings: readonly Happening[] }

export interface Turn { seat: number | null; plies: Ply[] }

/** The emotes, and two moods that nobody sends: at rest, and watching the board. */
export type Mood = "rest" | "watch" | "wave" | "smile" | "laugh" | "cheer" | "love" | "wink" | "gasp" | "ponder" | "sad" | "sleepy";

export interface PacerHooks {
  /** Shows a beat, and says whether more wait. */
  show: (beat: Beat, more: boolean, factor: number) => void;
  /** More has come while the last beat was shown. */
  hold: () => void;
  /** How long things take, of their usual time; 0 for not at all. */
  factor: () => number;
  /** Whether nobody can see the page. */
  hidden: () => boolean;
  wait: (ms: number) => Promise<unknown>;
}

export interface Saying { seat: number; phrase: string }

/** The chosen role: by default the page plays the seats that this guest holds; some choose to watch. */
export type Role = "guest" | "watch";

export interface State {
  view: View;
  events: readonly AnyEvent[];
  /** A board of this kind, for the time before the start. */
  setting: Scene | null;
  connection: Connection;
  /** In which seats somebody has the page open. */
  listening: boolean[];
  watchers: number;
  /** Commands that are not answered yet. */
  waiting: number;
  role: Role;
  /** The last word at the table. */
  said: { seat: number, phrase: string, seq: number } | null;
  /** Whether more has happened than is shown; view and events are what is shown. */
  pacing: boolean;
  /** What is being shown. */
  beat: ShownBeat | null;
}

/** What is being shown, and how: many things at once, or one at a speed. */
export type ShownBeat = Pick<Beat, "kind" | "roll"> & { speed: number };

/** What the parts of the page share. */
export interface Context {
  store: Store<State>;
  me: Me;
  entry: Entry;
  /** Whether it was done; a refusal is told. */
  act: (seat: number | null, command: Command) => Promise<boolean>;
  stream: MatchStream;
  pacer: Pacer;
}

export interface Told { main: string; more: string }
