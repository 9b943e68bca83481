"""``rookery serve``: the games in the browser, for this machine and for those around it."""

import argparse
import asyncio
import contextlib
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from rookery.cli.parser import Parser
from rookery.cli.shared import Command, teller
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import whole_number
from rookery.words import word

if TYPE_CHECKING:
    from rookery.server.settings import Settings

say = speaker("cli")
PORT = 8080
"""The usual one; if somebody else has it, any that is free."""
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  # what somebody may choose, not what we choose
SOMEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing is sent to it."""


def serve_arguments(parser: Parser) -> None:
    """Where to listen, and where to keep matches."""
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", metavar="P", help=say("help-port", port=str(PORT)))
    parser.add_argument("--data", metavar="DIR", help=say("help-data"))
    parser.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run_serve(arguments: argparse.Namespace) -> None:
    """Serve until Ctrl-C."""
    from rookery.server import logs
    from rookery.server.instance_file import running_server
    from rookery.server.running import run
    from rookery.server.settings import Settings

    port = None if arguments.port is None else whole_number(arguments.port, "--port")
    folder = Path(arguments.data) if arguments.data else user_data_path("rookery", appauthor=False) / "server"
    if not arguments.database and (address := running_server(folder)):
        _show_running(address, port, teller(arguments), browser=not arguments.no_browser)
        return
    logs.set_up()
    settings, tell = Settings(folder, arguments.database), teller(arguments)
    work = _serve(settings, arguments.host, port, tell, browser=not arguments.no_browser)
    # uvicorn raises Ctrl-C once more when everything is closed; it has been handled.
    with contextlib.suppress(KeyboardInterrupt):
        run(work)
    print(word(say("stopped"), arguments.language), file=sys.stderr)


def _show_running(address: str, port: int | None, tell: Callable[[Text], None], *, browser: bool) -> None:
    """This folder is served already: show it there, or refuse if a port was asked for."""
    from rookery.server.running import CannotListen

    if port is not None:
        raise CannotListen(say("served-already", address=address))
    tell(say("already-at", address=address))
    if browser:
        webbrowser.open(address)


def _listening_socket(host: str, port: int | None) -> socket.socket:
    from rookery.server.running import CannotListen, bound

    if port is not None:
        return bound(host, port)
    try:
        return bound(host, PORT)
    except CannotListen:
        return bound(host, 0)


async def _serve(
    settings: "Settings", host: str, port: int | None, tell: Callable[[Text], None], *, browser: bool
) -> None:
    from rookery.server.instance_file import write_instance
    from rookery.server.running import ready

    with contextlib.closing(_listening_socket(host, port)) as door:
        address, *others = addresses(host, door.getsockname()[1])
        async with ready(replace(settings, elsewhere=next(iter(others), None))) as server:
            if not settings.database:
                write_instance(settings.folder, address, settings.instance)
            tell(say("now-at", address=address))
            for other in others:
                tell(say("from-other-devices", address=other))
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
    # Looking for a browser may take a while, and others wait.
    asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


COMMAND = Command("serve", say("about-serve"), serve_arguments, run_serve)
