"""A local game: seats, moves and undo."""

import pytest

import rookery
from rookery.kernel.errors import BadOption, IllegalMove, UnknownLevel
from rookery.kernel.game import Game
from rookery.kernel.levels import NAMES
from rookery.tui.local_game import PERSON, LocalGame, levels_text, seating
from tests import toy

SOCCER = rookery.game("penguin-soccer")
RACE = Game(toy.ROOM, 2, slow=999_999_999)


@pytest.mark.parametrize(
    ("people", "levels", "seats"),
    [
        ({0}, "", [PERSON, "chick", "chick", "chick"]),
        ({0}, "adult", [PERSON, "adult", "adult", "adult"]),
        ({2}, "adult", ["adult", "adult", PERSON, "adult"]),
        ({0}, "2=emperor,3=egg", [PERSON, "emperor", "egg", "chick"]),
        ({0}, "juvenile,4=egg", [PERSON, "juvenile", "juvenile", "egg"]),
        ({0}, "4=egg,juvenile", [PERSON, "juvenile", "juvenile", "egg"]),
        (set(), "adult,1=egg", ["egg", "adult", "adult", "adult"]),
        ({0, 1, 2, 3}, "adult", [PERSON] * 4),
    ],
)
def test_seating(people: set[int], levels: str, seats: list[str]) -> None:
    """Levels are given for all bots, seat by seat, or both; and what is written of them reads the same."""
    assert seating(frozenset(people), levels, 4) == seats
    assert seating(frozenset(people), levels_text(seats), 4) == seats


@pytest.mark.parametrize("levels", ["king", "Chick", "chick,", ",", "2=", "2=king", "chick 2", "="])
def test_unknown_levels(levels: str) -> None:
    """A level that there is not is refused with those that there are, from weak to strong."""
    with pytest.raises((UnknownLevel, BadOption)) as refused:
        seating(frozenset({0}), levels, 4)
    if isinstance(refused.value, UnknownLevel):
        assert f"choose a level ({', '.join(NAMES)})" in str(refused.value)


def test_programs_in_place_of_levels() -> None:
    """Programs are named like levels, for all bots or seat by seat; a command may have equals signs of its own."""
    seats = seating(frozenset({0}), "./mine.py,3=cmd:./engine --depth=3,4=module:Bot", 4)
    assert seats == ["person", "./mine.py", "cmd:./engine --depth=3", "module:Bot"]
    assert seating(frozenset({0}), levels_text(seats), 4) == seats
    assert seating(frozenset(), "cmd:./engine --depth=3", 2) == ["cmd:./engine --depth=3"] * 2


def test_a_slip_of_the_pen() -> None:
    """The level that was probably meant is named."""
    with pytest.raises(UnknownLevel, match=r"did you mean emperor\?"):
        seating(frozenset(), "emporer", 2)


@pytest.mark.parametrize("seat", ["1", "0", "5", "x", "", "02", "2=3"])
def test_seats_without_a_bot(seat: str) -> None:
    """A level for a person, or for nobody, is refused with the seats that bots have."""
    with pytest.raises(BadOption, match="the bots' seats are 2, 3, 4"):
        seating(frozenset({0}), f"{seat}=egg", 4)
    with pytest.raises(BadOption, match="people have all seats"):
        seating(frozenset({0, 1}), "2=egg", 2)


def test_playing() -> None:
    """Every move is kept with the position after it; what is refused changes nothing."""
    local = LocalGame(SOCCER.start(), [PERSON, "egg"])
    local.play("Mn")
    with pytest.raises(IllegalMove):
        local.play("Kn")
    assert local.moves == ["Mn"]
    assert [str(position) for position in local.positions] == ["-,-,-/-,-,- + w 0", "a1n,-,-/-,-,- + b 1"]
    assert (local.people, local.bots, local.game) == (frozenset({0}), {1: "egg"}, SOCCER)


def test_a_roll_begins_nothing() -> None:
    """A game in which only a die has been rolled has not begun."""
    local = LocalGame(RACE.start(0), [PERSON, "egg"])
    begun = []
    for _ in range(3):
        begun.append(local.begun)
        local.play("1")
    assert begun == [False, False, True]


def test_undo() -> None:
    """The way back leads to a person's last turn, over bots' moves and not over rolls."""
    local = LocalGame(SOCCER.start(), [PERSON, "egg"])
    assert not local.undo()
    for move in ("Mn", "Ms"):
        local.play(move)
    assert local.undo()
    assert local.moves == []
    assert local.position == SOCCER.start()

    race = LocalGame(RACE.start(0), [PERSON, "egg"])
    for move in ("1", "1", "1", "1"):
        race.play(move)
    assert not race.undo()
    assert race.moves == ["1", "1", "1", "1"]
