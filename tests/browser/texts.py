"""All that the server may say on a page: played, provoked and read off the sources."""

import ast
import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

import rookery
from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game, Position, Room
from rookery.kernel.options import Option, far_options
from rookery.kernel.rng import below, word
from rookery.records.record import RESIGNATION, TIME, Record, agreed, decode, given_up, replay
from rookery.records.verify import verify
from rookery.server import games
from rookery.server.lessons import lessons
from tests.records.played import SECRET, SHORT, played

SOURCES = Path(next(iter(rookery.__path__)))
GAMES = 2
"""So many random games of each kind; whatever a room can say comes up in one of them."""
LONGEST = 150
SAMPLE = "7"
"""Stands for what a sentence is filled with."""
SPEAKERS = {"Refusal": 1, "Refused": 1, "BadRecord": 0, "UnknownGame": 0, "UnknownLevel": 0}
"""Which argument of a refusal is its sentence."""
BARE = "-,-,-,-"
PAIR = f"0,0:s,s,-,-|2,0:{BARE}|0,2:{BARE}|2,2:{BARE} a1 1 move"
RARE: tuple[tuple[str, int, dict[str, str], str, tuple[str, ...]], ...] = (
    ("penguin-soccer", 2, {"repetition": "2"}, "d4^,-,-/d5s,-,- d4 w 20", ("Kn", "Ks")),
    ("penguin-soccer", 2, {}, "a1^,-,-/a2^,b1^,b2^ d5 w 60", ()),
    ("penguin-soccer", 2, {"no_move": "loss"}, "a1^,-,-/a2^,b1^,b2^ d5 w 60", ()),
    ("penguin-soccer", 2, {}, "-,c3^,-/-,-,- c3 w 40", ("Ksw",)),
    ("penguin-game", 1, {}, f"{PAIR} s", ("a1-b1",)),
    ("penguin-game", 1, {}, f"{PAIR} a", ("a1-b1",)),
    ("polar-dare", 3, {}, "-+--/-++-/-+--/---- S.S.b3/S.S.b3/S.S.b3 b4 1 B3:3 8", ("Bb4-b3",)),
    ("polar-dare", 2, {}, "----/----/----/---+ d4.N.N/S.S.b3 b2 1 P3:2 30", ("N-d4",)),
    ("polar-dare", 2, {}, "-+--/-+--/--++/---- S.S.c3/S.S.S c4 1 P2:2 11", ("c3-c4",)),
)
"""Where random games seldom lead: the game, its players, options, a position and moves from there."""
HUMBUG = (
    "humbug",
    "-1",
    "1",
    "99999999999",
    "0:0",
    "0:0;0:0;0:0;0:0",
    "0:0;4:0;8:0;0:4",
    "2:0;4:0;6:0;8:0",
    "0:0;2:0;0:2",
)
"""Wishes that options refuse, each for another reason."""


def everything() -> list[str]:
    """Every text once."""
    parts = (facts(), boards(), teaching(), refused_wishes(), refused_moves(), refusals(), checked_records())
    return list(dict.fromkeys(itertools.chain(*parts)))


def facts() -> Iterator[str]:
    """Games and their options, as the first page tells of them."""
    for game in games.facts():
        yield game.summary
        for option in game.options:
            yield from (option.label, option.about)
            if option.kind != "flag":
                yield from (value.replace("_", " ") for value in option.choices)


# Boards


def boards() -> Iterator[str]:
    """What scenes and choices say in random games under all options."""
    for room in catalog.rooms():
        for number, game in enumerate(variants(room)):
            for lane in range(GAMES):
                yield from spoken(random_line(game, 1000 * number + lane))
    for key, players, options, text, moves in RARE:
        room = catalog.room(key)
        start = Game(room, players, **far_options(room.options, options)).read(text)
        yield from spoken(itertools.accumulate(moves, Position.play, initial=start))


def variants(room: Room) -> Iterator[Game]:
    """The game with every number of players, as usual and with each option another way."""
    fewest, most = room.players
    ways = [{}, *({option.name: value} for option in room.options for value in values(option))]
    for players, way in itertools.product(range(fewest, most + 1), ways):
        try:
            yield Game(room, players, **far_options(room.options, way))
        except RookeryError:
            # Some options do not go together with the usual others.
            continue


def values(option: Option) -> tuple[str, ...]:
    """What else an option can be; small numbers, so that games end by them."""
    return ("2", "3") if option.kind == "number" else option.choices


def random_line(game: Game, seed: int) -> Iterator[Position]:
    """The positions of a random game."""
    position = game.start(seed)
    for ply in range(LONGEST):
        yield position
        if position.outcome is not None:
            return
        position = position.play(position.moves[below(word(seed, 0, ply), len(position.moves))])


def spoken(positions: Iterable[Position]) -> Iterator[str]:
    """The texts of scenes and choices."""
    for position in positions:
        scene = position.scene(0)
        yield scene.status
        yield from (seat.name for seat in scene.seats)
        for labelled in (scene.spaces, scene.pieces, scene.facings):
            yield from (each.label for each in labelled)
        for choice in position.choices():
            yield choice.label
            if choice.caution:
                yield choice.caution


def teaching() -> Iterator[str]:
    """All lessons, with their boards."""
    for room in catalog.rooms():
        for step in lessons(room.key).steps:
            yield from (step.title, step.say, step.ask, *step.wrong.values(), step.other, step.praise)
            asked = Game(room, step.players).read(step.position)
            yield from spoken([asked, *map(asked.play, step.right)])


# Refusals


def refused_wishes() -> Iterator[str]:
    """Options and numbers of players that cannot be."""
    for room in catalog.rooms():
        wishes = [{option.name: text} for option in room.options for text in HUMBUG]
        flags = [option.name for option in room.options if option.kind == "flag"]
        wishes += [wish | {flag: "on"} for wish in wishes for flag in flags]
        for wish in [*wishes, {"humbug": "on"}]:
            try:
                Game(room, None, **far_options(room.options, wish))
            except RookeryError as problem:
                yield str(problem)
        try:
            Game(room, 99)
        except RookeryError as problem:
            yield str(problem)


def refused_moves() -> Iterator[str]:
    """Moves that are not written like this, or not legal."""
    for room in catalog.rooms():
        start = Game(room).start(1)
        for move in ("humbug", "", "a1", "Kne", "S-d4", "0", *start.moves[:1]):
            try:
                start.play(move)
            except RookeryError as problem:
                yield str(problem)


def refusals() -> Iterator[str]:
    """The sentences of all refusals in the sources, filled in."""
    for path in sorted(SOURCES.rglob("*.py")):
        if path.parts[-2] in {"play", "server", "records"}:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from _refusals_in(function)


def _refusals_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    named = {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
            place = SPEAKERS[node.func.id]
            if place < len(node.args):
                yield from _sentences(node.args[place], named)


def _sentences(node: ast.expr, named: dict[str, ast.expr]) -> Iterator[str]:
    """The sentences that an expression can be; nothing for what only running it can tell."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            ways = [list(_sentences(part, named)) or [SAMPLE] for part in parts]
            yield from ("".join(way) for way in itertools.product(*ways))
        case ast.FormattedValue(value=ast.Name(id=name)) if name in named:
            yield from _sentences(named[name], named)
        case ast.IfExp(body=one, orelse=other):
            yield from (*_sentences(one, named), *_sentences(other, named))
        case ast.Name(id=name) if name in named:
            yield from _sentences(named[name], {key: value for key, value in named.items() if key != name})


# Records


def checked_records() -> Iterator[str]:
    """What is said of records: true ones, untrue ones and damaged ones."""
    for record in records():
        found = verify(record)
        yield from (*found.proven, *found.unproven, *found.refuted)
        try:
            replay(record)
        except RookeryError as problem:
            yield str(problem)
    for data in (b"humbug", b"{}", b'{"format": "rookery-record/9"}', b'{"format": "rookery-record/1"}'):
        try:
            decode(data)
        except RookeryError as problem:
            yield str(problem)


def records() -> Iterator[Record]:
    """Games as they were played, and with something changed afterwards."""
    change = msgspec.structs.replace
    for key in SHORT:
        whole = played(key)
        yield from (whole, played(key, most=1), played(key, most=8), change(whole, secret=None))
        yield from (change(whole, secret=SECRET[::-1].hex()), change(whole, seeds=("x", "y")))
        yield from (change(whole, rules=99), change(whole, game="humbug"), change(whole, start="humbug"))
        yield change(whole, moves=(*whole.moves[:-1], "humbug"))
        yield change(whole, result=agreed(2))
        begun = change(whole, moves=whole.moves[:6], result=None)
        yield from (begun, change(begun, commitment=None, secret=None), change(begun, result=agreed(2)))
        yield from (change(begun, result=given_up(0, 2, reason)) for reason in (RESIGNATION, TIME))
