"""The notation of The Penguin Game: moves and positions as texts, and back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.catalog import room
from rookery.kernel.options import read_options
from tests.rooms.penguin_game.reference import Options
from tests.rooms.penguin_game.strategies import game_texts, option_sets, play_texts
from tests.rooms.penguin_game.words import KEY, allows, at, becomes, played

EXAMPLE = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac ?,? 1 place s"
DRIFT = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:-,-,-,-|2,2:m,-,-,c c3,d4 1 drift s"


def test_moves() -> None:
    """N1: coins, penguins, moves and melts, each a decision of its own."""
    allows("0,0:-,-,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- ?,? 1 coin -", "s@b2", "a@d4", start="strategic")
    allows(EXAMPLE, "@b2", "@d4")
    text = EXAMPLE.replace("?,? 1 place", "b2,c3 1 move")
    allows(text, "b2-d1", "b2-a1")
    assert str(played(text, "b2-d1")).split(" ")[3] == "move"
    assert str(played(text, "b2-d1", flamethrowers=True)).split(" ")[3] == "melt"
    allows(str(played(text, "b2-d1", flamethrowers=True)), "!d4", "!b2", flamethrowers=True)


def test_drifts() -> None:
    """N2: tile, place before the renaming, clockwise quarter turns; = for none."""
    allows(DRIFT, "4@4,0r1", "4@-2,0r0", "1@2,-2r3", "=", drifting=True)
    becomes(DRIFT, "4@-2,0r0", "2,0:s,m,c,a|4,0:s,s,s,s|2,2:-,-,-,-|0,0:m,-,-,c a1,b2 2 move s", drifting=True)


def test_drifts_that_end_alike() -> None:
    """N3: a bare tile turned on its way ends alike four times, and these are four moves."""
    moves = [f"3@4,0r{turns}" for turns in range(4)]
    allows(DRIFT, *moves, drifting=True)
    assert len({str(played(DRIFT, move, drifting=True)) for move in moves}) == 1


def test_position_text() -> None:
    """N4: five fields; tiles with their places and stacks from bottom to top."""
    scene = at(EXAMPLE).scene()
    coins = {(piece.space, piece.level): piece.letter for piece in scene.pieces if piece.id.startswith("coin-")}
    assert (coins["a1", 0], coins["a1", 1], coins["b1", 0]) == ("s", "m", "c")
    assert (coins["b2", 0], coins["b2", 1]) == ("m", "s")
    assert (coins["d4", 0], coins["d4", 1], coins["c4", 0]) == ("a", "c", "a")


def test_penguins_and_player() -> None:
    """N5: a cell, ? or x for each player, and the player to move."""
    text = "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,c,m|2,2:s,-,-,- c3,x,a4 3 move s"
    pieces = {piece.id: piece for piece in at(text).scene().pieces}
    assert [pieces[f"penguin-{name}"].space for name in ("red", "blue", "green")] == ["c3", "bench-blue", "a4"]
    assert str(pieces["penguin-blue"].label) == "Blue's penguin, out"
    assert at(text).seat == 2
    waiting = {piece.id: piece for piece in at(EXAMPLE).scene().pieces}["penguin-red"]
    assert (waiting.space, str(waiting.label)) == ("bench-red", "Red's penguin, not yet placed")


def test_phases() -> None:
    """N6: a game goes through the phases that its options have; over, to move is the winner."""
    game = rookery.game(KEY, players=1, start="strategic", flamethrowers=True, drifting=True)
    position, phases = game.start(), []
    while position.outcome is None:
        phases.append(str(position).split(" ")[3])
        position = position.play(position.moves[0])
    assert phases[:26] == ["coin"] * 24 + ["place"] + ["move"]
    assert phases[26:29] == ["melt", "drift", "move"]
    assert str(position).split(" ")[2:4] == ["1", "over"]


def test_melt_does_not_need_the_cell_left() -> None:
    """N6: two moves to the same cell from different ones give texts that differ only in what they say."""
    text = "0,0:s,s,-,s|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,m a1,d4 1 melt s"
    assert set(at(text, flamethrowers=True).moves) == {"!b1", "!b2"}


def test_target_text() -> None:
    """N7: - before the first coin, then its suit for the rest of the game."""
    position = rookery.game(KEY, start="irregular").start()
    targets = [str(position)[-1]]
    for move in ("m@a1", "s@b1", "c@c1"):
        position = position.play(move)
        targets.append(str(position)[-1])
    assert targets == ["-", "m", "m", "m"]


@pytest.mark.parametrize(
    "tiles",
    ["00:0;2:0;0:2;2:2", "0:0;2:0;0:2;2:02", "0:0;2:0;0:2;2:+2", "0:0;2:0;0:2;2:-2", "0:0;2:0;0:2;2:9999999999"],
)
def test_numbers_in_lists(tiles: str) -> None:
    """N8: numbers in lists of tiles have neither sign nor leading zeros."""
    with pytest.raises(rookery.BadOption, match="option tiles cannot be"):
        read_options(room(KEY).options, {"tiles": tiles})


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_canonical(data: st.DataObject) -> None:
    """N9: a text read and written again is unchanged, in play and in the setup."""
    options = data.draw(option_sets())
    game = rookery.game(KEY, **options)
    text = data.draw(play_texts(Options(**options)) | game_texts(game))
    position = game.read(text)
    assert str(position) == text
    assert game.read(str(position)) == position


def test_equal_positions_have_equal_texts() -> None:
    """N9: another way to the same position makes no difference, though the game remembers it."""
    one = played(DRIFT, "3@4,0r0", drifting=True)
    other = played(DRIFT, "3@4,0r3", drifting=True)
    assert (str(one), hash(one)) == (str(other), hash(other))
    assert one == other


def test_known_counts() -> None:
    """N10: from the example there are 16, 240, 1008, 4178 and 15 388 ways to play one to five plies."""
    position = at(EXAMPLE)
    counts = [position.game.perft(position, depth) for depth in range(6)]
    assert counts == [1, 16, 240, 1008, 4178, 15_388]
