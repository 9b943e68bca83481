"""Penguins Rock! to look at and to touch: scenes and choices."""

import math
from pathlib import Path

import pytest
from hypothesis import given, settings

import rookery
from rookery.draw.text import board as letters
from rookery.kernel.scene import Choice
from rookery.rooms.penguins_rock.board import unpack
from rookery.words import word
from tests.rooms.penguins_rock.nests import KEY, START, at, board_text, small_board
from tests.rooms.penguins_rock.reference_board import Options, board
from tests.rooms.penguins_rock.strategies import position_texts

FULL = "n11:1,n12:1,n13:1,n14:1,n15:1,n16:1"
UNDER_WAY = (
    "p12o,r3/p22,n13/n32,p31/p42,p41o n16:1,n21:3,n25:1,n26:1,n31:1,n32:1,n36:1,n41:1,n45:1 2.3.4.2 AAAA 3 roll2 30"
)
FOUR = position_texts(Options(players=4))


def choice(text: str, move: str) -> Choice:
    """The choice of one move."""
    return next(found for found in at(text).choices() if found.move == move)


# Scenes


@given(FOUR)
@settings(deadline=None, max_examples=40)
def test_pieces_stand_where_the_text_says(text: str) -> None:
    """R1, N6, N7: penguins, what they carry, what lies on spaces and in piles are those of the position."""
    penguins, rocks, piles, *_ = text.split(" ")
    scene = at(text).scene()
    pieces = {piece.id: piece for piece in scene.pieces}
    names = [f"{colour}-{number}" for colour in ("red", "blue", "green", "yellow") for number in (1, 2)]
    for name, written in zip(names, penguins.replace("/", ",").split(","), strict=True):
        assert pieces[name].space == written.removesuffix("o")
        assert pieces[name].carrying == ("rock" if written.endswith("o") else None)
        assert ("with a rock" in str(pieces[name].label)) == written.endswith("o")
    lying = {piece.space: piece.count for piece in scene.pieces if piece.stance == "lies"}
    assert ",".join(f"{space}:{lying[space]}" for space in board("rookery").spaces() if space in lying) == (
        "" if rocks == "-" else rocks
    )
    heaps = {piece.space: piece.count for piece in scene.pieces if piece.stance == "heaps"}
    assert ".".join(str(heaps.get(f"q{seat}", 0)) for seat in (1, 2, 3, 4)) == piles


def test_looks_of_spaces() -> None:
    """B2: stones, piles, hollows and nests, and whose they are; a seat that nobody plays owns nothing."""
    spaces = {space.id: (space.look, space.seat) for space in at(START).scene().spaces}
    assert len(spaces) == 52
    assert spaces["r1"] == spaces["p22"] == ("stone", None)
    assert spaces["q2"] == ("pile", 1)
    assert spaces["n16"] == ("hollow", 0)
    assert spaces["c2"] == ("nest", 1)
    assert spaces["n36"] == ("hollow", None)


def test_a_hollow_with_a_rock_is_walled() -> None:
    """B2, R4: a hollow is plainly empty or plainly built, whoever stands there; a pile stays a pile."""
    looks = {space.id: space.look for space in at(UNDER_WAY).scene().spaces}
    assert {looks[name] for name in ("n16", "n21", "n32", "n45")} == {"wall"}
    assert {looks[name] for name in ("n11", "n13", "n46")} == {"hollow"}
    assert looks["q1"] == "pile"


def test_spaces_do_not_overlap() -> None:
    """B2: neighbours are at most two and a half apart, no two spaces closer than one, and all are inside."""
    scene = at(START).scene()
    places = {space.id: (space.x, space.y) for space in scene.spaces}
    for name, place in places.items():
        assert 0 < place[0] < scene.width
        assert 0 < place[1] < scene.height
        for other, there in places.items():
            apart = math.dist(place, there)
            assert name == other or apart > 1
            assert other not in board("rookery").neighbours[name] or apart < 2.5


def test_a_board_of_letters() -> None:
    """B2: in a terminal every space is to be seen, in 80 columns, for every seat."""
    for seat in range(4):
        picture = letters(at(UNDER_WAY).scene(seat))
        assert max(len(line) for line in picture.splitlines()) < 80
        words = picture.split()
        empty = {"r1", "r11", "p32", "p21", "n11", "n46", "c1", "c4"}
        assert empty <= set(words)
        assert {"R1*", "R2", "B1", "B2", "G1o", "G2", "Y1", "Y2*", "o2", "o4", "o3"} <= set(words)


def test_another_board_is_drawn(tmp_path: Path) -> None:
    """B7: a board from a file is drawn from its places."""
    scene = rookery.game(KEY, board=small_board(tmp_path)).start().scene()
    assert {space.id for space in scene.spaces} >= {"r1", "p30", "n46"}
    assert all(0 < space.x < scene.width and 0 < space.y < scene.height for space in scene.spaces)


def test_boards_are_not_mixed_up(tmp_path: Path) -> None:
    """B7: games on two boards, drawn in turn, have each the spaces of their own, and all pieces and touches on them."""
    boards = rookery.game(KEY), rookery.game(KEY, board=small_board(tmp_path))
    for game in (*boards, *boards):
        position = game.start(seed=1).play("6")
        scene = position.scene()
        spaces = {space.id for space in scene.spaces}
        assert spaces == set(unpack(game.config).names)
        assert spaces.issuperset(piece.space for piece in scene.pieces)
        shown = spaces.union(piece.id for piece in scene.pieces)
        assert all(shown.issuperset(choice.touches) for choice in position.choices())


def test_a_penguin_in_the_air() -> None:
    """H1: it is on top of the one below, and is said to be in the air."""
    pieces = {piece.id: piece for piece in at("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4").scene().pieces}
    assert pieces["red-1"].space == pieces["blue-1"].space == "r9"
    assert (pieces["red-1"].level, pieces["blue-1"].level) == (1, 0)
    assert str(pieces["red-1"].label) == "Red's penguin 1, in the air over the ring road by Green's path"
    assert str(pieces["blue-1"].label) == "Blue's penguin 1, on the ring road by Green's path"


@pytest.mark.parametrize(
    ("text", "status", "marked"),
    [
        (START, "Roll for penguin 1", "p12"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 2 move1:3 0", "Move penguin 1: 3 steps left", "p22"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 2 move1:1 0", "Move penguin 1: 1 step left", "p22"),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", "Does penguin 2 go or stay?", "c1"),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 roll2 0", "Roll for penguin 2", "c1"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4", "Penguin 1 is in the air: 2 steps left", "r9"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:0!@r8:21 4", "Penguin 1 is in the air: go on to a free space", "r9"),
        (f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 4", "The nest is full and guarded", None),
        ("r8,c1/r10,c2 - 6.6.0.0 -- 0 over 300", "Nobody has won in 300 turns", None),
    ],
)
def test_status(text: str, status: str, marked: str | None) -> None:
    """T1, T2, E1, E3: one line says what is to be done, and a mark shows which penguin is at work."""
    scene = at(text).scene()
    assert str(scene.status) == status
    assert [(mark.kind, mark.space) for mark in scene.marks] == ([("active", marked)] if marked else [])


@pytest.mark.parametrize(
    ("text", "german", "winners"),
    [
        (START, "Würfle für Pinguin 1", None),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 2 move1:1 0", "Zieh mit Pinguin 1: noch 1 Schritt", None),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", "Geht Pinguin 2, oder bleibt er?", None),
        (f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 4", "Das Nest ist voll und bewacht", (0,)),
        ("r8,c1/r10,c2 - 6.6.0.0 -- 0 over 300", "Kein Sieg in 300 Zügen", ()),
    ],
)
def test_german_status(text: str, german: str, winners: tuple[int, ...] | None) -> None:
    """T1, E1, E3: the status in German does not say who either; the winners do."""
    scene = at(text).scene()
    assert (word(scene.status, "de"), scene.winners) == (german, winners)


def test_words_for_spaces() -> None:
    """B2: spaces are spoken of by what they are, whose, and what lies there; letters show their names in notation."""
    spaces = {space.id: space for space in at(UNDER_WAY).scene().spaces}
    spoken = {
        "n22": ("Blue's nest, space 2, empty", "Nest von Blau, Feld 2, leer"),
        "n13": ("Red's nest, space 3", "Nest von Rot, Feld 3"),
        "n21": ("Blue's nest, space 1, 3 rocks", "Nest von Blau, Feld 1, 3 Steine"),
        "q3": ("Green's pile, 4 rocks", "Haufen von Grün, 4 Steine"),
        "c4": ("the middle of Yellow's nest, empty", "Mitte im Nest von Gelb, leer"),
        "p22": ("Blue's path, space 2", "Pfad von Blau, Feld 2"),
        "r6": ("the ring road by Blue's path", "Ringweg beim Pfad von Blau"),
        "r1": (
            "the ring road, one step from Yellow's path towards Red's",
            "Ringweg, einen Schritt vom Pfad von Gelb Richtung Rot",
        ),
        "r2": (
            "the ring road, one step from Red's path towards Yellow's",
            "Ringweg, einen Schritt vom Pfad von Rot Richtung Gelb",
        ),
    }
    for name, words in spoken.items():
        assert (word(spaces[name].label), word(spaces[name].label, "de")) == words
        assert spaces[name].sign == name
    assert len({space.label for space in spaces.values()}) == len(spaces)


def test_words_for_spaces_of_another_board(tmp_path: Path) -> None:
    """B7: where a road has more than one space by a pathway, its spaces are counted; no two are called alike."""
    small = rookery.game(KEY, board=small_board(tmp_path)).start().scene()
    assert len({space.label for space in small.spaces}) == len(small.spaces)
    assert str(small.spaces[0].label) == "the ring road by Red's path"
    long = tmp_path / "long.toml"
    road = tuple(f"r{number}" for number in range(1, 10))
    joins = ("r1 p1", "r2 p1", "r3 p2", "r5 p3", "r7 p4", *(f"p{seat} n{seat}1" for seat in (1, 2, 3, 4)))
    long.write_text(board_text(road=road, joins=joins), encoding="utf-8")
    spaces = {space.id: str(space.label) for space in rookery.game(KEY, board=str(long)).start().scene().spaces}
    assert [spaces[name] for name in ("r1", "r3", "r4", "r8")] == [
        "the ring road, space 1",
        "the ring road by Blue's path",
        "the ring road between Blue's and Green's paths",
        "the ring road, one step from Yellow's path towards Red's",
    ]
    assert len(set(spaces.values())) == len(spaces)


def test_words_for_pieces() -> None:
    """R1: penguins are spoken of by their colour and number, with what they carry; rocks by how many there are."""
    pieces = {piece.id: piece.label for piece in at(UNDER_WAY).scene().pieces}
    assert word(pieces["red-1"]) == "Red's penguin 1 with a rock, on space 2 of Red's path"
    assert word(pieces["red-1"], "de") == "Roter Pinguin 1 mit einem Stein, auf Feld 2 des Pfads von Rot"
    assert word(pieces["heap-q1"], "de") == "2 Steine auf dem Haufen von Rot"
    assert word(pieces["rock-n16"]) == "1 rock on space 6 of Red's nest"


def test_progress() -> None:
    """E1: spaces of each nest with a rock are counted, of six; a full nest without a guard is said to lack one."""
    scene = at(UNDER_WAY).scene()
    assert [(each.done, each.of) for each in scene.progress] == [(1, 6), (3, 6), (3, 6), (2, 6)]
    assert str(scene.progress[0].label) == "1 of 6 rocks in the nest"
    assert word(scene.progress[0].label, "de") == "1 von 6 Steinen im Nest"
    open_nest = at(f"r8,r9/r10,c2 {FULL} 6.0.0.0 A- 1 roll1 4").scene().progress[0]
    assert (open_nest.done, str(open_nest.label)) == (6, "6 of 6 rocks in the nest, but no guard")
    won = at(f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 4").scene().progress[0]
    assert (won.done, str(won.label)) == (6, "6 of 6 rocks in the nest")


def test_goal_and_legend() -> None:
    """E1: what wins is told; the letter of a rock is explained."""
    scene = at(START).scene()
    assert str(scene.goal).startswith("Fill the six spaces of your nest")
    assert [(entry.letter, str(entry.label)) for entry in scene.legend] == [("o", "a rock")]


def test_the_end() -> None:
    """E1: the winner's wall closes, from each rock to the one beside it, and both penguins dance."""
    scene = at(f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 4").scene()
    wall, dance = scene.finale
    assert (wall.how, wall.seat) == ("closes", 0)
    assert sorted(wall.ids) == [f"rock-n1{number}" for number in range(1, 7)]
    places = {piece.id: piece.space for piece in scene.pieces}
    at_space = {space.id: (space.x, space.y) for space in scene.spaces}
    around = [at_space[places[rock]] for rock in wall.ids]
    steps = [math.dist(one, other) for one, other in zip(around, [*around[1:], around[0]], strict=True)]
    assert max(steps) < 1.2 * min(steps)
    assert (dance.how, dance.ids) == ("dances", ("red-1", "red-2"))
    assert at(UNDER_WAY).scene().finale == ()


# Choices


@given(FOUR)
@settings(deadline=None, max_examples=60)
def test_choices_are_the_moves(text: str) -> None:
    """T1, R2: a choice for every move, each with touches of its own; only the die and the choice have none."""
    position = at(text)
    scene = position.scene()
    shown = {thing.id for things in (scene.spaces, scene.pieces) for thing in things}
    choices = position.choices()
    assert tuple(found.move for found in choices) == position.moves
    touched = [found.touches for found in choices if found.touches]
    assert len(set(touched)) == len(touched)
    for found in choices:
        assert shown.issuperset(found.touches)
        assert bool(found.touches) == (found.move not in ("go", "stay", "1", "2", "3", "4", "5", "6"))


@pytest.mark.parametrize(
    ("text", "move", "touches", "label"),
    [
        (START, "3", (), "Roll a 3"),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", "go", (), "Roll for penguin 2"),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", "stay", (), "Penguin 2 stays in the nest"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0", "p11", ("red-1", "p11"), "Penguin 1 steps to space 1 of Red's path"),
        (
            "p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0",
            "q1+",
            ("red-1", "q1", "heap-q1"),
            "Penguin 1 steps into Red's pile and takes a rock",
        ),
        (
            "r6,c1/p21,c2 n21:1 6.5.0.0 -a 1 move1:3 0",
            "p21",
            ("red-1", "p21"),
            "Penguin 1 hops over Blue's penguin 1",
        ),
        (
            "p11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:3 0",
            "n11*",
            ("red-1", "n11", "n11"),
            "Penguin 1 steps to space 1 of Red's nest and drops its rock",
        ),
        (
            "r8,p21/p22,c2 n21:1 6.5.0.0 Aa 1 move2:3 0",
            "n21+",
            ("red-2", "n21", "rock-n21"),
            "Penguin 2 steps to space 1 of Blue's nest and takes a rock",
        ),
        (
            "q1,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0",
            "+",
            ("red-1", "q1", "heap-q1"),
            "Penguin 1 takes a rock from Red's pile",
        ),
        (
            "n11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:3 0",
            "*",
            ("red-1", "n11", "n11"),
            "Penguin 1 drops its rock on space 1 of Red's nest",
        ),
        (
            "c1,r8/p22,c2 - 6.6.0.0 A- 1 move1:3!s 0",
            "stop",
            ("red-1", "c1"),
            "Penguin 1 stops in the middle of the nest",
        ),
    ],
)
def test_touches_and_words(text: str, move: str, touches: tuple[str, ...], label: str) -> None:
    """N1, N2, N3: what is touched for a move, and how it is spoken."""
    found = choice(text, move)
    assert (found.touches, str(found.label)) == (touches, label)


def test_plain_steps_and_standing_answers() -> None:
    """M1, H1, R2: a step or a hop is plain, handling and stopping are not; T2: only to stay is answered again."""
    text = "n12,c1/p22,c2 n11:1,n12:1 4.6.0.0 a- 1 move1:3 0"
    assert {found.move for found in at(text).choices() if found.plain} == {"n11", "n13", "c1"}
    stopping = at("n12,r8/p22,c2 - 6.6.0.0 A- 1 move1:3 0").play("c1").choices()
    assert [found.move for found in stopping if not found.plain] == ["stop"]
    asked = at("p12,c1/p22,c2 n11:1 5.6.0.0 a- 1 choose2 0").choices()
    assert {found.move: found.standing for found in asked} == {"go": False, "stay": True}
    assert not any(found.plain or found.standing for found in at(START).choices())


def test_cautions() -> None:
    """R3: a rock out of the own nest is worth a question, out of another's nest or a pile it is not."""
    own = "This takes a rock out of your own nest"
    text = "n12,c1/p22,c2 n11:1,n12:1 4.6.0.0 a- 1 move1:3 0"
    asked = {found.move: str(found.caution) for found in at(text).choices() if found.caution}
    assert asked == {"+": own, "n11+": own}
    foreign = "n22,c1/p22,r8 n21:1,n22:1 6.4.0.0 -A 1 move1:3 0"
    assert {"+", "n21+"} <= set(at(foreign).moves)
    assert not any(found.caution for found in at(foreign).choices())
    assert not any(found.caution for found in at("q1,c1/p22,c2 - 6.6.0.0 -- 1 move1:3 0").choices())
