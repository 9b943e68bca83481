"""What a room keeps in files, and its levels: facts, words, lessons, and a rulebook that is true."""

import re
from pathlib import Path

from rookery import bots
from rookery.conformance.cases import random_game
from rookery.kernel import facts
from rookery.kernel.clauses import clauses as numbered
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES
from rookery.kernel.options import read_options
from rookery.kernel.room import Room
from rookery.puzzles import puzzle
from rookery.server.study import guides, lessons
from rookery.words import audit, word

EXAMPLE = re.compile(r"^```(?: ?players=(\d))?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def facts_hold(room: Room) -> None:
    """What is asked of every room before it is let in."""
    assert facts.fault(room) is None, f"{facts.fault(room)}"


def it_introduces_itself(room: Room) -> None:
    """A room says what it is: title, one line, options with words, a position that shows it well."""
    assert room.title
    assert word(room.summary).endswith(".")
    assert room.sample is not None
    players, position = room.sample
    shown = Game(room, players).read(position)
    assert shown.moves
    assert str(shown) == position
    for option in room.options:
        assert word(room.option_label(option))[:1].isupper()
        assert option.kind != "choice" or option.choices or option.named()


def words_are_complete(room: Room) -> None:
    """In each language that the room brings, every message has words, and all words belong to a message."""
    folder = room.folder / "words"
    languages = sorted(path.stem for path in folder.glob("*.ftl"))
    assert audit.problems(folder, audit.made_by_room(room), languages) == []


def guide_can_be_shown(room: Room) -> None:
    """Every section has a position and a title, and the move that it points out is legal."""
    file: Path = room.folder / facts.GUIDE
    if not file.is_file():
        return
    sections = guides.read(room, file.read_text(encoding="utf-8"))
    assert len({section.id for section in sections}) == len(sections)


def lessons_can_be_taught(room: Room) -> None:
    """Every step has a position, moves that are legal in it and a scene that a right move changes."""
    file: Path = room.folder / facts.LESSONS
    if not file.is_file():
        return
    steps = lessons.read(room, file.read_text(encoding="utf-8"))
    assert steps
    for step in steps:
        assert {*step.right, *step.wrong} <= {choice.move for choice in step.choices}
        assert step.scene not in step.after.values()


def puzzles_can_be_asked(room: Room) -> None:
    """Every puzzle is of the rules as they are, can be played to its end, and is not asked twice."""
    path: Path = room.folder / facts.PUZZLES
    if not path.is_file():
        return
    text = path.read_text(encoding="utf-8")
    assert puzzle.parse(text, room).version == room.version
    asked = puzzle.read(room, text)
    for each in asked:
        each.check()
    assert len({each.position.key for each in asked}) == len(asked)


def every_level_plays(room: Room) -> None:
    """Players of every level find a legal move."""
    for players in {*room.players}:
        game = Game(room, players)
        position = next(each for _, each in random_game(game, 17) if each.seat is not None)
        for level in NAMES:
            assert bots.player(level, game).choose(position, seed=1) in position.moves


# The rulebook


def rulebook(room: Room) -> str:
    """The rules for people."""
    return room.rulebook.read_text(encoding="utf-8")


def clauses(room: Room) -> list[str]:
    """The ids of a rulebook's clauses, in their order."""
    return list(numbered(rulebook(room)))


def clauses_are_numbered_in_order(room: Room) -> None:
    """In each group the clauses are numbered from 1 without a gap."""
    groups: dict[str, list[int]] = {}
    for clause in clauses(room):
        group = clause.rstrip("0123456789")
        groups.setdefault(group, []).append(int(clause.removeprefix(group)))
    assert groups
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in groups.values())


def references_between_clauses(room: Room) -> None:
    """A clause that the rulebook's text, or the code of its room, refers to is one that it has."""
    known = set(clauses(room))
    groups = "|".join(sorted({re.sub(r"\d", "", clause) for clause in known}, key=len, reverse=True))
    code = [path.read_text(encoding="utf-8") for path in room.folder.glob("*.py")]
    in_code = re.findall(rf"\((?:[A-Z]+\d+(?:, | to )?)*((?:{groups})\d+)\)", "".join(code))
    in_text = re.findall(rf"\((?:see )?((?:{groups})\d+)\)", rulebook(room))
    assert {*in_code, *in_text} - known == set()


def every_option_is_named(room: Room) -> None:
    """Each option stands in the rulebook's table with its default."""
    rows = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", rulebook(room), re.MULTILINE))
    assert rows == {option.name: option.write(option.default) for option in room.options}


def worked_examples_are_true(room: Room) -> None:
    """The rulebook's examples can be played, and each position in them is true.

    A line is a move and the position after it; the first may be a position alone. Behind the fence stand the players
    and options, where they are not the defaults.
    """
    examples = EXAMPLE.findall(rulebook(room))
    assert examples
    for players, given, block in examples:
        options = dict(pair.split("=", 1) for pair in given.split())
        game = Game(room, int(players) if players else None, **read_options(room.options, options))
        lines = block.strip().splitlines()
        first, _, rest = lines[0].partition(" ")
        position = game.start(0) if first in game.start(0).moves else game.read(lines.pop(0).strip())
        assert lines, rest
        for line in lines:
            move, after = line.split(maxsplit=1)
            position = position.play(move)
            assert str(position) == after


CHECKS = (
    facts_hold,
    it_introduces_itself,
    words_are_complete,
    guide_can_be_shown,
    lessons_can_be_taught,
    puzzles_can_be_asked,
    every_level_plays,
    clauses_are_numbered_in_order,
    references_between_clauses,
    every_option_is_named,
    worked_examples_are_true,
)
