"""Every text that The Penguin Game refuses: with the place of the fault, and with what would be right."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.words import word
from tests.mistakes import edited
from tests.rooms.penguin_game import reference_texts
from tests.rooms.penguin_game.strategies import game_texts, option_sets, play_texts
from tests.rooms.penguin_game.words import KEY

GOOD = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac b2,c3 1 move s"
SETUP = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac ?,? 1 place s"
LEVEL = "0,0:m,c,m,m|2,0:a,m,a,a|0,2:m,s,a,m|2,2:s,a,c,s ?,? 1 coin m"
SPARSE = "0,0:s,s,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,m"
DRIFT = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:-,-,-,-|2,2:m,-,-,c c3,d4 1 drift s"
TINY = "0,0:s,m,s,a|2,0:m,s,m,m|0,2:s,m,c,a ?,? 1 coin s"
LETTERS = "smca-,|: x?1234abcd0placemovdrift"


def refused(text: str, at: str | int, *words: str, players: int = 2, **options: Any) -> None:
    """Assert that a text is refused in one line with these words, at the place where this part of it begins."""
    game = rookery.game(KEY, players=players, **options)
    with pytest.raises(rookery.BadNotation) as caught:
        game.read(text)
    refusal = caught.value
    assert refusal.text == text
    for each in words:
        assert each in str(refusal)
    assert "\n" not in str(refusal)
    place = at if isinstance(at, int) else text.index(at)
    assert refusal.place == place, str(refusal)
    with pytest.raises(reference_texts.Refused):
        reference_texts.read(text, reference_texts.Options(players=players, **game.options))


@pytest.mark.parametrize("text", [GOOD, SETUP])
def test_good(text: str) -> None:
    """X14: the texts that these tests begin with are allowed themselves."""
    assert str(rookery.game(KEY).read(text)) == text
    assert str(rookery.game(KEY, start="strategic").read(LEVEL)) == LEVEL
    assert str(rookery.game(KEY, drifting=True).read(DRIFT)) == DRIFT
    assert str(rookery.game(KEY, start="strategic", tiny_and_tall=True).read(TINY)) == TINY


@pytest.mark.parametrize(
    ("old", "new", "at", "words"),
    [
        (" s", "", len(GOOD) - 2, "five fields: tiles, penguins, player to move, phase, target; found 4"),
        (" 1", "  1", len(GOOD) - 7 + 6, "found 6"),
        ("|2,2:mc,s,a,ac", "", "XX", "4 tiles"),
        ("sm,c,a,ms", "sm,c,a", "|2,0", "four stacks on a tile"),
        ("sm,c,a,ms", "sm,c,a,ms,s", ",s|", "four stacks on a tile"),
        ("0,0:sm", "0:sm", ":sm", "places written x,y"),
        ("0,0:sm", "0,0sm", "|2,0", "place:stacks"),
        ("0,0:sm", "00,0:sm", 0, "a number from 0 to 999,999,999"),
        ("0,0:sm", "-2,0:sm", 0, "a number from 0 to 999,999,999"),
        ("0,0:sm", "9,0:sm", 0, "no tile lies so far out"),
        ("sm,", "sx,", "x,", '"x" is not a suit; these are s, m, c, a'),
        ("sm,", ",", ",c,a", "such as sm, or - without a coin"),
        ("sm,", "-s,", "-s", '"-" is not a suit'),
        ("b2,c3", "b2", " 1", "2 penguins, one for each player"),
        ("b2,c3", "b2,c3,d4", ",d4", "2 penguins"),
        ("b2,c3", "b2,z3", "z3", "it is a cell, ? before it is placed, or x when out"),
        ("b2,c3", "b2,", " 1", "is not a penguin"),
        (" 1 ", " 3 ", "3 move", "expected 1, 2"),
        (" 1 ", " 0 ", "0 move", "expected 1, 2"),
        ("move", "Move", "Move", "expected coin, place, move, melt, drift, over"),
        ("move s", "move x", "x", "expected s, m, c, a, -"),
    ],
)
def test_malformed(old: str, new: str, at: str | int, words: str) -> None:
    """X1: a wrong number of parts, or a part written in another way."""
    text = GOOD.replace(old, new) if old != " s" else GOOD[:-2]
    refused(text, text.index(" b2,c3") if at == "XX" else at, words)


@pytest.mark.parametrize(
    ("old", "new", "at", "words", "options"),
    [
        ("2,0:", "4,0:", "4,0", "tile 2 lies at 2,0 in this game", {}),
        ("0,0:", "0,2:", "0,2", "tile 1 lies at 0,0 in this game", {"tiles": "square"}),
        ("2,0:", "0,0:", 12, "tiles 1 and 2 cannot overlap", {"drifting": True}),
        ("2,0:", "4,0:", 0, "connected through full edges", {"drifting": True}),
        ("2,0:", "2,1:", "2,1", "tiles 2 and 4 cannot overlap", {"drifting": True}),
    ],
)
def test_wrong_tiles(old: str, new: str, at: str | int, words: str, options: dict[str, Any]) -> None:
    """X2: tiles lie where the options put them, or where drifting can have brought them."""
    text = DRIFT if options.get("drifting") else GOOD
    text = text.replace(old, new, 1)
    place = text.index("2,2:") if "2 and 4" in words else at
    refused(text, place, words, **options)


def test_tiles_off_the_corner() -> None:
    """X2: drifted tiles begin at 0 again, and before the game starts no tile has drifted."""
    shifted = DRIFT.replace("0,0:", "4,0:").replace("0,2:", "4,2:").replace("c3,d4", "c3,d4")
    refused(shifted, 0, "the lowest x and the lowest y of the tiles must be 0", drifting=True)
    moved = SETUP.replace("2,2:", "4,0:")
    refused(moved, "4,0", "tile 4 lies at 2,2", drifting=True)


def test_tiles_of_the_beginning() -> None:
    """X2, DR5: an arrangement without full edges is read as it is at the beginning, and no other one is."""
    apart = DRIFT.replace("2,2:", "6,6:").replace("c3,d4", "g7,h8")
    game = rookery.game(KEY, drifting=True, tiles="0:0;2:0;0:2;6:6")
    for text in (apart, DRIFT):
        assert str(game.read(text)) == text
    refused(
        apart.replace("6,6:", "6,5:").replace("g7,h8", "g6,h7"), 0, "full edges", drifting=True, tiles="0:0;2:0;0:2;6:6"
    )
    refused(apart, 0, "before it they lie as at the beginning", drifting=True)


def test_seventh_coin() -> None:
    """X3: the seventh coin of a suit is refused where it stands."""
    refused(GOOD.replace("2,2:mc,s", "2,2:mc,m"), GOOD.index(",s,a,ac") + 1, "a seventh one: a moon")


@pytest.mark.parametrize(
    ("height", "options"),
    [
        (2, {}),
        (2, {"start": "irregular"}),
        (2, {"start": "irregular", "tiny_and_tall": True}),
        (3, {"start": "strategic", "tiny_and_tall": True}),
        (3, {"tiny_and_tall": True}),
        (9, {"start": "chaotic"}),
        (13, {"start": "chaotic", "tiny_and_tall": True}),
    ],
    ids=str,
)
def test_high_stacks(height: int, options: dict[str, Any]) -> None:
    """X4: a stack as high as the start allows is read on any cell, a higher one is not."""
    rest = "|2,0:a,-,-,a|0,2:a,-,-,-" + ("" if options.get("tiny_and_tall") else "|2,2:-,-,-,-")
    coins = "smcsmcsmcsmcsmc"
    allowed = f"0,0:-,{coins[:height]},-,-{rest} c1,a3 1 move a"
    assert str(rookery.game(KEY, **options).read(allowed)) == allowed
    place = len("0,0:-,") + height
    refused(f"0,0:-,{coins[: height + 1]},-,-{rest} c1,a3 1 move a", place, f"higher than {height}", **options)


@pytest.mark.parametrize(
    ("penguins", "at", "words"),
    [
        ("a2,d4", "a2", "there is no coin on a2"),
        ("a1,e1", "e1", "there is no tile at e1"),
        ("a1,a1", 50, "two penguins cannot share a1"),
    ],
)
def test_penguins_out_of_place(penguins: str, at: str | int, words: str) -> None:
    """X5: a penguin stands on a coin of its own."""
    text = f"{SPARSE} {penguins} 1 move s"
    refused(text, text.index(",a1") + 1 if at == 50 else at, words)


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        ("coin", "the regular start lays no coins one by one"),
        ("melt", "without flamethrowers the melt is part of the move"),
        ("drift", "without drifting no tile drifts"),
    ],
)
def test_missing_phases(phase: str, words: str) -> None:
    """X6: a phase that the options do not have."""
    refused(GOOD.replace("move", phase), phase, words)


@pytest.mark.parametrize(
    ("text", "at", "words", "options"),
    [
        (SETUP.replace("sm,c", "s,c"), "place", "all 24 coins lie; here are 23", {}),
        (SETUP.replace("1 place", "1 coin"), "coin", "all coins lie, so the phase is place", {"start": "chaotic"}),
        (SETUP.replace("sm,c", "s,cm"), "m,a,ms", "no second coin: only one coin lies here", {}),
        (SETUP.replace("sm,c", "s,cm"), "m,a,ms", "no second coin: only one coin", {"start": "strategic"}),
        (LEVEL.replace("0,0:m", "0,0:mc").replace("2,2:s", "2,2:-"), "c,c", "first every cell", {"start": "chaotic"}),
        (TINY.replace("0,0:s", "0,0:scc"), 6, "is 2 high", {"start": "strategic", "tiny_and_tall": True}),
    ],
)
def test_impossible_coins(text: str, at: str | int, words: str, options: dict[str, Any]) -> None:
    """X7: a setup with coins as this start never lays them."""
    refused(text, at, words, **options)


@pytest.mark.parametrize(
    ("text", "at", "words", "options"),
    [
        (LEVEL.replace("1 coin", "2 coin"), "2 coin", "with 16 coins on the iceberg player 1", {"start": "strategic"}),
        (LEVEL.replace("?,?", "a1,?"), "a1", "player 1 has not yet placed the penguin; write ?", {"start": "chaotic"}),
        (LEVEL.replace("?,?", "?,x"), "x", "player 2 has not yet placed", {"start": "chaotic"}),
        (SETUP.replace("1 place", "2 place"), "?", "player 1 has placed the penguin before player 2", {}),
        (SETUP.replace("?,? 1", "x,? 2"), "x", "player 1 has placed the penguin before player 2", {}),
        (SETUP.replace("?,?", "a1,?"), "a1", "player 1 has not yet placed", {}),
        (SETUP.replace("?,?", "?,x"), "x", "player 2 has not yet placed", {}),
        (SETUP[:-1] + "c", len(SETUP) - 1, "the first coin drawn lies at the bottom of a1: s", {}),
        (SETUP[:-1] + "-", len(SETUP) - 1, "once coins lie the target is a suit", {}),
        (LEVEL[:-1] + "-", len(LEVEL) - 1, "the target is the first coin placed", {"start": "strategic"}),
    ],
)
def test_impossible_setups(text: str, at: str | int, words: str, options: dict[str, Any]) -> None:
    """X8: a setup with another player to move, other penguins or another target than can be."""
    refused(text, at, words, **options)


def test_targets_of_laid_coins() -> None:
    """X8: the first coin placed lies at the bottom of some stack, and before it there is no target."""
    few = "0,0:m,c,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- ?,? 1 coin "
    game = rookery.game(KEY, start="irregular")
    assert [str(game.read(few + target))[-1] for target in "mc"] == ["m", "c"]
    for target in "sa-":
        refused(few + target, len(few), "a suit that lies at the bottom of a stack", start="irregular")
    none = "0,0:-,-,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- ?,? 1 coin "
    assert game.read(f"{none}-") == game.start()
    refused(f"{none}s", len(none), "it is - before the first coin", start="irregular")


def test_unfinished_setups() -> None:
    """X9: once the game is under way all penguins are placed, and there is a target."""
    refused(GOOD.replace("b2,c3", "b2,?"), "?", "player 2 has placed the penguin in phase move")
    refused(GOOD[:-1] + "-", len(GOOD) - 1, "the target is a suit: s, m, c or a")


@pytest.mark.parametrize("phase", ["move", "melt", "drift", "over"])
def test_player_who_is_out(phase: str) -> None:
    """X10: who is out is not to move, whatever the phase."""
    text = GOOD.replace("b2,c3 1", "x,c3,b2 1").replace("move", phase)
    refused(text, f"1 {phase}", "player 1 is out", players=3, flamethrowers=True, drifting=True)


def test_stuck_players() -> None:
    """X11: a move needs a move, a melt needs a free coin."""
    refused(f"{SPARSE} a1,d4 2 move s", "move", "player 2 cannot move")
    only = "0,0:s,s,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,b1 1 melt s"
    refused(only, "melt", "there is nothing to melt", flamethrowers=True)


@pytest.mark.parametrize(
    ("end", "words"),
    [
        ("a1,x 1 move s", "one penguin is left, so the phase is over"),
        ("a1,x 1 melt s", "one penguin is left, so the phase is over"),
        ("a1,x 1 drift s", "one penguin is left, so the phase is over"),
        ("a1,d4 1 over s", "2 penguins are in"),
    ],
)
def test_over_or_not(end: str, words: str) -> None:
    """X12: a game of several is over when one penguin is left, and only then."""
    phase = end.split(" ")[2]
    refused(f"{SPARSE} {end}", phase, words, flamethrowers=True, drifting=True)


def test_the_winner_is_to_move() -> None:
    """X12: a game that is over names the last one in as to move."""
    last = f"{SPARSE} x,a1,x 2 over s"
    assert str(rookery.game(KEY, players=3).read(last)) == last
    for other in "13":
        refused(last.replace("2 over", f"{other} over"), f"{other} over", f"player {other} is out", players=3)


def test_alone() -> None:
    """X13: alone the game is not over while the penguin can move, nor without it."""
    refused(f"{SPARSE} a1 1 over s", "over", "the penguin can move", players=1)
    refused(f"{SPARSE} x 1 over s", "1 over", "player 1 is out", players=1)
    stuck = f"{SPARSE} d4 1 over s"
    assert str(rookery.game(KEY, players=1).read(stuck)) == stuck


def test_unreachable_positions() -> None:
    """X14: whether a position in play can be reached is not checked."""
    for text in ("0,0:s,ss,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,m,m,- b1,d3 1 move m", f"{SPARSE} x,d4 2 over a"):
        assert str(rookery.game(KEY).read(text)) == text


@pytest.mark.parametrize(
    ("move", "place", "words"),
    [
        ("", 0, "a coin (s@b2), a penguin (@b2), a move (b2-c3), a melt (!d4), a drift (2@4,2r1) or no drift (=)"),
        ("b2", 0, "a move is a coin"),
        ("b2-c3-d4", 0, "a move is a coin"),
        ("b2-", 3, '"" is not a cell; cells are a1 to h8'),
        ("b2-c9", 3, "cells are a1 to h8"),
        ("i1-c3", 0, "cells are a1 to h8"),
        ("!", 1, "cells are a1 to h8"),
        ("!a0", 1, "cells are a1 to h8"),
        ("@", 1, "cells are a1 to h8"),
        ("s@", 2, "cells are a1 to h8"),
        ("x@b2", 0, "a suit (s, m, c, a), a tile (1 to 4) or, for a penguin, nothing"),
        ("sm@b2", 0, "cannot stand before @"),
        ("5@0,0r0", 0, "cannot stand before @"),
        ("2@4,2", 2, "2@4,2r1"),
        ("2@42r1", 2, "2@4,2r1"),
        ("2@4,2r4", 6, "expected 0, 1, 2, 3"),
        ("2@4,2r", 6, "expected 0, 1, 2, 3"),
        ("2@04,2r1", 2, "a coordinate"),
        ("2@4,-0r1", 4, "0 is written without a minus"),
        ("2@4,+2r1", 4, "a coordinate"),
        ("2@4,2,0r1", 4, "a coordinate"),
        ("==", 0, "a move is a coin"),
    ],
)
def test_unreadable_moves(move: str, place: int, words: str) -> None:
    """X15: what is not written like a move is refused where it goes wrong."""
    with pytest.raises(rookery.BadNotation) as caught:
        rookery.game(KEY).read(GOOD).play(move)
    assert (caught.value.text, caught.value.place) == (move, place)
    assert words in str(caught.value)


@pytest.mark.parametrize("move", ["b2-c1", "h8-b2", "b2-h8", "!b1", "!h8", "@e5", "s@a1", "=", "4@2,1r0", "4@99,0r0"])
def test_illegal_moves(move: str) -> None:
    """X15: a well-written move that is not allowed here is another matter, and the refusal lists those that are."""
    position = rookery.game(KEY).read(GOOD)
    with pytest.raises(rookery.IllegalMove) as caught:
        position.play(move)
    assert caught.value.legal == position.moves


@given(st.text() | st.text(LETTERS))
@settings(deadline=None)
def test_any_text(text: str) -> None:
    """X1: no text whatever makes anything but a position or a refusal that shows a place in it."""
    with pytest.raises(rookery.BadNotation) as caught:
        rookery.game(KEY).read(text)
    assert 0 <= caught.value.place <= len(text)


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_mistakes(data: st.DataObject) -> None:
    """X14: a text with mistakes is read exactly where the rules allow it, in the setup and in play."""
    options = data.draw(option_sets())
    known = reference_texts.Options(**options)
    game = rookery.game(KEY, **options)
    text = data.draw(edited(play_texts(known) | game_texts(game), LETTERS))
    try:
        reference_texts.read(text, known)
        allowed = True
    except reference_texts.Refused:
        allowed = False
    if allowed:
        assert str(game.read(text)) == text
        return
    with pytest.raises(rookery.BadNotation) as caught:
        game.read(text)
    assert 0 <= caught.value.place <= len(text)


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_any_move_text(data: st.DataObject) -> None:
    """X15: no text whatever makes anything but a legal move or one of the two refusals."""
    game = rookery.game(KEY, **data.draw(option_sets()))
    position = game.read(data.draw(game_texts(game)))
    likely = [*position.moves, "b2-c3", "s@b2", "!d4", "2@4,-2r1"]
    move = data.draw(st.text() | edited(st.sampled_from(likely), "abcd1234@-!r,=smca"))
    try:
        position.play(move)
        legal = True
    except (rookery.BadNotation, rookery.IllegalMove):
        legal = False
    assert legal == (move in position.moves)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.replace("2,2:mc,s", "2,2:mc,m"), "nur sechs Münzen; hier wäre noch ein Mond"),
        (SETUP.replace("sm,c", "s,c"), "wenn alle 24 Münzen liegen; hier liegen 23"),
        (GOOD.replace("b2,c3", "b2,?"), "Platz 2 hat in der Phase move den Pinguin schon aufgestellt"),
    ],
)
def test_refusals_in_german(text: str, said: str) -> None:
    """X3, X7, X9: a refusal can be read in another language."""
    with pytest.raises(rookery.BadNotation) as caught:
        rookery.game(KEY).read(text)
    assert said in word(caught.value.problem, "de")
