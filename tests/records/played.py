"""Records of games for the tests: played at random, with dice as the dice module says."""

import gzip

import rookery
from rookery.kernel.rng import below, word
from rookery.records import dice
from rookery.records.dice import Dice
from rookery.records.games import option_texts
from rookery.records.receipt import Receipt
from rookery.records.record import Player, Record, result_of
from tests.seeds import committed, seed_of
from tests.short import short_options

SECRET = bytes(range(32))
SHORT = {key: short_options(key, 30) for key in rookery.games()}


def played(key: str, seed: int = 0, most: int = 500, protocol: str = dice.PROTOCOL) -> Record:
    """A short game of two, or its first moves."""
    game = rookery.game(key, **SHORT[key])
    drawn = Dice(SECRET, ("anna", "ben") if protocol == dice.OPEN_SEEDS else (seed_of(0), seed_of(1)), protocol)
    position = start = drawn.start(game)
    moves: list[str] = []
    rolls = 0
    while position.outcome is None and len(moves) < most:
        if position.odds:
            rolls += 1
            move = drawn.roll(rolls, position.odds)
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
        dice=protocol,
        seeds=drawn.seeds,
        commitments=() if protocol == dice.OPEN_SEEDS else (committed(0), committed(1)),
        commitment=dice.commitment(SECRET),
        secret=SECRET.hex() if position.outcome else None,
    )


def receipt(record: Record, seat: int = 0) -> Receipt:
    """What a player of such a game has kept."""
    return Receipt(
        match="m", seeds=(seed_of(seat),), commitment=record.commitment or "", commitments=record.commitments
    )


def packed(content: bytes) -> bytes:
    """Content compressed, the same at whatever time: tests are named by it."""
    return gzip.compress(content, mtime=0)
