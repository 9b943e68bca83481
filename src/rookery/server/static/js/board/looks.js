// The types of the data that boards are drawn with. looks.py of the draw package, which reads the same files, explains
// each field.

/**
 * One layer of a look: a form or a drawing, its measures, its paints.
 * @typedef {{ form?: string, symbol?: string, when?: string, rim?: number, wave?: number, corner?: number,
 *   inset?: number, thick?: number, across?: number, tall?: number, y?: number, round?: number, count?: number,
 *   first?: number, every?: number, fill?: string, stroke?: string, width?: number, opacity?: number,
 *   dashes?: [number, number], down?: number }} Layer
 */
/** @typedef {{ form?: string, round?: number, wide?: number, corner?: number }} Ring the ring that marks a space */
/**
 * How a space or a ground looks.
 * @typedef {{ layers?: Layer[], ink?: string, water?: boolean, reach?: number, boundless?: boolean, raised?: boolean,
 *   symbol?: number, ring?: Ring }} Look
 */
/** @typedef {{ down: number, fill: string, stroke?: string, width?: number, opacity?: number }} Sheet of a slab */
/**
 * The lengths that all boards share.
 * @typedef {{ line: number, words: [number, number], label: number, margin: number, pad: number, coast: number,
 *   beyond: number, edge: number, ripples: number, ripple: [number, number], from_land: number, full: number, rise:
 *   number, low: number, close: number, apart: number, beside: number, huddle: [number, number, number], stands_out:
 *   number, lifted: number, sideways: number, higher: number, lying: number, underfoot: number, feet: [number, number],
 *   heap: [number, number][], low_heap: [number, number][], heaped: number, behind: number, stack: number, step:
 *   number, tower: number, countable: number, on_top: number, ring: { wide: number, corner: number }, casing: number,
 *   line_of_ring: number, dots: [number, number] }} Measures
 */
/**
 * What all rooms share.
 * @typedef {{ measures: Measures, gradients: Record<string, { stops: string[], slant?: number }>, sheets: Sheet[],
 *   marks: Record<string, { bold?: number, round?: number }>, looks: Record<string, Look> }} Shared
 */
/** @typedef {import("./symbols.js").Drawing} Drawing */
/** @typedef {Shared & { drawings: ReadonlyMap<string, Drawing> }} Art all that a room is drawn with */

/**
 * The art of a room: its own looks come before those that all rooms share.
 * @param {Shared} shared
 * @param {Record<string, Look>} looks
 * @param {ReadonlyMap<string, Drawing>} drawings
 * @returns {Art}
 */
export const artOf = (shared, looks, drawings) => ({ ...shared, looks: { ...shared.looks, ...looks }, drawings });
