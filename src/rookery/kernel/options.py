"""The options of a game: named values with a default, given as Python values or as text."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rookery.kernel.errors import BadNumber, BadOption, listed, nearest, quote

LARGEST = 999_999_999
"""No number in a text or an option is larger."""


@dataclass(frozen=True, kw_only=True)
class Option:
    """One option. ``check`` turns a Python value into its canonical form, ``read`` a text; both raise BadOption."""

    name: str
    default: Any
    about: str
    label: str = ""
    """What it is called in a form."""
    values: str
    """The values that are right, in words."""
    kind: Literal["flag", "choice", "number", "text"] = "text"
    """How a form asks for it."""
    choices: tuple[str, ...] = ()
    """Values that a form can offer; all there are if it is a choice, and proposals if it is a text."""
    least: int | None = None
    most: int | None = None
    """Of a number."""
    check: Callable[[Any], Any]
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    otherwise: Callable[[Mapping[str, Any]], Any] | None = None
    """What stands for the default under the other options' values, where it depends on them."""
    local: bool = False
    """Whether its value may name a file of this machine, which nobody far away may ask for."""
    named: Callable[[], tuple[str, ...]] = tuple
    """Of a local option: the values that come with the game, and name no file."""


def flag(name: str, *, default: bool = False, about: str, label: str = "") -> Option:
    """An option that is on or off."""
    words = {"on": True, "off": False}

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise _wrong(name, value, "True or False")
        return value

    def read(text: str) -> bool:
        if text not in words:
            raise _wrong(name, text, "on or off")
        return words[text]

    return Option(
        name=name,
        default=default,
        about=about,
        label=label,
        values="on, off",
        kind="flag",
        choices=("on", "off"),
        check=check,
        read=read,
        write=lambda value: "on" if value else "off",
    )


def choice(name: str, *values: str, about: str, label: str = "") -> Option:
    """An option with a few named values; the first is the default."""

    def check(value: Any) -> str:
        if not isinstance(value, str) or value not in values:
            raise _wrong(name, value, f"one of {listed(values)}")
        return value

    return Option(
        name=name,
        default=values[0],
        about=about,
        label=label,
        values=listed(values),
        kind="choice",
        choices=values,
        check=check,
        read=check,
        write=str,
    )


def number(name: str, *, default: int, about: str, least: int = 1, zero: str = "", label: str = "") -> Option:
    """An option that is a number; ``zero`` says what 0 means, where it is allowed below the least."""
    values = f"{least} to {LARGEST}" + (f", or 0: {zero}" if zero else "")

    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong(name, value, f"a number, {values}")
        if not (least <= value <= LARGEST or (zero and value == 0)):
            raise _wrong(name, value, values)
        return value

    def read(text: str) -> int:
        try:
            return check(whole_number(text))
        except BadNumber:
            raise _wrong(name, text, f"a number, {values}") from None

    return Option(
        name=name,
        default=default,
        about=about,
        label=label,
        values=values,
        kind="number",
        least=0 if zero else least,
        most=LARGEST,
        check=check,
        read=read,
        write=str,
    )


def _wrong(name: str, value: object, right: str) -> BadOption:
    return BadOption(f"option {name} cannot be {quote(str(value))}; it takes {right}")


def whole_number(text: str, what: str = "") -> int:
    """A number as texts write it: digits without a sign or leading zeros, at most 999 999 999."""
    plain = text.isascii() and text.isdigit() and (text == "0" or text[0] != "0")
    if not plain or len(text) > len(str(LARGEST)):
        named = f"{what} " if what else ""
        raise BadNumber(f"{named}{quote(text)} is not a number from 0 to {LARGEST} without leading zeros")
    return int(text)


def settle(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values: those given, checked, and the defaults."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {quote(name)}{nearest(name, names)}; the options are {listed(names)}")
    settled = {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in options
    }
    for option in options:
        if option.otherwise and option.name not in given:
            settled[option.name] = option.otherwise(settled)
    return settled


def read_pairs(texts: Iterable[str]) -> dict[str, str]:
    """Options that are written KEY=VALUE; BadOption if one is written otherwise or twice."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written KEY=VALUE, not {quote(text)}")
        if name in found:
            raise BadOption(f"option {quote(name)} is given twice; give it once")
        found[name] = value
    return found


def read_options(options: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, Any]:
    """Options given as texts, as Python values; unknown names are left for ``settle`` to refuse."""
    readers = {option.name: option.read for option in options}
    return {name: readers[name](text) if name in readers else text for name, text in texts.items()}


def far_options(options: tuple[Option, ...], texts: Mapping[str, str]) -> dict[str, Any]:
    """Options given as texts by somebody far away: what may name a file of this machine is refused unread."""
    for option in options:
        if option.local and option.name in texts and texts[option.name] not in option.named():
            raise _wrong(option.name, texts[option.name], f"one of {listed(option.named())}")
    return read_options(options, texts)
