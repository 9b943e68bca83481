"""The Penguin Game to look at and to touch: scenes and choices."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.draw.text import board
from rookery.kernel.scene import Choice
from rookery.words import word
from tests.rooms.penguin_game.reference import Options
from tests.rooms.penguin_game.strategies import game_texts, option_sets, play_texts
from tests.rooms.penguin_game.words import KEY, at, is_cell, played

EXAMPLE = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac ?,? 1 place s"
MOVING = "0,0:sm,c,a,ms|2,0:c,as,mm,c|0,2:a,ss,cm,a|2,2:mc,s,a,ac b2,c3 1 move s"
DRIFT = "0,0:s,m,c,a|2,0:s,s,s,s|0,2:-,-,-,-|2,2:m,-,-,c c3,d4 1 drift s"
EMPTY = "0,0:-,-,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- ?,? 1 coin -"
BARE = "|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,-"
PAIR = f"0,0:s,s,-,-{BARE} a1 1 move"
LEVEL = "0,0:m,c,m,m|2,0:a,m,a,a|0,2:m,s,a,m|2,2:s,a,c,s ?,? 1 coin m"
APART = DRIFT.replace("2,2:", "6,6:").replace("c3,d4", "g7,h8")
TOWER = "0,0:sssssmmms,m,m,m|2,0:c,c,c,c|0,2:c,c,a,a|2,2:a,a,a,a ?,? 1 place s"
"""On a1 lies the only sun that shows, higher than all around."""


def choice(position: rookery.Position, move: str) -> Choice:
    """The choice of one move."""
    return next(found for found in position.choices() if found.move == move)


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_scenes_show_the_position(data: st.DataObject) -> None:
    """N4, N5: stacks and penguins stand where the text says, the penguin on the top of its stack."""
    options = data.draw(option_sets())
    game = rookery.game(KEY, **options)
    position = game.read(data.draw(play_texts(Options(**options)) | game_texts(game)))
    scene = position.scene()
    cells = {space.id for space in scene.spaces if is_cell(space.id)}
    stacks = dict.fromkeys(cells, "")
    for piece in sorted(scene.pieces, key=lambda piece: piece.level):
        if piece.space in cells and piece.id.startswith("coin-"):
            stacks[piece.space] += piece.letter
    texts = [stack for tile in str(position).split(" ")[0].split("|") for stack in tile.split(":")[1].split(",")]
    assert sorted(stack or "-" for stack in stacks.values()) == sorted(texts)
    for seat, written in enumerate(str(position).split(" ")[1].split(",")):
        penguin = next(piece for piece in scene.pieces if piece.seat == seat)
        assert penguin.space == (written if written in cells else f"bench-{('red', 'blue', 'green', 'yellow')[seat]}")
        assert penguin.level == (len(stacks[written]) if written in cells else 0)
        assert penguin.letter == "RBGY"[seat]


@given(st.data())
@settings(deadline=None, max_examples=100)
def test_choices_are_the_moves(data: st.DataObject) -> None:
    """N1, N2: a choice for every legal move, told apart by what is touched, which the scene shows."""
    options = data.draw(option_sets())
    game = rookery.game(KEY, **options)
    position = game.read(data.draw(play_texts(Options(**options)) | game_texts(game)))
    scene, choices = position.scene(), position.choices()
    assert tuple(found.move for found in choices) == position.moves
    shown = [thing.id for things in (scene.spaces, scene.pieces, scene.facings) for thing in things]
    assert len(set(shown)) == len(shown)
    touches = [found.touches for found in choices]
    assert len(set(touches)) == len(touches)
    for found in choices:
        assert set(shown).issuperset(found.touches)
        assert re.match(r"[A-Z]", str(found.label))
        # No choice is made before its last touch: none begins with another whole one.
        assert not any(found.touches[: len(other)] == other for other in touches if other and other != found.touches)


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_coins_keep_their_ids(data: st.DataObject) -> None:
    """DR1: a coin keeps its id and its suit when its tile drifts and turns; only a melted coin goes."""
    options = data.draw(option_sets().filter(lambda options: options["drifting"] and options["start"] == "regular"))
    position = rookery.game(KEY, **options).start(data.draw(st.integers(0, 99)))
    line = [position]
    while position.outcome is None:
        drifts = [move for move in position.moves if "r" in move]
        position = position.play(data.draw(st.sampled_from(drifts or position.moves)))
        line.append(position)
    for before, after in pairwise(line):
        old = {piece.id: piece.letter for piece in before.scene().pieces}
        new = {piece.id: piece.letter for piece in after.scene().pieces}
        assert new.items() <= old.items()
        assert len(old) - len(new) <= 1


def test_everything_is_inside() -> None:
    """B2: tiles, cells, benches and trays lie within the frame, and no two spaces have the same middle."""
    for position in (at(EXAMPLE), at(EMPTY, start="chaotic"), at(DRIFT, drifting=True)):
        scene = position.scene()
        outlines = [space.outline for space in scene.spaces] + [ground.outline for ground in scene.grounds]
        for x, y in (point for outline in outlines for point in outline):
            assert 0 <= x <= scene.width
            assert 0 <= y <= scene.height
        middles = [(space.x, space.y) for space in scene.spaces]
        assert len(set(middles)) == len(middles)


@pytest.mark.parametrize(
    ("position", "status"),
    [
        (at(EXAMPLE), "Place the penguin"),
        (at(MOVING), "Move the penguin"),
        (played(MOVING, "b2-d1", flamethrowers=True), "Melt a coin"),
        (at(DRIFT, drifting=True), "Let a tile drift, or not"),
        (at(EMPTY, start="chaotic"), "Lay a coin: 24 left"),
        (at(f"0,0:s,-,-,-{BARE} x,a1 2 over s"), "Only one penguin is left on the iceberg"),
        (at(f"{PAIR} m"), "Move the penguin: 2 coins left"),
        (played(f"{PAIR} m", "a1-b1"), "You did it: only one coin is left. The challenge was to leave a moon."),
        (played(f"{PAIR} s", "a1-b1"), "You did it: only one coin is left, and it is a sun, as the challenge asked."),
        (at(f"0,0:s,-,-,-{BARE[:-1]}m a1 1 over m"), "2 coins left. Leave just one to win."),
    ],
    ids=str,
)
def test_status(position: rookery.Position, status: str) -> None:
    """T1, E1, A1, A2, A3: one line says what is to be done, or how the game ended."""
    assert str(position.scene().status) == status


def test_winners() -> None:
    """E1, A2: nobody while the game goes on; then the last one, alone the player for a complete success."""
    assert at(MOVING).scene().winners is None
    assert at(f"0,0:s,-,-,-{BARE} x,a1 2 over s").scene().winners == (1,)
    assert played(f"{PAIR} m", "a1-b1").scene().winners == (0,)
    assert at(f"0,0:s,-,-,-{BARE[:-1]}m a1 1 over m").scene().winners == ()


@pytest.mark.parametrize(
    ("position", "goal"),
    [
        (at(MOVING), "Be the last penguin on the iceberg"),
        (at(f"{PAIR} m"), "Leave just one coin to win, and a moon for the challenge. 2 coins left"),
        (at(EMPTY.replace("?,?", "?"), start="chaotic"), "Leave just one coin to win. 24 coins left"),
    ],
)
def test_goal(position: rookery.Position, goal: str) -> None:
    """E1, A2, A3: what it takes to win, and alone the challenge as soon as there is one."""
    assert str(position.scene().goal) == goal


def test_progress() -> None:
    """T3, A2: how many coins a penguin can go to; alone, how many have melted of those that must."""
    three = at("0,0:s,s,s,-|2,0:-,-,-,-|0,2:-,-,-,c|2,2:-,-,c,m a1,d4,x 1 move s").scene().progress
    assert [(each.done, str(each.label)) for each in three] == [
        (2, "2 coins within reach"),
        (1, "1 coin within reach"),
        (0, "out"),
    ]
    assert [str(each.label) for each in at(EXAMPLE).scene().progress] == ["not yet placed"] * 2
    (alone,) = at(f"{PAIR} m").scene().progress
    assert (alone.done, alone.of, str(alone.label)) == (22, 23, "2 coins left")
    (laying,) = at(EMPTY.replace("?,?", "?"), start="chaotic").scene().progress
    assert laying.done == 0


def test_scenes_in_german() -> None:
    """B1, B5: what a scene and its choices say, in another language."""
    scene = at(MOVING).scene()
    pieces = {piece.id: word(piece.label, "de") for piece in scene.pieces}
    assert pieces["penguin-red"] == "Roter Pinguin, auf b2"
    assert pieces["coin-1ll-0"] == "Sonne auf a1, verdeckt, ganz unten"
    assert [word(entry.label, "de") for entry in scene.legend] == ["Sonne", "Mond", "Krone", "Wappen"]
    assert word(choice(at(MOVING), "b2-a1").label, "de") == "Rot geht auf den Mond auf a1"
    assert word(choice(at(EXAMPLE), "@a1").label, "de") == "Rot beginnt auf dem Mond auf a1"
    alone = at(f"{PAIR} m").scene()
    assert word(alone.goal, "de") == "Lass nur eine Münze übrig, für die Aufgabe einen Mond. Noch 2 Münzen"
    assert word(alone.status, "de") == "Zieh den Pinguin: noch 2 Münzen"
    drift = choice(at(DRIFT, drifting=True), "4@-2,0r1").label
    assert word(drift, "de") == (
        "Platte 4 treibt, bis sie links neben Platte 1 liegt, um ein Viertel im Uhrzeigersinn gedreht"
    )


@pytest.mark.parametrize(
    ("text", "finale"),
    [
        (f"0,0:s,-,-,-{BARE} x,a1 2 over s", [("waves", ("penguin-blue",))]),
        (f"0,0:-,s,-,-{BARE} b1 1 over s", [("dances", ("penguin-red",)), ("billows", ("challenge",))]),
        (f"0,0:-,s,-,-{BARE} b1 1 over m", [("dances", ("penguin-red",))]),
        ("0,0:-,s,-,-|2,0:-,-,-,m|0,2:-,-,-,-|2,2:-,-,-,- b1 1 over s", []),
        (f"{PAIR} s", []),
    ],
)
def test_the_end(text: str, finale: list[tuple[str, tuple[str, ...]]]) -> None:
    """E1, A1, A2: the last one waves; alone it dances for a success, and the flag of a challenge met billows."""
    assert [(each.how, each.ids) for each in at(text).scene().finale] == finale


def test_the_penguin_to_move_is_marked() -> None:
    """T2: the penguin whose turn it is, once it stands on the iceberg."""
    assert [(mark.kind, mark.space) for mark in at(MOVING).scene().marks] == [("active", "b2")]
    assert at(EXAMPLE).scene().marks == ()


@pytest.mark.parametrize(
    ("position", "move", "touches", "label"),
    [
        (at(MOVING), "b2-d1", ("penguin-red", "d1"), "Red hops to the sun on d1"),
        (at(MOVING), "b2-a1", ("penguin-red", "a1"), "Red steps to the moon on a1"),
        (at(EXAMPLE), "@a1", ("a1",), "Red starts on the moon on a1"),
        (at(EMPTY, start="chaotic"), "a@b2", ("supply-arms", "b2"), "Lay a coat of arms on b2"),
        (played(MOVING, "b2-d1", flamethrowers=True), "!d4", ("d4",), "Melt the crown on d4"),
        (at(DRIFT, drifting=True), "=", (), "Don't drift"),
        (
            at(DRIFT, drifting=True),
            "4@-2,0r1",
            ("tile-4", "at--2,0", "turn-1"),
            "Tile 4 drifts to the left of tile 1, turned a quarter clockwise",
        ),
        (at(DRIFT, drifting=True), "4@2,2r2", ("tile-4", "turn-2"), "Tile 4 stays, turned half round"),
    ],
    ids=str,
)
def test_touches_and_words(position: rookery.Position, move: str, touches: tuple[str, ...], label: str) -> None:
    """N1, N2: what to touch for a move, and what it is called."""
    found = choice(position, move)
    assert (found.touches, str(found.label)) == (touches, label)


def test_the_supply() -> None:
    """O2: while coins are laid, each suit shows how many are left; an empty tray says so."""
    position = at(EMPTY, start="chaotic")
    for cell in ("a1", "b1", "c1", "d1", "a2"):
        position = position.play(f"s@{cell}")
    heaps = {piece.id: piece.count for piece in position.scene().pieces if piece.id.startswith("supply")}
    assert heaps == {"supply-sun": 1, "supply-moon": 6, "supply-crown": 6, "supply-arms": 6}
    scene = position.play("s@b2").scene()
    assert "supply-sun" not in {piece.id for piece in scene.pieces}
    assert [str(space.label) for space in scene.spaces if space.id == "tray-sun"] == ["no suns left"]
    assert not [space for space in at(EXAMPLE).scene().spaces if space.id.startswith("tray-")]


def _cautions(position: rookery.Position) -> dict[str, str | None]:
    """What is asked before each move, in words."""
    return {found.move: None if found.caution is None else str(found.caution) for found in position.choices()}


def test_cautions() -> None:
    """T3, A1: a turn after which the penguin has nowhere to go is cautioned, unless every choice is like that."""
    text = "0,0:s,s,s,-|2,0:-,-,-,-|0,2:-,-,-,c|2,2:-,-,c,m a1,d4 1 move s"
    assert {found.caution for found in at(text).choices()} == {None}
    risky = "0,0:s,m,-,-|2,0:-,s,-,-|0,2:-,-,s,c|2,2:-,-,c,m a1,d4 1 move s"
    warned = "From there your penguin has nowhere to go"
    cautions = _cautions(at(risky))
    assert cautions == {"a1-b1": warned, "a1-d1": None, "a1-a4": None}
    alone = _cautions(at(risky.replace("c,m a1,d4", "c,a a1")))
    assert alone == {"a1-b1": "The game ends here, with 6 coins left", "a1-d1": None, "a1-a4": None}
    placing = _cautions(at(TOWER, start="chaotic"))
    assert placing.pop("@a1") == warned
    assert set(placing.values()) == {None}
    assert choice(at(risky, flamethrowers=True), "a1-b1").caution is None


def test_not_to_drift_may_be_answered_every_time() -> None:
    """DR3: only that no tile drifts is such an answer, and not where it is worth a question."""
    found = at(DRIFT, drifting=True).choices()
    assert [each.move for each in found if each.standing] == ["="]
    assert not any(each.plain for each in found)


def test_the_board_in_letters() -> None:
    """B3, B4: in letters a cell shows its penguin, then its coins from the top; bare cells show their names."""
    lines = board(at(MOVING.replace("0,2:a", "0,2:-")).scene()).splitlines()
    assert lines[0].split() == ["4", "mc", "a", "a", "ca"]
    assert lines[3].split() == ["3", "a3", "ss", "Bcm", "s"]
    assert all(len(line) <= 80 for line in lines)


def test_what_the_board_of_letters_shows() -> None:
    """B3, DR1: names of cells, nothing for handles and benches, coordinates in the water, a dash for an empty tray."""
    scene = at(DRIFT, drifting=True).scene()
    signs = {space.id: space.sign for space in scene.spaces}
    assert (signs["a1"], signs["tile-1"], signs["at--2,0"]) == ("a1", "", "-2,0")
    names = {space.id: str(space.label) for space in scene.spaces}
    assert (names["tile-1"], names["at--2,0"]) == ("tile 1", "open water to the left of tile 1")
    laying = {space.id: space.sign for space in at(EMPTY, start="chaotic").scene().spaces}
    assert (laying["bench-red"], laying["tray-sun"]) == ("", "-")
    assert [entry.letter for entry in scene.legend] == list("smca")


def test_what_a_move_melts() -> None:
    """ME1, F1: the coin that is left is pointed out, and the one that is to melt."""
    assert choice(at(MOVING), "b2-d1").affects == ("coin-1ur-1",)
    assert choice(at(MOVING, flamethrowers=True), "b2-d1").affects == ()
    assert choice(played(MOVING, "b2-d1", flamethrowers=True), "!d4").affects == ("coin-4ur-1",)


def test_coins_tell_what_lies_under_them() -> None:
    """B4: the top coin names those below it from the top down; everybody has seen them laid."""
    labels = {piece.id: str(piece.label) for piece in at(TOWER, start="chaotic").scene().pieces}
    assert labels["coin-1lr-0"] == "a moon on b1"
    assert labels["coin-1ll-0"] == "a sun on a1, covered, at the bottom"
    assert labels["coin-1ll-8"] == (
        "a sun on a1, 9 high, on a moon, a moon, a moon, a sun, a sun, a sun, a sun, and a sun"
    )
    german = {piece.id: word(piece.label, "de") for piece in at(MOVING).scene().pieces}
    assert german["coin-1ll-1"] == "Mond auf a1, 2 hoch, darunter Sonne"


def test_the_challenge_is_in_sight() -> None:
    """A3: alone, a flag shows the suit to leave from the deal to the end; with others there is none."""
    for position in (at(EXAMPLE.replace("?,?", "?")), at(f"{PAIR} s")):
        (flag,) = [space for space in position.scene().spaces if space.id == "challenge"]
        assert (flag.symbol, str(flag.label)) == ("flag-sun", "the challenge: leave a sun")
        assert position.scene().progress[0].symbol == "coin-sun"
    for position in (at(EXAMPLE), at(EMPTY.replace("?,?", "?"), start="chaotic")):
        assert "challenge" not in {space.id for space in position.scene().spaces}


def test_drifting_leaves_the_board_as_large_as_it_is() -> None:
    """DR1: what is in sight is the same whether a tile may drift now or not, and little more than without drifting."""
    moving = at(DRIFT.replace("drift", "move"), drifting=True).scene()
    drifting = at(DRIFT, drifting=True).scene()
    assert (moving.width, moving.height) == (drifting.width, drifting.height)
    assert moving.grounds == drifting.grounds
    assert drifting.width < 4 + 1.5
    corners = {(x, y) for x in (0.0, drifting.width) for y in (0.0, drifting.height)}
    assert {*drifting.grounds[0].outline} == corners
    for berth in (space for space in drifting.spaces if space.id.startswith("at-")):
        across, down = zip(*berth.outline, strict=True)
        assert min(max(across) - min(across), max(down) - min(down)) > 0.5


def _reason(position: rookery.Position, name: str) -> str:
    """Why something cannot be touched."""
    reasons = position.scene().reasons
    return str(next(each.label for each in (*reasons, *reasons) if name in each.ids or not each.ids))


REASONED = "0,0:s,m,m,-|2,0:-,as,mm,c|0,2:-,ss,cm,-|2,2:mc,s,-,ac a1,d4 1 move s"


@pytest.mark.parametrize(
    ("position", "name", "reason"),
    [
        (at(REASONED), "b2", "The coins there have melted"),
        (at(REASONED), "d4", "Another penguin stands there"),
        (at(REASONED), "penguin-blue", "Another penguin stands there"),
        (at(REASONED), "c2", "Too far for a step, and you can only hop to suns"),
        (at(MOVING), "b1", "That coin is lower, and you can only hop to suns"),
        (at(REASONED.replace("0,0:s,m", "0,0:s,ca")), "b1", "That coin is higher, and you can only hop to suns"),
        (played(MOVING, "b2-d1", flamethrowers=True), "d1", "A penguin stands on that coin"),
        (played(MOVING, "b2-d1", flamethrowers=True), "penguin-red", "A penguin stands on that coin"),
        (at(EXAMPLE.replace("?,? 1", "b2,? 2")), "b2", "Another penguin stands there"),
        (at(EXAMPLE), "bench-red", "Choose the coin where your penguin starts"),
        (at(EMPTY, start="chaotic"), "a1", "Take a coin from a tray first"),
        (at(EMPTY, start="chaotic").play("s@a1"), "a1", "First every space gets one coin"),
        (at(LEVEL, start="strategic"), "b1", "Only the X gets more than one coin"),
        (at(LEVEL, start="strategic").play("c@a1"), "a1", "That stack is high enough for now"),
        (
            at(EMPTY.replace("0,0:-,-,-,-|2,0:-,-", "0,0:s,s,s,s|2,0:s,s")[:-1] + "s", start="chaotic"),
            "tray-sun",
            "No suns left",
        ),
        (at(DRIFT, drifting=True), "a1", "Take a tile by its number, or don't drift"),
        (
            at(APART, drifting=True, tiles="0:0;2:0;0:2;6:6"),
            "tile-1",
            "That tile can't drift: the iceberg would fall apart",
        ),
    ],
    ids=str,
)
def test_reasons(position: rookery.Position, name: str, reason: str) -> None:
    """B5, ME2, M1, M2, S4, F1, O2 to O4, DR2: why something cannot be touched."""
    assert _reason(position, name) == reason


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_reasons_and_choices_do_not_meet(data: st.DataObject) -> None:
    """T1: what a choice begins with has no reason against it, and every other cell has one."""
    options = data.draw(option_sets())
    game = rookery.game(KEY, **options)
    position = game.read(data.draw(play_texts(Options(**options)) | game_texts(game)))
    scene = position.scene()
    against = [name for reason in scene.reasons for name in reason.ids]
    assert len(set(against)) == len(against)
    offered = {name for found in position.choices() for name in found.touches}
    assert offered.isdisjoint(against)
    if position.outcome is None and " drift " not in str(position):
        own = {piece.space for piece in scene.pieces if piece.seat == position.seat}
        assert {space.id for space in scene.spaces if is_cell(space.id)} <= {*offered, *against, *own}
