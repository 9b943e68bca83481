// What the server and its pages say to each other. Written from the server's types by "make types": do not edit.

export type PlayerCommand = Join | Reveal | Leave | Move | Undo | Offer | Answer | Resign | SeatBot | Say | AddDevice | Revoke | End;

export type AnyEvent = Created | Joined | Left | BotSeated | DeviceAdded | Revoked | Revealed | Withheld | Started | Rolled | Moved | Undone | Offered | Answered | Resigned | TimedOut | Resumed | Said | Ended | HintsAllowed | Rematched;

export type AnyStreamMessage = Events | Changed | Presence | Ping | Bye;

/** The fields of a scene that are new; of its spaces and pieces those that are new by their ids, or all in a list. */
export type SceneChanges = Partial<Omit<Scene, "spaces" | "pieces">> & {
  spaces?: Space[] | { [id: string]: Space };
  pieces?: Piece[] | { [id: string]: Piece };
};

/** Play a seat on this device, too, by a link that its person asked for. */
export interface AddDevice {
  type: "add-device";
}

/** What would have been best in a position of a game. */
export interface Advice {
  move: string;
  /** The move as people say it. */
  label: Message | string;
  /** The ids of the scene that it touches, as in a choice. */
  touches: string[];
  /** The share of the points that the seat could then expect. */
  chance: number;
  exact: boolean;
  /** How the game would have gone on. */
  principal_variation: string[];
  /** The same in words, as far as it is worth telling: what each move does. */
  line: (Message | string)[];
}

/** The moves of a game; what would have been best after the last of them is asked. */
export interface AdviceRequest {
  game: string;
  players: number;
  options?: { [name: string]: string };
  start: string;
  moves: string[];
}

/** Agree to an offer, or decline it. */
export interface Answer {
  type: "answer";
  what: "draw" | "hints" | "rematch" | "takeback";
  agreed: boolean;
}

/** A seat agrees to what was asked for, or does not. */
export interface Answered {
  type: "answered";
  seat: number;
  what: "draw" | "hints" | "rematch" | "takeback";
  agreed: boolean;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A bot took a seat: an open one, or that of a person who is absent or has given up. Bots that were planned are seated from the beginning, without an event. */
export interface BotSeated {
  type: "bot-seated";
  seat: number;
  level: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** The last message: why the server closes the stream. */
export interface Bye {
  type: "bye";
  code: string;
  message: Message | string;
}

/** What each seat may expect, position by position: shares of the points; None where nothing was found in time. */
export interface Chances {
  chances: (number[] | null)[];
}

/** The moves of a game, and the part of them that is to be judged. */
export interface ChancesRequest {
  /** How many moves are played before the first position that is judged. */
  from: number;
  count: number;
  game: string;
  players: number;
  options?: { [name: string]: string };
  start: string;
  moves: string[];
}

/** All further messages: the next events, and what they have changed in the view. */
export interface Changed {
  type: "changed";
  events: AnyEvent[];
  /** The number of the last event before these. */
  after: number;
  /** The fields of the view that are new; under ``scene`` those of the scene, if there was one already, and under its ``spaces`` and ``pieces`` those that are new by their ids, or a list of all. */
  changes: Partial<Omit<View, 'scene'>> & { scene?: Scene | SceneChanges | null };
}

/** One legal move as a player makes it. */
export interface Choice {
  move: string;
  /** The ids to touch, in order: a piece, then a space, then perhaps a facing. None at all for a plain button. */
  touches: string[];
  label: Message | string;
  /** A warning before this move is made: faces ask once. */
  caution?: Message | string | null;
  /** The ids of what else this move changes, beyond what is touched: what melts, who is sent back, what is kicked. Faces point it out before the move is made. */
  affects?: string[];
  /** An earlier choice with the same touches and the same result; faces need not offer this one. */
  same_as?: string | null;
  /** Whether it brings its piece to a place and nothing else happens: faces may make several such steps at once. */
  plain?: boolean;
  /** Whether a player may want to give this answer every time it is offered: faces may remember it. */
  standing?: boolean;
}

/** A table, as the teacher sees it. */
export interface ClassTable {
  number: number;
  summary: Summary;
}

/** A class as its teacher sees it. */
export interface ClassView {
  id: string;
  /** By which pupils come. */
  code: string;
  /** The token of the teacher's link, which opens this page on other devices too. */
  teacher: string;
  /** Whether the code works. */
  open: boolean;
  /** Until when it does, in milliseconds since the epoch. */
  ends: number;
  game: string;
  title: string;
  round: number;
  /** Those of this round. */
  tables: ClassTable[];
  /** The title of the teacher's own file. */
  lessons: string | null;
  /** How many steps of lessons it has. */
  steps: number;
  /** How many puzzles it has. */
  puzzles: number;
}

/** How long players may think, in seconds; 0 is no limit of that kind. */
export interface Clock {
  /** For each move. */
  move: number;
  /** For all moves of a game together. */
  game: number;
  /** Added to the time for the game after each move. */
  increment: number;
}

/** The clocks: their rules, what each seat has left, and since when the one to move is thinking. */
export interface ClockView {
  move: number;
  game: number;
  increment: number;
  /** Milliseconds at the moment ``since``; None without a time for the game. */
  left: (number | null)[];
  /** Milliseconds since the epoch. */
  since: number;
  /** What the seat had thought about this move before that, where a move was taken back. */
  thought: number;
}

/** A text, such as a link, to be drawn as a QR code. */
export interface CodeRequest {
  text: string;
}

/** What a command led to. */
export interface CommandAnswer {
  events: AnyEvent[];
  /** The match after them; None if the request declined it. */
  view: View | null;
}

/** A command for a match. */
export interface CommandRequest {
  seat?: number | null;
  /** The number of the last event that the asker has seen. */
  expected: number;
  key?: string | null;
  command: PlayerCommand;
  /** The token of the link that somebody comes by, where the header Authorization says who they are. */
  link?: string | null;
}

/** A match was set up. */
export interface Created {
  type: "created";
  match: string;
  game: string;
  players: number;
  /** As texts; those that are not named have their defaults. */
  options: { [name: string]: string };
  /** Of the rules. */
  version: number;
  seats: SeatPlan[];
  clock: Clock;
  /** SHA-256 of the secret that the dice come from, in hexadecimal. */
  commitment: string;
  rematch_of: string | null;
  /** None if it begins as its game does. */
  opening: Opening | null;
  /** For each seat the one whose colour it wears; none if each wears its own. Colours are for show: rules and notation know seats only. */
  colours: number[];
  /** For each seat the guests who need no link to it: the devices of whoever moves on to it from the match before. */
  invited: string[][];
  /** The protocol of its dice; logs that do not say have the first one. */
  dice: string;
  /** How its start is shuffled: told before anybody knows the dice. None if nothing is shuffled. */
  deal: Deal | null;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** How a shuffled start comes about. */
export interface Deal {
  /** What is shuffled, in the order before that. */
  lots: string[];
  /** The position that is dealt, with ``{0}`` where the first lot of the shuffled order comes, then ``{1}`` … */
  text: string;
}

/** A drawing that is no piece and no space, such as a flag on a shore. */
export interface Decoration {
  symbol: string;
  x: number;
  y: number;
  /** The side of a box of 100 by 100 in the drawing, in the scene's units. */
  size: number;
  facing?: number | null;
  seat?: number | null;
  /** By what a flourish names it. */
  id?: string | null;
}

/** The person in a seat plays on another device, too, which is known as a guest of its own. */
export interface DeviceAdded {
  type: "device-added";
  seat: number;
  guest: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** Such a link: it works once, and soon. */
export interface DeviceLink {
  seat: number;
  token: string;
  /** How long it works. */
  seconds: number;
}

/** A link to take a seat along to another device. */
export interface DeviceLinkRequest {
  seat: number;
}

/** A side of a die, as people see it: pips, a drawing, or both. */
export interface DieFace {
  pips?: number;
  /** A drawing of the room's art, or else of the art that all rooms share. */
  symbol?: string | null;
  /** What it means, in a word or two: "the bear, 3 moves". */
  label: Message | string;
}

/** For the host: call the match off. Nobody wins. */
export interface End {
  type: "end";
}

/** The match is over, and its secret is revealed. */
export interface Ended {
  type: "ended";
  /** An ending of the game's rules, or resignation, agreement, time, length, called-off. */
  reason: string;
  winners: number[];
  scores: number[];
  ranks: number[] | null;
  /** In hexadecimal. */
  secret: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** The first message of a stream: events in their order, without a gap, and the match after the last of them. */
export interface Events {
  type: "events";
  events: AnyEvent[];
  view: View;
}

/** A direction that a choice can ask for: an arrow around the piece that turns. */
export interface Facing {
  id: string;
  /** As notation writes it. */
  text: string;
  angle: number;
  label: Message | string;
  /** Where it asks for a turn and not for a direction: by how much, clockwise. Faces bend its arrow. */
  turn?: number | null;
}

/** What something on the board does to celebrate the end of a game. */
export interface Flourish {
  /** ``dances``, ``waves``: pieces, where they are. ``billows``: the cloth of a space or a decoration, such as a net. ``closes``: a band runs from one piece or space to the next, and round. */
  how: "billows" | "closes" | "dances" | "waves";
  /** Which pieces, spaces or decorations; of those that close, in order. */
  ids: string[];
  /** How a piece is drawn meanwhile, if not as it is: one that lay stands up. */
  symbol?: string | null;
  /** In whose colours, where what does it has none. */
  seat?: number | null;
}

/** A game, as people choose it. */
export interface GameFacts {
  game: string;
  title: string;
  summary: Message | string;
  /** The fewest and the most. */
  players: [number, number];
  chance: boolean;
  options: OptionFacts[];
  /** The names and letters of all seats that there can be. */
  colours: Seat[];
  /** The ways to play that have names, beside the game as it is by default. */
  variants: VariantFacts[];
}

/** Where an option places square tiles; its values are written ``x:y;x:y…``, counted from the lower left. */
export interface GridFacts {
  /** How many cells a tile is wide and high. */
  tile: number;
  /** How many cells there are from left to right, and from bottom to top. */
  extent: number;
  /** The places behind those of the choices that are names. */
  layouts: { [name: string]: string };
}

/** A piece of landscape under the spaces, such as a sheet of ice. */
export interface Ground {
  /** How it is drawn: a name from the room's looks, or else from those that all rooms share. */
  look?: string;
  outline: [number, number][];
  seat?: number | null;
}

/** The rules of a game on one illustrated page; empty where there is none. */
export interface Guide {
  game: string;
  title: string;
  sections: GuideSection[];
}

/** One point of the rules, with a picture: a position, and perhaps a move in it. */
export interface GuideSection {
  id: string;
  title: Message | string;
  text: Message | string;
  scene: Scene;
  /** The move that the picture points out. */
  choice: Choice | null;
  /** The fields of the scene that are new after that move; its spaces and pieces as in the stream of a match. */
  changes: SceneChanges;
  /** What that move does, piece by piece. */
  happenings: Happening[];
  /** Whether it is one of the three that somebody sees before a first game. */
  intro: boolean;
}

/** One thing that a move or a roll did. */
export interface Happening {
  how: "carried" | "drifts" | "dropped" | "hops" | "kicked" | "leaves" | "melts" | "placed" | "rests" | "rolled" | "sent-back" | "slides" | "stands-up" | "steps" | "taken" | "turned";
  /** The id of a piece, or of a space that moved; None for a die and for nothing at all. */
  piece?: string | null;
  /** The id of the space where it was; None where it was nowhere. */
  from?: string | null;
  /** The id of the space where it is now; None where it is gone. */
  to?: string | null;
  /** The seat that caused it. */
  seat?: number | null;
  /** The side on which a die fell. */
  face?: DieFace | null;
  /** The same in words: a whole sentence, without its full stop. */
  label: Message | string;
}

/** Whether the server can do its work. */
export interface Health {
  status: "busy" | "ok";
  version: string;
  matches: number;
  sockets: number;
  /** Which server this is: another one at the same address has another. */
  instance: string;
}

/** The first message on a socket: who listens. Without a credential or the token of a link, the cookie says. */
export interface Hello {
  token?: string | null;
}

/** What an adviser would play. */
export interface Hint {
  move: string;
  /** The share of the points that the seat may expect. */
  chance: number;
  verdict: Message | string;
  exact: boolean;
  /** How the game would go on. */
  principal_variation: string[];
  /** What faces warn of before this move: only where they would warn of every other one too. */
  caution: Message | string | null;
}

/** Advice for a seat that is to move. */
export interface HintRequest {
  seat: number;
}

/** All agreed that everybody may ask for hints, from now on to the end. */
export interface HintsAllowed {
  type: "hints-allowed";
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** Take an open seat, or come back to your own. */
export interface Join {
  type: "join";
  name: string;
  /** SHA-256, in hexadecimal, of the 32 bytes that this person adds to the dice; games of pure skill need none. */
  commitment?: string;
}

/** A person took a seat, or came back to it. */
export interface Joined {
  type: "joined";
  seat: number;
  name: string;
  /** The public id of the guest; one guest may hold several seats (hot seat). */
  guest: string;
  /** In the first protocol of the dice: what this person adds to them. */
  seed: string;
  /** SHA-256 of what this person adds to the dice; empty where nothing is left to chance. */
  commitment: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A word on the board, such as a coordinate or the name of a shore. */
export interface Label {
  text: Message | string;
  x: number;
  y: number;
  /** How large it is, of the usual size. */
  size?: number;
}

/** Leave the seat: before the start it is free again, afterwards it waits. */
export interface Leave {
  type: "leave";
}

/** A person left: before the start the seat is free again, afterwards it waits for them or for a bot. */
export interface Left {
  type: "left";
  seat: number;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** What a letter on a text board stands for, where it is no player's piece. */
export interface LegendEntry {
  letter: string;
  label: Message | string;
}

/** One thing to learn: a position, a question, and what to say to each answer. */
export interface LessonStep {
  title: Message | string;
  say: Message | string;
  ask: Message | string;
  players: number;
  position: string;
  scene: Scene;
  choices: Choice[];
  /** The moves that are asked for. */
  right: string[];
  /** Moves that many try, each with why it is not the one. */
  wrong: { [name: string]: Message | string };
  /** What to say to all other moves. */
  other: Message | string;
  praise: Message | string;
  /** The position after each of the right moves. */
  after: { [name: string]: Scene };
}

/** What there is to learn about a game; empty where there are no lessons. */
export interface Lessons {
  game: string;
  title: string;
  steps: LessonStep[];
}

/** The links that the host of a match hands out. */
export interface Links {
  /** Invitations to the seats that are free. */
  seats: SeatToken[];
  watch: string;
}

/** Matches to join, and those of the guest who asks. */
export interface Listing {
  open: Summary[];
  mine: Summary[];
}

/** A highlight: the space of the last move, the piece to move. */
export interface Mark {
  kind: string;
  space: string;
}

/** Who a guest is to the server, and what there is to play. */
export interface Me {
  guest: string;
  csrf: string;
  version: string;
  games: GameFacts[];
  /** Of bots, from the weakest to the strongest. */
  levels: string[];
  /** Programs that play here, too; each name can be given where a level can. */
  bots: string[];
  /** What players can say to each other, by its key. */
  phrases: { [name: string]: Message };
  /** What they can show without words, to be read after a name: "waves". */
  emotes: { [name: string]: Message };
  /** Those that the server has words for, English first; GET /words/CATALOGUE/LANGUAGE.json hands them out. */
  languages: string[];
  /** Where other devices find the server, if it knows: its own machine may have opened it at an address of no use. */
  elsewhere: string | null;
}

/** Something to be said. */
export interface Message {
  id: string;
  values?: { [name: string]: string | number | Message | (string | Message)[] };
}

/** Make a move. */
export interface Move {
  type: "move";
  move: string;
}

/** A seat made a move. */
export interface Moved {
  type: "moved";
  seat: number;
  move: string;
  /** What it did, piece by piece and in order. */
  happenings: Happening[];
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A class to be opened: what is played at its tables, and how many there are. */
export interface NewClass {
  game: string;
  /** At each table; default: the game's own. */
  players?: number | null;
  options?: { [name: string]: string };
  clock?: Clock;
  tables?: number | null;
  /** Instead of the tables: as many tables as these need. */
  pupils?: number | null;
  /** The level of the bots that take the seats left over at the last table; None if these stay free. */
  bot?: string | null;
}

/** A match to be opened. */
export interface NewMatch {
  game: string;
  /** Default: the game's own. */
  players?: number | null;
  /** As texts; those that are not named have their defaults. */
  options?: { [name: string]: string };
  /** One plan for each seat, in their order; nothing at all leaves all seats to persons. */
  seats?: SeatPlan[];
  clock?: Clock;
  /** For each seat the one whose colour it wears; none if each wears its own. */
  colours?: number[];
  /** Go on from a game played before. */
  opening?: Opening | null;
  /** Whether everybody may find it while a seat is free, sit down there, and watch. */
  public?: boolean;
  key?: string | null;
}

/** Ask all others for something. */
export interface Offer {
  type: "offer";
  what: "draw" | "hints" | "rematch" | "takeback";
}

/** Something that a seat has asked for, and who has agreed. */
export interface OfferView {
  what: "draw" | "hints" | "rematch" | "takeback";
  seat: number;
  agreed: number[];
}

/** A seat asks all others for something. */
export interface Offered {
  type: "offered";
  seat: number;
  what: "draw" | "hints" | "rematch" | "takeback";
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A match that was opened, with the tokens of the links to its seats and for watchers. */
export interface Opened {
  match: string;
  seats: SeatToken[];
  watch: string;
  seq: number;
}

/** Where a match begins that goes on from a game played before: that game's start, and its moves up to there. */
export interface Opening {
  position: string;
  /** Moves and rolls. */
  moves: string[];
}

/** An option of a game, as people choose it. */
export interface OptionFacts {
  name: string;
  default: string;
  /** The valid values, in words. */
  values: Message | string;
  about: Message | string;
  /** What it is called in a form. */
  label: Message | string;
  /** A seat is counted from 1, up to the number of players. */
  kind: "choice" | "flag" | "number" | "places" | "seat" | "text";
  /** What a form can offer: all values of a choice or a flag, proposals for a text or places. */
  choices: string[];
  least: number | null;
  /** Of a number. */
  most: number | null;
  /** Of places. */
  grid: GridFacts | null;
  /** The most bytes of a file whose text is a value too; 0 where none is. */
  file: number;
}

/** Several moves in a row that a player makes by one choice. */
export interface Path {
  /** As those of a choice: a piece, the place where it ends, and perhaps what it does there. */
  touches: string[];
  moves: string[];
  /** The label of the last move, as people say it. */
  label: Message | string;
}

/** Where pieces can go by several plain steps. */
export interface Paths {
  /** The number of the last event before them. */
  seq: number;
  /** The shortest first; none if the receiver is not to move. */
  paths: Path[];
}

/** Something on a space. Its id stays the same for the whole game. */
export interface Piece {
  id: string;
  /** Its drawing in the room's art, or else in the art that all rooms share. */
  symbol?: string;
  /** Its letter on a text board; it distinguishes seats as well as kinds. */
  letter: string;
  label: Message | string;
  space: string;
  seat?: number | null;
  /** How it shares a space with others: it stands there; it lies at the feet of those who stand; it is one of a stack that others stand on; it is a heap, as many drawings as its count. */
  stance?: "heaps" | "lies" | "stacks" | "stands";
  /** The direction in which it looks or lies, as an angle; None if it has none. */
  facing?: number | null;
  /** The symbol of what it has. */
  carrying?: string | null;
  /** The id of the piece that has it, where what is carried is a piece of its own. */
  carried_by?: string | null;
  /** How many of a kind lie here as one heap. */
  count?: number;
  /** How many pieces of a stack lie under it. */
  level?: number;
  /** Pieces with the same word here are interchangeable to the finger: touching any of them is touching the one that choices name. */
  alike?: string | null;
}

/** The connection still works. */
export interface Ping {
  type: "ping";
}

/** Where a pupil plays in this round. */
export interface Place {
  /** Of the class. */
  id: string;
  match: string;
  seat: number;
  /** The invitation to the seat; None if they sit there already. */
  token: string | null;
  table: number;
  round: number;
  /** Whether the teacher has lessons of their own for the class. */
  lessons: boolean;
  /** The same of puzzles. */
  puzzles: boolean;
}

/** Who sat in a seat. */
export interface Player {
  /** Empty for a person at a terminal; a bot's is its level, or what somebody typed to name their program. */
  name: string;
  kind: "bot" | "person";
  /** Of the bot, or the name under which a server offers a program, which has a capital; none for other programs. For a person, that of the bot that played on in their seat at the end. */
  level?: string | null;
}

/** Which seats have somebody connected, and how many others watch. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watchers: number;
}

/** How a game begins. */
export interface Preview {
  scene: Scene;
  /** All options as they count now: a default may depend on the other options. */
  options: { [name: string]: string };
}

/** A game that somebody may want to play, to look at. */
export interface PreviewRequest {
  game: string;
  players?: number | null;
  options?: { [name: string]: string };
  /** For each seat the one whose colour it wears; none if each wears its own. */
  colours?: number[];
  /** Show it in the middle of play, where the room knows such a position, and not as it begins. */
  under_way?: boolean;
}

/** How long things are kept, and who can be asked; None where there is no such thing. */
export interface Privacy {
  /** How to reach whoever runs the server. */
  contact: string | null;
  /** Days after its end until a match is deleted; None if it stays. */
  finished: number | null;
  /** Days after the last event until a match that is not over is deleted; None if it stays. */
  abandoned: number | null;
  /** Whether the log has the network addresses of those who ask. */
  addresses: boolean;
}

/** A refusal as it travels: a code for programs, a message for people, and details. */
export interface Problem {
  code: string;
  message: Message | string;
  details?: { [name: string]: any };
}

/** How far a seat is, in the game's own measure: three rocks of six. */
export interface Progress {
  done: number;
  /** What it takes; None where there is no such number. */
  of?: number | null;
  /** The same in words. */
  label: Message | string;
  /** The drawing of what is counted. */
  symbol?: string | null;
}

/** A puzzle after the moves that somebody has tried. */
export interface PuzzleAnswer {
  game: string;
  title: string;
  number: number;
  level: number;
  deal: boolean;
  asks: Message | string;
  /** Whose moves are to be found. */
  seat: number;
  /** How many moves are to be found; in a deal, how many its shortest way takes. */
  moves: number;
  /** How many are found. */
  found: number;
  /** open: go on; wrong: take back the last move; solved; failed: a deal is over and did not come out. */
  verdict: string;
  /** About the last move, sentence by sentence. */
  says: (Message | string)[];
  /** The last move, and what answered it. */
  plies: PuzzlePly[];
  /** Where the next move is to be found; after a wrong move the position before it. */
  scene: Scene;
  choices: Choice[];
  /** The right move, if it was asked for and is known. */
  hint: PuzzleHint | null;
}

/** A puzzle in a list. */
export interface PuzzleEntry {
  number: number;
  /** How hard it is, from 1 to 3, among those of its kind; 0 where nobody says. */
  level: number;
  /** Whether it is a whole game to be played alone. */
  deal: boolean;
  asks: Message | string;
  position: string;
  players: number;
  options: { [name: string]: string };
}

/** The right move. */
export interface PuzzleHint {
  move: string;
  label: Message | string;
  /** The ids of the scene that it touches, as in a choice. */
  touches: string[];
  /** What to say before it is shown; none if it is empty. */
  clue: Message | string;
}

/** A move that was made in a puzzle, somebody's own or a reply. */
export interface PuzzlePly {
  move: string;
  /** The move as people say it. */
  label: Message | string;
  /** The position after it. */
  scene: Scene;
  happenings: Happening[];
}

/** The puzzles of a game; empty where there are none. */
export interface Puzzles {
  game: string;
  title: string;
  /** Today, in Greenwich. */
  date: string;
  /** The number of the puzzle of today; None where there are none. */
  daily: number | null;
  /** The number of the deal of today; None where there are none. */
  daily_deal: number | null;
  puzzles: PuzzleEntry[];
}

/** Why something cannot be touched now. */
export interface Reason {
  /** The pieces and spaces that it is about; none at all for whatever no other reason names. */
  ids?: string[];
  /** A whole sentence without its full stop: "You rolled the bear: penguins rest". */
  label: Message | string;
}

/** A game as it is written down: first of all its format, then what is not as usual. */
export interface Record {
  format: "rookery-record/1";
  game: string;
  /** The version of the game's rules. */
  rules: number;
  /** As texts; those that are not named have their defaults. */
  options?: { [name: string]: string };
  /** In the order of the seats. */
  players: Player[];
  /** For each seat the one whose colour it wore; none if each wore its own. */
  colours?: number[];
  /** The position before the first move. */
  start: string;
  /** Every move and every roll; what was taken back is left out. */
  moves: string[];
  /** How many of the moves were there when this game began: it goes on from one played before, and its dice prove nothing of them. */
  given?: number;
  /** Whether the start was given too: it was not dealt for this game. */
  start_given?: boolean;
  /** None if the game is not over. */
  result?: Result | null;
  /** The protocol of the dice; records that do not say have the first one. */
  dice?: string;
  /** What the persons added to the dice, in the order of their seats. */
  seeds?: string[];
  /** SHA-256 of each seed, which stood in the log before any seed did; the first protocol had none. */
  commitments?: string[];
  /** SHA-256 of the secret; None if fair dice were not promised. */
  commitment?: string | null;
  /** In hexadecimal; None while it is hidden. */
  secret?: string | null;
  /** With a clock: the milliseconds that each ply took; a roll takes none. */
  times?: number[] | null;
  /** In an arena: what its deal, its rolls and its players' choices were drawn from. */
  seed?: number | null;
  /** The day on which it began, as 2026-01-31. */
  date?: string | null;
}

/** All agreed to play again; the new match has the seats rotated by one. */
export interface Rematched {
  type: "rematched";
  match: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A whole game, to be shown again: all scenes as the first seat sees them. */
export interface Replay {
  game: string;
  title: string;
  players: number;
  options: { [name: string]: string };
  names: string[];
  /** For each seat the one whose colour it wore; none if each wore its own. */
  colours: number[];
  /** The names of seats in messages, by their ids, that are to be said as others. */
  aliases: { [name: string]: string };
  start: Scene;
  /** The one before the first move. */
  position: string;
  steps: ReplayStep[];
  outcome: Result | null;
  /** Whether anything was rolled or dealt that the secret can prove. */
  dice: boolean;
  /** Whether the secret is revealed, so that it can be proven. */
  secret: boolean;
  /** How likely each roll was, if all rolls of the game were alike; otherwise nothing. */
  odds: { [name: string]: number };
}

/** A move or a roll of a game that is shown again. */
export interface ReplayStep {
  move: string;
  /** Who moved; None for a roll. */
  seat: number | null;
  /** The move as people say it. */
  label: Message | string;
  /** The fields of the scene that are new after it; its spaces and pieces as in the stream of a match. */
  changes: SceneChanges;
  /** What it did, piece by piece. */
  happenings: Happening[];
  position: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
}

/** A seat gave up: the match ends, or, with others to play on, a bot takes the seat. */
export interface Resigned {
  type: "resigned";
  seat: number;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** How a game ended. */
export interface Result {
  /** An ending of the game's rules, or resignation, agreement, time, length, forfeit, called-off. */
  reason: string;
  /** Seats, counted from 0. */
  winners: number[];
  scores: number[];
  ranks: number[] | null;
}

/** The server was away while a clock was running, and is back: that time costs nobody anything. */
export interface Resumed {
  type: "resumed";
  /** Milliseconds. */
  away: number;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** Reveal the seed that you committed to. Clients do so by themselves, once all seats are taken. */
export interface Reveal {
  type: "reveal";
  /** In hexadecimal. */
  seed: string;
}

/** All seats were taken, and a person has revealed the seed that they had committed to. */
export interface Revealed {
  type: "revealed";
  seat: number;
  /** In hexadecimal. */
  seed: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** How a game stood, ply by ply; what turned it is asked. */
export interface ReviewRequest {
  /** Who moved at each ply; None for a roll. */
  seats: (number | null)[];
  /** What each seat could expect, from the start on: one more than there are plies; None where it is not known. */
  chances: (number[] | null)[];
  /** How many turning points are told. */
  most?: number;
}

/** What turned a game, and who was lucky. */
export interface Reviewed {
  /** The largest turning points, in the order of the game. */
  turns: TurningPoint[];
  /** How many there were, with those that are not told. */
  all: number;
  /** What the rolls of each seat brought it, in shares of the points; None of games without rolls. */
  luck: number[] | null;
}

/** For the host: let an invitation, or the link to watch by, stop working; another one takes its place. */
export interface Revoke {
  type: "revoke";
  what: "invitation" | "watch";
  /** The one that the invitation is for. */
  seat?: number | null;
}

/** A link has stopped working, and another one has taken its place. */
export interface Revoked {
  type: "revoked";
  what: "invitation" | "watch";
  /** The one that an invitation was for. */
  seat: number | null;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** The die fell. */
export interface Rolled {
  type: "rolled";
  /** The number of the roll in its match, counted from 1. */
  n: number;
  /** What it shows. */
  roll: string;
  /** Each side of the die with its weight, so that anybody can check the roll. */
  odds: { [name: string]: number };
  /** What that did. */
  happenings: Happening[];
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** The rules of a game, as a page shows them. */
export interface Rulebook {
  game: string;
  title: string;
  /** Safe to be put into a page: no script, no style, no address outside. */
  html: string;
}

/** A seat said one of the ready phrases, or showed an emote. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** Say one of the ready phrases, or show an emote. */
export interface Say {
  type: "say";
  phrase: string;
}

/** One position as a picture. */
export interface Scene {
  game: string;
  width: number;
  height: number;
  /** What is to be done now, or how the game ended. It does not say whose turn it is or who has won: seats do. */
  status: Message | string;
  /** What it takes to win. */
  goal?: Message | string;
  seats: Seat[];
  turn: number | null;
  /** None while the game goes on; empty in a draw. */
  winners?: number[] | null;
  /** One for each seat. */
  progress?: Progress[];
  spaces: Space[];
  pieces: Piece[];
  grounds?: Ground[];
  decorations?: Decoration[];
  marks?: Mark[];
  labels?: Label[];
  facings?: Facing[];
  legend?: LegendEntry[];
  /** The roll that counts now, if any: it lies beside the board. */
  die?: DieFace | null;
  /** Why the seat to move cannot touch what no choice touches. */
  reasons?: Reason[];
  /** When the game is over, the moment that belongs to the winner; the first flourish is where faces look. If there is none, the winner's pieces dance. */
  finale?: Flourish[];
  /** What it allows where a frame has another shape: to be turned by a quarter, or to be drawn wider. */
  adapts?: "" | "stretches" | "turns";
}

/** A player as the board shows one. */
export interface Seat {
  name: Message | string;
  letter: string;
}

/** Let a bot take a seat that is open, or whose person is absent. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level: string;
}

/** Who may sit where: a person who has not come yet, or a bot of a level. */
export interface SeatPlan {
  bot: string | null;
}

/** The invitation to a seat: whoever sits down by it uses it up. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** Who sits in a seat. */
export interface SeatView {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
  present: boolean;
  /** Of a person, to their part in the dice; empty where nothing is left to chance. */
  commitment: string;
}

/** Who sits in a seat, as lists show it; nobody without a name and a level. */
export interface Sitter {
  /** The person's. */
  name: string;
  /** The level of the bot that plays. */
  bot: string | null;
  /** Whether it is the seat of the guest who asks. */
  mine: boolean;
}

/** A place where pieces can be. */
export interface Space {
  id: string;
  /** What it is called when it is spoken of. */
  label: Message | string;
  /** What a text board shows while nothing is on it: its name in notation, a dot, or nothing. */
  sign?: string;
  x: number;
  y: number;
  outline: [number, number][];
  /** The seat that the space belongs to: a home, a nest, a bench. */
  seat?: number | null;
  /** How it is drawn: a name from the room's looks, or else from those that all rooms share. */
  look?: string;
  /** A drawing of the room's art that lies on it. */
  symbol?: string | null;
  /** Where that drawing looks, as an angle. */
  facing?: number | null;
  /** How large pieces are here, of their usual size. */
  scale?: number;
  /** Whether it lies beside the board, and says nothing about the size of a usual space. */
  aside?: boolean;
  /** Whether it runs out of the picture. */
  coast?: boolean;
}

/** All seats are taken and the position is dealt. */
export interface Started {
  type: "started";
  position: string;
  happenings: Happening[];
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A match, as lists show it. */
export interface Summary {
  match: string;
  game: string;
  title: string;
  players: number;
  /** Without those that are the text of a file. */
  options: { [name: string]: string };
  /** As they were planned. */
  seats: SeatPlan[];
  /** Who sits there now. */
  sitters: Sitter[];
  /** The seat of the guest who opened it, if they have one. */
  host: number | null;
  clock: Clock;
  stage: "open" | "over" | "playing";
  /** The seat to move, while the game goes on. */
  turn: number | null;
  /** The same: where it stands; only for those who play. */
  position: string | null;
  /** When it is over; none of the seats in a draw, and null if it was called off. */
  winners: number[] | null;
  public: boolean;
  /** Milliseconds since the epoch. */
  created: number;
  changed: number;
  seq: number;
}

/** Something that the teacher does to a table. */
export interface TableRequest {
  /** Call its game off; or let bots take the seats that are free. */
  do: "bots" | "end";
  bot?: string | null;
}

/** A seat has no time left; what follows is as if it had given up. */
export interface TimedOut {
  type: "timed-out";
  seat: number;
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A turn or a roll after which the game stood differently. */
export interface TurningPoint {
  /** Of the move that changed most. */
  ply: number;
  seat: number;
  kind: "bad-luck" | "luck" | "mistake" | "strong";
  /** The seat's chance before its turn, or before the roll. */
  before: number;
  after: number;
}

/** Take back your last decision of this turn. */
export interface Undo {
  type: "undo";
}

/** Some plies were taken back; never a roll. The scene shows where everything is now. */
export interface Undone {
  type: "undone";
  seat: number;
  plies: number;
  happenings: Happening[];
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}

/** A way to play that has a name of its own. */
export interface VariantFacts {
  key: string;
  label: Message | string;
  /** What is special about it, in one sentence. */
  about: Message | string;
  /** How many play; None where that is free. */
  players: number | null;
  /** As texts; those that are not named have their defaults. */
  options: { [name: string]: string };
  /** The position of its picture, under these options; empty for the start. */
  picture: string;
}

/** The findings of checking a record, for people. */
export interface Verified {
  /** Whether nothing in the record is untrue. */
  ok: boolean;
  proven: (Message | string)[];
  /** What could not be checked, and why. */
  unproven: (Message | string)[];
  /** What is not true. */
  problems: (Message | string)[];
}

/** A match as one receiver sees it: all that a face needs. */
export interface View {
  match: string;
  game: string;
  title: string;
  players: number;
  options: { [name: string]: string };
  seq: number;
  started: boolean;
  over: boolean;
  seats: SeatView[];
  /** Before the start, once all seats are taken: those whose clients have yet to reveal their seeds. */
  revealing: number[];
  /** For each seat the one whose colour it wears; none if each wears its own. */
  colours: number[];
  /** The names of seats in messages, by their ids, that are to be said as others: by the colours that they wear. */
  aliases: { [name: string]: string };
  /** The seats that the receiver holds. */
  mine: number[];
  turn: number | null;
  position: string | null;
  /** None before the start. */
  scene: Scene | null;
  /** What the receiver may choose now. */
  choices: Choice[];
  /** The last move or roll. */
  last: string | null;
  plies: number;
  clock: ClockView;
  offers: OfferView[];
  /** Whether the receiver may take back. */
  undo: boolean;
  /** The seat of the receiver whose last move may be taken back if the others agree; None if there is none. */
  takeback: number | null;
  /** Whether players may ask for hints; otherwise they may ask the others for that. */
  hints: boolean;
  commitment: string;
  outcome: Result | null;
  next_match: string | null;
}

/** A match as it stands. */
export interface ViewAnswer {
  view: View;
}

/** Some persons did not stand by their seeds when others had revealed theirs. All persons' seats are open again. Those named here do not get one any more: a second seed would be a choice. */
export interface Withheld {
  type: "withheld";
  seats: number[];
  /** Counted from 1. */
  seq: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** The idempotency key of the command that caused it, on the first event of its answer. */
  key: string | null;
  /** On the first event of an answer: how many events follow that belong to the same answer. */
  more: number;
}
