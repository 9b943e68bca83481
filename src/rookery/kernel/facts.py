"""What a room says of itself, looked at once before anybody plays: facts, files and words. Nothing is compiled.

``rookery.conformance`` looks far more closely; this is what can be asked whenever a game of somebody else is found.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from fluent.syntax import ast

from rookery.kernel import ftl
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game
from rookery.kernel.levels import MOST_PLAYERS, NAMES
from rookery.kernel.messages import Text, speaker
from rookery.kernel.nets import net_of
from rookery.kernel.options import read_options
from rookery.kernel.room import Room

say = speaker("kernel")

KEY: Final = re.compile(r"[a-z]+(-[a-z]+)*")
PACKAGES: Final = Path(__file__).parents[1]
RESERVED: Final = ("pages",)
"""Words are found by the key of a room or the name of a package, so no room has the name of a package, nor this one."""
ENGLISH: Final = "en.ftl"
ART: Final = "art.svg"
GUIDE: Final = "guide.toml"
LESSONS: Final = "lessons.toml"
PUZZLES: Final = "puzzles.toml"
PARTS: Final = ("say", "ask", "other", "praise")
"""What a lesson says at each step, besides its title."""


def fault(room: Room) -> Text | None:
    """The first thing that is wrong with what a room says of itself, or None."""
    try:
        return next((found for look in LOOKS for found in look(room)), None)
    except RookeryError as problem:
        return problem.message
    except Exception as problem:  # noqa: BLE001  # a room is somebody's program, and may do anything
        return say("fault-raises", error=in_one_line(problem))


def in_one_line(problem: Exception) -> str:
    """An exception on one line."""
    return " ".join(f"{type(problem).__name__}: {problem}".split())


def _numbers(room: Room) -> Iterator[Text]:
    """Its key, its players, its version, the sizes of its arrays and its levels."""
    if not KEY.fullmatch(room.key):
        yield say("fault-key", key=room.key)
    if (PACKAGES / room.key).is_dir() or room.key in RESERVED:
        yield say("fault-reserved", key=room.key)
    fewest, most = room.players
    if not 1 <= fewest <= most <= MOST_PLAYERS:
        yield say("fault-players", fewest=fewest, most=most, limit=MOST_PLAYERS)
    sizes = room.version, room.rules.state_size, room.rules.move_codes, room.rules.move_limit
    if min(sizes) < 1:
        yield say("fault-sizes")
    if tuple(room.levels) != NAMES:
        yield say("fault-levels", names=NAMES)


def _files(room: Room) -> Iterator[Text]:
    """Its rulebook, its words and its art."""
    for path in (room.rulebook, room.folder / "words" / ENGLISH):
        if not path.is_file():
            yield say("fault-missing", file=str(path))
    if not room.rulebook.read_text(encoding="utf-8").startswith(f"# {room.title}\n"):
        yield say("fault-title", title=room.title)
    art = room.folder / ART
    if art.is_file():
        try:
            ElementTree.parse(art)  # noqa: S314  # a file of a package that is installed here
        except ElementTree.ParseError as problem:
            yield say("fault-art", file=str(art), problem=str(problem))


def _net(room: Room) -> Iterator[Text]:
    """Its net, if it has one, is for this game; BadNet says what is wrong."""
    net = net_of(room)
    if net is not None and (misfit := net.misfit(Game(room))) is not None:
        yield misfit


def _options(room: Room) -> Iterator[Text]:
    """Its options: each default is one of the values, and survives being written."""
    for option in room.options:
        written = option.write(option.check(option.default))
        if option.read(written) != option.default:
            yield say("fault-default", name=option.name)


def _variants(room: Room) -> Iterator[Text]:
    """Its variants: their options go together, and their positions can be read; RookeryError says what is wrong."""
    for variant in room.variants:
        game = Game(room, variant.players, **read_options(room.options, variant.options))
        if variant.position and str(game.read(variant.position)) != variant.position:
            yield say("fault-variant", key=variant.key)


def _words(room: Room) -> Iterator[Text]:
    """Its words can be read, and what is asked for by convention is there in English, which stands in for the rest."""
    found = {path.name: _names(ftl.read(path)) for path in sorted((room.folder / "words").glob("*.ftl"))}
    missing = sorted({*expected_words(room)} - found[ENGLISH])
    if missing:
        yield say("fault-words", file=ENGLISH, names=tuple(missing))


def expected_words(room: Room) -> Iterator[str]:
    """The names of what a room's words must have without being asked for in its code, attributes behind a dot."""
    yield "summary"
    for option in room.options:
        yield f"option-{option.name}"
        yield f"option-{option.name}.about"
        if option.kind == "choice":
            yield from (f"option-{option.name}.{value}" for value in option.choices or option.named())
        if option.zero:
            yield f"option-{option.name}.zero"
    for variant in room.variants:
        yield f"variant-{variant.key}"
        yield f"variant-{variant.key}.about"
    for section in _parts(room, GUIDE, "section"):
        yield f"guide-{section['id']}"
        yield f"guide-{section['id']}.title"
    for step in _parts(room, LESSONS, "step"):
        yield f"lesson-{step['id']}"
        yield from (f"lesson-{step['id']}.{part}" for part in PARTS)
        yield from (f"lesson-{step['id']}.wrong-{number}" for number, _ in enumerate(step.get("wrong", ()), 1))
    for kind in _parts(room, PUZZLES, "kinds"):
        yield f"puzzle-{kind}"
        yield f"puzzle-{kind}.missed"


def _parts(room: Room, name: str, part: str) -> list[dict[str, Any]]:
    """What is listed in a file of a room; nothing where there is no such file."""
    file = room.folder / name
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))[part] if file.is_file() else []
    return found


def _names(entries: dict[str, ast.Message]) -> set[str]:
    attributes = {f"{name}.{each.id.name}" for name, entry in entries.items() for each in entry.attributes}
    return attributes | entries.keys()


def _first_position(room: Room) -> Iterator[Text]:
    """A game begins with something to do, for the fewest and for the most players."""
    for players in {*room.players}:
        position = Game(room, players).start(seed=0)
        position.scene()
        if not position.moves or len(position.choices()) != len(position.moves):
            yield say("fault-start", players=players)


LOOKS: Final[tuple[Callable[[Room], Iterator[Text]], ...]] = (
    _numbers,
    _files,
    _net,
    _options,
    _variants,
    _words,
    _first_position,
)
