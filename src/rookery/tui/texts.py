"""What the terminal says, in the player's language."""

import functools
import os
import shlex
import subprocess
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rookery.bots.programs import is_program
from rookery.bots.thought import Thought
from rookery.kernel.errors import BadNotation, RookeryError
from rookery.kernel.game import Outcome, Position
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.scene import Happening, Scene
from rookery.tui.compass import way
from rookery.tui.local_game import PERSON, LocalGame, levels_text
from rookery.words import ENGLISH, as_sentence, word

say = speaker("tui")

NOBODY = ""
"""Has a seat in a puzzle, where moves are answered as the puzzle says."""
WIDTH = 78
AHEAD = 6
"""How many moves of a principal variation a prompt shows."""


class Voice:
    """Words messages in one language, as wide as a terminal."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.word = functools.partial(word, language=language)

    def line(self, text: Text) -> str:
        """A paragraph."""
        return textwrap.fill(self.word(text), WIDTH, break_on_hyphens=False)

    def sentence(self, text: Text) -> str:
        """A paragraph that is a sentence of its own."""
        return self.line(as_sentence(self.word(text)))

    def refusal(self, problem: RookeryError) -> str:
        """What went wrong; places in a text are for programs."""
        return self.sentence(problem.problem if isinstance(problem, BadNotation) else problem.message)

    def narration(self, happenings: Iterable[Happening]) -> str:
        """What happened, as sentences one after the other; what is only carried along goes without saying."""
        sentences = [as_sentence(self.word(each.label)) for each in happenings if each.how != "carried"]
        return " ".join(sentences)

    # Larger answers

    def legend(self, scene: Scene, seats: list[str]) -> str:
        """Who is who on a board of letters, and where the directions point on it."""
        sides: list[Text] = []
        for seat, player in enumerate(scene.seats):
            letters = sorted({piece.letter for piece in scene.pieces if piece.seat == seat})
            who = self._player(seats[seat])
            sides.append(say("side", who=player.name, letters=" ".join(letters), player=who))
        sides += [say("thing", what=entry.label, letter=entry.letter) for entry in scene.legend]
        # What belongs together is not torn apart at the end of a line.
        lines = [self.line(" · ".join(self.word(side).replace(" ", "\xa0") for side in sides)).replace("\xa0", " ")]
        if scene.facings:
            arrows = "  ".join(f"{facing.text} {way(facing)}" for facing in scene.facings)
            lines.append(self.word(say("directions", arrows=arrows)))
        return "\n".join(lines)

    def _player(self, who: str) -> Message:
        """Who has a seat."""
        if who == NOBODY:
            return say("other-side")
        return say("you") if who == PERSON else say("bot", level=level_name(who))

    def hint(self, position: Position, thought: Thought) -> str:
        """The best move with what it promises, and how it may go on."""
        return "\n".join(self.line(each) for each in hint_lines(position, Advice.of(thought)))

    def levels(self, game: LocalGame) -> str:
        """Which bot has which level, and how to change it."""
        if not game.bots:
            return self.word(say("no-bots"))
        names = game.position.scene().seats
        bots = " · ".join(
            self.word(say("seat-level", who=names[seat].name, level=level_name(level)))
            for seat, level in game.bots.items()
        )
        return f"{bots}\n{self.word(say('change-level', levels=NAMES))}"

    def result(self, game: LocalGame, outcome: Outcome, *, commands: bool = True) -> str:
        """How a finished game went, beyond its status, and the commands to play once more."""
        names = [seat.name for seat in game.position.scene().seats]
        lines: list[str] = []
        if outcome.ranks and len(names) > 1:
            places = sorted(zip(outcome.ranks, range(len(names)), strict=True))
            ranked = " · ".join(f"{rank} {self.word(names[seat])}" for rank, seat in places)
            lines.append(self.word(say("places", places=ranked)))
        won = game.people & set(outcome.winners)
        if won:
            lines.append(self.word(say("well-played", who=names[min(won)])))
        if not commands:
            return "\n".join(lines)
        lines.append(self.word(say("play-again", command=play_command(game, game.seats))))
        levels = [NAMES.index(level) for level in game.bots.values() if level in NAMES]
        strongest = max(levels, default=len(NAMES))
        if won and strongest + 1 < len(NAMES) and len(levels) == len(game.bots):
            harder = [who if who == PERSON else NAMES[strongest + 1] for who in game.seats]
            lines.append(self.word(say("play-harder", command=play_command(game, harder))))
        return "\n".join(lines)


@dataclass(frozen=True)
class Advice:
    """What a strong player would do, thought here or on a server."""

    move: str
    chance: float
    verdict: Text
    exact: bool
    variation: tuple[str, ...]
    as_good: tuple[str, ...] = ()

    @classmethod
    def of(cls, thought: Thought) -> "Advice":
        """The advice in a thought."""
        chance, best = thought.moves[0].chance, thought.best
        return cls(best[0], chance, thought.verdict, thought.exact, thought.principal_variation, best[1:])


def hint_lines(position: Position, advice: Advice) -> list[Message]:
    """A move with what it promises, those that are as good, and how it may go on."""
    move, what = advice.move, spoken(position, advice.move)
    if advice.exact:
        lines = [say("hint-proven", move=move, verdict=advice.verdict, what=what)]
    elif position.game.players > 1:
        lines = [say("hint-chance", move=move, chance=whole_percent(advice.chance), what=what)]
    else:
        lines = [say("hint-prospects", move=move, chance=whole_percent(advice.chance), what=what)]
    if advice.as_good:
        lines.append(say("hint-as-good", moves=shortened(advice.as_good)))
    if len(advice.variation) > 1:
        lines.append(say("hint-continues", moves=shortened(advice.variation)))
    return lines


def level_name(level: str) -> Message:
    """A level as people call it."""
    return say("level", level=level)


def whole_percent(share: float) -> float:
    """A share as whole percents show it."""
    return round(share, 2)


def spoken(position: Position, move: str) -> Text:
    """A move in words; nothing where the room has none for it."""
    return next((choice.label for choice in position.choices() if choice.move == move), "")


def shortened(moves: tuple[str, ...]) -> str:
    """The first moves of many."""
    return " ".join(moves[:AHEAD]) + (" …" if len(moves) > AHEAD else "")


# Commands


def play_command(local: LocalGame, seats: list[str], *, here: bool = False) -> str:
    """The command that begins such a game; ``here``: from where it stands."""
    game = local.game
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
    words += ["--position", str(local.position)] if here else []
    return typed(words)


def resume_command(file: Path, seats: list[str]) -> str:
    """The command that resumes a saved game. Programs are named again: a file starts none."""
    named = ["--bots", levels_text(seats)] if any(map(is_program, seats)) else []
    return typed(["rookery", "play", "--resume", str(file), *named])


def typed(words: list[str]) -> str:
    """A command as it is typed on this machine."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
