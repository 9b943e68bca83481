"""Games and positions as people use them."""

from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel import game as kernel_game
from rookery.kernel.engine import interpreted, native
from rookery.kernel.errors import BadNotation, BadNumber, BadOption, IllegalMove, RookeryError
from rookery.kernel.game import Game, Outcome, Position
from tests import toy

SOCCER = rookery.game("penguin-soccer")
UNDER_WAY = "d4^,b6e,a3^/e4^,f4w,h8s e4 w 24"


def race(players: int = 2, **options: Any) -> Game:
    """The toy game."""
    return Game(toy.ROOM, players, **options)


def after(game: Game, *moves: str, seed: int = 0) -> Position:
    """The position after some moves from the start."""
    position = game.start(seed)
    for move in moves:
        position = position.play(move)
    return position


# Games


def test_players() -> None:
    """Two play unless it is said otherwise, or as near to two as the room allows."""
    assert rookery.game("penguin-soccer").players == 2
    assert Game(toy.ROOM).players == 2
    assert [race(players).players for players in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [0, 5, -1, True, 2.0, "2", [2]])
def test_wrong_players(players: Any) -> None:
    """A number of players that the room does not take is refused with those that it does."""
    with pytest.raises(BadOption, match=r"pebble-race cannot have .* players; it takes 1 to 4"):
        Game(toy.ROOM, players)


def test_options() -> None:
    """Options are settled by name: given, checked, or by default."""
    assert race(goal=3, creep=True).options == {"goal": 3, "slow": 2, "creep": True}
    with pytest.raises(BadOption, match=r'no option "gaol" \(did you mean goal\?\); the options are goal, slow, creep'):
        race(gaol=3)


def test_games_are_equal_by_room_players_and_options() -> None:
    """Two games are the same if nobody could tell them apart."""
    assert race(3) == race(3, goal=5)
    assert hash(race(3)) == hash(race(3, goal=5))
    assert race(3) != race(2)
    assert race(3) != race(3, creep=True)
    assert rookery.game("penguin-soccer") == SOCCER
    assert race() != SOCCER
    assert SOCCER != "penguin-soccer"


def test_the_names_of_a_game_can_be_typed() -> None:
    """A game and a position show how to make them again."""
    game = rookery.game("penguin-soccer", no_move="loss", ply_cap=400)
    assert repr(game) == "rookery.game('penguin-soccer', players=2, no_move='loss')"
    assert eval(repr(game), {"rookery": rookery}) == game  # noqa: S307  # what repr wrote a moment ago
    position = game.read(UNDER_WAY)
    again = eval(repr(position), {"rookery": rookery})  # noqa: S307  # the same
    assert again == position
    assert again.game == game


def test_longest() -> None:
    """The longest game follows from the options; None where nothing ends a game for sure."""
    assert race(3, goal=4).longest == 24
    assert SOCCER.longest == 400
    assert rookery.game("penguin-soccer", ply_cap=0).longest is None


def test_seeds() -> None:
    """A seed decides the opening, and without one chance does."""
    game = race(4)
    assert [game.start(seed).state[toy.TURN] for seed in range(4)] == [0, 1, 2, 3]
    assert {int(game.start().state[toy.TURN]) for _ in range(200)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.0, "1", [1]])
def test_wrong_seeds(seed: Any) -> None:
    """A seed must be a whole number in its range; anything else is refused with that range."""
    with pytest.raises(BadNumber, match=r"a seed must be .* from 0 to 9,223,372,036,854,775,807, not"):
        SOCCER.start(seed)
    with pytest.raises(BadNumber, match="a seed must be"):
        SOCCER.playouts(SOCCER.start(), 1, seed=seed)
    with pytest.raises(BadNumber, match="a seed must be"):
        SOCCER.batch(1, seed=seed)


@pytest.mark.parametrize("wrong", [-1, 10**10, True, 1.5, "3"])
def test_wrong_numbers(wrong: Any) -> None:
    """Depths, counts and limits that are no numbers in their range are refused by name."""
    start = SOCCER.start()
    with pytest.raises(BadNumber, match="a depth must be"):
        SOCCER.perft(start, wrong)
    with pytest.raises(BadNumber, match="a number of games must be"):
        SOCCER.playouts(start, wrong)
    with pytest.raises(BadNumber, match="a limit of plies must be"):
        SOCCER.playouts(start, 1, limit=wrong)
    with pytest.raises(BadNumber, match="a number of lanes must be"):
        SOCCER.batch(wrong)
    with pytest.raises(BadNumber, match=r"there is no seat .*; seats are numbered 0 to 1"):
        start.scene(wrong)


def test_the_least_numbers() -> None:
    """A batch has a lane, a depth is at most 1000, and NumPy's whole numbers are whole numbers."""
    with pytest.raises(BadNumber, match="from 1 to"):
        SOCCER.batch(0)
    with pytest.raises(BadNumber, match="from 0 to 1,000"):
        SOCCER.perft(SOCCER.start(), 1001)
    assert SOCCER.start(np.int32(3)) == SOCCER.start(3)  # type: ignore[arg-type]  # a program that computed it


def test_positions_of_another_room() -> None:
    """Paths and random games begin at a position of this game; one of another room is refused, not misread."""
    strange = race().start(0)
    with pytest.raises(RookeryError):
        SOCCER.perft(strange, 1)
    with pytest.raises(RookeryError):
        SOCCER.playouts(strange, 0)


# Positions


@pytest.mark.parametrize("game", [SOCCER, race(3, creep=True)], ids=repr)
def test_positions_never_change(game: Game) -> None:
    """A position can be read and not written; playing leaves it as it was."""
    position = game.start(1)
    text, moves = str(position), position.moves
    with pytest.raises(ValueError, match="read-only"):
        position.state[0] = 1
    followers = [position.play(move) for move in moves]
    assert (str(position), position.moves) == (text, moves)
    assert str(game.start(1)) == text
    assert len({str(follower) for follower in followers} | {text}) > 1


def test_however_reached() -> None:
    """Positions with one text are equal and hash alike, whatever their history."""
    root = SOCCER.read("b2^,d2^,f2^/-,-,- h1 w 0")
    one = root.play("Mn").play("Ms").play("Pn").play("Ms")
    other = root.play("Pn").play("Ms").play("Mn").play("Ms")
    assert str(one) == str(other)
    fresh = SOCCER.read(str(one))
    assert one == other == fresh
    assert len({one, other, fresh}) == 1
    assert one != SOCCER.start()
    assert one != str(one)


def test_options_tell_positions_apart() -> None:
    """The same text under other options or players is another position."""
    other = rookery.game("penguin-soccer", ply_cap=50)
    assert SOCCER.start() != other.start()
    assert race(2).read("0.0 1 ?") != race(2, creep=True).read("0.0 1 ?")
    assert race(2).read("0.0 1 ?") == race(2).start(0)


def test_memory_is_not_compared() -> None:
    """What a game remembers outside its positions changes the outcome, not the position."""
    game = race(2, goal=1)
    arrived = after(game, "1", "1")
    fresh = game.read(str(arrived))
    assert arrived.state.tolist() != fresh.state.tolist()
    assert arrived == fresh
    assert hash(arrived) == hash(fresh)
    assert arrived.outcome != fresh.outcome


def test_the_past_counts_for_repetition_only() -> None:
    """A position remembers its history where a rule asks; read from a text it has none."""
    game = rookery.game("penguin-soccer", repetition=2)
    there_and_back = ["Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"]
    again = after(game, *there_and_back)
    assert again.outcome is not None
    assert again.outcome.reason.name == "REPETITION"
    fresh = game.read(str(again))
    assert fresh.outcome is None
    assert fresh == again
    assert game.perft(again, 2) == game.perft(fresh, 2) > 0
    assert game.playouts(again, 5).plies.tolist() == game.playouts(fresh, 5).plies.tolist()


# Moves


def test_refused_moves() -> None:
    """A move that is not legal names those that are, and carries them all."""
    with pytest.raises(
        IllegalMove, match=r'"Kn" is not legal here \(rule K1\); legal are Mn>nw, .* and 33 more'
    ) as refused:
        SOCCER.start().play("Kn")
    assert refused.value.legal == SOCCER.start().moves
    with pytest.raises(IllegalMove) as refused:
        race().start(0).play("creep")
    assert refused.value.legal == ("1", "2")


def test_too_late() -> None:
    """After the end nothing is legal, and the refusal says why."""
    over = SOCCER.read("-,-,-/-,-,- h8 w 0")
    assert (over.moves, over.codes, over.chance, over.seat) == ((), (), (), None)
    with pytest.raises(IllegalMove, match='"Mn" comes too late: the game is over') as refused:
        over.play("Mn")
    assert refused.value.legal == ()


@pytest.mark.parametrize("wrong", [None, 1, b"Mn", ["Mn"]])
def test_texts_are_texts(wrong: Any) -> None:
    """What is no text is neither a move nor a position."""
    with pytest.raises(BadNotation, match="a move is a text"):
        SOCCER.start().play(wrong)
    with pytest.raises(BadNotation, match="a position is a text"):
        SOCCER.read(wrong)


def test_codes_belong_to_moves() -> None:
    """Codes stand in the order of the moves."""
    start = SOCCER.start()
    assert [SOCCER.room.read_move(SOCCER.config, start.state, move) for move in start.moves] == list(start.codes)


# Chance


@pytest.mark.parametrize("slow", [1, 2, 7])
def test_chance(slow: int) -> None:
    """At a chance node nobody moves; each outcome has its share, and all shares make 1."""
    rolling = race(slow=slow).start(0)
    assert rolling.seat is None
    assert rolling.moves == ("1", "2")
    assert rolling.odds == (("1", slow), ("2", 1))
    assert rolling.chance == (("1", slow / (slow + 1)), ("2", 1 / (slow + 1)))
    assert sum(probability for _, probability in rolling.chance) == pytest.approx(1)


def test_chance_is_forced_by_playing_it() -> None:
    """An outcome is played like a move; then a player moves, and there is no chance."""
    rolled = race(creep=True).start(1).play("2")
    assert rolled.seat == 1
    assert rolled.odds == rolled.chance == ()
    assert rolled.moves == ("2", "creep")
    assert str(rolled.play("creep")) == "0.1 1 ?"
    assert SOCCER.start().chance == ()


# Outcomes


def test_an_outcome_alone() -> None:
    """Alone there is one score and one place."""
    over = after(race(1, goal=2), "2", "2")
    assert over.outcome == Outcome(toy.Ending.ARRIVED, (0,), (1.0,), (1,))


@pytest.mark.parametrize(
    ("players", "order", "scores", "ranks"),
    [
        (2, [1], (-1.0, 1.0), (2, 1)),
        (3, [2, 0], (-0.5, -0.5, 1.0), (2, 3, 1)),
        (4, [1, 3, 0], (-1 / 3, 1.0, -1 / 3, -1 / 3), (3, 1, 4, 2)),
    ],
)
def test_an_outcome_with_ranks(
    players: int, order: list[int], scores: tuple[float, ...], ranks: tuple[int, ...]
) -> None:
    """The winner, a score and a place for every seat, in the order of arrival."""
    position = race(players, goal=2, creep=True).start(order[0])
    while position.outcome is None:
        if position.seat is None:
            position = position.play("2")
        else:
            arrived = sum(place > 0 for place in position.state[toy.ARRIVED :].tolist())
            position = position.play("2" if position.seat == order[arrived] else "creep")
    assert position.outcome.winners == (order[0],)
    assert position.outcome.scores == pytest.approx(scores)
    assert position.outcome.ranks == ranks


def test_an_outcome_without_ranks() -> None:
    """A game that does not rank says nothing of places; a draw has no winner."""
    assert SOCCER.read("-,-,-/-,-,- h8 w 0").outcome == Outcome(SOCCER.room.endings(1), (0,), (1.0, -1.0), None)
    drawn = SOCCER.read("-,-,-/-,-,- + w 400").outcome
    assert drawn is not None
    assert (drawn.winners, drawn.scores) == ((), (0.0, 0.0))
    assert SOCCER.start().outcome is None


# Native code


def test_a_game_played_a_lot_goes_native(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a number of plies native code takes over, and the games stay the same."""
    monkeypatch.setattr(kernel_game, "NATIVE_AFTER", 25)
    game = race(3, creep=True)
    slow = race(3, creep=True)
    for seed in range(4):
        one, other = game.start(seed), slow.start(seed)
        slow._plies = 0
        while one.outcome is None:
            index = (seed * 7 + int(one.state.sum())) % len(one.moves)
            one, other = one.play(one.moves[index]), other.play(other.moves[index])
            slow._plies = 0
            assert one == other
            assert (one.moves, one.chance, one.seat, one.outcome) == (
                other.moves,
                other.chance,
                other.seat,
                other.outcome,
            )
    assert game.engine is native(toy.ROOM.rules)
    assert slow.engine is interpreted(toy.ROOM.rules)


def test_warm() -> None:
    """A warm game plays natively from then on, says so once, and returns itself."""
    game = rookery.game("penguin-soccer")
    before = game.read(UNDER_WAY)
    assert game.engine is interpreted(game.room.rules)
    assert game.warm() is game
    assert game.engine is native(game.room.rules)
    assert game.warm() is game
    after = game.read(UNDER_WAY)
    assert after == before
    assert after.moves == SOCCER.read(UNDER_WAY).moves
    assert [str(after.play(move)) for move in after.moves] == [str(before.play(move)) for move in before.moves]


# Scenes


def test_scenes_and_choices_come_from_the_room() -> None:
    """A position draws itself for each of its seats and offers each of its moves."""
    position = race(3).start(0)
    for seat in range(3):
        assert position.scene(seat).game == "pebble-race"
    with pytest.raises(BadNumber, match='there is no seat "3"; seats are numbered 0 to 2'):
        position.scene(3)
    assert [choice.move for choice in position.choices()] == list(position.moves)
