"""Messages as they travel."""

import msgspec

import rookery
from rookery.server.http import encoding
from rookery.server.http.encoding import encoded, encoded_parts


class Note(msgspec.Struct, tag="note"):
    """A message."""

    text: str


def test_messages_are_json() -> None:
    """Whatever is told travels as JSON in UTF-8, structs and plain data alike."""
    assert msgspec.json.decode(encoded(Note("Eis & Würfel"))) == {"type": "note", "text": "Eis & Würfel"}
    assert "Würfel".encode() in encoded({"text": "Würfel"})


def test_parts_are_encoded_as_the_whole_would_be() -> None:
    """Whatever stayed and whatever is new, the text is the same, now and when the parts are known."""
    position = rookery.game("polar-dare").start(seed=1)
    before = position.scene().pieces
    for after in (before, before[1:], (), (*before, msgspec.structs.replace(before[0], id="another"))):
        for known in ((), before, after):
            assert encoded([encoded_parts(after, known)]) == encoded([after])


def test_few_parts_are_kept() -> None:
    """New ones take the place of those that came first; nothing is mistaken for another."""
    first = rookery.game("polar-dare").start(seed=1).scene().pieces[0]
    for number in range(encoding.KEPT + 2):
        part = msgspec.structs.replace(first, count=number + 2)
        assert msgspec.json.decode(encoded([encoded_parts([part], [part])]))[0][0]["count"] == number + 2
    assert len(encoding._PARTS) == encoding.KEPT
