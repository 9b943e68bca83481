"""What is said beside the matches: requests are read strictly, answers can be read back."""

import msgspec
import pytest

from rookery.wire.study import AT_ONCE, LONGEST, Chances, ChancesRequest, CodeRequest, PreviewRequest

ASKED = {"game": "g", "players": 2, "start": "s", "moves": ["a"], "from": 0, "count": 1}


def test_a_part_of_a_line_is_named_as_on_the_wire() -> None:
    """What is ``from`` on the wire, which Python keeps for itself, is ``first`` here."""
    asked = msgspec.convert(ASKED | {"from": 3}, ChancesRequest)
    assert asked.first == 3
    assert msgspec.to_builtins(asked)["from"] == 3


@pytest.mark.parametrize(
    "wrong",
    [{"count": 0}, {"count": AT_ONCE + 1}, {"from": -1}, {"from": LONGEST + 1}, {"moves": ["a"] * (LONGEST + 1)}],
)
def test_what_is_too_much_is_not_read(wrong: dict[str, object]) -> None:
    """Nobody can ask for more at once than the server is ready to do."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(ASKED | wrong, ChancesRequest)


def test_unknown_fields_are_refused() -> None:
    """Mistakes are reported, not passed over."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "g", "option": {}}, PreviewRequest)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"text": ""}, CodeRequest)


def test_chances_may_be_unknown() -> None:
    """Where nothing was found there is nothing, and the places of the others stay."""
    answer = Chances(((0.5, 0.5), None))
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Chances) == answer
