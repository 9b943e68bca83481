// The display list of a board (js/board/display.js).

import type { Piece } from "./wire.js";

/** A path with its paints, which are names of tokens or gradients. */
export interface Path {
  d: string;
  fill?: string | undefined;
  stroke?: string | undefined;
  width?: number;
  opacity?: number | undefined;
  dashes?: [number, number] | undefined;
  down?: number;
}

/**
 * A drawing with its middle at a point; what is 100 wide in it is `size` wide here. What turns is turned with its
 * part.
 */
export interface Symbol { symbol: string; x?: number; y?: number; size: number; turns?: boolean }

/** Words with their middle at a point, and what is written behind them, smaller. */
export interface Words {
  words: Piece["label"];
  follows?: string;
  x?: number;
  y?: number;
  height: number;
  ink: string;
  bold?: boolean;
}

export type Bit = Path | Symbol | Words;

/**
 * Something on the board with a place of its own; without an id it cannot be touched. It is drawn anew only if its
 * look has changed.
 */
export interface Part {
  key: string;
  sort: string;
  id: string | null;
  label: Piece["label"];
  seat: number | null;
  x: number;
  y: number;
  scale: number;
  angle: number;
  mirrored: boolean;
  look: string;
  bits: () => Bit[];
}

/**
 * A piece on the board, or (without an id) what belongs to one: how large it is, in a box and in hundredths of it,
 * and what tells how it moves.
 */
export type Item = Part & { space: string, stance: string, view: string | null, box: number, wide: number, high: number };
