// The plan of a match: plain data, and how each choice changes it. Pure.

/** @import { GameFacts, NewMatch, OptionFacts } from "../../../types/wire.js" */

const WHO = /** @type {const} */ (["me", "bot", "link", "here"]);
/** @typedef {typeof WHO[number]} Who  me, a bot, a friend by link, a friend on this device */
/** @typedef {{ who: Who, level: string, name: string }} Seat */

const SEATINGS = /** @type {const} */ (["hand", "random", "youngest"]);
/** @typedef {typeof SEATINGS[number]} Seating  who takes which colour: as planned, by lot, or the youngest the first one */

/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {Seat[]} seats
 * @property {Seating} seating
 * @property {number[]} colours             for each seat the one whose colour it wears; none if each wears its own
 * @property {Record<string, string>} options  those that are not as usual
 * @property {ClockName} clock
 * @property {boolean} open                   whether anyone may take a seat that waits for a friend
 */

/** The longest name. */
export const LONGEST_NAME = 24;
/** The longest value of an option that is kept for the next visit. */
const LONGEST_VALUE = 200;

/** Common clocks, in seconds. */
export const CLOCKS = {
  off: { move: 0, game: 0, increment: 0 },
  quick: { move: 0, game: 300, increment: 3 },
  calm: { move: 0, game: 900, increment: 10 },
  move: { move: 60, game: 0, increment: 0 },
  day: { move: 86_400, game: 0, increment: 0 },
};

/** @typedef {keyof typeof CLOCKS} ClockName */

/**
 * The default plan: me against bots that a beginner can beat.
 * @param {string} game
 * @param {number} players
 * @param {readonly string[]} levels from the weakest to the strongest
 * @returns {Plan}
 */
export function newPlan(game, players, levels) {
  const level = levels[1] ?? levels[0] ?? "";
  const seats = Array.from({ length: players }, (_, seat) => newSeat(seat === 0 ? "me" : "bot", level));
  return { game, seats, seating: "hand", colours: [], options: {}, clock: "off", open: false };
}

/**
 * How many play a game unless somebody says otherwise: two, or as near as the game allows.
 * @param {GameFacts} facts
 */
export function usualPlayers({ players: [fewest, most] }) {
  return Math.max(fewest, Math.min(2, most));
}

/**
 * @param {Who} who
 * @param {string} level
 * @returns {Seat}
 */
function newSeat(who, level) {
  return { who, level, name: "" };
}

/**
 * A stored plan, as far as it is still valid: games, options and levels may have changed, and storage may hold anything.
 * @param {any} kept
 * @param {GameFacts} facts
 * @param {Plan} otherwise  how the game is played where nothing was kept
 * @param {readonly string[]} levels
 * @returns {Plan}
 */
export function restored(kept, { players: [fewest, most], options }, otherwise, levels) {
  const seats = Array.isArray(kept?.seats) ? kept.seats : [];
  if (seats.length < fewest || seats.length > most) return otherwise;
  const usual = otherwise.seats.at(-1)?.level ?? "";
  const mine = seats.findIndex((/** @type {any} */ seat) => seat?.who === "me");
  return {
    game: otherwise.game,
    seats: seats.map((/** @type {any} */ seat, /** @type {number} */ index) => ({
      // There is exactly one me, whatever was stored.
      who: WHO.includes(seat?.who) && (seat.who !== "me" || index === mine) ? seat.who : "bot",
      level: levels.includes(seat?.level) ? seat.level : usual,
      name: typeof seat?.name === "string" ? seat.name.slice(0, LONGEST_NAME) : "",
    })),
    seating: SEATINGS.includes(kept.seating) ? kept.seating : otherwise.seating,
    colours: areColours(kept.colours, seats.length, most) ? kept.colours : [],
    options: Object.fromEntries(options.flatMap((option) => validValue(option, kept.options?.[option.name]))),
    clock: Object.hasOwn(CLOCKS, String(kept.clock)) ? kept.clock : otherwise.clock,
    open: kept.open === true,
  };
}

/**
 * An option's stored value, if it is still valid and not the default.
 * @param {OptionFacts} option
 * @param {unknown} value
 * @returns {[string, string][]}
 */
function validValue({ name, kind, choices, least, most, default: usual }, value) {
  if (typeof value !== "string" || value === usual || value.length > LONGEST_VALUE) return [];
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  const counts = kind === "number" || kind === "seat";
  const right = kind === "text" || kind === "places" || (counts ? number >= (least ?? 0) && number <= (most ?? Infinity) : choices.includes(value));
  return right ? [[name, value]] : [];
}

/**
 * Whether two plans are the same to a person.
 * @param {Plan} one
 * @param {Plan} other
 */
export function alike(one, other) {
  const facts = (/** @type {Plan} */ { seats, seating, colours, options, clock, open }) =>
    JSON.stringify([seats.map(chosen), seating, colours, Object.entries(options).sort(), clock, open]);
  return facts(one) === facts(other);
}

/**
 * What was chosen for a seat: a level only where a bot plays, a name only for a friend.
 * @param {Seat} seat
 */
function chosen({ who, level, name }) {
  return [who, who === "bot" ? level : "", who === "here" ? name : ""];
}

/**
 * The plan for more or fewer players; those who stay keep their seats, and new seats are like the last one.
 * @param {Plan} plan
 * @param {number} players
 * @returns {Plan}
 */
export function withPlayers(plan, players) {
  const last = plan.seats.at(-1);
  const who = last && last.who !== "me" ? last.who : "bot";
  const more = Array.from({ length: Math.max(0, players - plan.seats.length) }, () => newSeat(who, last?.level ?? ""));
  const colours = players === plan.seats.length ? plan.colours : [];
  return { ...plan, colours, seats: [...plan.seats, ...more].slice(0, players) };
}

/**
 * The plan with somebody else in a seat. There is one me: whoever I take the seat from gets mine.
 * @param {Plan} plan
 * @param {number} seat
 * @param {Who} who
 * @returns {Plan}
 */
export function withWho(plan, seat, who) {
  const before = plan.seats[seat]?.who ?? "bot";
  const seats = plan.seats.map((each, index) => {
    if (index === seat) return { ...each, who };
    return who === "me" && each.who === "me" ? { ...each, who: before } : each;
  });
  return { ...plan, seats };
}

/**
 * The plan with those in two seats changing places.
 * @param {Plan} plan
 * @param {number} one
 * @param {number} other
 * @returns {Plan}
 */
export function swapped(plan, one, other) {
  const [first, second] = [plan.seats[one], plan.seats[other]];
  if (!first || !second) return plan;
  return { ...plan, seats: plan.seats.map((seat, index) => (index === one ? second : index === other ? first : seat)) };
}

/**
 * Whether each seat wears a colour of its own.
 * @param {unknown} colours
 * @param {number} players
 * @param {number} most  how many colours there are
 */
function areColours(colours, players, most) {
  if (!Array.isArray(colours) || colours.length !== players || new Set(colours).size !== players) return false;
  return colours.every((colour) => Number.isInteger(colour) && colour >= 0 && colour < most);
}

/**
 * The plan with another colour for a seat; whoever wore it gets that seat's.
 * @param {Plan} plan
 * @param {number} seat
 * @param {number} colour
 * @returns {Plan}
 */
export function withColour(plan, seat, colour) {
  const worn = plan.seats.map((_, each) => plan.colours[each] ?? each);
  const before = worn[seat] ?? seat;
  const colours = worn.map((each, index) => (index === seat ? colour : each === colour ? before : each));
  return { ...plan, colours: colours.every((each, index) => each === index) ? [] : colours };
}

/**
 * The plan as it is played: whatever is left to chance is drawn.
 * @param {Plan} plan
 * @param {readonly OptionFacts[]} options
 * @param {(below: number) => number} draw  a random whole number
 * @returns {Plan}
 */
export function drawn(plan, options, draw) {
  if (plan.seating !== "random") return plan;
  const seats = [...plan.seats];
  for (let last = seats.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [seats[last], seats[other]] = [/** @type {Seat} */ (seats[other]), /** @type {Seat} */ (seats[last])];
  }
  const beginner = (/** @type {Plan} */ so, /** @type {OptionFacts} */ option) => withOption(so, option, String(1 + draw(seats.length)));
  return options.filter(({ kind }) => kind === "seat").reduce(beginner, { ...plan, seats });
}

/** @typedef {{ players: number | null, options: Record<string, string> }} Variant */

/**
 * The plan in a variant. Options that no variant is about stay as they are.
 * @param {Plan} plan
 * @param {Variant} variant
 * @param {readonly Variant[]} variants  all there are
 * @param {number} usual  how many play if the variant before has settled that
 * @returns {Plan}
 */
export function withVariant(plan, variant, variants, usual) {
  const about = new Set(variants.flatMap(({ options }) => Object.keys(options)));
  const others = Object.entries(plan.options).filter(([name]) => !about.has(name));
  const settled = variants.some(({ players }) => players === plan.seats.length);
  const players = variant.players ?? (settled ? usual : plan.seats.length);
  return withPlayers({ ...plan, options: { ...Object.fromEntries(others), ...variant.options } }, players);
}

/**
 * Whether a plan is this variant: by its players, and by all options that variants are about.
 * @param {Plan} plan
 * @param {Variant} variant
 * @param {readonly Variant[]} variants
 */
export function isVariant(plan, variant, variants) {
  const names = new Set(variants.flatMap(({ options }) => Object.keys(options)));
  const settled = variants.flatMap(({ players }) => players ?? []);
  const fits = variant.players === null ? !settled.includes(plan.seats.length) : variant.players === plan.seats.length;
  return fits && [...names].every((name) => plan.options[name] === variant.options[name]);
}

/**
 * The plan with a level or a name of a seat changed.
 * @param {Plan} plan
 * @param {number} seat
 * @param {Partial<Seat>} changes
 * @returns {Plan}
 */
export function withSeat(plan, seat, changes) {
  return { ...plan, seats: plan.seats.map((each, index) => (index === seat ? { ...each, ...changes } : each)) };
}

/**
 * The plan with an option; defaults are left out.
 * @param {Plan} plan
 * @param {{ name: string, default: string }} option
 * @param {string} value
 * @returns {Plan}
 */
export function withOption(plan, option, value) {
  const { [option.name]: _, ...others } = plan.options;
  return { ...plan, options: value === option.default ? others : { ...others, [option.name]: value } };
}

/**
 * The plan without seats that are not in play any more.
 * @param {Plan} plan
 * @param {readonly OptionFacts[]} options
 * @returns {Plan}
 */
export function inPlay(plan, options) {
  const gone = options.filter(({ name, kind }) => kind === "seat" && Number(plan.options[name]) > plan.seats.length);
  return gone.reduce((so, option) => withOption(so, option, option.default), plan);
}

/**
 * Whether somebody is invited by a link.
 * @param {Plan} plan
 */
export function invites(plan) {
  return plan.seats.some((seat) => seat.who === "link");
}

/**
 * The request to the server.
 * @param {Plan} plan
 * @returns {NewMatch}
 */
export function requestOf(plan) {
  return {
    game: plan.game,
    players: plan.seats.length,
    options: plan.options,
    seats: plan.seats.map((seat) => ({ bot: seat.who === "bot" ? seat.level : null })),
    colours: plan.colours,
    clock: CLOCKS[plan.clock],
    public: plan.open && invites(plan),
  };
}

/**
 * Who sits down at this device, with the names that they play under.
 * @param {Plan} plan
 * @param {{ mine: string, guest: (seat: number) => string }} names  mine may be empty
 * @returns {{ seat: number, name: string }[]}
 */
export function sitters(plan, { mine, guest }) {
  return plan.seats.flatMap(({ who, name }, seat) => {
    if (who === "me") return [{ seat, name: mine.trim() || guest(seat) }];
    return who === "here" ? [{ seat, name: name.trim() || guest(seat) }] : [];
  });
}
