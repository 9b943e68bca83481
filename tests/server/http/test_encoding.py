"""Messages as they travel."""

import msgspec

from rookery.server.http.encoding import encoded


class Note(msgspec.Struct, tag="note"):
    """A message."""

    text: str


def test_messages_are_json() -> None:
    """Whatever is told travels as JSON in UTF-8, structs and plain data alike."""
    assert msgspec.json.decode(encoded(Note("Eis & Würfel"))) == {"type": "note", "text": "Eis & Würfel"}
    assert "Würfel".encode() in encoded({"text": "Würfel"})
