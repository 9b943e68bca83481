"""What a move of The Penguin Game does, piece by piece and in words."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.words import as_sentence, word
from tests.rooms.penguin_game.reference import Options
from tests.rooms.penguin_game.strategies import game_texts, option_sets, play_texts
from tests.rooms.penguin_game.words import KEY, at

MOVING = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac b2,c3 1 move s"
DRIFT = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:-,-,-,-|2,2:m,-,-,c c3,d4 1 drift s"
LAST_SUN = "0,0:s,s,s,s|2,0:s,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- ?,? 2 coin s"


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_happenings_lead_from_scene_to_scene(data: st.DataObject) -> None:
    """M1, ME1, DR1, DR4, T3: all ends together are the scene after the move, and nothing else has changed its place."""
    options = data.draw(option_sets())
    game = rookery.game(KEY, **options)
    position = game.read(data.draw(play_texts(Options(**options)) | game_texts(game)))
    if not position.moves:
        return
    move = data.draw(st.sampled_from(position.moves))
    places = {piece.id: piece.space for piece in position.scene().pieces}
    after = position.play(move).scene()
    tiles = {space.id for space in after.spaces if space.id.startswith("tile-")}
    for each in position.happenings(move):
        assert as_sentence(str(each.label)) == f"{each.label}."
        if each.piece is None:
            assert each.how == "rests"
        elif each.piece in tiles:
            assert each.start == each.end == each.piece
        else:
            if each.piece in places:
                assert each.start == places.pop(each.piece)
            else:
                assert each.how == "placed"
            if each.end is not None:
                places[each.piece] = each.end
    assert places == {piece.id: piece.space for piece in after.pieces}


@pytest.mark.parametrize(
    ("text", "move", "options", "expected"),
    [
        (
            MOVING,
            "b2-d1",
            {},
            [
                ("hops", "penguin-red", "b2", "d1", "Red hops to the sun on d1."),
                ("melts", "coin-1ur-1", "b2", None, "The sun on b2 melts."),
            ],
        ),
        (
            MOVING,
            "b2-a1",
            {"flamethrowers": True},
            [("steps", "penguin-red", "b2", "a1", "Red steps to the moon on a1.")],
        ),
        (
            MOVING.replace("b2,c3 1 move", "?,? 1 place"),
            "@d1",
            {},
            [("placed", "penguin-red", "bench-red", "d1", "Red starts on the sun on d1.")],
        ),
        (
            "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,c,m|2,2:s,m,-,- d3,b4,a4 1 move s",
            "d3-c3",
            {},
            [
                ("steps", "penguin-red", "d3", "c3", "Red steps to the sun on c3."),
                ("melts", "coin-4lr-0", "d3", None, "The moon on d3 melts."),
                ("leaves", "penguin-blue", "b4", "bench-blue", "Blue's penguin has nowhere to go and is out."),
            ],
        ),
        (
            LAST_SUN,
            "s@d1",
            {"start": "chaotic"},
            [
                ("placed", "coin-2lr-0", "tray-sun", "d1", "Blue lays a sun on d1."),
                ("leaves", "supply-sun", "tray-sun", None, "No suns are left to lay."),
            ],
        ),
        (
            LAST_SUN,
            "a@d1",
            {"start": "chaotic"},
            [("placed", "coin-2lr-0", "tray-arms", "d1", "Blue lays a coat of arms on d1.")],
        ),
        (DRIFT, "=", {"drifting": True}, [("rests", None, None, None, "Red lets no tile drift.")]),
        (
            DRIFT,
            "4@2,2r1",
            {"drifting": True},
            [
                ("turned", "tile-4", "tile-4", "tile-4", "Red turns tile 4 a quarter clockwise."),
                ("carried", "coin-4ll-0", "c3", "c4", "Tile 4 carries a moon to c4."),
                ("carried", "penguin-red", "c3", "c4", "Tile 4 carries Red's penguin to c4."),
                ("carried", "coin-4ur-0", "d4", "d3", "Tile 4 carries a crown to d3."),
                ("carried", "penguin-blue", "d4", "d3", "Tile 4 carries Blue's penguin to d3."),
            ],
        ),
    ],
)
def test_what_is_told(text: str, move: str, options: dict[str, Any], expected: list[tuple[str | None, ...]]) -> None:
    """S4, O2, M1, M2, ME1, F1, DR1, DR3, T3: in order, with places, in sentences."""
    found = at(text, **options).happenings(move)
    assert [(each.how, each.piece, each.start, each.end, as_sentence(str(each.label))) for each in found] == expected


def test_cells_with_new_names() -> None:
    """DR4: where a drift names the cells anew, everything on them has a happening too, after all that drifted."""
    found = at(DRIFT, drifting=True).happenings("4@-2,0r0")
    assert as_sentence(str(found[0].label)) == "Red lets tile 4 drift to the left of tile 1."
    others = [each for each in found if str(each.label).startswith("Space")]
    assert str(others[0].label) == "Space a1 is now c1"
    assert len(others) == 8
    assert list(found[-8:]) == others


def test_in_german() -> None:
    """M2, ME1, DR1: the same, in another language."""
    found = (*at(MOVING).happenings("b2-d1"), *at(DRIFT, drifting=True).happenings("4@-2,0r2")[:3])
    assert [word(each.label, "de") for each in found] == [
        "Rot hüpft auf die Sonne auf d1",
        "Die Sonne auf b2 schmilzt",
        "Rot lässt Platte 4 treiben, bis sie links neben Platte 1 liegt, halb herum gedreht",
        "Platte 4 trägt einen Mond nach b2",
        "Platte 4 trägt den roten Pinguin nach b2",
    ]
