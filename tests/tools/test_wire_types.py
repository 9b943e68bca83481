"""The types that the scripts of the pages are checked against are those of the server."""

from tools import wire_types


def test_the_types_of_the_pages_are_up_to_date() -> None:
    """The file is what the server's types give now (make types writes it anew)."""
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.written()


def test_what_is_written() -> None:
    """Requests may leave defaults out, answers have everything, kinds are told apart by their tags."""
    text = wire_types.written()
    assert "  players?: number | null;" in text
    assert '  type: "moved";' in text
    assert "  players: [number, number];" in text
    assert "  outline: [number, number][];" in text
    assert "  changes: SceneChanges;" in text
    assert "  from: number;" in text
