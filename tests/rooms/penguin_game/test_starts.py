"""The starts, the arrangements of tiles, and the game on three tiles."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from tests.rooms.penguin_game.reference_texts import tiles_allowed
from tests.rooms.penguin_game.strategies import LISTS, configurations
from tests.rooms.penguin_game.words import KEY, all_moves, bars, played, stacks

SUITS = "smca"
CROSS = {"a1", "b2", "c3", "d4", "a4", "b3", "c2", "d1"}
ALL = {file + rank for file in "abcd" for rank in "1234"}
LEVEL = "0,0:m,c,m,m|2,0:a,m,a,a|0,2:m,s,a,m|2,2:s,a,c,s"
"""One coin on every cell, so player 1 of two is to lay the next."""
TINY_LEVEL = "0,0:s,m,s,a|2,0:m,s,m,m|0,2:s,m,c,a"


def open_cells(text: str, **options: Any) -> set[str]:
    """The cells that a coin can be laid on."""
    return {move[2:] for move in all_moves(text, **options)}


def test_regular() -> None:
    """O1: the regular start is the default, and deals all coins before the first decision."""
    assert rookery.game(KEY) == rookery.game(KEY, start="regular")
    position = rookery.game(KEY).start(1)
    assert {cell: len(stack) for cell, stack in stacks(position).items()} == {
        cell: 2 if cell in CROSS else 1 for cell in stacks(position)
    }


@pytest.mark.parametrize("start", ["strategic", "irregular", "chaotic"])
@pytest.mark.parametrize("players", [1, 3])
def test_coins_in_turn(start: str, players: int) -> None:
    """O2: from player 1 on the players in turn lay 24 coins, then player 1 places the first penguin."""
    position = rookery.game(KEY, players=players, start=start).start()
    assert set(stacks(position).values()) == {""}
    for coin in range(24):
        assert position.seat == coin % players
        assert str(position).split(" ")[3] == "coin"
        laid = Counter("".join(stacks(position).values()))
        assert {move[0] for move in position.moves} == {suit for suit in SUITS if laid[suit] < 6}
        position = position.play(position.moves[coin * 7 % len(position.moves)])
    assert str(position).split(" ")[1:4] == [",".join("?" * players), "1", "place"]
    assert Counter("".join(stacks(position).values())) == dict.fromkeys(SUITS, 6)


@pytest.mark.parametrize("start", ["strategic", "irregular", "chaotic"])
def test_no_second_coin_before_all_have_one(start: str) -> None:
    """O3, O4: while a cell is empty, only empty cells take coins."""
    text = "0,0:m,-,m,m|2,0:a,m,a,a|0,2:m,s,a,m|2,2:s,a,-,s ?,? 1 coin m"
    assert open_cells(text, start=start) == {"b1", "c4"}


def test_strategic() -> None:
    """O3: second coins only on the X, and no third."""
    assert open_cells(f"{LEVEL} ?,? 1 coin m", start="strategic") == CROSS
    second = LEVEL.replace("2,2:s", "2,2:ss")
    assert open_cells(f"{second} ?,? 2 coin m", start="strategic") == CROSS - {"c3"}


def test_irregular() -> None:
    """O4: second coins on any cell, and no third."""
    second = LEVEL.replace("2,2:s,a", "2,2:s,ac")
    assert open_cells(f"{second} ?,? 2 coin m", start="irregular") == ALL - {"d3"}


def test_chaotic() -> None:
    """O4: any height on any cell once every cell has a coin."""
    tower = LEVEL.replace("2,2:s,a", "2,2:s,acccca")
    assert len(open_cells(f"{tower} ?,? 2 coin m", start="chaotic")) == 16
    eight_high = LEVEL.replace("0,2:m,s", "0,2:m,sssscccc")
    done = played(f"{eight_high} ?,? 2 coin m", "a@b3", start="chaotic")
    assert (stacks(done)["b3"], str(done).split(" ")[3]) == ("sssscccca", "place")


def test_target_of_a_coin_placed() -> None:
    """O5: the first coin placed is the target, whatever follows."""
    position = rookery.game(KEY, start="chaotic").start().play("c@d3")
    assert str(position).endswith("coin c")
    assert str(position.play("s@a1")).endswith("coin c")


PRESETS = {
    "square": ((0, 0), (2, 0), (0, 2), (2, 2)),
    "line": ((0, 0), (2, 0), (4, 0), (6, 0)),
    "L": ((0, 0), (2, 0), (4, 0), (0, 2)),
    "T": ((0, 0), (2, 0), (4, 0), (2, 2)),
    "S": ((0, 0), (2, 0), (2, 2), (4, 2)),
}


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    """P1, P2: a preset, its text and its places are the same arrangement."""
    places = PRESETS[name]
    text = ";".join(f"{x}:{y}" for x, y in places)
    game = rookery.game(KEY, tiles=name)
    assert game == rookery.game(KEY, tiles=places) == rookery.game(KEY, tiles=text)
    assert game == rookery.game(KEY, tiles=[list(place) for place in places])
    tiles = str(game.start(1)).split(" ")[0].split("|")
    assert [tile.split(":")[0] for tile in tiles] == [f"{x},{y}" for x, y in places]


def test_lists_number_their_tiles() -> None:
    """P1: tiles are numbered as the list has them."""
    game = rookery.game(KEY, tiles="2:1;0:0;4:0;2:3")
    assert [tile[:3] for tile in str(game.start(1)).split(" ")[0].split("|")] == ["2,1", "0,0", "4,0", "2,3"]
    assert game.options["tiles"] == ((2, 1), (0, 0), (4, 0), (2, 3))


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        ("0:0;1:0;3:0;5:0", "tiles 1 and 2 would overlap"),
        ("0:0;2:0;4:0;2:0", "tiles 2 and 4 would overlap"),
        ("0:0;2:0;5:0;7:0", "at most 8 files and ranks: places are counted from 0 to 6"),
        ("0:0;2:0;4:0;0:8", "places are counted from 0 to 6"),
        ("1:0;3:0;5:0;1:2", "the lowest x and the lowest y must be 0"),
        ("0:2;2:2;4:2;6:2", "the lowest x and the lowest y must be 0"),
        ("0:0;2:0;0:2", "only tiny_and_tall takes three"),
        ("0:0;2:0", "not 2"),
        ("0:0;2:0;0:2;2:2;4:2", "not 5"),
        (((0, 0), (2, 0), (-2, 0), (0, 2)), "counted from 0"),
        ((), "not 0"),
    ],
)
def test_lists_that_are_refused(tiles: object, words: str) -> None:
    """P3: tiles that overlap, lie too far out, hang in the air or are too few or too many are refused."""
    with pytest.raises(rookery.BadOption, match=words):
        rookery.game(KEY, tiles=tiles)


@pytest.mark.parametrize("tiles", LISTS)
def test_lists_that_are_allowed(tiles: tuple[tuple[int, int], ...]) -> None:
    """P3: tiles may touch by part of an edge, by a corner or not at all."""
    assert len(stacks(rookery.game(KEY, tiles=tiles).start(1))) == 16


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=2, max_size=5) | configurations(4))
@settings(deadline=None)
def test_which_lists_are_allowed(tiles: list[tuple[int, int]]) -> None:
    """P1, P3, TT1: of all lists exactly those are allowed that the rules allow."""
    for tiny in (False, True):
        allowed = tiles_allowed(tuple(tiles), tiny)
        try:
            rookery.game(KEY, tiles=tiles, tiny_and_tall=tiny)
        except rookery.BadOption:
            assert not allowed
        else:
            assert allowed


def test_hops_cross_the_water() -> None:
    """P3, M1, M2: between tiles that do not touch there is no step, but a hop leads over; corners touch."""
    apart = "0,0:s,-,-,m|3,3:c,-,-,s|6,6:s,-,-,m|0,6:-,-,-,- b2 1 move s"
    assert all_moves(apart, tiles="0:0;3:3;6:6;0:6") == {"b2-a1", "b2-h8"}
    assert all_moves(apart.replace("3,3:", "2,2:"), tiles="0:0;2:2;6:6;0:6") == {"b2-a1", "b2-c3", "b2-h8"}
    half = apart.replace("3,3:", "2,1:")
    assert all_moves(half, tiles="0:0;2:1;6:6;0:6") == {"b2-a1", "b2-c2", "b2-h8"}


@pytest.mark.parametrize(
    ("tiles", "cross"),
    [
        ("square", CROSS),
        ("line", {"a1", "b2", "d1", "c2", "e1", "f2", "h1", "g2"}),
        ("0:0;2:1;4:0;2:3", {"a1", "b2", "d2", "c3", "e1", "f2", "c4", "d5"}),
        ("0:0;3:3;6:1;1:5", {"a1", "b2", "d4", "e5", "h2", "g3", "b6", "c7"}),
    ],
)
def test_the_cross_elsewhere(tiles: str, cross: set[str]) -> None:
    """P4: rising where floor(x/2) + floor(y/2) is even, falling where it is odd."""
    for start in ("regular", "strategic"):
        position = rookery.game(KEY, tiles=tiles, start=start).start(1)
        while str(position).split(" ")[3] == "coin":
            position = position.play(position.moves[-1])
        assert {cell for cell, stack in stacks(position).items() if len(stack) == 2} == cross


def test_filling_order() -> None:
    """P5: cells are filled by rank, then by file, whichever tile they belong to."""
    square, line = (rookery.game(KEY, tiles=tiles).start(1) for tiles in ("square", "line"))
    first = {cell: stack[0] for cell, stack in stacks(square).items()}
    along = {cell: stack[0] for cell, stack in stacks(line).items()}
    order = [file + rank for rank in "1234" for file in "abcd"]
    assert [first[cell] for cell in order] == [along[file + rank] for rank in "12" for file in "abcdefgh"]


@pytest.mark.parametrize("tiles", ["0:0;2:0;0:2", ((0, 0), (2, 0), (0, 2))])
def test_three_tiles(tiles: object) -> None:
    """TT1: tiny and tall has these three tiles if nothing else is said."""
    game = rookery.game(KEY, tiny_and_tall=True, tiles=tiles)
    assert game == rookery.game(KEY, tiny_and_tall=True)
    assert [tile[:3] for tile in str(game.start(1)).split(" ")[0].split("|")] == ["0,0", "2,0", "0,2"]


@pytest.mark.parametrize("tiles", ["square", "line", "L", "T", "S", "0:0;2:0;4:0;6:0"])
def test_no_four_tiles(tiles: str) -> None:
    """TT1: presets and lists of four are refused."""
    with pytest.raises(rookery.BadOption, match="three"):
        rookery.game(KEY, tiny_and_tall=True, tiles=tiles)


def test_tall_stacks() -> None:
    """TT2: the six cells of the X are three high in the regular start, and level by level in the strategic one."""
    cross = {"a1", "b2", "d1", "c2", "b3", "a4"}
    heights = {cell: len(stack) for cell, stack in stacks(rookery.game(KEY, tiny_and_tall=True).start(3)).items()}
    assert heights == {cell: 3 if cell in cross else 1 for cell in heights}
    options = {"start": "strategic", "tiny_and_tall": True}
    assert open_cells(f"{TINY_LEVEL} ?,? 1 coin m", **options) == cross
    second = TINY_LEVEL.replace("0,0:s", "0,0:sc")
    assert open_cells(f"{second} ?,? 2 coin m", **options) == cross - {"a1"}
    third = "0,0:scc,m,s,ac|2,0:m,sc,ms,m|0,2:s,ma,ca,a ?,?,? 2 coin m"
    assert open_cells(third, **options) == cross - {"a1"}


def test_levels_of_the_deal() -> None:
    """TT2: the second level is dealt before the third."""
    tiny, square = (rookery.game(KEY, tiny_and_tall=tiny).start(5) for tiny in (True, False))
    # The same bag: the first 16 coins are known from the square, the next 8 lie on its X.
    order = [file + rank for rank in "1234" for file in "abcd"]
    bag = [stacks(square)[cell][0] for cell in order] + [stacks(square)[cell][1] for cell in order if cell in CROSS]
    cells = [cell for cell in order if cell in stacks(tiny)]
    cross = [cell for cell in cells if len(stacks(tiny)[cell]) == 3]
    assert [stacks(tiny)[cell][0] for cell in cells] == bag[:12]
    assert [stacks(tiny)[cell][1] for cell in cross] == bag[12:18]
    assert [stacks(tiny)[cell][2] for cell in cross] == bag[18:]


def test_other_starts_on_three_tiles() -> None:
    """TT3: irregular takes two coins on any cell, chaotic any number."""
    second = TINY_LEVEL.replace("0,0:s,m", "0,0:s,mc")
    assert len(open_cells(f"{second} ?,? 2 coin m", start="irregular", tiny_and_tall=True)) == 11
    bars(f"{second} ?,? 2 coin m", "c@b1", start="irregular", tiny_and_tall=True)
    tower = TINY_LEVEL.replace("0,0:s,m", "0,0:s,mcccc")
    assert len(open_cells(f"{tower} ?,? 1 coin m", start="chaotic", tiny_and_tall=True)) == 12
