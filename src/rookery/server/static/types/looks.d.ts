// The data that boards are drawn with: looks.py of the draw package, which reads the same files, explains each field.

/** One layer of a look: a form or a drawing, its measures, its paints. */
export interface Layer {
  form?: string;
  symbol?: string;
  when?: string;
  rim?: number;
  wave?: number;
  corner?: number;
  inset?: number;
  thick?: number;
  across?: number;
  tall?: number;
  y?: number;
  round?: number;
  count?: number;
  first?: number;
  every?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dashes?: [number, number];
  down?: number;
}

/** The ring that marks a space. */
export interface Ring { form?: string; round?: number; wide?: number; corner?: number }

/** How a space or a ground looks. */
export interface Look {
  layers?: Layer[];
  ink?: string;
  water?: boolean;
  reach?: number;
  boundless?: boolean;
  raised?: boolean;
  symbol?: number;
  ring?: Ring;
}

/** Of a slab. */
export interface Sheet {
  down: number;
  fill: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/** The lengths that all boards share. */
export interface Measures {
  line: number;
  words: [number, number];
  label: number;
  margin: number;
  pad: number;
  coast: number;
  beyond: number;
  edge: number;
  ripples: number;
  ripple: [number, number];
  from_land: number;
  full: number;
  rise: number;
  low: number;
  close: number;
  apart: number;
  beside: number;
  huddle: [number, number, number];
  stands_out: number;
  lifted: number;
  sideways: number;
  higher: number;
  lying: number;
  underfoot: number;
  feet: [number, number];
  heap: [number, number][];
  low_heap: [number, number][];
  heaped: number;
  behind: number;
  stack: number;
  step: number;
  tower: number;
  countable: number;
  on_top: number;
  ring: { wide: number, corner: number };
  casing: number;
  line_of_ring: number;
  dots: [number, number];
}

/** What all rooms share. */
export interface Shared {
  measures: Measures;
  gradients: Record<string, { stops: string[], slant?: number }>;
  sheets: Sheet[];
  marks: Record<string, { bold?: number, round?: number }>;
  looks: Record<string, Look>;
}

/** All that a room is drawn with. */
export type Art = Shared & { drawings: ReadonlyMap<string, Drawing> };

export interface Opening { x: number; y: number; size: number }

/**
 * What is known of a drawing: its id in the page, its box, how it may be turned, and where it has room for a letter
 * or for what is carried. Seen from above it turns, seen from the side it is mirrored, and what is round rolls.
 */
export interface Drawing {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
  view: string | null;
  letter: Opening | null;
  hold: Opening | null;
}

export type Drawings = ReadonlyMap<string, Drawing>;

/** What the server says about a room's art. */
export interface Bundle {
  symbols: string;
  own_symbols: string;
  shared: Shared;
  looks: Record<string, Look>;
  tokens: string;
}
