"""Polar Dare! to look at and to touch: scenes and choices."""

import itertools
from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.draw.text import board
from rookery.kernel.scene import Choice, Scene, Space
from rookery.words import word
from tests.rooms.polar_dare.ice import KEY, START, at, played
from tests.rooms.polar_dare.reference import FLOES, SURFACES, Options, adjacent, read
from tests.rooms.polar_dare.strategies import games, positions

BACK = "----/----/----/----"
UNDER_WAY = "-+--/--+-/++--/+++- b1.b2.b2/a1.a1.a3/b2.d4.N/S.S.S c1 2 P3:2 80"


def choice(text: str, move: str) -> Choice:
    """The choice of one move."""
    return next(found for found in at(text).choices() if found.move == move)


def spaces(scene: Scene) -> dict[str, Space]:
    """The spaces by their ids."""
    return {space.id: space for space in scene.spaces}


def edges(space: Space) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a space."""
    xs, ys = [x for x, _ in space.outline], [y for _, y in space.outline]
    return min(xs), min(ys), max(xs), max(ys)


def gap(one: Space, other: Space) -> float:
    """How much water lies between two spaces."""
    left, top, right, bottom = edges(one)
    left2, top2, right2, bottom2 = edges(other)
    return max(left2 - right, left - right2, top2 - bottom, top - bottom2)


# Scenes


@given(st.data())
@settings(deadline=None, max_examples=40)
def test_pieces_stand_where_the_text_says(data: st.DataObject) -> None:
    """B5, N7: every player's three penguins and the bear, by the same ids in the same order, stand where they are."""
    options = data.draw(games())
    text = data.draw(positions(options))
    scene = rookery.game(KEY, **asdict(options)).read(text).scene()
    assert [space.id for space in scene.spaces] == ["N", *FLOES, "S"]
    penguins, bear = text.split(" ")[1:3]
    expected = [place for player in penguins.split("/") for place in player.split(".")]
    assert [piece.space for piece in scene.pieces] == [*expected, bear]
    assert [piece.seat for piece in scene.pieces] == [*(i // 3 for i in range(len(expected))), None]
    assert {piece.letter for piece in scene.pieces} == {*"RBGY"[: options.players], "W"}


@given(positions(Options()))
@settings(deadline=None, max_examples=60)
def test_adjacent_surfaces_touch(text: str) -> None:
    """B4: in the picture floes that are adjacent nearly touch, and others do not; none overlap."""
    found = spaces(at(text).scene())
    position = read(text, Options())
    for one, other in itertools.combinations(FLOES, 2):
        between = gap(found[one], found[other])
        assert between > 0
        side_by_side = abs(found[one].x - found[other].x) < 0.1 or abs(found[one].y - found[other].y) < 0.1
        assert (between < 0.2 and side_by_side) == adjacent(position, one, other)
    for shore in ("S", "N"):
        near = {floe for floe in FLOES if gap(found[shore], found[floe]) < 0.7}
        assert near == {floe for floe in FLOES if adjacent(position, shore, floe)}


@given(positions(Options()))
@settings(deadline=None, max_examples=40)
def test_floes_move_in_their_slots(text: str) -> None:
    """B2: a slot shows both stops of its floe; the floe is at one end of it."""
    scene = at(text).scene()
    slots = [ground for ground in scene.grounds if ground.look == "slot"]
    assert len(slots) == len(FLOES) == len(scene.grounds)
    stops = text.split(" ", maxsplit=1)[0].replace("/", "")
    for floe, slot, stop in zip(FLOES, slots, stops, strict=True):
        left, top, right, bottom = edges(spaces(scene)[floe])
        xs, ys = [x for x, _ in slot.outline], [y for _, y in slot.outline]
        assert (left, right) == pytest.approx((min(xs), max(xs)))
        assert (top if stop == "+" else bottom) == pytest.approx(min(ys) if stop == "+" else max(ys))
        assert max(ys) - min(ys) > 2 * (bottom - top)


def test_the_board_stands_upright() -> None:
    """B1, B3: START is at the bottom and the Pole at the top, for every seat; lanes run from left to right."""
    scenes = [at(UNDER_WAY).scene(seat) for seat in range(4)]
    assert len({str(scene) for scene in scenes}) == 1
    found = spaces(scenes[0])
    assert found["N"].y < found["b4"].y < found["b3"].y < found["b2"].y < found["b1"].y < found["S"].y
    assert found["a2"].x < found["b2"].x < found["c2"].x < found["d2"].x
    for space in found.values():
        left, top, right, bottom = edges(space)
        assert left >= 0
        assert top >= 0
        assert right <= scenes[0].width
        assert bottom <= scenes[0].height


def test_penguins_keep_their_ids() -> None:
    """P2, PD4: a penguin that moves, and those that swim, are the same pieces before and after."""
    position = played(START, "P4", "S-a1", "S-b1", "S-c1", "b1-a1")
    places = [piece.space for piece in position.scene().pieces[:3]]
    assert places == ["a1", "a1", "c1"]
    back = position.play("B3").play("d4+").play("BN-d4").play("d4-").play("P2").play("a1-b1")
    assert [piece.space for piece in back.scene().pieces[:3]] == ["b1", "a1", "c1"]
    swept = at(f"{BACK} S.b2.d3/S.S.b2 c2 1 B3:3 9").play("Bc2-b2").scene().pieces
    assert [piece.space for piece in swept] == ["S", "S", "d3", "S", "S", "S", "b2"]


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_what_is_touched_moves(data: st.DataObject) -> None:
    """P2, P5, PD3: the pieces that a move touches are those that it moves, and a slide moves the floe."""
    options = data.draw(games())
    position = rookery.game(KEY, **asdict(options)).read(data.draw(positions(options)))
    before = {piece.id: piece.space for piece in position.scene().pieces}
    for found in position.choices():
        after = position.play(found.move).scene()
        moved = {piece.id for piece in after.pieces if before[piece.id] != piece.space}
        if len(found.touches) == 2:
            piece, space = found.touches
            assert moved >= {piece} or before[piece] == "S"
            assert {each.id: each.space for each in after.pieces}[piece] in (space, "S")
        else:
            assert moved == set()
            assert all(touched in FLOES for touched in found.touches)


def test_words_for_pieces() -> None:
    """B5: what a piece is called tells whose it is and where it is."""
    words = {piece.id: str(piece.label) for piece in at(UNDER_WAY).scene().pieces}
    assert words["red-1"] == "Red's penguin 1, on floe b1"
    assert words["green-3"] == "Green's penguin 3, on the North Pole"
    assert words["yellow-2"] == "Yellow's penguin 2, on START"
    assert words["bear"] == "the bear, on floe c1"
    german = {piece.id: word(piece.label, "de") for piece in at(UNDER_WAY).scene().pieces}
    assert german["red-1"] == "Roter Pinguin 1, auf Scholle b1"
    assert german["green-3"] == "Grüner Pinguin 3, am Nordpol"
    assert german["bear"] == "der Bär, auf Scholle c1"


def test_words_for_surfaces() -> None:
    """B1, B2: a floe is called by its name and its stop; in letters it is written as in notation."""
    found = spaces(at(UNDER_WAY).scene())
    assert (str(found["a1"].label), found["a1"].sign) == ("floe a1, back", "a1-")
    assert (str(found["b1"].label), found["b1"].sign) == ("floe b1, forward", "b1+")
    assert (str(found["S"].label), found["S"].sign) == ("START", "S")
    assert (str(found["N"].label), found["N"].sign) == ("the North Pole", "N")
    assert word(found["b1"].label, "de") == "Scholle b1, vorn"


def test_progress() -> None:
    """E1: everybody's penguins on the Pole are counted, of three; the goal says what they are counted for."""
    scene = at(UNDER_WAY).scene()
    assert [(each.done, each.of) for each in scene.progress] == [(0, 3), (0, 3), (1, 3), (0, 3)]
    assert str(scene.progress[2].label) == "1 of 3 penguins on the Pole"
    assert word(scene.progress[2].label, "de") == "1 von 3 Pinguinen am Pol"
    assert str(scene.goal) == "Bring all three penguins to the North Pole"


def test_legend() -> None:
    """B5: the one letter that is nobody's is the bear's."""
    assert [(entry.letter, str(entry.label)) for entry in at(START).scene().legend] == [("W", "the bear")]


@pytest.mark.parametrize(
    ("text", "status", "german", "winners"),
    [
        (START, "Roll the die", "Würfle", None),
        (f"{BACK} S.S.S/S.S.S N 2 ? 1", "Roll the die", "Würfle", None),
        (f"{BACK} S.S.S/S.S.S/S.S.S N 3 P4:2 3", "2 moves left", "Noch 2 Züge", None),
        (f"{BACK} S.S.S/S.S.S N 1 P3:1 3", "1 move left", "Noch 1 Zug", None),
        (f"{BACK} S.S.S/S.S.S N 2 B3:3 3", "Lead the bear: 3 moves left", "Führ den Bären: noch 3 Züge", None),
        (
            f"{BACK} S.S.S/N.N.N N 2 over 9",
            "All three penguins are on the North Pole",
            "Alle drei Pinguine sind am Nordpol",
            (1,),
        ),
        (f"{BACK} S.S.S/S.S.S N 0 over 500", "Nobody has won in 500 turns", "Kein Sieg in 500 Würfen", ()),
    ],
)
def test_status(text: str, status: str, german: str, winners: tuple[int, ...] | None) -> None:
    """T1, E1, E2: one line says what is to be done and how often, or how the game ended; seats say who has won."""
    scene = at(text).scene()
    assert (str(scene.status), word(scene.status, "de"), scene.winners) == (status, german, winners)


def test_a_draw_after_one_turn() -> None:
    """E2: a single turn is spoken of as one."""
    status = at(f"{BACK} S.S.S/S.S.S N 0 over 1", turn_cap=1).scene().status
    assert (str(status), word(status, "de")) == ("Nobody has won in 1 turn", "Kein Sieg in 1 Wurf")


def test_the_bear_is_marked() -> None:
    """PD1: in a Polar Dare the bear's place is marked, otherwise nothing is."""
    marks = at(f"{BACK} S.S.S/S.S.S c3 2 B3:3 3").scene().marks
    assert [(mark.kind, mark.space) for mark in marks] == [("active", "c3")]
    assert at(f"{BACK} S.S.S/S.S.S c3 2 P3:3 3").scene().marks == ()


def test_board_of_letters() -> None:
    """B1, B5: in 80 columns every floe's lane and stop can be seen, and nobody is hidden by another."""
    crowded = f"{BACK} S.S.S/S.S.S/S.S.S/S.S.S N 1 ? 0"
    lines = board(at(crowded).scene()).splitlines()
    assert max(map(len, lines)) <= 80
    assert any("RRRBBBGGGYYY" in line for line in lines)
    rows = {floe: row for row, line in enumerate(lines) for floe in FLOES if f"{floe}-" in line}
    assert rows.keys() == set(FLOES)
    moved = board(at("++++/++++/++++/++++ S.S.S/S.S.S N 1 ? 0").scene()).splitlines()
    forward = {floe: row for row, line in enumerate(moved) for floe in FLOES if f"{floe}+" in line}
    assert all(rows[floe] > forward[floe] for floe in FLOES)
    assert sum(line.count("RRG") for line in board(at(UNDER_WAY).scene()).splitlines()) == 1


@pytest.mark.parametrize(
    ("roll", "pips", "symbol", "label"),
    [
        ("P2:1", 2, "penguin", "penguins, 2 moves"),
        ("P4:4", 4, "penguin", "penguins, 4 moves"),
        ("B3:2", 3, "bear", "the bear, 3 moves"),
    ],
)
def test_the_die_shows_what_it_means(roll: str, pips: int, symbol: str, label: str) -> None:
    """B7, T1: the roll that counts lies beside the board, as a penguin or the bear with a pip a move."""
    face = at(f"{BACK} S.S.b1/S.S.S N 1 {roll} 9").scene().die
    assert face is not None
    assert (face.pips, face.symbol, str(face.label)) == (pips, symbol, label)
    assert at(START).scene().die is None
    (rolled,) = at(START).happenings(roll[:2])
    assert rolled.face == face


def test_penguins_of_a_seat_are_alike_where_they_stand_together() -> None:
    """N2: which of several own penguins on one surface moves does not matter, so any of them may be touched."""
    alike = {piece.id: piece.alike for piece in at(f"{BACK} S.S.b1/S.b1.b1 N 1 P4:4 9").scene().pieces}
    assert alike["red-1"] == alike["red-2"] != alike["red-3"]
    assert alike["blue-2"] == alike["blue-3"]
    assert len({alike["red-1"], alike["blue-1"], alike["red-3"], alike["blue-2"], alike["bear"]}) == 5


def test_shores_have_their_names_written_on_them() -> None:
    """B1: START and the North Pole are read on the board, in the reader's language."""
    scene = at(START).scene()
    signs = {word(label.text, "de"): label for label in scene.labels if label.size > 1}
    assert signs.keys() == {"START", "NORDPOL"}
    shores = spaces(scene)
    assert signs["START"].y > edges(shores["S"])[3]
    assert signs["NORDPOL"].y < edges(shores["N"])[1]


# Choices


@given(st.data())
@settings(deadline=None, max_examples=80)
def test_choices_are_the_moves(data: st.DataObject) -> None:
    """T1: a choice for every legal move or roll, in their order, each with touches of its own."""
    options = data.draw(games())
    position = rookery.game(KEY, **asdict(options)).read(data.draw(positions(options)))
    choices = position.choices()
    assert tuple(found.move for found in choices) == position.moves
    touched = [found.touches for found in choices if found.touches]
    assert len(set(touched)) == len(touched)
    shown = {thing.id for things in (position.scene().spaces, position.scene().pieces) for thing in things}
    for found in choices:
        assert shown.issuperset(found.touches)
        assert len(found.touches) == (0 if position.chance else 2 if found.move[:-1].count("-") else 1)
        assert str(found.label)[0].isupper()


@pytest.mark.parametrize(
    ("text", "move", "touches", "label"),
    [
        (START, "P4", (), "Penguin roll: 4 moves for penguins and floes"),
        (START, "B3", (), "Polar Dare: 3 moves for the bear and floes"),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "S-a1", ("red-1", "a1"), "A penguin steps from START onto floe a1"),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "b1-S", ("red-3", "S"), "A penguin steps from floe b1 to START"),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "c2+", ("c2",), "Slide floe c2 forward"),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "b1+", ("b1",), "Slide floe b1 forward with 1 penguin"),
        (f"{BACK} S.S.b1/S.S.b1 N 1 P4:4 1", "b1+", ("b1",), "Slide floe b1 forward with 2 penguins"),
        ("----/--+-/----/---- S.S.b1/S.S.S c2 1 B3:3 1", "c2-", ("c2",), "Slide floe c2 back with the bear"),
        (
            "----/----/----/---+ S.S.S/S.d4.N N 2 P4:4 1",
            "d4-N",
            ("blue-2", "N"),
            "A penguin steps from floe d4 to the North Pole",
        ),
        (
            f"{BACK} S.S.b1/S.S.S c1 1 P4:4 1",
            "b1-c1",
            ("red-3", "c1"),
            "A penguin steps from floe b1 onto floe c1, meets the bear and swims back to START",
        ),
        (
            "----/----/----/---+ S.S.S/S.S.S N 2 B3:3 1",
            "BN-d4",
            ("bear", "d4"),
            "The bear steps from the North Pole onto floe d4",
        ),
        (
            f"{BACK} S.S.b1/S.S.S c1 2 B3:3 1",
            "Bc1-b1",
            ("bear", "b1"),
            "The bear steps from floe c1 onto floe b1 and sends one of Red's penguins back to START",
        ),
        (
            f"{BACK} S.S.b1/S.S.S/S.S.b1/S.S.b1 c1 2 B3:3 1",
            "Bc1-b1",
            ("bear", "b1"),
            "The bear steps from floe c1 onto floe b1 and sends one of Red's penguins, one of Green's penguins, and one"
            " of Yellow's penguins back to START",
        ),
    ],
)
def test_touches_and_words(text: str, move: str, touches: tuple[str, ...], label: str) -> None:
    """P1, PD1: a step is a piece and a surface, a slide a floe, a roll a button; the words say what comes of it."""
    found = choice(text, move)
    assert (found.touches, str(found.label)) == (touches, label)


@pytest.mark.parametrize(
    ("text", "move", "label"),
    [
        (START, "B3", "Polar Dare: 3 Züge für den Bären und Schollen"),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "S-a1", "Ein Pinguin geht von START auf Scholle a1"),
        (f"{BACK} S.S.b1/S.S.S N 1 P4:4 1", "b1+", "Scholle b1 mit 1 Pinguin vorschieben"),
        (f"{BACK} S.S.b1/S.S.b1 N 1 P4:4 1", "b1+", "Scholle b1 mit 2 Pinguinen vorschieben"),
        ("----/--+-/----/---- S.S.b1/S.S.S c2 1 B3:3 1", "c2-", "Scholle c2 mit dem Bären zurückschieben"),
        (
            f"{BACK} S.S.b1/S.S.b1/S.S.S/S.S.b1 c1 2 B3:3 1",
            "Bc1-b1",
            "Der Bär geht von Scholle c1 auf Scholle b1 und schickt einen Pinguin von Rot, einen Pinguin von Blau und"
            " einen Pinguin von Gelb zurück nach START",
        ),
    ],
)
def test_german_words(text: str, move: str, label: str) -> None:
    """P1, PD1: the same in German, with the cases and plurals that it asks for."""
    assert word(choice(text, move).label, "de") == label


def test_cautions() -> None:
    """P7, PD4, P4: a move by which the player's own penguins lose their way is worth a question, and no other is."""
    met = "The bear is there: your penguin would swim back to START"
    meeting = {found.move: found.caution for found in at(f"{BACK} S.S.b1/S.S.S c1 1 P4:4 1").choices()}
    assert str(meeting.pop("b1-c1")) == str(meeting.pop("S-c1")) == met
    assert set(meeting.values()) == {None}
    own = f"{BACK} b2.b2.N/S.S.b2 c2 1 B3:3 9"
    assert str(choice(own, "Bc2-b2").caution) == "2 of your own penguins would swim back to START"
    assert choice(own, "Bc2-d2").caution is None
    one = choice(own.replace(" 1 B3", " 2 B3"), "Bc2-b2").caution
    assert str(one) == "One of your own penguins would swim back to START"
    assert choice(f"{BACK} S.S.b2/S.S.S c2 2 B3:3 9", "Bc2-b2").caution is None
    leaving = "----/----/----/+--- S.N.N/S.S.S N 1 P4:4 9"
    assert str(choice(leaving, "N-a4").caution) == "Your penguin would leave the North Pole"
    assert choice("----/----/----/---+ S.d4.N/S.S.S N 1 P4:4 9", "d4-N").caution is None


def test_what_else_a_move_changes() -> None:
    """P5, PD2, PD4: a slide takes along whoever is on the floe, and the bear sends back whom it meets."""
    crowd = f"{BACK} S.S.b1/S.b1.N c1 2 {{}} 9"
    assert choice(crowd.format("P3:3"), "b1+").affects == ("red-3", "blue-2")
    assert choice(crowd.format("P3:3"), "a1+").affects == ()
    assert choice(crowd.format("B3:3"), "Bc1-b1").affects == ("red-3", "blue-2")
    assert choice(crowd.format("B3:3"), "c1+").affects == ("bear",)
    assert choice(crowd.format("P3:3"), "b1-a1").affects == ()


def test_plain_steps() -> None:
    """P1, P7, PD1: a penguin's step is plain unless it meets the bear; slides and the bear's steps are not."""
    found = at(f"{BACK} S.S.b1/S.S.S c1 1 P4:4 1").choices()
    assert {each.move for each in found if each.plain} == {"S-a1", "S-b1", "S-d1", "b1-a1", "b1-S"}
    assert not any(each.plain for each in at(f"{BACK} b2.b2.N/S.S.b2 c2 1 B3:3 9").choices())


def test_nothing_to_touch_after_the_end() -> None:
    """E3: a game that is over offers nothing."""
    assert at(f"{BACK} S.S.S/N.N.N N 2 over 9").choices() == ()


def test_every_surface_is_a_space() -> None:
    """B1: surfaces are called in the picture as they are in texts."""
    assert set(spaces(at(START).scene())) == set(SURFACES)
