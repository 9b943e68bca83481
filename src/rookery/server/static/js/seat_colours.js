// Which colour each seat wears: its own, or the one that somebody has chosen for it. One page shows one match.

/** @type {readonly number[]} */
let worn = [];

/**
 * From now on seats wear these colours; none at all: their own.
 * @param {readonly number[]} colours
 */
export function wear(colours) {
  worn = colours;
}

/**
 * The number of the colour that a seat wears: that of the seat whose own it is.
 * @param {number} seat
 */
export function colourOf(seat) {
  return (worn[seat] ?? seat) % 4;
}

/**
 * The class of whatever is in a seat's colour.
 * @param {number} seat
 */
export function seatClass(seat) {
  return `seat-${colourOf(seat)}`;
}
