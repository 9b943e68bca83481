"""``rookery backup`` and ``rookery restore``: all matches of a server in one file, checked."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rookery.cli.operating import found_settings, store_arguments
from rookery.cli.parser import Parser
from rookery.cli.serve import load_settings
from rookery.cli.shared import Command, json_argument, show, teller
from rookery.kernel.messages import Message, speaker

if TYPE_CHECKING:
    from rookery.server.admin.backup import Checked

say = speaker("cli")
DAMAGED = 1


def file_arguments(parser: Parser) -> None:
    """A backup, and where the matches are."""
    parser.add_argument("file", metavar="FILE", help=say("help-backup-file"))
    parser.add_argument("--all", action="store_true", help=say("help-play-all"))
    store_arguments(parser)
    json_argument(parser)


def run_backup(arguments: argparse.Namespace) -> None:
    """Write a backup; exit code 1 if some matches in it are damaged."""
    import asyncio

    from rookery.server.admin.backup import back_up

    settings, file = found_settings(arguments), Path(arguments.file)
    found = asyncio.run(back_up(settings.folder, settings.database, file, play_all=arguments.all))
    _report(arguments, found, say("backed-up", file=arguments.file, matches=found.matches, events=found.events))


def run_restore(arguments: argparse.Namespace) -> None:
    """Fill an empty folder or database with a backup; exit code 1 if some matches in it are damaged."""
    import asyncio

    from rookery.server.admin.restore import restore

    settings, file = load_settings(arguments).settings, Path(arguments.file)
    found = asyncio.run(restore(file, settings.folder, settings.database, play_all=arguments.all))
    _report(arguments, found, say("restored", matches=found.matches, events=found.events))


def _report(arguments: argparse.Namespace, found: "Checked", done: Message) -> None:
    if arguments.json:
        show(vars(found))
    else:
        tell = teller(arguments)
        tell(done)
        tell(say("backup-checked", played=found.played, unknown=found.unknown))
        if not found.keys:
            tell(say("backup-without-keys"))
        for match in found.damaged:
            tell(say("backup-damaged", match=match))
    if found.damaged:
        raise SystemExit(DAMAGED)


BACKUP = Command("backup", say("about-backup"), file_arguments, run_backup)
RESTORE = Command("restore", say("about-restore"), file_arguments, run_restore)
