"""The board and the setup of The Penguin Game."""

from collections import Counter
from typing import Any

import pytest

import rookery
from rookery.kernel.rng import below, word
from tests.rooms.penguin_game.words import KEY, all_moves, at, bars, becomes, is_cell, stacks

EXAMPLE = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac ?,? 1 place s"
CROSS = {"a1", "b2", "c3", "d4", "a4", "b3", "c2", "d1"}
FILLING = [file + rank for rank in "1234" for file in "abcd"]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", [{}, {"tiles": "T"}, {"tiny_and_tall": True}], ids=str)
def test_coins(seed: int, options: dict[str, Any]) -> None:
    """B1: 24 coins lie, six of each suit, and nothing of them but the suit is ever shown."""
    position = rookery.game(KEY, **options).start(seed)
    assert Counter("".join(stacks(position).values())) == dict.fromkeys("smca", 6)
    letters = {piece.letter for piece in position.scene().pieces if piece.space in stacks(position)}
    assert letters == set("smca")


def test_tiles() -> None:
    """B2: four tiles of two by two cells lie as a square, numbered 1 to 4."""
    position = rookery.game(KEY).start(1)
    assert [tile.split(":")[0] for tile in str(position).split(" ")[0].split("|")] == ["0,0", "2,0", "0,2", "2,2"]
    scene = position.scene()
    assert len(scene.grounds) == 4
    for ground in scene.grounds:
        across, down = zip(*ground.outline, strict=True)
        assert (max(across) - min(across), max(down) - min(down)) == (2, 2)
        middle = (sum(across) / 4, sum(down) / 4)
        # Only where tiles drift do their numbers matter; elsewhere they would be mistaken for heights.
        assert not [label for label in scene.labels if (label.x, label.y) == middle]
    drifting = rookery.game(KEY, drifting=True).start(1).scene()
    handles = {space.id: (space.x, space.y) for space in drifting.spaces if space.id.startswith("tile-")}
    numbers = {label.text: (label.x, label.y) for label in drifting.labels if (label.x, label.y) in handles.values()}
    assert handles == {f"tile-{number}": place for number, place in numbers.items()}
    assert len(numbers) == 4


def test_cells() -> None:
    """B3: cells are named by file and rank, a1 at the lower left."""
    spaces = {space.id: space for space in rookery.game(KEY).start(1).scene().spaces if is_cell(space.id)}
    assert set(spaces) == {file + rank for file in "abcd" for rank in "1234"}
    for name, space in spaces.items():
        assert space.x - spaces["a1"].x == "abcd".index(name[0])
        assert spaces["a1"].y - space.y == "1234".index(name[1])


def test_only_the_top_counts() -> None:
    """B4: a covered coin is no target for a hop, and a stack's height is that of its top coin."""
    assert all_moves("0,0:sm,-,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,s,m,ms a1 1 move s") == {"a1-c4"}
    assert all_moves("0,0:sm,c,-,ca|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1 1 move s") == {"a1-b2"}


def test_one_penguin_on_a_cell() -> None:
    """B5: a penguin neither moves nor is placed where another stands."""
    bars("0,0:s,s,s,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,b1 1 move s", "a1-b1")
    bars(EXAMPLE.replace("?,? 1", "b2,? 2"), "@b2")


def shuffled(seed: int) -> list[str]:
    """The bag as a list, shuffled from its end by the seed's numbers."""
    bag = list("ssssssmmmmmmccccccaaaaaa")
    for last in range(23, 0, -1):
        other = below(word(seed, 0, last), last + 1)
        bag[last], bag[other] = bag[other], bag[last]
    return bag


@pytest.mark.parametrize("seed", [0, 1, 7, 999_999_999])
def test_deal(seed: int) -> None:
    """S1, S2: coins fill the cells by rank and file, then the X in the same order; the first one is the target."""
    bag = shuffled(seed)
    lie = dict(zip(FILLING, bag, strict=False))
    for cell, suit in zip([cell for cell in FILLING if cell in CROSS], bag[16:], strict=True):
        lie[cell] += suit
    position = rookery.game(KEY).start(seed)
    assert stacks(position) == lie
    assert str(position).rsplit(" ", 1)[1] == bag[0]


DEALS = {
    1: "0,0:cc,m,s,aa|2,0:a,cs,am,m|0,2:c,as,ss,s|2,2:ac,m,c,mm ?,? 1 place c",
    2: "0,0:cm,c,s,aa|2,0:a,mc,am,c|0,2:s,cc,ss,s|2,2:ms,m,a,am ?,? 1 place c",
    2026: "0,0:aa,s,a,mc|2,0:c,ms,mm,c|0,2:a,ss,ac,s|2,2:ms,m,a,cc ?,? 1 place a",
}


@pytest.mark.parametrize("seed", DEALS)
def test_a_seed_keeps_its_deal(seed: int) -> None:
    """S3: the deals of these seeds are on file, and must never change."""
    assert str(rookery.game(KEY).start(seed)) == DEALS[seed]
    for players in (1, 3, 4):
        cells = str(rookery.game(KEY, players=players, flamethrowers=True, drifting=True).start(seed)).split(" ")[0]
        assert cells == DEALS[seed].split(" ")[0]
    assert rookery.game(KEY).warm().start(seed) == rookery.game(KEY).start(seed)


TINY_DEAL = "0,0:csa,m,s,acs|2,0:a,csm,amc,m|0,2:c,acs,asm,m ? 1 place c"


def test_a_seed_keeps_its_deal_on_three_tiles() -> None:
    """S3: so does a deal on three tiles."""
    assert str(rookery.game(KEY, players=1, tiny_and_tall=True).start(1)) == TINY_DEAL


def test_placing() -> None:
    """S4: player 1 first, everyone places the penguin on a cell with a coin and no penguin."""
    position = rookery.game(KEY, players=3).start(1)
    seats = []
    for cell in ("b2", "a1", "d4"):
        seats.append(position.seat)
        assert len(position.moves) == 16 - len(seats) + 1
        position = position.play(f"@{cell}")
    assert seats == [0, 1, 2]
    assert str(position).split(" ")[1:4] == ["b2,a1,d4", "1", "move"]
    becomes(EXAMPLE, "@b2", EXAMPLE.replace("?,? 1", "b2,? 2"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("start", ["regular", "strategic", "irregular", "chaotic"])
def test_player_1_moves_first(players: int, start: str) -> None:
    """S5: player 1 begins the setup and the game, whatever the seed."""
    assert [rookery.game(KEY, players=players, start=start).start(seed).seat for seed in (1, 2, 3)] == [0, 0, 0]
    text = EXAMPLE.replace("?,?", ",".join([*["b2", "a1", "d4"][: players - 1], "?"]))
    last = at(text.replace("1 place", f"{players} place"), start=start)
    assert last.play("@b3").seat == 0


@pytest.mark.parametrize("players", [0, 5, -1, 1.5, "2", True])
def test_players(players: object) -> None:
    """B5: there are one to four players."""
    with pytest.raises(rookery.BadOption, match="it takes 1 to 4"):
        rookery.game(KEY, players=players)  # type: ignore[arg-type]
    assert rookery.game(KEY).players == 2
