"""How games of Polar Dare! end: a player is across, or the cap is reached."""

import pytest

import rookery
from rookery.rooms.polar_dare.rules import Ending
from tests.rooms.polar_dare.ice import KEY, at, played

BACK = "----/----/----/----"


def verdict(position: rookery.Position) -> tuple[Ending, tuple[int, ...]] | None:
    """Return reason and winners of a game that is over, or None; check that the rest of the answer fits."""
    outcome = position.outcome
    if outcome is None:
        assert position.moves
        return None
    assert (position.moves, position.seat, position.chance) == ((), None, ())
    players = position.game.players
    lost = -1 / (players - 1) if outcome.winners else 0
    assert outcome.scores == tuple(1 if seat in outcome.winners else lost for seat in range(players))
    return Ending(outcome.reason), outcome.winners


@pytest.mark.parametrize("left", [1, 2, 4])
@pytest.mark.parametrize("mover", [1, 2, 3])
def test_across(left: int, mover: int) -> None:
    """E1: the first player with all three penguins on the Pole wins at once, in mid-turn too."""
    players = ["S.N.N", "S.N.N", "S.N.N"]
    players[mover - 1] = "d4.N.N"
    position = played(f"---+/----/----/---+ {'/'.join(players)} b2 {mover} P4:{left} 9", "d4-N")
    players[mover - 1] = "N.N.N"
    assert str(position) == f"---+/----/----/---+ {'/'.join(players)} b2 {mover} over 9"
    assert verdict(position) == (Ending.ACROSS, (mover - 1,))


def test_two_are_not_enough() -> None:
    """E1: with two penguins on the Pole the game goes on."""
    assert verdict(played("----/----/----/---+ S.d4.N/S.S.S b2 1 P4:4 9", "d4-N")) is None


def test_across_at_the_cap() -> None:
    """E1: the last move of the last turn may still win."""
    text = "----/----/----/---+ d4.N.N/S.S.S b2 1 P2:1 500"
    assert verdict(played(text, "d4-N")) == (Ending.ACROSS, (0,))
    assert verdict(played(text, "a1+")) == (Ending.TURN_CAP, ())


def test_cap() -> None:
    """E2: after 500 turns, each played to its end, the game is a draw."""
    position = played(f"{BACK} S.S.S/S.S.S N 1 P2:1 499", "a1+")
    assert str(position) == "+---/----/----/---- S.S.S/S.S.S N 2 ? 499"
    position = position.play("P3").play("a1-").play("a1+")
    assert verdict(position) is None
    position = position.play("a1-")
    assert str(position) == f"{BACK} S.S.S/S.S.S N 0 over 500"
    assert verdict(position) == (Ending.TURN_CAP, ())


@pytest.mark.parametrize(("cap", "turn", "over"), [(7, 6, False), (7, 7, True), (1, 1, True)])
def test_another_cap(cap: int, turn: int, over: bool) -> None:
    """E2: the option turn_cap sets another number."""
    position = played(f"{BACK} S.S.S/S.S.S N 1 P2:1 {turn}", "a1+", turn_cap=cap)
    assert verdict(position) == ((Ending.TURN_CAP, ()) if over else None)


@pytest.mark.parametrize("turn", [1, 500, 501, 123_456_789])
def test_no_cap(turn: int) -> None:
    """E2: with turn_cap 0 there is no cap and no draw."""
    position = played(f"{BACK} S.S.S/S.S.S N 2 P2:1 {turn}", "a1+", turn_cap=0)
    assert str(position) == f"+---/----/----/---- S.S.S/S.S.S N 1 ? {turn}"
    assert verdict(position) is None


@pytest.mark.parametrize("value", [-1, True, "500", 500.0, None, 1_000_000_000])
def test_cap_values(value: object) -> None:
    """E2: turn_cap is a number, 0 or more."""
    with pytest.raises(rookery.BadOption, match=r"turn_cap cannot be .* 1 to 999,999,999"):
        rookery.game(KEY, turn_cap=value)


@pytest.mark.parametrize(
    ("die", "cap", "longest"),
    [
        ("P2,P3,P3,P4,B3,B3", 500, 2500),
        ("P2,P2,P2,P2,P2,P2", 500, 1500),
        ("P2,P2,P2,P2,P2,B3", 10, 40),
        ("P4,P4,P4,P4,P4,P4", 0, None),
    ],
)
def test_longest_games(die: str, cap: int, longest: int | None) -> None:
    """E2: no game is longer than the cap's turns of a roll and the most moves that the die can show."""
    assert rookery.game(KEY, die=die, turn_cap=cap).longest == longest


def test_longest_games_are_that_long() -> None:
    """E2: with one face only, every game without a winner is exactly as long."""
    game = rookery.game(KEY, die="P2,P2,P2,P2,P2,P2", turn_cap=20)
    played_out = game.playouts(game.start(), 100, seed=2)
    drawn = played_out.plies[played_out.endings == Ending.TURN_CAP]
    assert len(drawn) > 90
    assert set(drawn.tolist()) == {game.longest}


@pytest.mark.parametrize(
    "text", [f"{BACK} S.S.N/N.N.N b1 2 over 9", f"{BACK} S.S.N/S.S.N b1 0 over 500", f"{BACK} N.N.N/S.S.S N 1 over 500"]
)
def test_nothing_after_the_end(text: str) -> None:
    """E3: once a game is over there are no moves and no rolls."""
    position = at(text)
    assert verdict(position) is not None
    for move in ("P2", "B3", "a1+", "S-a1", "Bb1-a1"):
        with pytest.raises(rookery.IllegalMove, match="the game is over"):
            position.play(move)


def test_the_end_is_celebrated() -> None:
    """E1: the winner's three penguins dance at the Pole, under a flag of their colour that billows."""
    scene = at(f"{BACK} S.S.S/N.N.N b2 2 over 9").scene()
    assert [(each.how, each.ids) for each in scene.finale] == [
        ("dances", ("blue-1", "blue-2", "blue-3")),
        ("billows", ("own-flag",)),
    ]
    assert [(each.id, each.seat) for each in scene.decorations] == [(None, None), ("own-flag", 1)]
    under_way = at(f"{BACK} S.S.S/S.S.S N 1 P2:1 9").scene()
    assert under_way.finale == ()
    assert [(each.id, each.seat) for each in under_way.decorations] == [(None, None)]
