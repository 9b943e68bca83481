"""Pages about all games at once: their decisions, their options and notation, their levels."""

import dataclasses
import re
from collections.abc import Iterable
from typing import NamedTuple

from tools.site.sources import rooms

from rookery.kernel.clauses import clauses
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES, Algorithm
from rookery.kernel.options import Option, other_defaults
from rookery.kernel.room import Room
from rookery.words import word

_MENTION = re.compile(r"our\s+decision\s+(D\d+)")
_ROW = re.compile(r"^\| (D\d+) \| (\w+) \| (.+) \|$", re.MULTILINE)
_SENTENCE = re.compile(r"(?<=\.) +(?=[A-Z`])")
SHOWN_MOVES = 8


def files() -> dict[str, str]:
    """The pages by their places in the site."""
    return {
        "games/README.md": overview(),
        "games/decisions.md": decisions(),
        "reference/levels.md": levels(),
        "reference/options-and-notation.md": options(),
    }


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


def overview() -> str:
    """The games, each with what leads on from there."""
    rows = [
        (f"[{room.title}]({room.key}.md)", word(room.summary), _players(room), "a die" if room.chance else "no dice")
        for room in rooms()
    ]
    return f"""\
# The games

{table(("game", "in a sentence", "players", "luck"), rows)}
Each page is the whole rulebook, clause by clause; tests name the clause that they guard. Beside them stand
[our decisions](decisions.md), where the published rules leave something open, and
[options and notation](../reference/options-and-notation.md). On the pages of a server, **Learn** teaches each game step
by step.
"""


def _players(room: Room) -> str:
    fewest, most = room.players
    return str(fewest) if fewest == most else f"{fewest} to {most}"


# Decisions


class Decision(NamedTuple):
    """Where we had to choose."""

    name: str
    clause: str
    text: str
    """What the clause says, up to the sentence that we chose."""
    instead: str


def decisions_of(room: Room) -> list[Decision]:
    """The decisions of a rulebook in their order; an error where its table and its clauses do not agree."""
    rulebook = room.rulebook.read_text(encoding="utf-8")
    texts = {found: (clause, text) for clause, text in clauses(rulebook).items() for found in _MENTION.findall(text)}
    listed = {name: (clause, instead) for name, clause, instead in _ROW.findall(rulebook)}
    if {name: clause for name, (clause, _) in texts.items()} != {name: clause for name, (clause, _) in listed.items()}:
        raise ValueError(f"{room.title}: the table of decisions does not name those of the clauses")
    return [
        Decision(name, clause, _chosen(texts[name][1], name), instead) for name, (clause, instead) in listed.items()
    ]


def _chosen(clause: str, name: str) -> str:
    """What a clause says up to the decision: the sentences before explain it."""
    text = " ".join(clause.split()).partition("** ")[2]
    sentences = _SENTENCE.split(text)
    last = next(number for number, sentence in enumerate(sentences) if name in _MENTION.findall(sentence))
    # What the brackets say besides is about other readings, which have a column of their own.
    return re.sub(r" \(our decision D\d+[^()]*\)", "", " ".join(sentences[: last + 1]))


def decisions() -> str:
    """All decisions of all rulebooks."""
    rows = [
        (f"{room.title} **{each.name}**", f"[{each.clause}]({room.key}.md#{each.clause})", each.text, each.instead)
        for room in rooms()
        for each in decisions_of(room)
    ]
    return f"""\
---
hide: [toc]
---

# Our decisions

The published rules leave some questions open, and a program must answer them. Each answer has a number in its rulebook;
here are all {len(rows)}. Where an option plays the other way, it is named: `--option pole_is_final=on` for
`rookery play`, `pole_is_final=True` in Python.

{table(("decision", "clause", "we play", "instead"), rows)}"""


# Options and notation


OPTIONS = """\
# Options and notation

Options are given by name: `rookery.game("penguin-game", flamethrowers=True)` in Python, `--option flamethrowers=on` on
the command line. Positions and moves are texts; what can be read can be written again, letter by letter.

"""


def options() -> str:
    """How positions and moves of each game are written, and what can be chosen."""
    return OPTIONS + "\n".join(map(_of_game, rooms()))


def _of_game(room: Room) -> str:
    return f"""\
## {room.title}

`{room.key}`, for {_players(room)} players. {word(room.summary)}

{table(("option", "default", "values", "what it does"), [_option(room, option) for option in room.options])}
{_variants(room)}{_notation(room)}
The [rulebook](../games/{room.key}.md#notation) explains every letter.
"""


def _variants(room: Room) -> str:
    """The ways to play that have a name, with the options that make them."""
    lines = [
        f"- **{word(variant.label(room.key))}**: {word(variant.about(room.key))} "
        + " ".join(f"`{name}={value}`" for name, value in variant.options.items())
        for variant in room.variants
    ]
    return "\n".join(["Ways to play that have a name:", "", *lines, "", ""]) if lines else ""


def _notation(room: Room) -> str:
    """A start as a text, and some of the first moves; where the die decides first, those after a roll."""
    start = Game(room).start(seed=7)
    roll = start.chance[0][0] if start.seat is None else None
    moves = (start if roll is None else start.play(roll)).moves
    shown = " ".join(f"`{move}`" for move in moves[:SHOWN_MOVES])
    others = f" and {len(moves) - SHOWN_MOVES} more" if len(moves) > SHOWN_MOVES else ""
    after = "" if roll is None else f" after the roll `{roll}`"
    return f"A start:\n\n```text\n{start}\n```\n\nThe first moves{after}: {shown}{others}.\n"


def _option(room: Room, option: Option) -> tuple[str, ...]:
    others = [f"`{other}` with `{setting}`" for setting, other in other_defaults(room.options, option)]
    default = ", ".join((f"`{option.write(option.default)}`", *others))
    about = f"**{word(room.option_label(option))}**: {word(room.option_about(option))}"
    return f"`{option.name}`", default, word(option.values), about


# Levels


def levels() -> str:
    """How the players of each level think, in every game."""
    rows = [
        (room.title, f"`{name}`", "; then ".join(map(_algorithm, room.levels[name])))
        for room in rooms()
        for name in NAMES
    ]
    return f"""\
# Levels

How the bots of each level think, as the rooms define it. Where several algorithms stand, the first that applies to a
position and answers in time is taken. [Levels](../explanation/levels.md) explains how they were chosen and how strong
they are; seconds are a safety net for slow machines.

{table(("game", "level", "how it thinks"), rows)}"""


def _algorithm(algorithm: Algorithm) -> str:
    """An algorithm with whatever is not its default."""
    given = [
        f"{field.name} {getattr(algorithm, field.name)}"
        for field in dataclasses.fields(algorithm)
        if getattr(algorithm, field.name) != field.default
    ]
    return f"`{type(algorithm).__name__}`" + (f" ({', '.join(given)})" if given else "")
