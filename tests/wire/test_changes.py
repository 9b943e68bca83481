"""What has changed between two views: telling only that is as good as telling all."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import rookery
from rookery.play.commands import Offer, Say
from rookery.server.matches.scenes import MatchViews
from rookery.wire.changes import changes, renewed, renewed_scene, scene_changes
from rookery.wire.match import View
from tests.play.sessions import Session

GAMES = rookery.games()


def as_told(found: dict[str, object]) -> dict[str, object]:
    """Changes after their way over the wire."""
    decoded: dict[str, object] = msgspec.json.decode(msgspec.json.encode(found))
    return decoded


@given(st.sampled_from(GAMES), st.data())
def test_changes_lead_from_any_view_to_any_other(game: str, data: st.DataObject) -> None:
    """Whatever happens between two views of a match, backwards too: what has changed makes one of the other."""
    session = Session(rookery.game(game))
    mine = frozenset(data.draw(st.sets(st.integers(0, 1))))
    showing = MatchViews(session.match)
    views: list[View] = [showing.view(mine)]
    session.join("ann", "bob")
    for _ in range(data.draw(st.integers(0, 5))):
        if data.draw(st.booleans()):
            session.do(0, Say("hello"))
        elif not session.match.ended:
            session.move()
        views.append(showing.view(mine))
    before, after = data.draw(st.sampled_from(views)), data.draw(st.sampled_from(views))
    assert renewed(before, as_told(changes(before, after))) == after


def test_what_stays_is_not_told() -> None:
    """A phrase changes a number; a move leaves the spaces of a board as they are."""
    session = Session(rookery.game("penguin-soccer")).join("ann", "bob")
    showing = MatchViews(session.match)
    start = showing.view(frozenset())
    session.do(0, Say("hello"))
    said = showing.view(frozenset())
    assert changes(start, said) == {"seq": said.seq}
    session.do(0, Offer("draw"))
    session.move()
    moved = changes(said, showing.view(frozenset()))
    assert "spaces" not in moved["scene"]
    assert "pieces" in moved["scene"]
    assert "title" not in moved


def test_only_the_spaces_and_pieces_that_are_new_are_told() -> None:
    """A floe that slides is told by its id, and no other; a list tells all, where some come, go or trade places."""
    before = rookery.game("polar-dare").read("----/----/----/---- S.S.S/S.S.S N 1 P3:3 1")
    scene = before.scene()
    slid = before.play("a1+").scene()
    assert scene_changes(scene, slid)["spaces"].keys() == {"a1"}
    assert "pieces" not in scene_changes(scene, slid)
    first, second, *others = scene.pieces
    for pieces in ((first, second), (second, first, *others), (*scene.pieces, replace(first, id="another"))):
        after = replace(scene, pieces=tuple(pieces))
        assert scene_changes(scene, after) == {"pieces": after.pieces}
        assert renewed_scene(scene, as_told(scene_changes(scene, after))) == after


WRONG = [
    {"seq": "x"},
    {"scene": 7},
    {"scene": {"pieces": 7}},
    {"scene": {"pieces": {"nobody": {}}}},
    {"scene": {"spaces": {"a1": 7}}},
    {"seats": [{}]},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_changes_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    """What is no change of a view raises the error of what cannot be read; what is unknown is passed over."""
    session = Session(rookery.game("penguin-soccer")).join("ann", "bob")
    view = MatchViews(session.match).view(frozenset())
    with pytest.raises(msgspec.ValidationError):
        renewed(view, wrong)
    assert renewed(view, {"news of another version": 1}) == view
