"""Nets as files: written, read, and refused in words."""

import errno
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

import rookery
from rookery.kernel.errors import BadNet
from rookery.kernel.nets import MOST_BYTES, Net, net_of, read_net, write_net
from tests.nets import small_net

GAME = rookery.game("polar-dare")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A net on file."""
    path = tmp_path / "polar-dare.net"
    write_net(small_net(GAME), path)
    return path


def changed(file: Path, **facts: object) -> None:
    """Change what the header of a file says."""
    line, _, weights = file.read_bytes().partition(b"\n")
    header = msgspec.json.decode(line) | facts
    file.write_bytes(msgspec.json.encode(header) + b"\n" + weights)


@pytest.mark.parametrize("key", rookery.games())
def test_what_is_written_is_read(key: str, tmp_path: Path) -> None:
    """A net comes back with its weights and its facts, fits its game, and is written in the same bytes again."""
    game = rookery.game(key)
    net = small_net(game)
    one, other = tmp_path / "one.net", tmp_path / "other.net"
    write_net(net, one)
    back = read_net(one)
    back.check(game)
    assert (back.game, back.rules, back.planes, back.training) == (key, game.room.version, game.planes, {"plies": 0})
    assert (back.actions, back.seats) == (game.action_count, game.room.players[1])
    for ours, theirs in zip(back.layers, net.layers, strict=True):
        assert ours.dtype == np.float32
        np.testing.assert_array_equal(ours, theirs)
    write_net(back, other)
    assert one.read_bytes() == other.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.net", "other.net"]


def test_a_net_serves_all_numbers_of_players() -> None:
    """One net fits a game of two and of four."""
    net = small_net(GAME)
    for players in (2, 3, 4):
        assert net.misfit(rookery.game("polar-dare", players=players)) is None


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"format": "rookery-net/2"}, "is not a net of the format rookery-net/1"),
        ({"width": 0}, "is not a net of the format"),
        ({"planes": []}, "is not a net of the format"),
        ({"planes": [{"name": "a", "shape": [10**9, 10**9]}]}, "is not a net of the format"),
        ({"actions": "many"}, "is not a net of the format"),
        ({"more": 1}, "is not a net of the format"),
        ({"blocks": 1}, "is incomplete or was changed: it has .* bytes of weights instead of"),
        ({"sha256": "0" * 64}, "is damaged"),
    ],
)
def test_a_wrong_header(facts: dict[str, object], words: str, file: Path) -> None:
    """A header that does not fit its weights, or says what no header says, is refused."""
    changed(file, **facts)
    with pytest.raises(BadNet, match=words):
        read_net(file)


def test_broken_files(file: Path, tmp_path: Path) -> None:
    """A file that is missing, cut, lengthened, or something else altogether is refused by its name."""
    content = file.read_bytes()
    broken = tmp_path / "broken.net"
    with pytest.raises(BadNet, match=r"broken.net cannot be read \(No such file"):
        read_net(broken)
    for cut in (0, 10, len(content) // 2, len(content) - 1):
        broken.write_bytes(content[:cut])
        with pytest.raises(BadNet, match=r"broken.net is (not a net|incomplete)|incomplete"):
            read_net(broken)
    broken.write_bytes(content + b"x")
    with pytest.raises(BadNet, match="incomplete or was changed"):
        read_net(broken)
    broken.write_bytes(bytes([255]) * 5000)
    with pytest.raises(BadNet, match="is not a net"):
        read_net(broken)
    middle = len(content) - 200
    broken.write_bytes(content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :])
    with pytest.raises(BadNet, match=r"broken.net is damaged"):
        read_net(broken)


def test_weights_that_cannot_be_written(tmp_path: Path) -> None:
    """Numbers that 16 bits do not hold, and nets of more than 1 MB, are refused, and nothing is written."""
    net = small_net(GAME)
    huge = net.layers._replace(first_bias=net.layers.first_bias * np.float32(1e9))
    with pytest.raises(BadNet, match="do not fit in 16 bits"):
        write_net(replace(net, layers=huge), tmp_path / "huge.net")
    with pytest.raises(BadNet, match=f"would have .* bytes, and at most {MOST_BYTES:,} are allowed"):
        write_net(small_net(GAME, width=400, blocks=3), tmp_path / "large.net")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_the_file_before(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written before is still there if writing fails."""
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("rookery.kernel.nets.os.fsync", full)
    with pytest.raises(BadNet, match="cannot be written \\(No space left on device\\)"):
        write_net(small_net(GAME, blocks=1), file)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_nets_of_something_else() -> None:
    """Another game, other rules, other options and other sizes are told apart, each in words of its own."""
    iceberg = rookery.game("penguin-game")
    net = small_net(iceberg)
    with pytest.raises(BadNet, match='trained for "penguin-game", not for polar-dare'):
        net.check(GAME)
    with pytest.raises(BadNet, match=r"under version 7 of the rules of penguin-game, and this is version \d+; train"):
        replace(net, rules=7).check(iceberg)
    with pytest.raises(BadNet, match="it sees positions differently, first in the plane "):
        net.check(rookery.game("penguin-game", drifting=True))
    with pytest.raises(BadNet, match=f"it knows 3 actions, and there are {iceberg.action_count}"):
        replace(net, layers=net.layers._replace(policy=np.zeros((12, 3), np.float32))).check(iceberg)
    with pytest.raises(BadNet, match="for at most 2 players, not for 3"):
        replace(net, layers=net.layers._replace(value=np.zeros((12, 2), np.float32))).check(
            rookery.game("penguin-game", players=3)
        )
    with pytest.raises(BadNet, match="first in the plane more"):
        replace(net, planes=(*net.planes, rookery.kernel.planes.Plane("more"))).check(iceberg)


def test_the_net_of_a_room(file: Path) -> None:
    """A room has the net of its file, or none; one that was trained for something else is refused."""
    room = GAME.room
    assert net_of(replace(room, net=None)) is None
    found = net_of(replace(room, net=file))
    assert isinstance(found, Net)
    with pytest.raises(BadNet, match="trained under version"):
        net_of(replace(room, net=file, version=room.version + 1))
