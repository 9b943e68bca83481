"""What is tried: the games of a room, and random games of each, the same in every run."""

import functools
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from rookery.kernel.game import Game, Position
from rookery.kernel.rng import below, word
from rookery.kernel.room import Room

Refused = TypeVar("Refused", bound=Exception)
Check = Callable[[Room], None]
"""Looks at one thing that every room must hold, and fails with AssertionError where it does not."""


def games(room: Room) -> Iterator[Game]:
    """A room with each number of players, by its defaults."""
    yield from (Game(room, players) for players in range(room.players[0], room.players[1] + 1))


def variants(room: Room) -> Iterator[Game]:
    """A room with each other value of those options that have only a few; with the default number of players."""
    for option in room.options:
        if option.kind in {"flag", "choice"}:
            values = (option.read(text) for text in option.choices)
            yield from (Game(room, None, **{option.name: value}) for value in values if value != option.default)


def each_game(check: Callable[[Game], None]) -> Check:
    """A check of a game as one of a room: with each number of players."""
    return _over(check, games)


def each_variant(check: Callable[[Game], None]) -> Check:
    """The same, and under each value of the options too."""
    return _over(check, lambda room: (*games(room), *variants(room)))


def _over(check: Callable[[Game], None], chosen: Callable[[Room], Any]) -> Check:
    @functools.wraps(check)
    def of_room(room: Room) -> None:
        for game in chosen(room):
            try:
                check(game)
            except Exception as problem:
                problem.add_note(f"in {game!r}")
                raise

    return of_room


def random_game(game: Game, seed: int, most: int = 600) -> list[tuple[str, Position]]:
    """A game of random moves: each move with the position after it, the opening first with no move."""
    position = game.start(seed)
    history = [("", position)]
    for ply in range(most):
        if position.outcome is not None:
            break
        move = position.moves[below(word(seed, 0, ply), len(position.moves))]
        position = position.play(move)
        history.append((move, position))
    return history


def refusal(kind: type[Refused], ask: Callable[[Any], object], text: str | int) -> Refused:
    """The refusal that a text or a number must get."""
    try:
        ask(text)
    except kind as problem:
        return problem
    raise AssertionError(f"{text!r} should have been refused with {kind.__name__}")
