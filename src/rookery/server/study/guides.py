"""Guides: the rules of a game on one illustrated page, read strictly and checked against the rules.

``docs/how-to/write-a-guide.md`` explains the format.
"""

import functools

from msgspec.structs import replace

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.facts import GUIDE
from rookery.kernel.messages import speaker
from rookery.kernel.room import Room
from rookery.server.study import teaching
from rookery.server.study.replaying import WATCHER
from rookery.wire.changes import scene_changes
from rookery.wire.study import Guide, GuideSection

say = speaker("server")

INTRO = 3
"""How many sections introduce the game to those who play for the first time."""


class BadGuide(RookeryError):
    """A guide that cannot be shown as it is written."""

    code = "bad-guide"


class _Section(teaching.Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A section as it is written."""

    intro: bool = False
    move: str | None = None
    """The move that its picture points out."""


class _File(teaching.File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file."""

    section: tuple[_Section, ...]


@functools.cache
def guide(key: str) -> Guide:
    """The guide of a game, without sections if it has none; UnknownGame if there is no such game."""
    room = catalog.room(key)
    text = teaching.text_of(room, GUIDE)
    return Guide(room.key, room.title, () if text is None else read(room, text))


def introduction(key: str) -> Guide:
    """What of a guide introduces the game: pictures of single positions, without what comes after them."""
    whole = guide(key)
    stills = (replace(section, changes={}, happenings=()) for section in whole.sections if section.intro)
    return Guide(whole.game, whole.title, tuple(stills))


def read(room: Room, text: str) -> tuple[GuideSection, ...]:
    """The sections of a file; BadGuide says what is wrong with one, and where."""
    try:
        written = teaching.parse(text, _File)
    except teaching.UNREADABLE as problem:
        raise BadGuide(say("bad-guide", game=room.key, problem=str(problem))) from None
    found = sum(section.intro for section in written.section)
    if found != INTRO:
        raise BadGuide(say("bad-guide-intro", game=room.key, right=INTRO, found=found))
    return tuple(_section(room, written, section) for section in written.section)


def _section(room: Room, file: _File, section: _Section) -> GuideSection:
    try:
        return _checked(room, file, section)
    except RookeryError as problem:
        raise BadGuide(say("bad-guide-section", id=section.id, game=room.key, problem=problem.message)) from None


def _checked(room: Room, file: _File, section: _Section) -> GuideSection:
    """A section that can be shown: its move is legal."""
    position = teaching.position_of(room, file, section)
    scene, move = position.scene(WATCHER), section.move
    # IllegalMove and BadNotation say what is wrong.
    after = position if move is None else position.play(move)
    return GuideSection(
        id=section.id,
        title=room.guide_text(section.id, "title"),
        text=room.guide_text(section.id),
        scene=scene,
        choice=next((each for each in position.choices() if each.move == move), None),
        changes=scene_changes(scene, after.scene(WATCHER)),
        happenings=after.happened if move else (),
        intro=section.intro,
    )
