"""Messages worded by Fluent's own runtime.

Values may be messages themselves. A catalogue that needs another form of one asks for it: ``{ FORM($where, "dat") }``
is the attribute ``dat`` of that message, or the message as it is where it has none. Lists are joined by commas, by
``{ AND($names) }`` or by ``{ OR($names) }``. An id such as ``kernel/name.about`` leads to an attribute itself. The
pages have the same functions (``static/js/wording.js``), and both are tested with the same examples.
"""

import functools
from collections.abc import Mapping
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from rookery.kernel.errors import UnknownGame
from rookery.kernel.messages import Message, Text, Value
from rookery.words.catalogues import ENGLISH, entries


def worded(message: Message, language: str, form: str = "") -> str:
    """A message in a language, or in English where that lacks it; a form of it, where that is asked for."""
    catalogue, _, entry = message.id.partition("/")
    name, _, attribute = entry.partition(".")
    for bundle in (_bundle(catalogue, language), _bundle(catalogue, ENGLISH)):
        if bundle.has(name):
            return bundle.say(name, message.values, attribute or form, language)
    return message.id


class _Bundle:
    """The words of one catalogue in one language."""

    def __init__(self, found: Mapping[str, ast.Message], language: str) -> None:
        self._locale = Locale.parse(language)
        functions: dict[str, Any] = {"FORM": self._form, "AND": self._and, "OR": self._or}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(found.values())))

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def say(self, name: str, values: Mapping[str, Value], form: str, reader: str) -> str:
        """An entry with its values, the messages among them in the language of the reader."""
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form, message.value) if form else message.value
        given = {key: self._given(value, reader) for key, value in values.items()}
        return str(self._bundle.format_pattern(pattern, given)[0]) if pattern else name

    def _given(self, value: Value, reader: str) -> Any:
        if isinstance(value, Message):
            return _Nested(value, reader)
        return _List(value, reader, self._locale) if isinstance(value, tuple | list) else value

    @staticmethod
    def _form(value: Any, form: str) -> Any:
        return worded(value.message, value.language, form) if isinstance(value, _Nested) else value

    @staticmethod
    def _and(value: Any) -> str:
        return value.joined("standard") if isinstance(value, _List) else value

    @staticmethod
    def _or(value: Any) -> str:
        return value.joined("or") if isinstance(value, _List) else value


class _Nested(FluentType):
    """A message within another."""

    def __init__(self, message: Message, language: str) -> None:
        self.message = message
        self.language = language

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # Fluent asks so
        return worded(self.message, self.language)


class _List(FluentType):
    """Several things within a message."""

    def __init__(self, items: tuple[Text, ...], reader: str, locale: Locale) -> None:
        self._items = [item if isinstance(item, str) else worded(item, reader) for item in items]
        self._locale = locale

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # Fluent asks so
        return ", ".join(self._items)

    def joined(self, style: Any) -> str:
        return format_list(self._items, style, self._locale)


@functools.cache
def _bundle(catalogue: str, language: str) -> _Bundle:
    try:
        return _Bundle(entries(catalogue, language), language)
    except UnknownGame:
        # A message of a game that is not here: its id is all that can be said.
        return _Bundle({}, ENGLISH)
