"""Penguin Soccer to look at and to touch: scenes and choices."""

import re
from collections import defaultdict

import pytest
from hypothesis import given, settings

import rookery
from rookery.kernel.scene import Choice, Scene
from rookery.rooms.penguin_soccer.view import EXTENT
from rookery.words import word
from tests.rooms.penguin_soccer.pitch import KEY, at, twin, twin_move
from tests.rooms.penguin_soccer.reference import DIRECTIONS, SQUARES, START
from tests.rooms.penguin_soccer.strategies import position_texts

UNDER_WAY = "d4^,b6e,a3^/e4^,f4w,h8s e4 w 24"
PIECES = ("white-mama", "white-papa", "white-baby", "black-mama", "black-papa", "black-baby", "ball")


def choice(text: str, move: str) -> Choice:
    """The choice of one move."""
    return next(found for found in at(text).choices() if found.move == move)


def spaces(scene: Scene) -> dict[str, tuple[float, float]]:
    """Where each space is."""
    return {space.id: (space.x, space.y) for space in scene.spaces}


def labels(text: str, seat: int = 0) -> dict[str, str]:
    """What each piece is called."""
    return {piece.id: str(piece.label) for piece in at(text).scene(seat).pieces}


# Scenes


@given(position_texts())
@settings(deadline=None, max_examples=60)
def test_pieces_are_always_the_same(text: str) -> None:
    """B5, B7: six penguins and the ball, by the same ids in the same order, each on a space that is there once."""
    for seat in (0, 1):
        scene = at(text).scene(seat)
        assert tuple(piece.id for piece in scene.pieces) == PIECES
        ids = [space.id for space in scene.spaces]
        assert len(set(ids)) == len(ids) == 64 + 1 + 6
        assert set(ids).issuperset(piece.space for piece in scene.pieces)


@given(position_texts())
@settings(deadline=None, max_examples=60)
def test_pieces_stand_where_the_text_says(text: str) -> None:
    """B6, B7: squares, poses and the ball are those of the position; the holder carries the ball."""
    penguins, ball, _, _ = text.split(" ")
    pieces = {piece.id: piece for piece in at(text).scene().pieces}
    for name, written in zip(PIECES, penguins.replace("/", ",").split(","), strict=False):
        piece = pieces[name]
        assert piece.space == (f"bench-{name}" if written == "-" else written[:2])
        upright = written == "-" or written[2:] == "^"
        assert piece.facing == (None if upright else (DIRECTIONS.index(written[2:]) * 45 - 45) % 360)
        assert piece.carrying == ("ball" if written[:2] == ball else None)
    assert pieces["ball"].space == ("centre" if ball == "+" else ball)


@given(position_texts())
@settings(deadline=None, max_examples=40)
def test_the_other_seat_sees_the_board_turned(text: str) -> None:
    """B2: seat 1's scene is seat 0's turned by 180°."""
    white, black = (at(text).scene(seat) for seat in (0, 1))
    ours, theirs = spaces(white), spaces(black)
    assert ours.keys() == theirs.keys()
    for name, (x, y) in ours.items():
        assert theirs[name] == pytest.approx((EXTENT - x, EXTENT - y))
    for one, other in zip(white.pieces, black.pieces, strict=True):
        assert (one.id, one.space, one.carrying) == (other.id, other.space, other.carrying)
        assert one.facing is other.facing is None or one.facing == (float(other.facing or 0) + 180) % 360
    for one_facing, other_facing in zip(white.facings, black.facings, strict=True):
        assert one_facing.id == other_facing.id
        assert one_facing.angle == (other_facing.angle + 180) % 360


def test_coordinates_lie_outside_at_the_edges_before_the_viewer() -> None:
    """B1: for both seats files and ranks stand below their squares, off the board but within the frame."""
    for seat in (0, 1):
        scene = at(START).scene(seat)
        middles = spaces(scene)
        assert [label.text for label in scene.labels] == [*"abcdefgh", *"12345678"]
        for label in scene.labels:
            line = [middles[name] for name in middles if len(name) == 2 and str(label.text) in name]
            x, y = max(line, key=lambda middle: middle[1])
            assert abs(label.x - x) == pytest.approx(label.y - y)
            # The border of a square is where the ways across and down add up to one.
            assert 1.6 < abs(label.x - x) + label.y - y < 1.9
            assert 0 < label.x < EXTENT
            assert label.y < EXTENT


def test_neighbours_lie_where_directions_point() -> None:
    """B4: from a square to its neighbour is the way that the direction's arrow points, for both seats."""
    offsets = {0: (0, -1), 45: (1, -1), 90: (1, 0), 135: (1, 1), 180: (0, 1), 225: (-1, 1), 270: (-1, 0), 315: (-1, -1)}
    around = {"n": "d5", "ne": "e5", "e": "e4", "se": "e3", "s": "d3", "sw": "c3", "w": "c4", "nw": "c5"}
    for seat in (0, 1):
        scene = at(START).scene(seat)
        here = spaces(scene)["d4"]
        for facing in scene.facings:
            there = spaces(scene)[around[facing.text]]
            step = there[0] - here[0], there[1] - here[1]
            # Diagonal neighbours on the turned board are two units away, the others one and one.
            sign = tuple((value > 0) - (value < 0) for value in step)
            assert sign == offsets[round(facing.angle)]


def test_everything_is_inside() -> None:
    """Squares and benches lie within the scene's frame, and no two squares or benches share a place."""
    for seat in (0, 1):
        scene = at(START).scene(seat)
        places = [(space.x, space.y) for space in scene.spaces if space.id in SQUARES or space.id.startswith("bench-")]
        assert len(set(places)) == 64 + 6
        for space in scene.spaces:
            assert all(-1 <= x <= scene.width + 1 and -1 <= y <= scene.height + 1 for x, y in space.outline)
            assert 0 <= space.x <= scene.width
            assert 0 <= space.y <= scene.height


def test_benches_lie_beside_their_home() -> None:
    """S1: penguins off the board wait on their own side, off the ice."""
    for seat in (0, 1):
        scene = at(START).scene(seat)
        for space in scene.spaces:
            if space.id.startswith("bench-"):
                assert (space.y > scene.height / 2) == (space.seat == seat)
                assert abs(space.x - 8) + abs(space.y - 8) > 8


def test_homes_belong_to_seats() -> None:
    """B3: a1 is White's Home and h8 Black's, and no other square is anybody's."""
    homes = {
        space.id: space.seat for space in at(START).scene().spaces if space.id in SQUARES and space.seat is not None
    }
    assert homes == {"a1": 0, "h8": 1}


def test_words_for_pieces() -> None:
    """B6, B7: what a piece is called tells whose it is, how and where it is, and who has the ball."""
    assert labels(UNDER_WAY) == {
        "white-mama": "White's Mama, upright on d4",
        "white-papa": "White's Papa, lying on b6, facing up and to the right",
        "white-baby": "White's Baby, upright on a3",
        "black-mama": "Black's Mama, upright on e4 with the ball",
        "black-papa": "Black's Papa, lying on f4, facing down and to the left",
        "black-baby": "Black's Baby, lying on h8, facing down and to the right",
        "ball": "the ball, on e4",
    }
    assert labels(UNDER_WAY, 1)["white-papa"] == "White's Papa, lying on b6, facing down and to the left"
    assert labels(START)["white-mama"] == "White's Mama, off the board"
    assert labels(START)["ball"] == "the ball, on the centre point"


@pytest.mark.parametrize(
    ("text", "status", "winners"),
    [
        (START, "Move a penguin", None),
        ("-,-,-/-,-,- + b 1", "Move a penguin", None),
        ("d4^,-,-/-,-,- d4 w 2", "Move a penguin or kick the ball", None),
        ("d4^,-,-/-,-,- d4 b 3", "Move a penguin", None),
        ("-,-,-/-,-,- h8 w 0", "The ball is in the goal", (0,)),
        ("-,-,-/-,-,- a1 w 0", "The ball is in the goal", (1,)),
        ("-,-,-/-,-,- + w 400", "No goal in 400 moves", ()),
    ],
)
def test_status(text: str, status: str, winners: tuple[int, ...] | None) -> None:
    """E1, E3: one line says what is to be done, or why the game ended; who has won is told beside it."""
    scene = at(text).scene()
    assert (str(scene.status), scene.winners) == (status, winners)


def test_status_of_other_endings() -> None:
    """E2, E4: a player without a move, and a position that came too often."""
    stuck = at("a1^,-,-/a2^,b1^,b2^ d5 w 60", no_move="loss").scene()
    assert (str(stuck.status), stuck.winners) == ("The other family has no moves left", (1,))
    position = at(START, repetition=2)
    for move in ("Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^", "M^"):
        position = position.play(move)
    scene = position.scene()
    assert (str(scene.status), scene.winners) == ("This position has come up 2 times", ())


@pytest.mark.parametrize(
    ("text", "done", "said"),
    [
        (START, (7, 7), ("the ball is 4 squares from the goal", "the ball is 4 squares from the goal")),
        ("-,-,-/-,-,- g3 w 0", (4, 2), ("the ball is 5 squares from the goal", "the ball is 6 squares from the goal")),
        ("-,-,-/-,-,- h7 w 0", (12, 0), ("the ball is 1 square from the goal", "the ball is 7 squares from the goal")),
        ("-,-,-/-,-,- h8 w 0", (14, 0), ("the ball is in the goal", "the ball is 7 squares from the goal")),
    ],
)
def test_progress(text: str, done: tuple[int, ...], said: tuple[str, ...]) -> None:
    """E1: how far the ball has come on the way to each family's Goal."""
    progress = at(text).scene().progress
    assert tuple(each.done for each in progress) == done
    assert tuple(str(each.label) for each in progress) == said
    assert {(each.of, each.symbol) for each in progress} == {(14, "ball")}


def test_what_the_board_of_letters_shows() -> None:
    """B3, B7: signs for squares and Homes, none for the point and the benches; a legend for the ball."""
    scene = at(START).scene()
    signs = {space.id: space.sign for space in scene.spaces}
    assert (signs["a1"], signs["d4"], signs["centre"], signs["bench-white-mama"]) == ("[ ]", "·", "", "")
    assert [(entry.letter, str(entry.label)) for entry in scene.legend] == [("*", "the ball")]


def test_scenes_in_german() -> None:
    """B3, B6: what a scene and its choices say, in another language."""
    scene = at(UNDER_WAY).scene()
    pieces = {piece.id: word(piece.label, "de") for piece in scene.pieces}
    assert pieces["white-papa"] == "Weißer Papa, liegt auf b6, Schnabel nach rechts oben"
    assert pieces["black-mama"] == "Schwarze Mama, aufrecht auf e4, mit dem Ball"
    assert pieces["ball"] == "der Ball, auf e4"
    assert [word(seat.name, "de") for seat in scene.seats] == ["Weiß", "Schwarz"]
    spaces = {space.id: word(space.label, "de") for space in scene.spaces}
    assert (spaces["a1"], spaces["b1"], spaces["centre"]) == ("Heimecke und Tor von Weiß, a1", "b1", "der Mittelpunkt")
    assert word(scene.goal, "de") == "Bring den Ball in die gegnerische Ecke"
    found = choice("-,-,d2^/d4^,-,- d4 w 0", "Bn").label
    assert word(found, "de") == "Mit Baby gegen die schwarze Mama auf d4 grätschen und den Ball nehmen"


def test_a_goal_is_marked() -> None:
    """E1: the ball in a Home is marked; elsewhere nothing is."""
    assert [(mark.kind, mark.space) for mark in at("-,-,-/-,-,- h8 w 0").scene().marks] == [("goal", "h8")]
    assert at(UNDER_WAY).scene().marks == ()


# Choices


@given(position_texts())
@settings(deadline=None, max_examples=80)
def test_choices_are_the_moves(text: str) -> None:
    """T1: a choice for every legal move, in their order; each touches a piece and then what the scene shows."""
    position = at(text)
    scene = position.scene()
    choices = position.choices()
    assert tuple(found.move for found in choices) == position.moves
    own = {piece.id for piece in scene.pieces if piece.seat == position.seat}
    squares = {space.id for space in scene.spaces if space.id in SQUARES}
    facings = {facing.id for facing in scene.facings}
    for found in choices:
        assert re.match(r"[A-Z]", str(found.label))
        if found.move == "--":
            assert found.touches == ()
            continue
        piece, square, *facing = found.touches
        assert piece in own
        assert square in squares
        assert facings.issuperset(facing)
        assert len(facing) <= 1


@given(position_texts())
@settings(deadline=None, max_examples=80)
def test_alike_means_the_same(text: str) -> None:
    """SL12: two choices are the same exactly where their touches and their results are, and the first one stands."""
    position = at(text)
    groups: defaultdict[tuple[tuple[str, ...], str], list[Choice]] = defaultdict(list)
    for found in position.choices():
        groups[found.touches, str(position.play(found.move))].append(found)
    for first, *others in groups.values():
        assert first.same_as is None
        assert all(other.same_as == first.move for other in others)
    touched = [found.touches for found in position.choices() if found.same_as is None]
    assert len(set(touched)) == len(touched)


@given(position_texts())
@settings(deadline=None, max_examples=40)
def test_both_families_are_offered_alike(text: str) -> None:
    """B2: the twin of a position offers the twins of its moves, with as many touches and cautions."""
    here = {twin_move(found.move): found for found in at(text, ply_cap=0).choices()}
    there = {found.move: found for found in at(twin(text), ply_cap=0).choices()}
    assert here.keys() == there.keys()
    for move, found in here.items():
        assert len(found.touches) == len(there[move].touches)
        assert (found.caution is None) == (there[move].caution is None)


@pytest.mark.parametrize(
    ("text", "move", "touches", "label"),
    [
        (START, "Mn", ("white-mama", "a1", "facing-n"), "Slide Mama to a1"),
        (START, "Bne>e", ("white-baby", "c3", "facing-e"), "Slide Baby to c3 and turn to face d3"),
        ("c3n,-,-/-,-,- h1 w 0", "M^", ("white-mama", "c3"), "Stand Mama up"),
        ("c3^,-,-/-,-,- c3 w 0", "Ke", ("white-mama", "f3"), "Kick the ball: it rolls to f3"),
        ("-,-,c7^/-,-,- h1 w 0", "Bn", ("white-baby", "c8"), "Slide Baby to the edge, c8, and stand up there"),
        ("-,-,d2^/-,-,- + w 0", "Bn", ("white-baby", "d4"), "Slide Baby to d4 and take the ball"),
        (
            "-,-,d2^/d4^,-,- d4 w 0",
            "Bn",
            ("white-baby", "d4"),
            "Slide Baby into Black's Mama on d4 and take the ball",
        ),
        ("c3^,f3n,-/-,-,- c3 w 0", "Ke", ("white-mama", "f3"), "Pass the ball to Papa on f3"),
        ("c3^,-,-/-,e3^,- c3 w 0", "Ke", ("white-mama", "e3"), "Kick the ball to e3: Black's Papa gets it"),
        ("-,f6^,-/-,-,- f6 w 0", "Kne", ("white-papa", "h8"), "Kick the ball into Black's goal"),
        (
            "-,-,g5^/-,-,- h1 w 0",
            "Bn>nw",
            ("white-baby", "g8", "facing-nw"),
            "Slide Baby to g8 and turn to face the edge",
        ),
        ("a1^,-,-/a2^,b1^,b2^ d5 w 60", "--", (), "Skip the turn: no penguin can move"),
    ],
)
def test_touches_and_words(text: str, move: str, touches: tuple[str, ...], label: str) -> None:
    """T1: a slide is a penguin, its last square and how it lies; a stand and a kick are a penguin and a square."""
    found = choice(text, move)
    assert (found.touches, str(found.label)) == (touches, label)


@pytest.mark.parametrize(
    ("text", "move", "affects"),
    [
        (START, "Mn", ()),
        ("c3^,-,-/-,-,- c3 w 0", "Ke", ("ball",)),
        ("c3^,-,-/-,e3^,- c3 w 0", "Ke", ("ball", "black-papa")),
        ("-,-,d2^/-,-,- + w 0", "Bn", ("ball",)),
        ("-,-,d6^/d7^,d8n,- d7 w 0", "Bn", ("ball", "black-mama", "black-papa")),
    ],
)
def test_what_else_a_move_changes(text: str, move: str, affects: tuple[str, ...]) -> None:
    """SL6, TA3, TA4, K4: the ball, whoever stops it, and all who are pushed."""
    assert choice(text, move).affects == affects


@pytest.mark.parametrize(
    ("text", "thing", "why"),
    [
        ("a1^,-,-/a2^,b1^,b2^ d5 w 60", "white-mama", "Mama is blocked in every direction"),
        ("a1^,-,-/a2^,b1^,b2^ d5 w 60", "white-papa", "Papa can't slide in: Mama is still in your corner"),
        ("-,-,-/a2^,b1^,b2^ d5 w 60", "white-baby", "Baby can't slide in: the way is blocked"),
        (START, "black-mama", "This penguin plays for Black"),
        (START, "ball", "Slide a penguin to the ball to take it"),
        ("c3^,-,-/-,-,- c3 w 0", "ball", "Mama has the ball: choose Mama to kick it"),
        ("-,-,-/c3^,-,- c3 w 0", "ball", "Black's Mama has the ball: slide into that square to take it"),
    ],
)
def test_why_something_cannot_be_touched(text: str, thing: str, why: str) -> None:
    """T1, SL4, SL9, K1, TA1: whatever no choice touches has its reason."""
    assert [str(reason.label) for reason in at(text).scene().reasons if thing in reason.ids] == [why]


@given(position_texts())
@settings(deadline=None, max_examples=60)
def test_every_penguin_can_be_touched_or_has_its_reason(text: str) -> None:
    """T1: never both, while the game goes on; and there is a word for everything else."""
    position = at(text)
    scene = position.scene()
    if position.seat is None:
        assert scene.reasons == ()
        return
    touched = {found.touches[0] for found in position.choices() if found.touches}
    reasoned = {each for reason in scene.reasons for each in reason.ids}
    penguins = {piece.id for piece in scene.pieces if piece.seat is not None}
    assert touched.isdisjoint(reasoned)
    assert touched | reasoned >= penguins
    assert scene.reasons[-1].ids == ()


def test_slides_that_end_alike() -> None:
    """SL12: into the corner from three sides and turned the same way is one choice for a finger."""
    assert choice(START, "Mne>n").same_as == "Mn"
    assert choice(START, "Mn").same_as is None
    assert rookery.game(KEY).start().play("Mne>n") == rookery.game(KEY).start().play("Mn")


def test_own_goals_are_cautioned() -> None:
    """E1: a kick into the own Home gives the game away, and only such a move is worth a question."""
    cautions = {found.move: found.caution for found in at("b2^,d2^,-/-,-,- b2 w 0").choices()}
    assert str(cautions.pop("Ksw")) == "This is a goal for Black"
    assert set(cautions.values()) == {None}
    assert str(choice("-,-,-/g7^,-,- g7 b 1", "Kne").caution) == "This is a goal for White"
    assert choice("g7^,-,-/-,-,- g7 w 0", "Kne").caution is None


def test_a_forced_skip_may_be_answered_every_time() -> None:
    """T3: to skip is such an answer; no move of a penguin is."""
    assert choice("a1^,-,-/a2^,b1^,b2^ d5 w 60", "--").standing
    assert not any(found.standing or found.plain for found in at(START).choices())


def test_nothing_to_touch_after_the_end() -> None:
    """E1: a game that is over offers nothing."""
    assert at("-,-,-/-,-,- h8 w 0").choices() == ()
