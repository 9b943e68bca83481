"""Kinds of moves."""

from typing import get_args

import rookery
from rookery import catalog
from rookery.kernel.scene import Happening, How
from rookery.report.kinds import HOW, kinds
from rookery.words import languages, word
from rookery.words.catalogues import entries
from rookery.words.export import KIND, exported


def test_a_room_may_name_them() -> None:
    """The bear's step is none of a penguin; where a room says nothing, the way of moving does."""
    position = rookery.game("polar-dare").start().play("B3")
    assert {word(kind) for kind in kinds(position.play("BN-c4" if "BN-c4" in position.moves else "a1+").happened)} <= {
        "the bear steps",
        "a floe slides",
    }
    plain = Happening(how="hops", label="somebody hops")
    assert [word(kind) for kind in kinds([plain, plain])] == ["a hop"]


def test_there_are_words_for_every_way_of_moving() -> None:
    """None is forgotten."""
    assert {*HOW} == {*get_args(How)}


def test_kinds_are_named_in_all_languages() -> None:
    """What a room names in English it names in every language."""
    for room in catalog.rooms():
        named = [
            {
                name
                for name, entry in entries(room.key, language).items()
                if any(each.id.name == KIND for each in entry.attributes)
            }
            for language in languages()
        ]
        assert all(each == named[0] for each in named), room.key


def test_pages_do_without_them() -> None:
    """Kinds weigh nothing in a first visit."""
    assert "a floe slides" not in str(exported("polar-dare", "en"))
