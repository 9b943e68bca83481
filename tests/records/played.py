"""Records of games for the tests: played at random, with dice as the dice module says."""

import rookery
from rookery.kernel.rng import below, word
from rookery.records import dice
from rookery.records.games import option_texts
from rookery.records.record import Player, Record, result_of
from tests.short import short_options

SECRET = bytes(range(32))
SHORT = {key: short_options(key, 30) for key in rookery.games()}


def played(key: str, seed: int = 0, most: int = 500) -> Record:
    """A short game of two, or its first moves."""
    game = rookery.game(key, **SHORT[key])
    seeds = ("anna", "ben")
    position = start = game.start(dice.deal(SECRET, seeds))
    moves: list[str] = []
    rolls = 0
    while position.outcome is None and len(moves) < most:
        if position.odds:
            rolls += 1
            move = dice.roll(SECRET, seeds, rolls, position.odds)
        else:
            move = position.moves[below(word(seed, 0, len(moves)), len(position.moves))]
        moves.append(move)
        position = position.play(move)
    return Record(
        game=key,
        rules=game.room.version,
        options=option_texts(game),
        players=(Player("Anna", "person"), Player("Ben", "person")),
        start=str(start),
        moves=tuple(moves),
        result=None if position.outcome is None else result_of(position.outcome),
        seeds=seeds,
        commitment=dice.commitment(SECRET),
        secret=SECRET.hex() if position.outcome else None,
    )
