"""The client's errors."""

from rookery.client.errors import BadLink, BadMessage, Refusal, Unanswered, Unreachable
from rookery.kernel.errors import RookeryError


def test_every_error_is_one_of_rookery_with_a_code_of_its_own() -> None:
    """Programs tell them apart by their codes."""
    kinds = (BadLink, BadMessage, Refusal, Unanswered, Unreachable)
    assert all(issubclass(kind, RookeryError) for kind in kinds)
    assert len({kind.code for kind in kinds}) == len(kinds)


def test_a_refusal_is_told_as_the_server_tells_it() -> None:
    """Code, message and details are the server's."""
    refusal = Refusal("not-your-turn", "it is not your turn", turn=1)
    assert (refusal.code, str(refusal), refusal.details["turn"]) == ("not-your-turn", "it is not your turn", 1)


def test_an_unanswered_command_has_its_key() -> None:
    """With it the command can be sent again."""
    assert Unanswered("no answer", "k1").key == "k1"
