"""Who may what in a class: a table, as there is one for matches. A code is an invitation, and no seat.

A teacher is known by the cookie with which the class was opened, or by the token of the teacher's link.
"""

from typing import Final, Literal

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.classes.kept import KeptClass
from rookery.server.http.problems import no_guest
from rookery.server.http.security import Security, same
from rookery.server.matches.permissions import Asker

say = speaker("server")

Relation = Literal["anybody", "invited", "pupil", "teacher"]
"""What somebody has to do with a class: invited are those who know a code that works."""
Action = Literal["join", "look", "learn", "next-round", "close", "change-table", "give-lessons"]

WHO: Final[dict[Action, tuple[Relation, ...]]] = {
    "join": ("invited",),
    "learn": ("pupil", "teacher"),
    "look": ("teacher",),
    "next-round": ("teacher",),
    "close": ("teacher",),
    "change-table": ("teacher",),
    "give-lessons": ("teacher",),
}


def token(security: Security, name: str) -> str:
    """The token of a teacher's link."""
    return security.derived("class", name, "teacher")


def check(
    security: Security, known: KeptClass | None, asker: Asker, action: Action, *, pupil: bool = False
) -> KeptClass:
    """The class, if somebody may do something in it. Who may not is told the same as if there were none."""
    if known is None or relation(security, known, asker, pupil=pupil) not in WHO[action]:
        raise no_class()
    return known


def relation(security: Security, known: KeptClass, asker: Asker, *, pupil: bool) -> Relation:
    """What somebody has to do with a class."""
    tokens = security.all_derived("class", known.id, "teacher")
    if asker.guest == known.host or (asker.token and any(same(asker.token, each) for each in tokens)):
        return "teacher"
    return "pupil" if pupil else "anybody"


def check_code(known: KeptClass | None, asker: Asker, now: int) -> tuple[KeptClass, str]:
    """The class of a code, and who comes by it; teachers may try their own."""
    if asker.guest is None:
        raise no_guest()
    if known is None or known.ends <= now:
        raise Refusal("unknown-code", say("unknown-code"))
    return known, asker.guest


def no_class() -> Refusal:
    """The refusal of a class that is not there, or not for somebody."""
    return Refusal("unknown-class", say("unknown-class"))
