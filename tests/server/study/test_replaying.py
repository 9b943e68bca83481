"""Games shown again: what changes from scene to scene leads to every scene, and what is no true game is refused."""

import functools
import json
import random

import msgspec
import pytest

from rookery import catalog
from rookery.kernel.game import Game, Position
from rookery.kernel.scene import Happening, Scene
from rookery.records import text
from rookery.records.games import option_texts
from rookery.records.record import BadRecord, Player, Record, result_of, write
from rookery.review.better_move import label
from rookery.server.study import replaying
from rookery.wire.changes import renewed_scene
from rookery.wire.study import LONGEST
from tests.records.test_older import saved


def played(game: Game, plies: int, seed: int = 1) -> Record:
    """A random game of so many plies, or less."""
    chance = random.Random(seed)  # noqa: S311
    moves: list[str] = []
    position = game.start(seed=seed)
    start = str(position)
    while position.outcome is None and len(moves) < plies:
        moves.append(chance.choice(position.moves))
        position = position.play(moves[-1])
    return Record(
        game=game.key,
        rules=game.room.version,
        options=option_texts(game),
        players=tuple(Player(f"P{seat}", "person") for seat in range(game.players)),
        start=start,
        moves=tuple(moves),
        result=result_of(position.outcome) if position.outcome else None,
    )


@pytest.mark.parametrize("key", catalog.games())
def test_changes_lead_to_every_scene(key: str) -> None:
    """Put together as a page does it, the changes give each scene, with the position and the words of the move."""
    game = catalog.game(key)
    record = played(game, 60)
    replay = msgspec.json.decode(msgspec.json.encode(replaying.replayed(record)))
    position, scene = game.read(record.start), msgspec.convert(replay["start"], Scene)
    assert replay["position"] == record.start
    assert [step["move"] for step in replay["steps"]] == list(record.moves)
    for step in replay["steps"]:
        choices = {choice.move: choice.label for choice in position.choices()}
        assert (step["seat"], step["label"]) == (position.seat, msgspec.to_builtins(choices[step["move"]]))
        position = position.play(step["move"])
        assert msgspec.convert(step["happenings"], tuple[Happening, ...]) == position.happened
        scene = renewed_scene(scene, step["changes"])
        assert scene == position.scene()
        assert step["position"] == str(position)
    assert replay["dice"] == (game.room.chance or game.deal is not None)
    assert not replay["secret"]
    rolled = {step["move"] for step in replay["steps"] if step["seat"] is None}
    assert rolled <= {*replay["odds"]}
    assert sum(replay["odds"].values()) == pytest.approx(1 if rolled else 0)
    assert (replay["outcome"] is None) == (position.outcome is None)


def test_what_does_not_replay_is_refused_with_its_ply() -> None:
    """A move that is not legal, a board of this machine, and a result that is not true."""
    record = played(catalog.game("penguin-soccer"), 6)
    broken = msgspec.structs.replace(record, moves=(*record.moves[:3], "Mn>nw", "Mn>nw"))
    with pytest.raises(BadRecord) as refusal:
        replaying.replayed(broken)
    assert refusal.value.ply is not None
    assert refusal.value.ply >= 4
    other = played(catalog.game("penguins-rock"), 3)
    with pytest.raises(BadRecord, match="board"):
        replaying.replayed(msgspec.structs.replace(other, options={"board": "/etc/passwd.toml"}))


def test_what_is_no_record_is_refused() -> None:
    """Rubbish, and a game that is longer than anybody wants to see again."""
    record = played(catalog.game("penguin-soccer"), 6)
    assert replaying.read(write(record)) == record
    for rubbish in (b"", b"{", b"[]", b"\xff", b"[" * 100_000, b'{"format": "rookery-record/1"}'):
        with pytest.raises(BadRecord):
            replaying.read(rubbish)
    with pytest.raises(BadRecord, match=f"{LONGEST:,}"):
        replaying.read(write(msgspec.structs.replace(record, moves=("Bne",) * (LONGEST + 1))))


def test_the_text_form_is_read_too() -> None:
    """A record is the same as a string of JSON that is its text, also behind empty lines; there must be just one."""
    record = played(catalog.game("polar-dare"), 12)
    written = text.write(record)
    for body in (written, f"\n \n{written}"):
        assert replaying.read(json.dumps(body).encode()) == record
    with pytest.raises(BadRecord, match="there are 2 games in this text; only one is expected"):
        replaying.read(json.dumps(written + written).encode())
    with pytest.raises(BadRecord, match=r"line 1: .*is not a tag"):
        replaying.read(json.dumps("[nothing]\n" * 9).encode())
    for wrong in (b'"meow"', b'"', b'"[\xff"', b'"\\ud800"', b'""'):
        with pytest.raises(BadRecord, match="this is not a game record"):
            replaying.read(wrong)


def test_saved_games_of_an_older_form_are_shown() -> None:
    """What a terminal saved before there were records is shown again too; one that is too long is not even played."""
    record = played(catalog.game("penguin-soccer"), 6)
    old = saved(record)
    assert len(replaying.replayed(replaying.read(json.dumps(old).encode())).steps) == 6
    with pytest.raises(BadRecord, match=f"{LONGEST + 1:,} moves; at most {LONGEST:,} are read"):
        replaying.read(json.dumps(old | {"moves": ["Bne"] * (LONGEST + 1)}).encode())


def test_a_record_is_checked_in_plain_words() -> None:
    """A true record has nothing against it; one that breaks has, and is no refusal."""
    record = played(catalog.game("penguin-game"), 60)
    found = replaying.verified(record)
    assert found.ok
    assert any("legal" in str(each) for each in found.proven)
    assert found.unproven
    broken = replaying.verified(msgspec.structs.replace(record, moves=(*record.moves, "a1-b2")))
    assert not broken.ok
    assert broken.problems


def test_a_move_without_words_is_shown_as_it_is_written() -> None:
    """Labels are those of the choices; there may be a move that no choice names."""
    position = functools.reduce(Position.play, ("Bne", "Psw>w"), catalog.game("penguin-soccer").start())
    move = position.moves[0]
    assert label(position, move) == position.choices()[0].label
    assert label(position, "?") == "?"
