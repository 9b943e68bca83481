"""``rookery serve``: the games in the browser, for this machine and for those around it."""

import argparse
import contextlib
import json
import os
import socket
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rookery.bots.programs import program
from rookery.cli.parser import Parser
from rookery.cli.shared import Command, teller
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import read_pairs
from rookery.words import word

if TYPE_CHECKING:
    from rookery.server.settings import Settings
    from rookery.server.settings_sources import Loaded

say = speaker("cli")
PORT = 8080
"""The usual one; if somebody else has it, any that is free."""
STARTING = 10
"""Seconds that another server has to say where it is."""
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  # what somebody may choose, not what we choose
SOMEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing is sent to it."""


def serve_arguments(parser: Parser) -> None:
    """Where to listen, and where to keep matches."""
    parser.add_argument("--settings", metavar="FILE", help=say("help-settings"))
    parser.add_argument("--profile", metavar="P", help=say("help-profile"))
    parser.add_argument("--host", metavar="H", help=say("help-host"))
    parser.add_argument("--port", metavar="P", help=say("help-port", port=str(PORT)))
    parser.add_argument("--data", metavar="DIR", help=say("help-data"))
    parser.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.add_argument("--processes", metavar="N", help=say("help-processes"))
    parser.add_argument("--bot", metavar="NAME=BOT", action="append", default=[], help=say("help-bot"))
    parser.add_argument("--set", metavar="KEY=VALUE", action="append", default=[], help=say("help-set"))
    parser.add_argument("--check-settings", action="store_true", help=say("help-check-settings"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run_serve(arguments: argparse.Namespace) -> None:
    """Serve until Ctrl-C."""
    from rookery.server import logs
    from rookery.server.process.folder_lock import FolderInUse
    from rookery.server.process.instance_file import running_server

    loaded = load_settings(arguments)
    if arguments.check_settings:
        _show_settings(loaded, arguments.language)
        return
    settings, tell = loaded.settings, teller(arguments)
    for bot in settings.bots.values():
        program(bot)
    if not settings.database and (address := running_server(settings.folder)):
        _show_running(address, settings.network.port, tell, browser=not arguments.no_browser)
        return
    logs.set_up(settings.log)
    try:
        _serve_with(settings, tell, browser=not arguments.no_browser)
    except FolderInUse:
        # It may have been about to start when we looked for it.
        if not (address := _wait_for_server(settings.folder)):
            raise
        _show_running(address, settings.network.port, tell, browser=not arguments.no_browser)
        return
    logs.last_words(word(say("stopped"), arguments.language))


def _serve_with(settings: "Settings", tell: Callable[[Text], None], *, browser: bool) -> None:
    """Serve with one process, this one, or with several."""
    from rookery.server.process.running import run

    if settings.processes > 1:
        _serve_together(settings, tell, browser=browser)
    else:
        run(_serve(settings, tell, browser=browser))


OPTIONS = {
    "profile": "profile",
    "host": "network.host",
    "port": "network.port",
    "data": "folder",
    "database": "database",
    "processes": "processes",
}
"""Settings that have an option of their own."""


def load_settings(arguments: argparse.Namespace) -> "Loaded":
    """The settings of the file, the environment and the options."""
    from rookery.server.settings_sources import load

    options = {key: (f"--set {key}", text) for key, text in read_pairs(arguments.set).items()}
    for name, key in OPTIONS.items():
        text = getattr(arguments, name, None)
        if text is not None:
            options[key] = (f"--{name}", text)
    if given := read_pairs(getattr(arguments, "bot", ())):
        # A text in JSON is one in TOML, too.
        pairs = ", ".join(f"{json.dumps(name)} = {json.dumps(bot)}" for name, bot in given.items())
        options["bots"] = ("--bot", f"{{ {pairs} }}")
    return load(arguments.settings, os.environ, options)


def _show_settings(loaded: "Loaded", language: str) -> None:
    """Print what is in force, as a settings file."""
    from rookery.server.settings_sources import in_force

    section = ""
    for key, value, origin in in_force(loaded):
        above, _, name = key.rpartition(".")
        if above != section:
            section = above
            print(f"\n[{section}]")
        print(f"{name} = {value}  # {word(origin, language)}" if value else f"# {name} = ")


def _wait_for_server(folder: Path) -> str | None:
    """The address of a server that holds the folder, as soon as it answers; None if it does not."""
    from rookery.server.process.instance_file import running_server

    for _ in range(STARTING):
        if address := running_server(folder):
            return address
        time.sleep(1)
    return None


def _show_running(address: str, port: int | None, tell: Callable[[Text], None], *, browser: bool) -> None:
    """This folder is served already: show it there, or refuse if a port was asked for."""
    from rookery.server.process.running import CannotListen

    if port is not None:
        raise CannotListen(say("served-already", address=address))
    tell(say("already-at", address=address))
    if browser:
        webbrowser.open(address)


def _listening_socket(host: str, port: int | None) -> socket.socket:
    from rookery.server.process.running import CannotListen, bound

    if port is not None:
        return bound(host, port)
    try:
        return bound(host, PORT)
    except CannotListen:
        return bound(host, 0)


def _serve_together(settings: "Settings", tell: Callable[[Text], None], *, browser: bool) -> None:
    """Serve with several processes, which this one looks after."""
    from rookery.server.process.supervisor import Supervisor, prepare

    prepare(settings)
    host = settings.network.host
    with contextlib.closing(_listening_socket(host, settings.network.port)) as door:
        address, *others = addresses(host, door.getsockname()[1])

        def started() -> None:
            _tell_addresses(address, others, tell)
            if browser:
                webbrowser.open(address)

        Supervisor(replace(settings, elsewhere=next(iter(others), None)), door).run(started)


def _tell_addresses(address: str, others: list[str], tell: Callable[[Text], None]) -> None:
    tell(say("now-at", address=address))
    for other in others:
        tell(say("from-other-devices", address=other))


async def _serve(settings: "Settings", tell: Callable[[Text], None], *, browser: bool) -> None:
    import asyncio

    from rookery.server.process.instance_file import write_instance
    from rookery.server.process.running import ready

    host = settings.network.host
    with contextlib.closing(_listening_socket(host, settings.network.port)) as door:
        address, *others = addresses(host, door.getsockname()[1])
        async with ready(replace(settings, elsewhere=next(iter(others), None))) as server:
            if not settings.database:
                write_instance(settings.folder, address, settings.instance)
            _tell_addresses(address, others, tell)
            if browser:
                asyncio.get_running_loop().call_later(0.5, _open_browser, address)
            await server.serve([door])


def addresses(host: str, port: int) -> list[str]:
    """The address for this machine, then that for others if they can reach it."""
    if host not in EVERYWHERE:
        return [_url(host, port)]
    others = own_address()
    return [_url("127.0.0.1", port), *([_url(others, port)] if others else [])]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str | None:
    """This machine's address in its network; None if it is in none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        return str(probe.getsockname()[0])
    return None


def _open_browser(address: str) -> None:
    import asyncio

    # Looking for a browser may take a while, and others wait.
    asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


COMMAND = Command("serve", say("about-serve"), serve_arguments, run_serve)
