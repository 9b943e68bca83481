"""Kinds of moves: what the happenings of a move are called, in a word or two.

A room may name them: an entry of its words that tells a happening may have the attribute ``kind``. Otherwise the kind
is how things moved.
"""

from collections.abc import Iterable

from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.scene import Happening, How
from rookery.words import ENGLISH
from rookery.words.catalogues import entries
from rookery.words.export import KIND

say = speaker("report")
HOW: dict[How, Text] = {
    "rolled": say("how-rolled"),
    "placed": say("how-placed"),
    "steps": say("how-steps"),
    "hops": say("how-hops"),
    "slides": say("how-slides"),
    "turned": say("how-turned"),
    "stands-up": say("how-stands-up"),
    "kicked": say("how-kicked"),
    "taken": say("how-taken"),
    "dropped": say("how-dropped"),
    "sent-back": say("how-sent-back"),
    "melts": say("how-melts"),
    "drifts": say("how-drifts"),
    "carried": say("how-carried"),
    "leaves": say("how-leaves"),
    "rests": say("how-rests"),
}


def kinds(happenings: Iterable[Happening]) -> frozenset[Text]:
    """All kinds that a move is of."""
    return frozenset(_kind(each) for each in happenings)


def _kind(happening: Happening) -> Text:
    label = happening.label
    if isinstance(label, Message):
        catalogue, _, name = label.id.partition("/")
        entry = entries(catalogue, ENGLISH).get(name)
        if entry is not None and any(each.id.name == KIND for each in entry.attributes):
            return Message(id=f"{label.id}.{KIND}")
    return HOW[happening.how]
