"""Records checked by the thousand: the same findings as those of ``verify``, sooner.

Games are made once, not for every record. As soon as a game has been played a lot, its native code is loaded, and a
whole record is followed in one call by action numbers: equal texts have equal numbers in all positions of a game. An
action may have several texts, so each text is compared with the one that its move has where it was made. Whatever is
not right is played again move by move, to say where it breaks.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rookery.kernel import jit
from rookery.kernel.following import Followed
from rookery.kernel.game import Game, Position
from rookery.records.games import game_from_request
from rookery.records.record import BadRecord, Record, check_no_rule, check_result, opening, positions_of, result_of
from rookery.records.verify import verify

KEPT = 64
"""How many games, each with its options, are kept at once."""


@dataclass
class _Known:
    """A game, and the action numbers of the texts that have been played in it."""

    game: Game
    numbers: dict[str, int] = field(default_factory=dict)
    ready: bool = False
    """Whether the native loop is there."""

    def follow(self, start: Position, moves: tuple[str, ...]) -> Followed:
        """Follow moves by their numbers; KeyError if one has not been played before."""
        if not self.ready:
            with jit.progress(self.game.room.title):
                self.game.follow(start, ())
            self.ready = True
        return self.game.follow(start, [self.numbers[move] for move in moves])


class Checker:
    """Checks records one by one, and gets quicker on the way; a ``local`` one may read files that options name."""

    def __init__(self, *, local: bool = False) -> None:
        @lru_cache(KEPT)
        def known(key: str, players: int, options: tuple[tuple[str, str], ...]) -> _Known:
            return _Known(game_from_request(key, players, dict(options), local=local))

        self._known = known

    def find(self, key: str, players: int, options: Mapping[str, str]) -> Game:
        """The game of a record, by what the record says of it."""
        return self._find(key, players, options).game

    def _find(self, key: str, players: int, options: Mapping[str, str]) -> _Known:
        return self._known(key, players, tuple(sorted(options.items())))

    def check(self, record: Record) -> None:
        """Check all that a record says; BadRecord tells what is not true, and at which ply."""
        if record.secret is not None:
            for untrue in verify(record, find=self.find).refuted:
                raise BadRecord(untrue)
        elif not self._follows(record):
            *_, last = self.positions(record)
            check_result(record, last)

    def positions(self, record: Record) -> Iterator[Position]:
        """The positions of a record one by one, up to where it breaks: there BadRecord is raised."""
        positions = positions_of(record, self.find)
        yield next(positions)
        numbers = self._find(record.game, len(record.players), record.options).numbers
        for move, position in zip(record.moves, positions, strict=True):
            if (number := position.last_action) is not None:
                numbers[move] = number
            yield position

    def _follows(self, record: Record) -> bool:
        """Whether a record is true by its numbers; if not, or if that cannot be told, it is to be played."""
        start = opening(record, self.find)
        game = start.game
        if not game.is_native:
            return False
        try:
            followed = self._find(record.game, len(record.players), record.options).follow(start, record.moves)
        except KeyError:
            return False
        write, config = game.room.write_move, game.config
        played = zip(followed.states, followed.codes.tolist(), strict=False)
        # Those that are not legal are missing here.
        if [write(config, state, code) for state, code in played] != list(record.moves):
            return False
        outcome = game.outcome_after(followed)
        if outcome is None and record.result is not None:
            check_no_rule(record.result, game.players, len(record.moves))
        return outcome is None or record.result == result_of(outcome)
