"""Games and positions as people use them: options by name, moves and positions by their texts."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

import numpy as np

from rookery.kernel import jit, run
from rookery.kernel.deal import Deal
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadNotation, BadNumber, BadOption, IllegalMove, listed, quote
from rookery.kernel.lanes import Batch
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import any_seed, checked_number
from rookery.kernel.options import settle
from rookery.kernel.playout import Playouts
from rookery.kernel.protocol import CHANCE, GOES_ON, NOBODY, State
from rookery.kernel.room import Room
from rookery.kernel.scene import Choice, Happening, Scene

say = speaker("kernel")

MAX_PLIES = 10_000
"""The default limit of plies of a random game."""
NATIVE_AFTER = 20_000
"""How many plies are played interpreted before native code is worth loading."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    reason: IntEnum
    """A member of the room's endings, which cites its rule."""
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    ranks: tuple[int, ...] | None = None


class Game:
    """A room with its options and players settled. It makes positions."""

    def __init__(self, room: Room, players: int | None = None, /, **options: Any) -> None:
        fewest, most = room.players
        self.room = room
        self.players = max(fewest, min(2, most)) if players is None else players
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not fewest <= self.players <= most:
            right = say("exactly", number=fewest) if fewest == most else say("from-to", least=fewest, most=most)
            raise BadOption(say("bad-players", game=room.key, value=quote(str(players)), right=right))
        self.options = settle(room.options, options)
        self.config = room.configure(self.players, self.options)
        self.engine: Engine = interpreted(room.rules)
        self._plies = 0

    def __repr__(self) -> str:
        given = "".join(f", {o.name}={v!r}" for o in self.room.options if (v := self.options[o.name]) != o.default)
        return f"rookery.game({self.room.key!r}, players={self.players}{given})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.room is other.room and self.config.tobytes() == other.config.tobytes()

    def __hash__(self) -> int:
        return hash((self.room.key, self.config.tobytes()))

    @property
    def key(self) -> str:
        """The game's key in the catalog."""
        return self.room.key

    @property
    def longest(self) -> int | None:
        """No game under these options has more plies; None where nothing ends a game for sure."""
        return self.room.longest(self.config)

    @cached_property
    def deal(self) -> Deal | None:
        """What is shuffled before the first move; None if every game under these options begins alike."""
        return self.room.deal(self.config)

    def start(self, seed: int | None = None) -> "Position":
        """The opening position; the seed decides what the rules shuffle; without one it is random."""
        state = np.zeros(self.room.rules.state_size, np.int32)
        chosen = any_seed() if seed is None else checked_number(seed, say("a-seed"))
        self.engine.start(self.config, state, chosen)
        return Position(self, state)

    def read(self, text: str) -> "Position":
        """The position of a canonical text; BadNotation says what is wrong, and where."""
        if not isinstance(text, str):
            raise BadNotation(say("a-position-is-a-text"), str(text), 0)
        return Position(self, self.room.read(self.config, text))

    def perft(self, position: "Position", depth: int, *, device: str = "cpu") -> int:
        """The number of paths of exactly ``depth`` plies from the position, which counts as a game's first."""
        depth = checked_number(depth, say("a-depth"), most=1000)
        return run.perft(self.room.rules, self.config, self._own(position), depth, device)

    def playouts(
        self, position: "Position", games: int, *, seed: int = 0, limit: int | None = None, device: str = "cpu"
    ) -> Playouts:
        """Random games from the position, on all cores or on a GPU; game i of a seed is always the same.

        A game stops at its end or after ``limit`` plies; the default is those of the longest game, at most 10,000.
        """
        games = checked_number(games, say("a-number-of-games"))
        plies = checked_number(self.playout_limit if limit is None else limit, say("a-limit-of-plies"), most=1_000_000)
        seed = checked_number(seed, say("a-seed"))
        return run.playouts(self.room.rules, self.config, self._own(position), games, seed, plies, device)

    def batch(self, lanes: int, *, seed: int = 0, device: str = "cpu") -> Batch:
        """Games side by side, stepped together."""
        lanes = checked_number(lanes, say("a-number-of-lanes"), least=1)
        seed = checked_number(seed, say("a-seed"))
        return run.batch(self.room.rules, self.config, lanes, seed, self.playout_limit + 1, device)

    def warm(self) -> "Game":
        """Load native code, compiling it if needed; from now on positions use it too."""
        if self.engine is not native(self.room.rules):
            with jit.progress(self.room.title):
                run.warm(self.room.rules, self.config)
            self.engine = native(self.room.rules)
        return self

    @property
    def playout_limit(self) -> int:
        """How many plies a random game is followed: to its end, or as far as its history may take memory."""
        return min(self.longest or MAX_PLIES, MAX_PLIES)

    def _own(self, position: "Position") -> State:
        """The state of a position of this game; those of other games, or under other options, mean something else."""
        if position.game != self:
            raise BadOption(say("another-game", theirs=repr(position.game), ours=repr(self)))
        return position._state

    def _note_ply(self) -> None:
        """Count the plies played; a game that is played a lot switches to native code."""
        self._plies += 1
        if self._plies == NATIVE_AFTER:
            self.warm()


class Position:
    """A position of a game. It never changes; ``play`` gives the next one.

    It remembers its history as far as a rule needs it. Equality is that of the texts: the past is not compared.
    """

    def __init__(self, game: Game, state: State, came: "tuple[Position, int] | None" = None) -> None:
        self.game = game
        self._state = state
        self._came = came
        """The position before this one, and the code of the move that led from there to here."""

    @property
    def state(self) -> State:
        """The position as the rules see it; not to be written."""
        view = self._state.view()
        view.flags.writeable = False
        return view

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"{self.game!r}.read({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self._content == other._content

    def __hash__(self) -> int:
        return hash((self.game, self._content))

    @cached_property
    def _text(self) -> str:
        return self.game.room.write(self.game.config, self._state)

    @property
    def _content(self) -> bytes:
        return self._state[: self.game.room.rules.content].tobytes()

    @cached_property
    def _identity(self) -> int:
        return self.game.engine.identity(self.game.config, self._state)

    @property
    def history(self) -> tuple[int, ...]:
        """The identities of all positions of this game so far, this one last; empty if no rule asks."""
        # Computed each time: kept with every position of a long game it would be most of its memory.
        if not self.game.room.rules.remembers:
            return ()
        identities = [self._identity]
        came = self._came
        while came is not None:
            identities.append(came[0]._identity)
            came = came[0]._came
        return tuple(reversed(identities))

    @cached_property
    def _ending(self) -> int:
        return self.game.engine.ending(self.game.config, self._state, self._occurrences())

    def _occurrences(self) -> int:
        """How often this position has occurred in its game, as far as a rule asks."""
        if not self.game.room.rules.remembers:
            return 1
        # The walk takes longer with every ply, so nothing is asked twice on it.
        found, identity, came = 1, self._identity, self._came
        while came is not None:
            before = came[0]
            if before._identity == identity:
                found += 1
            came = before._came
        return found

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """The codes of the legal moves or rolls, in the order of ``moves``."""
        if self._ending != GOES_ON:
            return ()
        moves = np.empty(self.game.room.rules.move_limit, np.int32)
        count = self.game.engine.legal(self.game.config, self._state, moves)
        return tuple(moves[:count].tolist())

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """The texts of the legal moves; at a chance node those of the rolls; none when the game is over."""
        return tuple(self.game.room.write_move(self.game.config, self._state, code) for code in self.codes)

    @property
    def odds(self) -> tuple[tuple[str, int], ...]:
        """At a chance node each roll with its weight, a whole number, otherwise nothing."""
        if self._ending != GOES_ON or self._turn != CHANCE:
            return ()
        weights = (self.game.engine.weight(self.game.config, self._state, code) for code in self.codes)
        return tuple(zip(self.moves, weights, strict=True))

    @property
    def chance(self) -> tuple[tuple[str, float], ...]:
        """At a chance node each roll with its probability, otherwise nothing."""
        odds = self.odds
        total = sum(weight for _, weight in odds)
        return tuple((move, weight / total) for move, weight in odds)

    @property
    def seat(self) -> int | None:
        """The seat to move, counted from 0; None at a chance node and when the game is over."""
        return None if self._ending != GOES_ON or self._turn == CHANCE else self._turn

    @cached_property
    def _turn(self) -> int:
        return self.game.engine.turn(self.game.config, self._state)

    def play(self, move: str) -> "Position":
        """The position after a move or a roll; BadNotation or IllegalMove if there is no such move."""
        if not isinstance(move, str):
            raise BadNotation(say("a-move-is-a-text"), str(move), 0)
        code = self.game.room.read_move(self.game.config, self._state, move)
        if code not in self.codes:
            raise self._refusal(move)
        state = self._state.copy()
        self.game.engine.play(self.game.config, state, code)
        self.game._note_ply()
        return Position(self.game, state, (self, code))

    @property
    def before(self) -> "Position | None":
        """The position that a move or a roll led here from; None in one that was read or dealt."""
        return None if self._came is None else self._came[0]

    def since(self, earlier: "Position", most: int = 1000) -> tuple[int, ...] | None:
        """The codes of the moves that led here from an earlier position of the same game; None if they did not."""
        codes: list[int] = []
        here = self
        while here is not earlier:
            if here._came is None or len(codes) == most:
                return None
            here, code = here._came
            codes.append(code)
        return tuple(reversed(codes))

    def _refusal(self, move: str) -> IllegalMove:
        if self._ending != GOES_ON:
            return IllegalMove(say("game-is-over", move=quote(move)), ())
        return IllegalMove(say("not-legal", move=quote(move), legal=listed(self.moves)), self.moves)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self._ending == GOES_ON:
            return None
        room, config, engine = self.game.room, self.game.config, self.game.engine
        first = engine.winner(config, self._state, self._ending)
        return Outcome(
            reason=room.endings(self._ending),
            winners=() if first == NOBODY else (first,),
            scores=tuple(engine.score(config, self._state, self._ending, seat) for seat in range(self.game.players)),
            ranks=room.ranks(config, self._state) if room.ranks else None,
        )

    def scene(self, seat: int = 0) -> Scene:
        """What to draw, as this seat sees the board."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise BadNumber(say("no-seat", seat=quote(str(seat)), last=self.game.players - 1))
        return self.game.room.scene(self, seat)

    def choices(self) -> tuple[Choice, ...]:
        """What can be touched: every legal move, with the ids that make it."""
        return self.game.room.choices(self)

    def happenings(self, move: str) -> tuple[Happening, ...]:
        """What a legal move or roll would do here, piece by piece and in order."""
        return self.play(move).happened

    @property
    def happened(self) -> tuple[Happening, ...]:
        """What the move or roll that led here did; nothing in a position that was read or dealt."""
        if self._came is None:
            return ()
        before, code = self._came
        return self.game.room.happenings(before, code)
