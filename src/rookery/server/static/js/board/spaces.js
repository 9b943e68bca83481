// The spaces of a board, by the names of their kinds; a kind without a drawing is a plain field.

import { word } from "../words.js";
import { COASTS } from "./layout.js";
import { curve, layers, oval, polygon, slab } from "./paint.js";
import { area, box, crag, floe, number, pair, rounded, shifted, smooth } from "./shapes.js";
import { draw } from "./symbols.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Space} Space */
/** @typedef {import("./shapes.js").Outline} Outline */
/** @typedef {import("./symbols.js").Drawings} Drawings */
/** @typedef {import("./grounds.js").Part} Part */
/** Everything that a space's drawing may need; `outline` is about the space's own point. */
/** @typedef {{ layout: Layout, drawings: Drawings, space: Space, outline: Outline, seed: number }} Local */

/** How thickly the ice of a home is painted. */
const PAINTED = 0.82;
/** How thickly a hollow is. */
const TINTED = 0.5;

/**
 * All spaces: coasts first, those of a seat last, so that their borders lie on top; the farther ones before.
 * @param {Layout} layout
 * @param {Drawings} drawings
 * @returns {Part[]}
 */
export function spaceParts(layout, drawings) {
  const order = [...layout.scene.spaces].sort((a, b) => rank(a) - rank(b) || a.y - b.y);
  return order.map((space) => spacePart(layout, drawings, space));
}

/** @param {Space} space */
const rank = (space) => ((space.seat ?? null) === null ? 0 : 2) + (COASTS.includes(space.kind) ? 0 : 1);

/**
 * @param {Layout} layout
 * @param {Drawings} drawings
 * @param {Space} space
 * @returns {Part}
 */
function spacePart(layout, drawings, space) {
  const { kind, x, y, seat = null } = space;
  const outline = shifted(space.outline, -x, -y);
  const local = { layout, drawings, space, outline, seed: seedOf(space) };
  const drawn = SPACES[kind] ?? field;
  const around = surroundings(layout, space, drawn === field);
  const look = JSON.stringify([kind, seat, number(layout.unit), outline.map(pair), around]);
  const { id, label } = space;
  return { key: id, look, kind, seat, x, y, outline: space.outline, label: word(label), draw: () => drawn(local) };
}

/**
 * A number of its own for a space, whatever moves.
 * @param {Space} space
 */
export const seedOf = (space) => [...space.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * What a space's look depends on besides its own form: a cell shows whether it is empty, a field what it lies on,
 * a coast and a home where in the picture they are.
 * @param {Layout} layout
 * @param {Space} space
 * @param {boolean} plain whether it has no drawing of its own
 */
function surroundings(layout, { id, kind, x, y }, plain) {
  if (kind === "cell") return layout.covered.has(id);
  if (plain) return layout.underfoot(x, y);
  return kind === "home" || COASTS.includes(kind) ? [x, y, layout.frame] : null;
}

/**
 * The radius of a round thing that fills a space.
 * @param {Outline} outline
 */
export const radius = (outline) => 0.5 * Math.sqrt(Math.abs(area(outline)));

// On ice

/**
 * A faint square of the sheet that it lies on.
 * @param {Local} local
 */
const square = ({ layout, outline }) => [
  polygon(outline, { fill: "none", stroke: "var(--ice-line)", "stroke-width": 0.035 * layout.unit }),
];

/**
 * A space of a kind without a drawing: a plain field on its ground, or a floe on the water.
 * @param {Local} local
 */
function field({ layout, space, outline }) {
  const afloat = layout.underfoot(space.x, space.y) === "sea";
  const top = polygon(outline, { fill: "var(--ice)", stroke: "var(--scarf)", "stroke-width": 0.04 * layout.unit });
  return [...(afloat ? slab(layout, outline, 0.1 * layout.unit) : []), top];
}

/**
 * A corner painted in its family's colour, with a net at the side that looks away from the middle.
 * @param {Local} local
 */
function home({ layout, drawings, space, outline }) {
  const { width, height } = layout.scene;
  const out = (Math.atan2(space.x - width / 2, height / 2 - space.y) * 180) / Math.PI;
  const border = { stroke: "var(--scarf-shade)", "stroke-width": 0.07 * layout.unit };
  return [
    polygon(outline, { fill: "var(--ice)" }),
    polygon(outline, { fill: "var(--scarf)", "fill-opacity": PAINTED, ...border }),
    draw(drawings, "net", 0, 0, box(outline).width, out),
  ];
}

/**
 * A painted spot with a ring round it.
 * @param {Local} local
 */
function point({ layout: { unit } }) {
  const ring = { fill: "none", stroke: "var(--ice-shade)", "stroke-width": 0.05 * unit };
  return [
    oval(0, 0, 0.48 * unit, 0.48 * unit, ring),
    oval(0, 0, 0.1 * unit, 0.1 * unit, { fill: "var(--ice-shade)" }),
  ];
}

/**
 * A place for a coin: a shallow print in the ice; where no coin is left, the water shows.
 * @param {Local} local
 */
function cell({ layout, drawings, space, outline, seed }) {
  const round = radius(outline);
  if (space.kind === "bed" || layout.covered.has(space.id)) {
    const print = { fill: "none", stroke: "var(--ice-line)", "stroke-width": 0.035 * layout.unit };
    return [oval(0, 0, 0.9 * round, 0.9 * round, print)];
  }
  const wall = 0.82 * round;
  const edge = { fill: "var(--ice-shade)", stroke: "var(--ice-lit)", "stroke-width": 0.07 * layout.unit };
  return [
    curve(puddle(seed, wall), edge),
    curve(puddle(seed, 0.94 * wall, 0.1 * wall), { fill: "var(--sea)" }),
    curve(puddle(seed, 0.8 * wall, 0.17 * wall), { fill: "var(--sea-deep)", opacity: 0.55 }),
    draw(drawings, "ripple", 0, 0.2 * wall, 1.1 * wall),
  ];
}

/**
 * The uneven edge of a hole; no two holes are alike.
 * @param {number} seed
 * @param {number} size
 * @param {number} [down]
 */
function puddle(seed, size, down = 0) {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 9;
    const reach = size * (0.97 + 0.035 * Math.sin(2.4 * index + 1.7 * seed));
    return [reach * Math.cos(angle), down + (reach - down) * Math.sin(angle)];
  });
  return smooth(points);
}

/**
 * Something to take hold of on a piece of ice that can be moved.
 * @param {Local} local
 */
const handle = ({ layout, drawings }) => [draw(drawings, "handle", 0, 0, 0.8 * layout.unit)];

// On water

/**
 * A slab that drifts, of a shape that stays its own wherever it goes.
 * @param {Local} local
 */
const drifting = ({ layout, outline, seed }) => layers(layout, floe(outline, seed), 0.11 * layout.unit);

/**
 * A small floe beside the board.
 * @param {Local} local
 */
const bench = ({ layout, outline }) => slab(layout, outline, 0.1 * layout.unit);

/**
 * A coast under snow that leaves the picture, with a few soft drifts where it can be seen.
 * @param {Local} local
 */
function coast({ layout, space }) {
  const { unit, margin } = layout;
  const land = shifted(layout.ashore(space), -space.x, -space.y);
  const { left, top: upper, width, height } = box(space.outline);
  const count = Math.max(2, Math.round((Math.max(width, height) + 2 * margin) / unit / 1.6));
  const drifts = Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    const across = 0.2 + 0.6 * ((0.618034 * index) % 1);
    const [x, y] = width > height ? [along, across] : [across, along];
    return drift(left + width * x - space.x, upper + height * y - space.y, unit * (0.5 + 0.2 * (index % 3)));
  });
  const [top, ...sides] = layers(layout, crag(land, 0.06 * unit), 0.16 * unit).reverse();
  // Its light would be drawn out over all that lies beyond the picture.
  top?.setAttribute("fill", "var(--ice)");
  return [...sides.reverse(), ...(top ? [top] : []), ...drifts];
}

/**
 * The line of a drift of snow.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function drift(x, y, size) {
  const path = `M${pair([x - size / 2, y])}q${pair([size / 2, -size / 4])} ${pair([size, 0])}`;
  const line = { stroke: "var(--ice-edge)", "stroke-width": 0.06 * size, "stroke-linecap": "round" };
  return curve(path, { fill: "none", opacity: 0.7, ...line });
}

/**
 * A coast with a flag at its far end.
 * @param {Local} local
 */
function pole(local) {
  const { left, top, width } = box(local.outline);
  const { unit } = local.layout;
  return [...coast(local), draw(local.drawings, "flag", left + width + 0.15 * unit, top, 1.1 * unit)];
}

/**
 * A faint place on the water where something could go.
 * @param {Local} local
 */
function berth({ layout: { unit }, outline }) {
  const line = { stroke: "var(--on-sea)", "stroke-width": 0.035 * unit, opacity: 0.45 };
  const dashes = { "stroke-dasharray": `${number(0.12 * unit)} ${number(0.1 * unit)}` };
  return [curve(rounded(outline, 0.2 * unit), { fill: "none", ...line, ...dashes })];
}

/**
 * A small tray beside the board.
 * @param {Local} local
 */
function supply({ layout: { unit }, outline }) {
  const tray = rounded(outline, 0.2 * unit);
  const line = { stroke: "var(--ice-edge)", "stroke-width": 0.03 * unit, opacity: 0.6 };
  return [curve(tray, { fill: "var(--sea-shadow)", opacity: 0.35 }), curve(tray, { fill: "none", ...line })];
}

// On a beach

/**
 * A flat stepping stone.
 * @param {Local} local
 */
function stone({ layout: { unit }, outline, seed }) {
  const top = floe(outline, seed);
  /** @param {number} units */
  const down = (units) => `translate(0 ${number(units * unit)})`;
  return [
    curve(top, { fill: "var(--sea-shadow)", opacity: 0.25, transform: down(0.2) }),
    curve(top, { fill: "var(--stepping-shade)", transform: down(0.1) }),
    curve(top, { fill: "var(--stepping)", stroke: "var(--stepping-lit)", "stroke-width": 0.045 * unit }),
  ];
}

/**
 * A ring of pebbles.
 * @param {number} round
 * @param {number} count
 * @param {number} size
 * @param {number} seed
 */
function pebbles(round, count, size, seed) {
  const fills = ["var(--stepping)", "var(--rock-lit)", "var(--stepping-shade)"];
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    const wide = size * (1 + 0.16 * Math.sin(3.7 * index + seed));
    const edge = { stroke: "var(--beach-shade)", "stroke-width": 0.18 * size };
    const fill = fills[(index * 2) % 3] ?? "";
    return oval(round * Math.cos(angle), round * Math.sin(angle), wide, 0.82 * size, { fill, ...edge });
  });
}

/**
 * The colours of a space that belongs to a seat; where nobody plays it is as grey as the beach.
 * @param {Space} space
 */
function tinted({ seat = null }) {
  if (seat === null) return { tint: "var(--beach-edge)", shade: "var(--beach-shade)" };
  return { tint: "var(--scarf)", shade: "var(--scarf-shade)" };
}

/**
 * A dip in the beach within a ring of pebbles, tinted by its seat.
 * @param {Local} local
 */
function hollow({ space, outline, seed }) {
  const round = 0.86 * radius(outline);
  return [
    oval(0, 0, round, round, { fill: "var(--beach-lit)" }),
    oval(0, 0, round, round, { fill: tinted(space).tint, opacity: TINTED }),
    oval(0, 0.12 * round, 0.74 * round, 0.7 * round, { fill: "var(--beach-lit)", opacity: 0.55 }),
    ...pebbles(0.98 * round, 11, 0.22 * round, seed),
  ];
}

/**
 * The warm middle of a nest, in its seat's colour and with its shape.
 * @param {Local} local
 */
function nest({ layout, drawings, space, outline }) {
  const round = 0.92 * radius(outline);
  const { tint, shade } = tinted(space);
  return [
    oval(0, 0, round, round, { fill: tint, stroke: shade, "stroke-width": 0.08 * layout.unit }),
    oval(0, 0.06 * round, 0.76 * round, 0.74 * round, { fill: shade, opacity: 0.4 }),
    draw(drawings, "sign", 0, 0, 2.4 * round),
  ];
}

/**
 * A wide hollow where rocks are heaped.
 * @param {Local} local
 */
function pile({ outline }) {
  const round = radius(outline);
  return [
    oval(0, 0, 1.02 * round, 0.98 * round, { fill: "var(--beach-lit)" }),
    oval(0, 0, 0.94 * round, 0.9 * round, { fill: "var(--beach-shade)" }),
    oval(0, 0.1 * round, 0.86 * round, 0.78 * round, { fill: "var(--beach-edge)" }),
  ];
}

/** How a space of each kind is drawn. @type {Record<string, (local: Local) => Element[]>} */
const SPACES = {
  square,
  home,
  point,
  bed: cell,
  cell,
  tile: handle,
  floe: drifting,
  bench,
  shore: coast,
  pole,
  berth,
  supply,
  stone,
  hollow,
  nest,
  pile,
};
