"""Messages to people, as data: the id of a message and named values. No sentence is built or parsed here.

A message is worded as late as possible, in the language of the reader (``rookery.words``). Its id is the
name of a catalogue and the name of an entry in it: ``kernel/bad-notation``. A room's catalogue has the room's key, that
of a package the package's name; both keep it in a folder ``words``, one file a language. A dot leads to an attribute of
an entry: ``KEY/option-NAME.about``.
"""

from collections.abc import Callable
from typing import Protocol, Union

from rookery.kernel.data import Data

Value = Union[str, int, float, "Message", tuple[Union[str, "Message"], ...]]
"""A name or a text as it is; a number, which chooses plurals; another message; or a list of these."""


class Message(Data, frozen=True, kw_only=True):
    """Something to be said."""

    id: str
    values: dict[str, Value] = {}  # noqa: RUF012  # msgspec copies it

    def __str__(self) -> str:
        return in_english(self)

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.values.items())))


Text = Message | str
"""A message, or words that are the same in every language, such as a name that somebody chose."""


class Speaker(Protocol):
    """Makes the messages of one catalogue."""

    def __call__(self, name: str, /, **values: Value) -> Message:
        """The message of this name with its values."""
        ...


def speaker(catalogue: str) -> Speaker:
    """A function that makes the messages of one catalogue; by convention it is called ``say``.

    A test compares the names in the code with those in the catalogue, so a name is always written out.
    """

    def say(name: str, /, **values: Value) -> Message:
        return Message(id=f"{catalogue}/{name}", values=values)

    return say


_wordings: list[Callable[[Message], str]] = []


def word_by(wording: Callable[[Message], str]) -> None:
    """Set how ``str`` words messages in English: done by the package of words, a layer above the kernel."""
    _wordings[:] = [wording]


def in_english(message: Message) -> str:
    """A message in English; its id where no wording is installed."""
    return _wordings[0](message) if _wordings else message.id
