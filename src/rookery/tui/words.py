"""What the line mode says, in words for people."""

import os
import shlex
import subprocess
import textwrap
from pathlib import Path

from rookery.bots.thought import Thought
from rookery.draw.text import arrow
from rookery.kernel.errors import BadNotation
from rookery.kernel.game import Outcome, Position
from rookery.kernel.levels import NAMES
from rookery.kernel.scene import Scene
from rookery.tui.table import PERSON, Table, levels_text

WIDTH = 78
AHEAD = 6
"""So many moves of a line are worth reading at a prompt."""
HELP = """\
Type a move as it is written, or the beginning of one to see how it can go on.
  moves   all legal moves          hint    what a strong player would do
  board   draw the board again     undo    take your move back
  save    keep the game in a file  level   make the bots stronger or weaker
  rules   where the rulebook is    quit    leave; the game is kept
On the board an arrow shows where a piece lies, a star that it has something."""


def wrapped(text: str) -> str:
    """A paragraph as wide as a terminal."""
    return textwrap.fill(text, WIDTH, break_on_hyphens=False)


def sentence(problem: object) -> str:
    """What went wrong, as a sentence of its own."""
    text = problem.problem if isinstance(problem, BadNotation) else str(problem)
    return wrapped(f"{text[:1].upper()}{text[1:]}.")


def legend(scene: Scene, seats: list[str]) -> str:
    """Who is who on a board of letters, and where the directions point on it."""
    sides = []
    for seat, player in enumerate(scene.seats):
        letters = sorted({piece.letter for piece in scene.pieces if piece.seat == seat})
        who = "you" if seats[seat] == PERSON else f"bot: {seats[seat]}"
        sides.append(f"{player.name}: {' '.join(letters)} ({who})")
    sides += [f"{entry.label}: {entry.letter}" for entry in scene.legend]
    # What belongs together is not torn apart at the end of a line.
    lines = [wrapped(" · ".join(side.replace(" ", "\xa0") for side in sides)).replace("\xa0", " ")]
    if scene.facings:
        lines.append("Directions: " + "  ".join(f"{facing.text} {arrow(facing.angle)}" for facing in scene.facings))
    return "\n".join(lines)


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.0f} %"


def spoken(position: Position, move: str) -> str:
    """A move in words; nothing where the room has none for it."""
    return next((choice.label for choice in position.choices() if choice.move == move), "")


def hint(position: Position, thought: Thought) -> str:
    """The best move with what it promises, and how it may go on."""
    best = thought.best[0]
    if thought.exact:
        promise = f"{thought.verdict}, proven"
    else:
        whose = "your chance" if position.game.players > 1 else "prospects"
        promise = f"{whose} {percent(thought.moves[0].chance)}"
    lines = [wrapped(f"Hint: {best} ({promise}): {spoken(position, best)}.")]
    if len(thought.best) > 1:
        lines.append(wrapped(f"Just as good: {shortened(thought.best[1:])}."))
    if len(thought.line) > 1:
        lines.append(wrapped(f"It may go on: {shortened(thought.line)}"))
    return "\n".join(lines)


def shortened(moves: tuple[str, ...]) -> str:
    """The first moves of many."""
    return " ".join(moves[:AHEAD]) + (" …" if len(moves) > AHEAD else "")


def levels(table: Table) -> str:
    """Which bot has which level, and how to change it."""
    names = table.position.scene().seats
    if not table.bots:
        return "No bot plays here."
    bots = " · ".join(f"{names[seat].name}: {level}" for seat, level in table.bots.items())
    return f"{bots}\nTo change it, type level and one of: {', '.join(NAMES)}"


def result(table: Table, outcome: Outcome) -> str:
    """How a finished game went, beyond its status, and how to play once more."""
    names = [seat.name for seat in table.position.scene().seats]
    lines = []
    if outcome.ranks and len(names) > 1:
        places = sorted(zip(outcome.ranks, names, strict=True))
        lines.append("Places: " + " · ".join(f"{rank} {name}" for rank, name in places))
    won = table.people & set(outcome.winners)
    if won:
        lines.append(f"Well played, {names[min(won)]}!")
    lines.append(f"To play again:\n  {play_command(table, table.seats)}")
    strongest = max((NAMES.index(level) for level in table.bots.values()), default=len(NAMES))
    if won and strongest + 1 < len(NAMES):
        harder = [who if who == PERSON else NAMES[strongest + 1] for who in table.seats]
        lines.append(f"Or a harder one:\n  {play_command(table, harder)}")
    return "\n".join(lines)


# Commands


def play_command(table: Table, seats: list[str], *, here: bool = False) -> str:
    """The command that begins such a game; ``here``: from where it stands."""
    game = table.game
    words = ["rookery", "play", game.key]
    fewest, most = game.room.players
    if fewest != most and game.players != 2:
        words += ["--players", str(game.players)]
    for option in game.room.options:
        if game.options[option.name] != option.default:
            words += ["--option", f"{option.name}={option.write(game.options[option.name])}"]
    me = ",".join(str(seat + 1) for seat, who in enumerate(seats) if who == PERSON) or "none"
    words += [] if me == "1" else ["--me", me]
    words += ["--bots", levels_text(seats)] if levels_text(seats) else []
    words += ["--position", str(table.position)] if here else []
    return typed(words)


def resume_command(file: Path) -> str:
    """The command that goes on with a saved game."""
    return typed(["rookery", "play", "--resume", str(file)])


def typed(words: list[str]) -> str:
    """A command as it is typed on this machine."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
