"""Messages as data: made, compared, sent, and read as English."""

import copy
import pickle
from collections.abc import Iterator

import msgspec
import pytest

from rookery.kernel import messages
from rookery.kernel.messages import Message, in_english, speaker, word_by

say = speaker("kernel")


@pytest.fixture
def _nobody_words() -> Iterator[None]:
    """No wording is installed; afterwards the former one is back."""
    before = list(messages._wordings)
    messages._wordings.clear()
    yield
    messages._wordings[:] = before


def test_a_speaker_makes_messages() -> None:
    """The id is the catalogue's name and the entry's; values are kept as they are."""
    assert say("and-more", names=("a", "b"), more=3) == Message(
        id="kernel/and-more", values={"names": ("a", "b"), "more": 3}
    )
    assert say("a-seed") == Message(id="kernel/a-seed")


def test_a_value_may_be_called_name() -> None:
    """The entry's name is given by position, so values may have any name."""
    assert say("did-you-mean", name="x").values == {"name": "x"}


def test_messages_are_values() -> None:
    """They are compared and hashed by id and values, nested ones too; copies and pickles are equal."""
    nested = say("bad-number", what=say("a-seed"), value="x", least=0, most=3)
    assert hash(nested) == hash(say("bad-number", what=say("a-seed"), value="x", least=0, most=3))
    assert nested != say("bad-number", what=say("a-depth"), value="x", least=0, most=3)
    assert pickle.loads(pickle.dumps(nested)) == copy.deepcopy(nested) == nested  # noqa: S301  # our own


def test_json() -> None:
    """A message goes through JSON and back; without values it is its id alone."""
    assert msgspec.json.encode(say("a-seed")) == b'{"id":"kernel/a-seed"}'
    nested = say("bad-players", game="x", value="9", right=say("from-to", least=1, most=4))
    assert msgspec.json.decode(msgspec.json.encode(nested), type=Message) == nested


def test_str_is_english() -> None:
    """Printing a message gives English."""
    assert str(say("bad-players", game="x", value="9", right=say("from-to", least=1, most=4))) == (
        "x cannot have 9 players; it takes 1 to 4"
    )


@pytest.mark.usefixtures("_nobody_words")
def test_without_words() -> None:
    """Without an installed wording a message is its id."""
    assert in_english(say("a-seed")) == str(say("a-seed")) == "kernel/a-seed"


@pytest.mark.usefixtures("_nobody_words")
def test_the_last_wording_counts() -> None:
    """Only one wording is installed at a time."""
    word_by(lambda message: f"first {message.id}")
    word_by(lambda message: f"second {message.id}")
    assert str(say("a-seed")) == "second kernel/a-seed"
