"""What the commands of operators share: which store they mean, moments and durations as they are typed and shown."""

import argparse
import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from rookery.cli.parser import Parser
from rookery.cli.serve import load_settings
from rookery.kernel.errors import BadNumber, RookeryError, quote
from rookery.kernel.messages import speaker

if TYPE_CHECKING:
    from rookery.server.settings import Settings
    from rookery.server.store import Store

say = speaker("cli")

Answer = TypeVar("Answer")
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
LONGEST = 100 * 365 * 24 * 3600
"""Seconds; nobody means more."""


class NoStore(RookeryError):
    """There is no database where one was expected."""

    code = "no-store"


def store_arguments(parser: Parser) -> None:
    """Where the matches are: as for ``rookery serve``."""
    parser.add_argument("--settings", metavar="FILE", help=say("help-settings"))
    parser.add_argument("--data", metavar="DIR", help=say("help-data"))
    parser.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.set_defaults(set=[])


def found_settings(arguments: argparse.Namespace) -> "Settings":
    """The settings of a server that has matches: in a database, or in its folder."""
    from rookery.server.store import FILE

    settings = load_settings(arguments).settings
    if settings.database is None and not (settings.folder / FILE).exists():
        raise NoStore(say("no-store", folder=quote(str(settings.folder))))
    return settings


def with_store(arguments: argparse.Namespace, work: "Callable[[Store], Awaitable[Answer]]") -> Answer:
    """Do some work with the store that the arguments name; one that is not there is not made."""
    import asyncio

    from rookery.server.store import open_store

    settings = found_settings(arguments)

    async def run() -> Answer:
        store = await open_store(settings.database, settings.folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def read_duration(text: str, name: str) -> int:
    """Seconds, from a text such as 30m, 12h or 7d."""
    found = re.fullmatch(r"([0-9]{1,9})([smhdw])", text)
    if found is None or not 0 < (seconds := int(found[1]) * UNITS[found[2]]) <= LONGEST:
        raise BadNumber(say("not-a-duration", name=name, text=quote(text)))
    return seconds


def moment(milliseconds: int) -> str:
    """A moment as it is shown, in UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))
