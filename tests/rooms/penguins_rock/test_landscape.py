"""The beach of Penguins Rock!: what lies where for whom, and what joins it."""

from itertools import pairwise
from math import dist
from pathlib import Path

import rookery
from rookery.kernel.scene import Point, Scene
from rookery.rooms.penguins_rock.board import Board, unpack
from rookery.rooms.penguins_rock.landscape import CLEAR, HEADROOM, MARGIN
from tests.rooms.penguins_rock.nests import KEY, small_board


def places(scene: Scene) -> dict[str, Point]:
    """Where the spaces are."""
    return {space.id: (space.x, space.y) for space in scene.spaces}


def trails(scene: Scene) -> set[frozenset[str]]:
    """The pairs of spaces that trails join."""
    names = {place: name for name, place in places(scene).items()}
    found = [ground.outline for ground in scene.grounds if ground.look == "worn-sand"]
    return {frozenset((names[one], names[other])) for outline in found for one, other in pairwise(outline)}


def joined(board: Board) -> set[frozenset[str]]:
    """The pairs of neighbours that are not both of one nest."""
    pairs = {
        frozenset((board.names[space], board.names[other]))
        for space, others in enumerate(board.neighbours)
        for other in others
    }
    nests = [{name for name in board.names if name[0] in "nc" and name[1] == seat} for seat in "1234"]
    return {pair for pair in pairs if not any(pair <= nest for nest in nests)}


def test_everybody_sits_at_the_same_place() -> None:
    """B1: seats change places, so that everybody sees the own nest where the first player does, the next clockwise."""
    position = rookery.game(KEY, players=4).start()
    first = places(position.scene(0))
    assert first["c1"][1] > position.scene(0).height / 2
    for seat in range(4):
        seen = places(position.scene(seat))
        for kind, last in (("q", ""), ("c", ""), ("n", "4"), ("p", "2")):
            for other in range(4):
                assert seen[f"{kind}{(seat + other) % 4 + 1}{last}"] == first[f"{kind}{other + 1}{last}"]
        assert seen[f"r{(3 * seat) % 12 + 3}"] == first["r3"]
        assert sorted(seen.values()) == sorted(first.values())


def test_another_board_is_turned(tmp_path: Path) -> None:
    """B1, B7: where seats differ the board is turned until the own nest is at the bottom."""
    position = rookery.game(KEY, players=4, board=uneven(tmp_path)).start()
    width, first = position.scene(0).width, places(position.scene(0))
    second = places(position.scene(1))
    less = HEADROOM - MARGIN
    assert all(dist(second[name], (y - less, width - x)) < 1e-9 for name, (x, y) in first.items())


def test_heads_have_room(tmp_path: Path) -> None:
    """B1: a penguin is higher than its space, so above every space there is room, on narrow screens too."""
    for options in ({}, {"board": uneven(tmp_path)}):
        position = rookery.game(KEY, players=4, **options).start()
        for seat in range(4):
            scene = position.scene(seat)
            assert min(y for _, y in places(scene).values()) >= HEADROOM - 1e-9
            assert max(x for x, _ in places(scene).values()) <= scene.width - HEADROOM + 1e-9


def test_trails_join_neighbours_and_nothing_else(tmp_path: Path) -> None:
    """B2, B7: what is next to each other is joined by a trail, on any board and from every seat; nests need none."""
    for board in ("rookery", uneven(tmp_path), small_board(tmp_path)):
        game = rookery.game(KEY, players=4, board=board)
        for seat in range(4):
            assert trails(game.start().scene(seat)) == joined(unpack(game.config))


def test_nests_are_owned_by_those_who_play() -> None:
    """B1: a bank for each nest, a post beside each of those in play."""
    scene = rookery.game(KEY, players=3).start().scene()
    assert [ground.seat for ground in scene.grounds if ground.look == "bank"] == [0, 1, 2, None]
    assert [each.seat for each in scene.decorations if each.symbol == "lantern-post"] == [0, 1, 2]


def test_nothing_lies_in_the_way(tmp_path: Path) -> None:
    """What the tide has left is away from all spaces, and inside the picture."""
    for board in ("rookery", uneven(tmp_path)):
        scene = rookery.game(KEY, board=board).start().scene()
        finds = [(each.x, each.y) for each in scene.decorations if each.symbol in ("starfish", "shell", "tuft", "kelp")]
        assert len(finds) > 4
        for find in finds:
            assert 0 <= find[0] <= scene.width
            assert 0 <= find[1] <= scene.height
            assert min(dist(find, place) for place in places(scene).values()) > CLEAR


def uneven(folder: Path) -> str:
    """The default board with a bridge over the bay, which only two seats have."""
    boards = Path(rookery.__file__).parent / "rooms" / "penguins_rock" / "boards"
    text = (boards / "rookery.toml").read_text(encoding="utf-8")
    path = folder / "uneven.toml"
    path.write_text(text.replace("joins = [", 'joins = [\n  "r3 r9",'), encoding="utf-8")
    return str(path)
