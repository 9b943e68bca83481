// What the parts of a board tell each other.

import type { Layout } from "../js/board/layout.js";
import type { SoundName } from "../js/board/sound.js";
import type { Choice } from "../js/board/touch.js";
import type { Item } from "./display.js";
import type { Happening, Path } from "./wire.js";
import type { Text } from "./wording.js";

export type End = Spot & { wide: number, high: number };

/** An answer that is always given. */
export interface StandingAnswer { move: string; label: Text }

export interface Question {
  choice: Choice;
  yes: () => void;
  no: () => void;
}

export interface ControlsHooks {
  /** Makes a move; a rejection is shown in words. */
  play: (move: string) => Promise<unknown>;
  /** Announces something to screen readers. */
  say: (sentence: string) => void;
  /** Makes the moves of a path one by one. */
  walk?: (moves: readonly string[]) => Promise<unknown>;
  /** Always give this answer. */
  remember?: (choice: Choice) => void;
  /** Stop giving this answer. */
  forget?: (move: string) => void;
  /** Whether to ask before every move. */
  confirm?: () => boolean;
  sound?: (name: SoundName) => void;
}

export interface Offer {
  disabled?: boolean;
  /** Shown when something is touched while disabled. */
  why?: string;
  paths?: readonly Path[];
  /** Answers that are always given. */
  standingAnswers?: readonly StandingAnswer[];
  /** The choice that such an answer makes now. */
  automatic?: Choice | null;
}

export interface Spot { x: number; y: number }

/** A direction, or a turn by so many degrees. */
export interface Direction {
  id: string;
  angle: number;
  turn?: number | null;
  label: string;
  around: string;
}

export interface Target {
  id: string;
  x: number;
  y: number;
  box: number;
  wide: number;
  high: number;
}

/** What can be seen of a board, in its own lengths, and how many pixels one of them has. */
export interface Seen { left: number; top: number; right: number; bottom: number; scale: number }

/** Something round that should not be covered. */
export type Obstacle = Spot & { round: number };

/** The middle of a ring of directions, how large what stands there is, and what else there is around. */
export type Middle = Spot & { box: number, unit: number, turn: number, obstacles: readonly Obstacle[] };

export interface GestureHooks {
  /** What lies under the pointer, topmost first. */
  tap: (ids: string[], at: Spot) => void;
  /** Start to drag one of these, or null. */
  lift: (ids: string[], at: Spot) => string | null;
  /** Which of these a drop would choose; it is shown. */
  aim: (ids: string[]) => string | null;
  /** What a mouse is over; nothing when it leaves. */
  hover: (ids: string[]) => void;
  drop: (id: string) => void;
}

/** Something with an outline, or something round about a point; whatever has no id cannot be hit. */
export interface Flat { id: string; outline: Outline }

export interface Round {
  id: string | null;
  x: number;
  y: number;
  box: number;
  wide: number;
  high: number;
}

/**
 * How generous a finger is: what may be touched is at least so large about its middle (`least`, half of its side); a
 * slip out of it onto something else still counts, and on open water a much wider miss does.
 */
export interface Finger { least: number; slip: number; miss: number }

/** A position, a scale, and the angle of the part that turns. */
export interface Pose { x: number; y: number; scale: number; angle: number }

/** An item of a layer. */
export interface Thing {
  key: string;
  look: string;
  attributes: Record<string, string | null>;
  pose: Pose;
  draw: () => Element[];
}

/** A change of an item: `from` is null if it is new, `to` if it is gone; `old` are its elements from before a redraw. */
export interface Change<Kept extends Thing> {
  node: SVGGElement;
  before: Kept | null;
  after: Kept | null;
  from: Pose | null;
  to: Pose | null;
  redrawn: boolean;
  old: Element[];
}

export interface RequestedMarks {
  touchable?: readonly string[];
  far?: readonly string[];
  chosen?: readonly string[];
  hint?: readonly string[] | null;
  mistake?: readonly string[] | null;
  facings?: readonly Direction[];
}

export interface Walk {
  /** How many moves the game has so far. */
  plies: () => number;
  play: (move: string) => Promise<void>;
  /** Resolves when everybody could see the last step. */
  shown: () => Promise<unknown>;
}

export interface RovingHooks {
  /** What is said of a place. */
  describe: (id: string) => string;
  touch: (id: string) => void;
  /** Where the keyboard is now. */
  focus: (id: string | null) => void;
  /** False if there was nothing to go back from. */
  back: () => boolean;
}

export type Point = readonly [number, number] | number[];

export type Outline = readonly Point[];

export interface Box { left: number; top: number; width: number; height: number }

export interface Narrowed {
  /** What is still possible. */
  open: Choice[];
  /** The ids that may be touched now. */
  next: string[];
  /** Touches that all open choices share: they stand in `next` too, but need not be made. */
  implied: string[];
  /** What is touched in full, though others may go on from there: each needs a button. */
  ends: Choice[];
  /** The one choice that the touches mean, and nothing else. */
  complete: Choice | null;
}

/** A thing of the landscape. */
export type Land = Thing & { outline: Outline };

/** A piece, or what belongs to one. */
export type Figure = Thing & { item: Item };

export type LandChange = Change<Land>;

export type FigureChange = Change<Figure>;

export interface Changes { land: LandChange[]; figures: FigureChange[] }

/** From one scene to another, and what led there. */
export interface Step { before: Layout; after: Layout; happenings: readonly Happening[] }
