"""Positions as people use them: values that never change, with moves by their texts and by their numbers."""

import functools
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rookery.kernel.errors import BadNotation, BadNumber, BadOption, IllegalMove, listed, quote
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_seed
from rookery.kernel.planes import total_size
from rookery.kernel.protocol import CHANCE, GOES_ON, NOBODY, State
from rookery.kernel.repetition import Record
from rookery.kernel.rng import below, word
from rookery.kernel.scene import Choice, Happening, Scene
from rookery.kernel.stepping import ending_in, numbers_in, turn_in

if TYPE_CHECKING:
    import random

    from rookery.kernel.game import Game

say = speaker("kernel")


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    reason: IntEnum
    """A member of the room's endings, which cites its rule."""
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    ranks: tuple[int, ...] | None = None


class Position:
    """A position of a game. It never changes; ``play`` and ``apply`` give the next one.

    It remembers its history as far as a rule needs it. Equality is that of the texts: the past is not compared.
    """

    __slots__ = (
        "__weakref__",
        "_before",
        "_codes",
        "_identity",
        "_moves",
        "_number",
        "_odds",
        "_outcome",
        "_past",
        "_ply",
        "_row",
        "_status",
        "_text",
        "actions",
        "game",
    )

    game: "Game"
    actions: tuple[int, ...]
    """The numbers of the legal moves or rolls, in the order of ``moves``; none when the game is over."""
    _row: Any
    """The state as the game's stepper keeps it: a list of numbers, or a row of native code."""
    _status: int
    _ply: int
    """The plies since the position that was read or dealt."""
    _before: "Position | None"
    _number: int
    """The action that led from there to here."""
    # Only where a rule looks back:
    _identity: int
    _past: Record
    # Not there before somebody asks; a program that plays by number never does.
    _codes: tuple[int, ...]
    _moves: tuple[str, ...]
    _odds: tuple[tuple[str, int], ...]
    _text: str
    _outcome: Outcome

    def __init__(self, game: "Game", state: State) -> None:
        """A position that no move has led to."""
        self.game = game
        self._ply = 0
        self._before = None
        game.stepper.open(self, state)

    # What it is

    @property
    def state(self) -> State:
        """The position as the rules see it; not to be written."""
        if self._row.__class__ is list:
            state = np.array(self._row, np.int32)
        else:
            state = np.frombuffer(self._row, np.int32, self.game.room.rules.state_size)
        state.setflags(write=False)
        return state

    @property
    def key(self) -> int:
        """64 bits for this position: the same in every process and on every machine, and after every release.

        The first eight bytes, read as a big-endian number, of the SHA-256 digest of the JSON array ``[game, players,
        options, text]`` without spaces: the options that are not the defaults, as texts by name, in order of the names;
        non-ASCII characters escaped.
        """
        room, options = self.game.room, self.game.options
        given = {each.name: each.write(options[each.name]) for each in room.options}
        usual = {each.name: each.write(each.default) for each in room.options}
        changed = {name: value for name, value in sorted(given.items()) if value != usual[name]}
        named = json.dumps([room.key, self.game.players, changed, str(self)], separators=(",", ":"))
        return int.from_bytes(hashlib.sha256(named.encode()).digest()[:8], "big")

    def __str__(self) -> str:
        try:
            return self._text
        except AttributeError:
            self._text = self.game.room.write(self.game.config, self.state)
            return self._text

    def __repr__(self) -> str:
        return f"{self.game!r}.read({str(self)!r})"

    def _repr_svg_(self) -> str | None:
        """The position as notebooks show it."""
        return _drawings[0](self.scene()) if _drawings else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self._content == other._content

    def __hash__(self) -> int:
        return hash((self.game, self._content))

    @property
    def _content(self) -> bytes:
        return self.state[: self.game.room.rules.content].tobytes()

    # Copies: a position never changes, so it is its own; elsewhere it is made anew by playing its history

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = []
        here = self
        while here._before is not None:
            numbers.append(here._number)
            here = here._before
        return replayed, (self.game, str(here), tuple(reversed(numbers)))

    # Whose turn it is, and what can be done

    @property
    def seat(self) -> int | None:
        """The seat to move, counted from 0; None at a chance node and when the game is over."""
        turn = turn_in(self._status)
        return None if turn == CHANCE or ending_in(self._status) != GOES_ON else turn

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of the legal moves or rolls, in the order of ``moves``: those that the rules use."""
        try:
            return self._codes
        except AttributeError:
            first = self.game.room.rules.state_size + 1
            self._codes = tuple(numbers_in(self._row)[first : first + len(self.actions)].tolist())
            return self._codes

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of the legal moves; at a chance node those of the rolls; none when the game is over."""
        try:
            return self._moves
        except AttributeError:
            write, config, state = self.game.room.write_move, self.game.config, self.state
            self._moves = tuple([write(config, state, code) for code in self.codes])
            return self._moves

    @property
    def odds(self) -> tuple[tuple[str, int], ...]:
        """At a chance node each roll with its weight, a whole number, otherwise nothing."""
        if not self._rolls():
            return ()
        try:
            return self._odds
        except AttributeError:
            self._odds = tuple(zip(self.moves, self.weights, strict=True))
            return self._odds

    @property
    def chance(self) -> tuple[tuple[str, float], ...]:
        """At a chance node each roll with its probability, otherwise nothing."""
        odds = self.odds
        total = sum(weight for _, weight in odds)
        return tuple((move, weight / total) for move, weight in odds)

    def _rolls(self) -> bool:
        """Whether this is a chance node."""
        return ending_in(self._status) == GOES_ON and turn_in(self._status) == CHANCE

    @property
    def weights(self) -> tuple[int, ...]:
        """At a chance node the weight of each roll, a whole number, in the order of ``actions``; otherwise nothing."""
        if not self._rolls():
            return ()
        weight, config, state = self.game.engine.weight, self.game.config, self.state
        return tuple([weight(config, state, code) for code in self.codes])

    # What comes next

    def play(self, move: str) -> "Position":
        """The position after a move or a roll; BadNotation or IllegalMove if there is no such move."""
        if not isinstance(move, str):
            raise BadNotation(say("a-move-is-a-text"), str(move), 0)
        code = self.game.room.read_move(self.game.config, self.state, move)
        if code not in self.codes:
            raise self._refusal(move, code)
        return self.apply(self.actions[self.codes.index(code)])

    def apply(self, action: int) -> "Position":
        """The position after the action of this number; BadNumber or IllegalMove if there is no such action."""
        # Made for programs that do this by the million: a number is looked at more closely only if it is not legal.
        if action.__class__ is not int:
            action = self.game.checked_action(action)
        try:
            after = self.game.stepper.after(self, action)
        except OverflowError:
            after = None
        if after is None:
            raise self._refused_action(self.game.checked_action(action))
        return after

    def roll(self, rng: "random.Random | np.random.Generator | int") -> "Position":
        """The position after a roll, drawn by the odds of this chance node; IllegalMove where no die is rolled.

        With a seed instead of a generator, ply n of a game draws the n-th number of that seed: one seed does for all
        rolls of a game, and gives the same ones again.
        """
        weights = self.weights
        if not weights:
            raise IllegalMove(say("nothing-to-roll"), self.moves)
        ticket = _drawn(rng, sum(weights), self._ply)
        for action, weight in zip(self.actions, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return self.apply(action)
        raise AssertionError("the weights of all rolls make their sum")

    def _refused_action(self, action: int) -> IllegalMove:
        """The refusal of an action that is none of those here, by the text of its move where it has one."""
        code = self.game.code_of(self, action)
        if code is None:
            return IllegalMove(say("no-such-action", action=action, legal=listed(self.moves)), self.moves)
        return self._refusal(self.game.room.write_move(self.game.config, self.state, code), code)

    def _refusal(self, move: str, code: int) -> IllegalMove:
        if ending_in(self._status) != GOES_ON:
            return IllegalMove(say("game-is-over", move=quote(move)), ())
        clause = self.game.room.forbidden_by(self, code)
        if clause is None:
            return IllegalMove(say("not-legal", move=quote(move), legal=listed(self.moves)), self.moves)
        problem = say("forbidden", move=quote(move), clause=clause, legal=listed(self.moves))
        return IllegalMove(problem, self.moves, clause)

    # What was before

    @property
    def before(self) -> "Position | None":
        """The position that a move or a roll led here from; None in one that was read or dealt."""
        return self._before

    @property
    def last_action(self) -> int | None:
        """The number of the action that led here; None in a position that was read or dealt."""
        return None if self._before is None else self._number

    def _code_of(self, action: int) -> int:
        """The code of a legal move by its number."""
        return self.codes[self.actions.index(action)]

    @property
    def history(self) -> tuple[int, ...]:
        """The identities of all positions of this game so far, this one last; empty if no rule asks."""
        # Computed each time: kept with every position of a long game it would be most of its memory.
        if not self.game.room.rules.remembers:
            return ()
        identities = []
        here: Position | None = self
        while here is not None:
            identities.append(here._identity)
            here = here._before
        return tuple(reversed(identities))

    def since(self, earlier: "Position", most: int = 1000) -> tuple[int, ...] | None:
        """The codes of the moves that led here from an earlier position of the same game; None if they did not."""
        codes: list[int] = []
        here = self
        while here is not earlier:
            if here._before is None or len(codes) == most:
                return None
            codes.append(here._before._code_of(here._number))
            here = here._before
        return tuple(reversed(codes))

    # How it ended

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        reason = ending_in(self._status)
        if reason == GOES_ON:
            return None
        try:
            return self._outcome
        except AttributeError:
            self._outcome = outcome_of(self.game, self.state, reason)
            return self._outcome

    # What to show

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees, in numbers for programs that learn: the planes of the game, in one row."""
        game = self.game
        if not game.planes:
            raise BadOption(say("no-observations", game=game.room.title))
        seen = 1 + self._past.count(self._identity, self._ply - 1) if game.room.rules.remembers else 1
        out = np.zeros(total_size(game.planes), np.uint8)
        game.engine.observe(game.config, self.state.copy(), seen, self._checked_seat(seat), out)
        return out

    def scene(self, seat: int = 0) -> Scene:
        """What to draw, as this seat sees the board."""
        return self.game.room.scene(self, self._checked_seat(seat))

    def _checked_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise BadNumber(say("no-seat", seat=quote(str(seat)), last=self.game.players - 1))
        return seat

    def choices(self) -> tuple[Choice, ...]:
        """What can be touched: every legal move, with the ids that make it."""
        return self.game.room.choices(self)

    def happenings(self, move: str) -> tuple[Happening, ...]:
        """What a legal move or roll would do here, piece by piece and in order."""
        return self.play(move).happened

    @property
    def happened(self) -> tuple[Happening, ...]:
        """What the move or roll that led here did; nothing in a position that was read or dealt."""
        if self._before is None:
            return ()
        return self.game.room.happenings(self._before, self._before._code_of(self._number))


def outcome_of(game: "Game", state: State, reason: int) -> Outcome:
    """How a game ended in this state, for this reason."""
    room, config, engine = game.room, game.config, game.engine
    first = engine.winner(config, state, reason)
    return Outcome(
        reason=room.endings(reason),
        winners=() if first == NOBODY else (first,),
        scores=tuple(engine.score(config, state, reason, seat) for seat in range(game.players)),
        ranks=room.ranks(config, state) if room.ranks else None,
    )


def replayed(game: "Game", text: str, actions: tuple[int, ...]) -> Position:
    """The position after some actions from the one that a text describes: how pickled positions come back."""
    return functools.reduce(Position.apply, actions, game.read(text))


def _drawn(rng: Any, bound: int, ply: int) -> int:
    """A number below a bound, from a generator or a seed."""
    if hasattr(rng, "randrange"):
        return int(rng.randrange(bound))
    if hasattr(rng, "integers"):
        return int(rng.integers(bound))
    return below(word(checked_seed(rng, say("a-source-of-rolls")), 0, ply), bound)


_drawings: list[Callable[[Scene], str]] = []


def draw_by(drawing: Callable[[Scene], str]) -> None:
    """Set how notebooks show positions: done by the library as a whole, since drawing is a layer above the kernel."""
    _drawings[:] = [drawing]
