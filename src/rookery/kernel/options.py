"""The options of a game: named values with a default, given as Python values or as text.

What an option is called and what its values mean stands in the room's words, by its name (``Room.option_label`` …).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from rookery.kernel.errors import BadNumber, BadOption, nearest, quote
from rookery.kernel.messages import Message, Text, speaker

say = speaker("kernel")

LARGEST = 999_999_999
"""No number in a text or an option is larger."""


@dataclass(frozen=True, kw_only=True)
class Grid:
    """Where an option places square tiles: its values are ``x:y;x:y…``, their lower left cells in their order."""

    tile: int
    """How many cells a tile is wide and high."""
    extent: int
    """How many cells there are from left to right, and from bottom to top."""
    layouts: Mapping[str, str]
    """The places behind the values that have a name."""


@dataclass(frozen=True, kw_only=True)
class Option:
    """One option. ``check`` turns a Python value into its canonical form, ``read`` a text; both raise BadOption."""

    name: str
    default: Any
    values: Text
    """The valid values, in words."""
    kind: Literal["flag", "choice", "number", "seat", "text", "places"] = "text"
    """How a form asks for it."""
    choices: tuple[str, ...] = ()
    """Values that a form can offer; all there are if it is a choice, and proposals if it is a text or places."""
    least: int | None = None
    most: int | None = None
    """Of a number."""
    zero: bool = False
    """Whether 0 of a number means something else than few."""
    grid: Grid | None = None
    """Of places."""
    check: Callable[[Any], Any]
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    otherwise: Callable[[Mapping[str, Any]], Any] | None = None
    """What stands for the default under the other options' values, where it depends on them."""
    local: bool = False
    """Whether its value may name a file of this machine, which remote requests may not."""
    named: Callable[[], tuple[str, ...]] = tuple
    """Of a local option: the values that come with the game, and name no file."""
    file: int = 0
    """Of a local option that also takes the text of such a file itself, which has several lines: its most bytes."""


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A way to play that has a name: people choose it by that name, and need not know which options it is made of."""

    key: str
    """What it is called in the room's words."""
    players: int | None = None
    """How many play; None where that is free."""
    options: Mapping[str, str] = field(default_factory=dict)
    """As texts; those that are not named have their defaults."""
    position: str = ""
    """A position under these options that shows it well; none for the start."""

    def label(self, game: str) -> Message:
        """What it is called, in the words of the game's room."""
        return Message(id=f"{game}/variant-{self.key}")

    def about(self, game: str) -> Message:
        """What is special about it, in one sentence."""
        return Message(id=f"{game}/variant-{self.key}.about")


def flag(name: str, *, default: bool = False) -> Option:
    """An option that is on or off."""
    values = {"on": True, "off": False}

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise bad_option(name, value, say("takes-true-or-false"))
        return value

    def read(text: str) -> bool:
        if text not in values:
            raise bad_option(name, text, say("takes-on-or-off"))
        return values[text]

    return Option(
        name=name,
        default=default,
        values=say("takes-on-or-off"),
        kind="flag",
        choices=("on", "off"),
        check=check,
        read=read,
        write=lambda value: "on" if value else "off",
    )


def choice(name: str, *values: str) -> Option:
    """An option with a few named values; the first is the default."""
    right = say("takes-one-of", values=values)

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in values:
            raise bad_option(name, value, right)
        return value

    return Option(
        name=name,
        default=values[0],
        values=right,
        kind="choice",
        choices=values,
        check=check,
        read=check,
        write=str,
    )


def number(name: str, *, default: int, least: int = 1, most: int = LARGEST, zero: bool = False) -> Option:
    """An option that is a number; ``zero`` allows 0 below the least, with a meaning of its own."""
    right = say("takes-a-number", least=least, most=most)
    if zero:
        right = say("takes-a-number-or-zero", least=least, most=most)

    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad_option(name, value, right)
        if not (least <= value <= most or (zero and value == 0)):
            raise bad_option(name, value, right)
        return value

    def read(text: str) -> int:
        try:
            return check(whole_number(text))
        except BadNumber:
            raise bad_option(name, text, right) from None

    return Option(
        name=name,
        default=default,
        values=right,
        kind="number",
        least=0 if zero else least,
        most=most,
        zero=zero,
        check=check,
        read=read,
        write=str,
    )


def seat(name: str, *, most: int) -> Option:
    """An option that names a seat, counted from 1; ``configure`` refuses one that is not in play."""
    return replace(number(name, default=1, most=most), kind="seat")


def bad_option(name: str, value: object, right: Text) -> BadOption:
    """The refusal of a value; ``right`` says what the option takes."""
    return BadOption(say("bad-option", name=name, value=quote(str(value)), right=right))


def whole_number(text: str, what: Text = "", *, most: int = LARGEST) -> int:
    """A number as texts write it: digits without a sign or leading zeros, by default at most 999 999 999."""
    plain = text.isascii() and text.isdigit() and (text == "0" or text[0] != "0")
    if not plain or len(text) > len(str(most)) or int(text) > most:
        wrong = say("number-of", what=what, text=quote(text)) if what else quote(text)
        raise BadNumber(say("not-a-number", wrong=wrong, most=most))
    return int(text)


def settle(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values: those given, checked, and the defaults."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(say("no-option", name=quote(name), near=nearest(name, names), names=tuple(names)))
    settled = {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in options
    }
    for option in options:
        if option.otherwise and option.name not in given:
            settled[option.name] = option.otherwise(settled)
    return settled


def other_defaults(options: tuple[Option, ...], option: Option) -> Iterator[tuple[str, str]]:
    """Where the default of an option depends on another: that one, written KEY=VALUE, and the default under it."""
    for other in options if option.otherwise else ():
        for text in other.choices if other is not option else ():
            value = settle(options, {other.name: other.read(text)})[option.name]
            if value != option.default:
                yield f"{other.name}={text}", option.write(value)


def read_pairs(texts: Iterable[str]) -> dict[str, str]:
    """Options that are written KEY=VALUE; BadOption if one is written otherwise or twice."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(say("not-a-pair", text=quote(text)))
        if name in found:
            raise BadOption(say("option-twice", name=quote(name)))
        found[name] = value
    return found


def read_options(options: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, Any]:
    """Options given as texts, as Python values; unknown names are left for ``settle`` to refuse."""
    readers = {option.name: option.read for option in options}
    return {name: readers[name](text) if name in readers else text for name, text in texts.items()}


def far_options(options: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, Any]:
    """Options of a remote request, as texts: a value that may name a file of this machine is refused unread."""
    for option in options:
        if option.local and option.name in texts and not _is_from_afar(option, texts[option.name]):
            raise bad_option(option.name, texts[option.name], far_values(option))
    return read_options(options, texts)


def _is_from_afar(option: Option, text: str) -> bool:
    """Whether a value of a local option names no file of this machine."""
    return text in option.named() or (option.file > 0 and is_file_text(text))


def is_file_text(text: str) -> bool:
    """Whether a value is what a file says, and no name: it has several lines."""
    return "\n" in text


def far_values(option: Option) -> Text:
    """The valid values of an option in a remote request, in words."""
    if not option.local:
        return option.values
    names = say("takes-one-of", values=option.named())
    return say("takes-a-name-or-file", names=names, most=option.file) if option.file else names
