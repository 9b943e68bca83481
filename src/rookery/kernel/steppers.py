"""From one position to the next, interpreted or native: the part of playing that is done for every ply.

A stepper belongs to a game. The interpreted one keeps states as lists of numbers, which Python reads quickest; the
native one keeps rows (``kernel.stepping``) and makes one call a ply. Both write no text: positions do when asked.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any

import numpy as np

from rookery.kernel import jit, stepping
from rookery.kernel.engine import interpreted, native
from rookery.kernel.position import Position
from rookery.kernel.protocol import GOES_ON, Config, Rules, State
from rookery.kernel.repetition import Record
from rookery.kernel.stepping import COUNT, ILLEGAL

_new: Callable[[type[Position]], Position] = object.__new__


class Interpreted:
    """Steps of a game as Python runs its rules; ``played`` is told of each."""

    def __init__(self, rules: Rules, config: Config, played: Callable[[], None]) -> None:
        self._rules = rules
        self._engine = interpreted(rules)
        self._config: Any = config.tolist()
        self._played = played

    def open(self, position: Position, state: State) -> None:
        """Fill in a position that no move has led to."""
        position._row = state.tolist()
        if self._rules.remembers:
            position._identity = self._identity(position._row)
            position._past = Record()
        self._look(position, 1)

    def after(self, before: Position, action: int) -> Position | None:
        """The position after an action; None if it is not legal."""
        if action not in before.actions:
            return None
        state = before._row.copy()
        self._engine.play(self._config, state, before._code_of(action))
        after = _new(Position)
        after.game = before.game
        after._row = state
        after._ply = before._ply + 1
        after._before = before
        after._number = action
        seen = 1
        if self._rules.remembers:
            after._identity = self._identity(state)
            after._past, seen = before._past.follow(before._ply, before._identity, after._identity)
        self._look(after, seen)
        self._played()
        return after

    def _identity(self, state: Any) -> int:
        return self._engine.identity(self._config, state)

    def _look(self, position: Position, seen: int) -> None:
        """Find out how a position stands that has occurred so often."""
        engine, config, state = self._engine, self._config, position._row
        reason = engine.ending(config, state, seen)
        if reason != GOES_ON:
            position._codes = position.actions = ()
            position._status = stepping.status_of(0, reason, 0)
            return
        moves: Any = [0] * self._rules.move_limit
        count = engine.legal(config, state, moves)
        position._codes = tuple(moves[:count])
        position.actions = tuple([engine.action(config, state, code) for code in position._codes])
        position._status = stepping.status_of(count, reason, engine.turn(config, state))


class Native:
    """Steps of a game in native code."""

    def __init__(self, rules: Rules, config: Config) -> None:
        self._rules = rules
        self._engine = native(rules)
        self._config = config
        some_row = stepping.row_of(rules, np.zeros(rules.state_size, np.int32))
        self._advance = jit.entry_of(self._engine.advance, config, some_row, 0)
        first = np.dtype(np.int32).itemsize * (rules.state_size + 1 + rules.move_limit)
        # Python's own way to read numbers out of a buffer is twice as quick as NumPy's.
        self._actions = [Struct(f"{first}x{count}i").unpack_from for count in range(rules.move_limit + 1)]
        self._remembers = rules.remembers

    def open(self, position: Position, state: State) -> None:
        """Fill in a position that no move has led to."""
        row = stepping.row_of(self._rules, state)
        status = self._engine.look(self._config, row)
        position._row = row
        position._status = status
        position.actions = self._actions[status >> COUNT](row)
        if self._remembers:
            position._identity = self._engine.identity(self._config, self._state_in(row))
            position._past = Record()

    def after(self, before: Position, action: int) -> Position | None:
        """The position after an action; None if it is not legal."""
        row = before._row
        # A position from the time when this game was interpreted is a list.
        row = self._read_row(before) if row.__class__ is list else row[:]
        ply = before._ply
        after = _new(Position)
        if self._remembers:
            status, identity = self._advance(self._config, row, action)
            if status == ILLEGAL:
                return None
            after._identity = identity
            after._past, seen = before._past.follow(ply, before._identity, identity)
            if seen > 1:
                status = self._look_again(row, status, seen)
        else:
            status = self._advance(self._config, row, action)
            if status == ILLEGAL:
                return None
        after.game = before.game
        after.actions = self._actions[status >> COUNT](row)
        after._row = row
        after._status = status
        after._ply = ply + 1
        after._before = before
        after._number = action
        return after

    def _look_again(self, row: bytearray, status: int, seen: int) -> int:
        """The status of a position that has occurred before."""
        reason = self._engine.ending(self._config, self._state_in(row), seen)
        return status if reason == GOES_ON else stepping.status_of(0, reason, 0)

    def _state_in(self, row: bytearray) -> State:
        return stepping.numbers_in(row)[: self._rules.state_size]

    def _read_row(self, position: Position) -> bytearray:
        row = stepping.row_of(self._rules, position.state)
        self._engine.look(self._config, row)
        return row


Stepper = Interpreted | Native
