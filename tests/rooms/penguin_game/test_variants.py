"""Flamethrowers and drifting tiles."""

from itertools import product

import pytest

import rookery
from tests.rooms.penguin_game.reference_texts import full_edges
from tests.rooms.penguin_game.words import KEY, all_moves, allows, at, bars, becomes, played, stacks

FLAMES = {"flamethrowers": True}
DRIFTING = {"drifting": True}
BARE_TILE = "0,0:-,-,-,-|2,2:m,m,a,m|2,0:-,aa,csm,- d3,c4 1 drift c"
SQUARE = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:m,c,c,m|2,2:m,-,-,c c3,d4 1 drift s"
"""Tile 2 looks the same from all sides, tile 3 from two, and on tile 4 penguins stand."""


def drifts(text: str, tile: int, **options: object) -> set[str]:
    """The drifts of one tile."""
    return {move for move in all_moves(text, **DRIFTING, **options) if move.startswith(f"{tile}@")}


def test_any_free_coin_melts() -> None:
    """F1: after the move any coin without a penguin may melt, that of the cell left among them."""
    text = "0,0:s,s,-,m|2,0:-,cc,-,-|0,2:-,-,-,-|2,2:-,-,-,m a1,b2 1 move s"
    after = played(text, "a1-b1", **FLAMES)
    assert str(after) == "0,0:s,s,-,m|2,0:-,cc,-,-|0,2:-,-,-,-|2,2:-,-,-,m b1,b2 1 melt s"
    assert set(after.moves) == {"!a1", "!d1", "!d4"}
    assert stacks(after.play("!d1")) == stacks(after) | {"d1": "c"}
    assert after.play("!d1").seat == 1
    bars(str(after), "!b1", "!b2", "!a2", "=", "b1-a1", **FLAMES)


def test_one_coin_melts() -> None:
    """F2: exactly one coin melts in a turn, and the one that was left stays if it is not chosen."""
    text = "0,0:ms,s,-,m|2,0:-,cc,-,-|0,2:-,-,-,-|2,2:-,-,-,m a1,b2 1 move s"
    for melt in ("!a1", "!d1", "!d4"):
        after = played(text, "a1-b1", melt, **FLAMES)
        assert sum(map(len, stacks(after).values())) == 6
        assert stacks(after)["a1"] == ("m" if melt == "!a1" else "ms")


def test_drifting_follows_the_melt() -> None:
    """DR1: move and melt are followed by a drift of the same player, with flamethrowers too."""
    text = "0,0:s,s,m,c|2,0:a,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,b2 1 move s"
    after = played(text, "a1-b1", **DRIFTING)
    assert (after.seat, str(after).split(" ")[3]) == (0, "drift")
    assert stacks(after)["a1"] == ""
    assert after.play("=").seat == 1
    both = played(text, "a1-b1", "!c1", **FLAMES, **DRIFTING)
    assert (both.seat, str(both).split(" ")[3]) == (0, "drift")


def test_a_tile_takes_all_along() -> None:
    """DR1: stacks and penguins go with their tile, to another place and turned."""
    here = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:m,c,c,m|2,2:m,-,-,c c3,d4 1 drift s"
    rest = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:m,c,c,m"
    becomes(here, "4@4,0r0", f"{rest}|4,0:m,-,-,c e1,f2 2 move s", **DRIFTING)
    becomes(here, "4@2,2r1", f"{rest}|2,2:-,c,m,- c4,d3 2 move s", **DRIFTING)
    becomes(here, "4@2,2r2", f"{rest}|2,2:c,-,-,m d4,c3 2 move s", **DRIFTING)
    becomes(here, "4@2,2r3", f"{rest}|2,2:-,m,c,- d3,c4 2 move s", **DRIFTING)
    becomes(here, "1@4,0r1", "4,0:m,a,s,c|2,0:s,s,s,s|0,2:m,c,c,m|2,2:m,-,-,c c3,d4 2 move s", **DRIFTING)


def test_full_edges() -> None:
    """DR2: a tile goes exactly where afterwards all tiles are connected through full edges."""
    for text in (SQUARE, "0,0:s,m,-,-|2,0:s,-,-,s|4,0:-,-,-,-|2,2:m,-,-,m a1,b1 1 drift s"):
        tiles = [
            tuple(int(number) for number in tile.split(":")[0].split(",")) for tile in text.split(" ")[0].split("|")
        ]
        for tile in range(4):
            places = {move.split("@")[1].split("r")[0] for move in drifts(text, tile + 1)}
            others = [(x, y) for x, y in tiles]
            expected = set()
            for x, y in product(range(-4, 10), repeat=2):
                others[tile] = (x, y)
                if full_edges(tuple(others)):
                    expected.add(f"{x},{y}")
            # In its place a tile may look the same however it is turned.
            here = f"{tiles[tile][0]},{tiles[tile][1]}"
            assert places - {here} == expected - {here}


def test_a_bridge_cannot_leave() -> None:
    """DR2: a tile that alone connects others goes only where it still does."""
    text = "0,0:s,m,-,-|2,0:s,-,-,s|4,0:-,-,-,m a1,b1 1 drift s"
    options = {"tiny_and_tall": True, "tiles": "0:0;2:0;4:0"}
    assert {move[:5] for move in drifts(text, 2, **options)} == {"2@2,0"}


def test_turns_that_show_nothing() -> None:
    """DR3: a drift that leaves everything as it was is not a move."""
    in_place = {
        tile: {move for move in drifts(SQUARE, tile) if move.startswith(f"{tile}@{place}r")}
        for tile, place in ((1, "0,0"), (2, "2,0"), (3, "0,2"), (4, "2,2"))
    }
    assert in_place == {
        1: {"1@0,0r1", "1@0,0r2", "1@0,0r3"},
        2: set(),
        3: {"3@0,2r1", "3@0,2r3"},
        4: {"4@2,2r1", "4@2,2r2", "4@2,2r3"},
    }
    bars(SQUARE, "1@0,0r0", "2@2,0r1", "3@0,2r2", **DRIFTING)


def test_no_drift_is_a_move() -> None:
    """DR3: not to drift is a move of its own, and never the only one left out."""
    becomes(SQUARE, "=", SQUARE.replace("1 drift", "2 move"), **DRIFTING)
    assert at(SQUARE, **DRIFTING).moves[-1] == "="


def test_penguins_show_a_turn() -> None:
    """DR3: a penguin on a tile that looks the same from all sides makes its turns moves."""
    text = SQUARE.replace("c3,d4", "c1,d4")
    allows(text, "2@2,0r1", "2@2,0r2", "2@2,0r3", **DRIFTING)


@pytest.mark.parametrize(
    ("move", "tiles", "penguins"),
    [
        ("4@-2,0r0", "2,0:s,m,c,a|4,0:s,s,s,s|2,2:m,c,c,m|0,0:m,-,-,c", "a1,b2"),
        ("4@0,-2r0", "0,2:s,m,c,a|2,2:s,s,s,s|0,4:m,c,c,m|0,0:m,-,-,c", "a1,b2"),
        ("4@0,4r0", "0,0:s,m,c,a|2,0:s,s,s,s|0,2:m,c,c,m|0,4:m,-,-,c", "a5,b6"),
    ],
)
def test_renaming(move: str, tiles: str, penguins: str) -> None:
    """DR4: after a drift the lowest file and rank in use are a and 1 again."""
    becomes(SQUARE, move, f"{tiles} {penguins} 2 move s", **DRIFTING)


def test_the_far_end() -> None:
    """DR4: from one end of a line to the other, and named anew from a."""
    text = "0,0:s,-,-,-|2,0:m,-,-,-|4,0:s,-,-,-|6,0:m,-,-,- a1,c1 1 drift s"
    becomes(text, "1@8,0r0", "6,0:s,-,-,-|0,0:m,-,-,-|2,0:s,-,-,-|4,0:m,-,-,- g1,a1 2 move s", **DRIFTING, tiles="line")


OFF_THE_GRID = "1,0:s,m,c,a|3,0:s,-,-,-|3,2:m,-,-,-|0,5:m,s,-,- b1,a6 1 drift s"
"""Tile 4 lies apart, half a tile beside the grid of the others."""


def test_drifts_lead_to_full_edges() -> None:
    """DR5: from any arrangement tiles drift, but only to one that is connected; in its own place no tile can turn."""
    tiles = "1:0;3:0;3:2;0:5"
    places = ["-1,0", "1,2", "1,-2", "3,-2", "5,0", "5,2", "3,4"]
    assert all_moves(OFF_THE_GRID, **DRIFTING, tiles=tiles) == {
        f"4@{at}r{turns}" for at in places for turns in range(4)
    } | {"="}
    becomes(
        OFF_THE_GRID,
        "4@-1,0r1",
        "2,0:s,m,c,a|4,0:s,-,-,-|4,2:m,-,-,-|0,0:s,-,m,- c1,a2 2 move s",
        **DRIFTING,
        tiles=tiles,
    )
    bars(OFF_THE_GRID, "4@0,5r1", "4@0,4r0", "4@-2,0r0", "4@0,2r0", "1@5,2r0", **DRIFTING, tiles=tiles)


def test_an_arrangement_stays_until_a_drift() -> None:
    """DR5: not to drift leaves the tiles where they lie, and steps lead over half an edge or a corner all the same."""
    text = "0,0:s,-,-,s|2,1:m,-,-,c|4,3:c,-,-,-|1,5:-,-,-,- b2,d3 1 drift s"
    options = {"tiles": "0:0;2:1;4:3;1:5", "drifting": True}
    after = played(text, "=", **options)
    assert str(after) == text.replace("1 drift", "2 move")
    assert set(after.moves) == {"d3-c2", "d3-e4"}
    assert set(played(text.replace("b2,d3 1", "d3,b2 1"), "=", **options).moves) == {"b2-a1", "b2-c2"}


def test_a_bridge_joins_tiles_that_lie_apart() -> None:
    """DR5: a tile can bring others together that do not touch each other, and all are named anew."""
    text = "0,0:s,m,c,a|5,1:s,c,-,-|5,5:m,-,-,- a1,f2 1 drift s"
    options = {"tiny_and_tall": True, "tiles": "0:0;5:1;5:5", "drifting": True}
    assert all_moves(text, **options) == {"1@5,3r0", "1@5,3r1", "1@5,3r2", "1@5,3r3", "="}
    becomes(text, "1@5,3r0", "0,2:s,m,c,a|0,0:s,c,-,-|0,4:m,-,-,- a3,a1 2 move s", **options)


@pytest.mark.parametrize("tiles", ["0:0;2:1;4:0;2:3", "0:0;2:0;4:1;6:1", "0:0;1:2;0:4;3:4", "0:0;6:0;0:6;6:6"])
def test_there_may_be_no_drift(tiles: str) -> None:
    """DR5: where no drift leads to full edges, only not to drift is left."""
    position = rookery.game(KEY, players=1, tiles=tiles, drifting=True).start(1)
    while str(position).split(" ")[3] != "drift":
        position = position.play(position.moves[0])
    assert position.moves == ("=",)


def test_bare_tiles() -> None:
    """DR6: a tile without coins is still there: it drifts, and others hold on to it."""
    options = {"tiny_and_tall": True}
    assert {move[-1] for move in drifts(BARE_TILE, 1, **options) if "@0,2" in move} == set("0123")
    assert any(move.startswith("2@-2,0") for move in drifts(BARE_TILE, 2, **options))
    assert drifts(BARE_TILE, 1, **options).isdisjoint({"1@0,0r1", "1@0,0r2", "1@0,0r3"})


def test_steps_follow_the_tiles() -> None:
    """DR1, M1: who stands beside whom is decided by where the tiles have drifted to."""
    text = "0,0:s,-,-,m|2,0:c,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,b2 1 drift s"
    assert played(text, "=", **DRIFTING).moves == ("b2-c1",)
    assert str(played(text, "2@-2,0r0", **DRIFTING)).split(" ")[1:4] == ["c1,x", "1", "over"]
    assert played(text, "2@-2,0r3", **DRIFTING).outcome is not None
