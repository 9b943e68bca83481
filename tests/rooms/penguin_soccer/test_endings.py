"""How games of Penguin Soccer end: goals, repetition, the cap, a player without a move, and which comes first."""

from typing import Any

import pytest

import rookery
from rookery.catalog import room
from rookery.rooms.penguin_soccer.rules import Ending
from tests.rooms.penguin_soccer.pitch import KEY, at, bars, played, twin, twin_move

RALLY = "d4^,-,-/d5s,-,- d4 w 20"
"""White's Mama kicks to Black's, who kicks back, and the position is the same again: two plies."""
STUCK = "a1^,-,-/a2^,b1^,b2^ d5 w 60"
"""White has no move."""


def verdict(position: rookery.Position) -> tuple[Ending, tuple[int, ...]] | None:
    """Return reason and winners of a game that is over, or None; check that the rest of the answer fits."""
    outcome = position.outcome
    if outcome is None:
        assert position.moves
        return None
    assert (position.moves, position.seat) == ((), None)
    assert list(outcome.scores) == {(0,): [1, -1], (1,): [-1, 1], (): [0, 0]}[outcome.winners]
    return Ending(outcome.reason), outcome.winners


GOALS = [
    ("f6^,-,-/-,-,- f6 w 40", "Kne", 0),  # the edge stops the ball on h8
    ("-,h6^,-/-,-,- h6 w 40", "Kn", 0),  # full length
    ("-,-,g8^/-,-,- g8 w 40", "Ke", 0),
    ("e8^,-,-/h8w,-,- e8 w 40", "Ke", 0),  # an opponent stands there
    ("-,c3^,-/-,-,- c3 w 40", "Ksw", 1),  # an own goal
    ("d1^,-,a1^/-,-,- d1 w 40", "Kw", 1),  # an own goal, stopped by a penguin of the own family
]


@pytest.mark.parametrize(("text", "kick", "winner"), GOALS)
def test_goal(text: str, kick: str, winner: int) -> None:
    """E1: the ball on a player's Goal wins for that player at once, whoever kicked it and whoever stands there."""
    assert verdict(played(text, kick)) == (Ending.GOAL, (winner,))
    assert verdict(played(twin(text), twin_move(kick))) == (Ending.GOAL, (1 - winner,))


@pytest.mark.parametrize(("goal", "winner"), [("h8", 0), ("a1", 1)])
@pytest.mark.parametrize("penguins", ["-,-,-/-,-,-", "a1^,-,-/h8^,-,-"])
@pytest.mark.parametrize("turn", ["w 40", "b 41"])
def test_goal_in_a_text(goal: str, winner: int, penguins: str, turn: str) -> None:
    """E1: a position read with the ball on a Goal is won, whoever would be to move."""
    assert verdict(at(f"{penguins} {goal} {turn}")) == (Ending.GOAL, (winner,))


def test_no_goal_beside_the_corner() -> None:
    """E1: a ball that stops short of the corner is no goal."""
    assert verdict(played("-,-,f8^/-,-,- f8 w 40", "Ke")) is None


@pytest.mark.parametrize(("options", "rallies"), [({}, 2), ({"repetition": 2}, 1), ({"repetition": 5}, 4)])
def test_repetition(options: dict[str, Any], rallies: int) -> None:
    """E2: the third occurrence of a position is a draw; the option repetition sets another number."""
    for text, there, back in ((RALLY, "Kn", "Ks"), (twin(RALLY), "Ks", "Kn")):
        position = at(text, **options)
        for _ in range(rallies):
            assert verdict(position) is None
            position = position.play(there)
            assert verdict(position) is None
            position = position.play(back)
        assert verdict(position) == (Ending.REPETITION, ())


def test_repetition_off() -> None:
    """E2: with repetition 0 no position is repeated too often."""
    position = played(RALLY, *["Kn", "Ks"] * 20, repetition=0)
    assert verdict(position) is None
    assert str(position) == "d4^,-,-/d5s,-,- d4 w 60"


@pytest.mark.parametrize("value", [1, -1, -3, True, "3", 3.0, None, 1_000_000_000])
def test_repetition_values(value: object) -> None:
    """E2: repetition is 0 or at least 2."""
    with pytest.raises(rookery.BadOption, match="2 to 999,999,999"):
        rookery.game(KEY, repetition=value)


def test_repetition_later_in_a_game() -> None:
    """E2: any position of the game counts, not the first one alone."""
    position = played("d4^,a8w,-/d5s,h1e,- d4 w 20", "P^", "P^", "Kn", "Ks")
    assert verdict(position) is None
    assert verdict(position.play("Kn").play("Ks")) == (Ending.REPETITION, ())


def test_facings_make_positions_differ() -> None:
    """E3: positions with other facings are not the same; with the same facings they are, whatever the ply."""
    first = "d4^,a8w,-/d5s,h1e,- d4 w 20"
    position = played(first, "P^", "P^", repetition=2)
    assert str(position) == "d4^,a8^,-/d5s,h1^,- d4 w 22"
    assert verdict(position) is None
    assert verdict(position.play("Kn").play("Ks")) == (Ending.REPETITION, ())


def test_player_to_move_makes_positions_differ() -> None:
    """E3: the same squares with the other player to move are not the same position."""
    assert verdict(played(STUCK, "--", repetition=2)) is None


def test_ball_makes_positions_differ() -> None:
    """E3: the same penguins with the ball elsewhere are not the same position."""
    rules, config = room(KEY).rules, rookery.game(KEY).config
    here, there = (at(f"c3^,-,-/-,-,- {ball} w 20").state for ball in ("g3", "g4"))
    assert rules.identity(config, here) != rules.identity(config, there)
    later = at("c3^,-,-/-,-,- g3 w 22").state
    assert rules.identity(config, here) == rules.identity(config, later)


def test_the_first_position_counts() -> None:
    """E4: the position that a game begins with is its own first occurrence."""
    assert verdict(played(RALLY, "Kn", "Ks", repetition=2)) == (Ending.REPETITION, ())


def test_a_text_starts_a_new_count() -> None:
    """E4: a position read from a text has no past."""
    twice = played(RALLY, "Kn", "Ks")
    assert verdict(twice.play("Kn").play("Ks")) == (Ending.REPETITION, ())
    read_again = twice.game.read(str(twice))
    assert read_again == twice
    assert verdict(read_again.play("Kn").play("Ks")) is None
    assert verdict(at(str(twice.play("Kn").play("Ks")))) is None


def test_branches_have_their_own_past() -> None:
    """E4: occurrences belong to a game: two games from one position do not count each other's."""
    once = at(RALLY)
    assert verdict(once.play("Kn").play("Ks")) is None
    assert verdict(once.play("Kn").play("Ks")) is None
    assert verdict(once.play("Kn").play("Ks").play("Kn").play("Ks")) == (Ending.REPETITION, ())


def test_cap() -> None:
    """E5: at 400 plies without a goal the game is a draw."""
    position = at("c3n,-,-/f6s,-,- h1 w 398").play("M^")
    assert verdict(position) is None
    assert verdict(position.play("M^")) == (Ending.PLY_CAP, ())


@pytest.mark.parametrize("turn", ["w 400", "b 401", "w 402", "b 999999999"])
def test_at_and_past_the_cap(turn: str) -> None:
    """E5: a text at or past the cap is read as a draw."""
    assert verdict(at(f"c3n,-,-/f6s,-,- h1 {turn}")) == (Ending.PLY_CAP, ())


@pytest.mark.parametrize(
    ("cap", "turn", "over"), [(7, "w 6", False), (7, "b 7", True), (1, "w 0", False), (1, "b 1", True)]
)
def test_another_cap(cap: int, turn: str, over: bool) -> None:
    """E5: the option ply_cap sets another number."""
    assert verdict(at(f"c3n,-,-/f6s,-,- h1 {turn}", ply_cap=cap)) == ((Ending.PLY_CAP, ()) if over else None)


@pytest.mark.parametrize("turn", ["w 400", "b 401", "w 123456788"])
def test_no_cap(turn: str) -> None:
    """E5: with ply_cap 0 there is no cap."""
    assert verdict(at(f"c3n,-,-/f6s,-,- h1 {turn}", ply_cap=0)) is None
    assert rookery.game(KEY, ply_cap=0).longest is None
    assert rookery.game(KEY).longest == 400


@pytest.mark.parametrize("value", [-1, True, "400", 400.0, None, 1_000_000_000])
def test_cap_values(value: object) -> None:
    """E5: ply_cap is 0 or more."""
    with pytest.raises(rookery.BadOption, match="1 to 999,999,999"):
        rookery.game(KEY, ply_cap=value)


def test_no_move_loses() -> None:
    """E6: with no_move = loss a player to move without a move has lost, and has no move to skip with."""
    for text, winner in ((STUCK, 1), (twin(STUCK), 0)):
        assert verdict(at(text, no_move="loss")) == (Ending.NO_MOVE, (winner,))
        assert verdict(at(text)) is None
    bars(STUCK, "--", no_move="loss")


def test_walled_in() -> None:
    """E6: it is so as soon as the opponent's move has left no other."""
    before = "a1^,-,-/c3sw,a2^,b1^ d5 b 59"
    assert verdict(played(before, "Msw", no_move="loss")) == (Ending.NO_MOVE, (1,))
    assert played(before, "Msw").moves == ("--",)


@pytest.mark.parametrize(
    "text", ["a1n,-,-/a2^,b1^,b2^ d5 w 60", "a1^,-,-/a2^,b1^,b2^ d5 b 61", "a1^,-,h7^/a2^,b1^,b2^ d5 w 60"]
)
def test_not_lost_yet(text: str) -> None:
    """E6: a stand, a slide of another penguin or the opponent's turn are reason enough to play on."""
    assert verdict(at(text, no_move="loss")) is None


def test_a_tackle_is_a_way_out() -> None:
    """E6: a player whose only move is a tackle has not lost."""
    assert at("a1^,-,-/a2^,b1^,b2^ b2 w 60", no_move="loss").moves == ("Mne",)


def ending(text: str, occurrences: int, **options: Any) -> Ending:
    """Return how the rules end a game at a position that has occurred so often, which play itself may never reach."""
    position = at(text, **options)
    return Ending(room(KEY).rules.ending(position.game.config, position.state, occurrences))


def test_goal_comes_first() -> None:
    """E7: a goal beats the cap, repetition and a missing move."""
    assert verdict(played("-,-,-/-,-,b1^ b1 b 399", "Kn")) == (Ending.PLY_CAP, ())
    assert verdict(played("-,-,-/-,-,b1^ b1 b 399", "Kw")) == (Ending.GOAL, (1,))
    assert verdict(at("-,-,-/-,-,- h8 w 400")) == (Ending.GOAL, (0,))
    assert ending("a1^,-,-/a2^,b1^,b2^ h8 w 400", 3, no_move="loss") == Ending.GOAL


def test_repetition_comes_second() -> None:
    """E7: repetition beats the cap and a missing move."""
    assert verdict(played("d4^,-,-/d5s,-,- d4 w 396", "Kn", "Ks", "Kn", "Ks")) == (Ending.REPETITION, ())
    assert ending(STUCK, 3, no_move="loss") == Ending.REPETITION


def test_cap_comes_third() -> None:
    """E7: the cap beats a missing move."""
    stuck_at_the_cap = "a1^,-,-/a2^,b1^,b2^ d5 w 400"
    assert verdict(at(stuck_at_the_cap, no_move="loss")) == (Ending.PLY_CAP, ())
    assert verdict(at(stuck_at_the_cap, no_move="loss", ply_cap=0)) == (Ending.NO_MOVE, (1,))


def test_no_moves_after_the_end() -> None:
    """E7: once a game is over no move is legal, not even the one that would be."""
    bars("c3^,-,-/-,-,- h8 w 40", "Mn", "M^", "Kn", "--")
    over = at("c3n,-,-/-,-,- h1 w 400")
    with pytest.raises(rookery.IllegalMove, match="the game is over"):
        over.play("M^")


def test_the_end_is_celebrated() -> None:
    """E1: the net that has the ball billows, and whoever has won gets up and dances; after a draw all wave."""
    goal = at("f6^,d4n,-/g5w,-,- h8 b 41").scene().finale
    assert [(each.how, each.ids, each.symbol) for each in goal] == [
        ("billows", ("h8",), None),
        ("dances", ("white-mama",), "mama"),
        ("dances", ("white-papa",), "papa"),
        ("dances", ("white-baby",), "baby"),
    ]
    drawn = rookery.game(KEY, ply_cap=1).start().play("Mn").scene().finale
    assert {each.how for each in drawn} == {"waves"}
    assert len(drawn) == 6
    assert at(RALLY).scene().finale == ()
