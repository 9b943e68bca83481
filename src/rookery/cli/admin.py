"""``rookery admin``: what operators do to matches, people and addresses, whether or not servers are at work."""

import argparse
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from rookery.cli.language import language_argument
from rookery.cli.operating import moment, read_duration, store_arguments, with_store
from rookery.cli.parser import Help, Parser
from rookery.cli.serve import load_settings
from rookery.cli.shared import Command, json_argument, show, teller
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import whole_number

if TYPE_CHECKING:
    from rookery.server.admin.operations import Listed, Operations
    from rookery.server.store.upkeep import Wanted

say = speaker("cli")

Answer = TypeVar("Answer")
SHOWN = 50
"""How many matches are listed by default."""
STAGES = ("open", "playing", "over")


def _operate(arguments: argparse.Namespace, work: "Callable[[Operations], Awaitable[Answer]]") -> Answer:
    from rookery.server.admin.operations import Operations

    return with_store(arguments, lambda store: work(Operations(store)))


def _answer(arguments: argparse.Namespace, facts: Any, *lines: Text) -> None:
    """Say what was done, to programs or to people."""
    if arguments.json:
        show(facts)
        return
    tell = teller(arguments)
    for line in lines:
        tell(line)


# list


def list_arguments(parser: Parser) -> None:
    """Which matches."""
    parser.add_argument("--stage", choices=STAGES, help=say("help-stage"))
    parser.add_argument("--game", metavar="GAME", help=say("help-of-game"))
    parser.add_argument("--person", metavar="ID", help=say("help-of-person"))
    parser.add_argument("--unchanged", metavar="TIME", help=say("help-unchanged"))
    parser.add_argument("--limit", metavar="N", default=str(SHOWN), help=say("help-limit", most=SHOWN))


def run_list(arguments: argparse.Namespace) -> None:
    """List matches, newest first."""
    limit, wanted = whole_number(arguments.limit, "--limit"), _wanted(arguments)
    found = _operate(arguments, lambda operations: operations.matches(wanted, limit))
    _answer(arguments, [_facts(each) for each in found], *(_line(each) for each in found))


def _wanted(arguments: argparse.Namespace) -> "Wanted":
    from rookery.server.store.upkeep import Wanted

    before = None
    if arguments.unchanged is not None:
        before = round(1000 * (time.time() - read_duration(arguments.unchanged, "--unchanged")))
    return Wanted(arguments.stage, arguments.game, arguments.person, before)


def _line(listed: "Listed") -> Text:
    row = listed.row
    return say(
        "admin-match",
        match=row.id,
        stage=row.stage,
        game=row.opening.game,
        changed=moment(row.changed),
        names=", ".join(seat.name or seat.level or "-" for seat in listed.standing.seats),
    )


def _facts(listed: "Listed") -> dict[str, Any]:
    row = listed.row
    return {
        "match": row.id,
        "game": row.opening.game,
        "stage": row.stage,
        "public": row.public,
        "host": row.host,
        "created": row.created,
        "changed": row.changed,
        "events": row.seq,
        "seats": [
            {"name": seat.name or None, "person": seat.guest, "bot": seat.level if seat.kind == "bot" else None}
            for seat in listed.standing.seats
        ],
    }


# show


def match_argument(parser: Parser) -> None:
    """One match."""
    parser.add_argument("match", metavar="MATCH", help=say("help-match"))


def run_show(arguments: argparse.Namespace) -> None:
    """Show a match and those who sit there, with their ids."""
    listed = _operate(arguments, lambda operations: operations.match(arguments.match))
    row = listed.row
    opened = say("admin-opened", created=moment(row.created), host=row.host or "-", public=int(row.public))
    seats = [
        say("admin-seat", seat=number, name=seat.name or seat.level or "-", person=seat.guest or "-")
        for number, seat in enumerate(listed.standing.seats, 1)
    ]
    _answer(arguments, _facts(listed), _line(listed), opened, say("admin-events", events=row.seq), *seats)


# end, revoke, delete, forget


def run_end(arguments: argparse.Namespace) -> None:
    """Call a match off."""
    _operate(arguments, lambda operations: operations.end(arguments.match))
    _answer(arguments, {"ended": arguments.match}, say("admin-ended", match=arguments.match))


def revoke_arguments(parser: Parser) -> None:
    """A match, and which of its links."""
    match_argument(parser)
    parser.add_argument("--seat", metavar="N", help=say("help-revoke-seat"))
    parser.add_argument("--watch", action="store_true", help=say("help-revoke-watch"))


def run_revoke(arguments: argparse.Namespace) -> None:
    """Let links of a match stop working."""
    seat = None if arguments.seat is None else whole_number(arguments.seat, "--seat") - 1
    _operate(arguments, lambda operations: operations.revoke(arguments.match, seat, watch=arguments.watch))
    _answer(arguments, {"revoked": arguments.match}, say("admin-revoked", match=arguments.match))


def run_delete(arguments: argparse.Namespace) -> None:
    """Delete a match for good."""
    _operate(arguments, lambda operations: operations.delete(arguments.match))
    _answer(arguments, {"deleted": arguments.match}, say("admin-deleted", match=arguments.match))


def person_argument(parser: Parser) -> None:
    """One person."""
    parser.add_argument("person", metavar="ID", help=say("help-person"))


def run_forget(arguments: argparse.Namespace) -> None:
    """Erase the name and the id of somebody; their games stay."""
    count = _operate(arguments, lambda operations: operations.forget(arguments.person))
    _answer(arguments, {"forgotten": arguments.person, "matches": count}, say("admin-forgotten", matches=count))


# Addresses


def address_argument(parser: Parser) -> None:
    """An address or a network."""
    parser.add_argument("address", metavar="ADDRESS", help=say("help-address"))


def ban_arguments(parser: Parser) -> None:
    """An address, and for how long."""
    address_argument(parser)
    parser.add_argument("--for", metavar="TIME", dest="duration", default="1d", help=say("help-ban-for"))


def _network(arguments: argparse.Namespace) -> str:
    from rookery.server.http.bans import read_network

    return str(read_network(arguments.address))


def run_ban(arguments: argparse.Namespace) -> None:
    """Refuse an address for some time."""
    network, seconds = _network(arguments), read_duration(arguments.duration, "--for")
    until = round(1000 * (time.time() + seconds))
    _operate(arguments, lambda operations: operations.upkeep.ban(network, until))
    facts = {"banned": network, "until": until}
    _answer(arguments, facts, say("admin-banned", network=network, until=moment(until)))


def run_unban(arguments: argparse.Namespace) -> None:
    """Refuse an address no longer."""
    network = _network(arguments)
    _operate(arguments, lambda operations: operations.unban(network))
    _answer(arguments, {"unbanned": network}, say("admin-unbanned", network=network))


def run_bans(arguments: argparse.Namespace) -> None:
    """List the addresses that are refused."""
    found = _operate(arguments, lambda operations: operations.upkeep.bans())
    lines = [say("admin-ban", network=ban.network, until=moment(ban.until)) for ban in found]
    _answer(arguments, [ban._asdict() for ban in found], *lines)


# tidy


def tidy_arguments(parser: Parser) -> None:
    """Whether to do it."""
    parser.add_argument("--dry-run", action="store_true", help=say("help-dry-run"))


def run_tidy(arguments: argparse.Namespace) -> None:
    """Delete what need not be kept by the settings, or say what that would be."""
    retention, now = load_settings(arguments).settings.retention, round(1000 * time.time())
    found = _operate(arguments, lambda operations: operations.tidy(retention, now, only_look=arguments.dry_run))
    lines = [say("admin-tidy", match=row.id, stage=row.stage, changed=moment(row.changed)) for row in found]
    last = say("admin-would-tidy", matches=len(found)) if arguments.dry_run else say("admin-tidied", matches=len(found))
    _answer(arguments, {"deleted": not arguments.dry_run, "matches": [row.id for row in found]}, *lines, last)


def _nothing(_: Parser) -> None:
    """No arguments."""


ALL = (
    Command("list", say("about-admin-list"), list_arguments, run_list),
    Command("show", say("about-admin-show"), match_argument, run_show),
    Command("end", say("about-admin-end"), match_argument, run_end),
    Command("revoke", say("about-admin-revoke"), revoke_arguments, run_revoke),
    Command("delete", say("about-admin-delete"), match_argument, run_delete),
    Command("tidy", say("about-admin-tidy"), tidy_arguments, run_tidy),
    Command("forget", say("about-admin-forget"), person_argument, run_forget),
    Command("ban", say("about-admin-ban"), ban_arguments, run_ban),
    Command("unban", say("about-admin-unban"), address_argument, run_unban),
    Command("bans", say("about-admin-bans"), _nothing, run_bans),
)


def admin_arguments(parser: Parser) -> None:
    """One of the commands of operators."""
    about = Help(say("help-operation"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="operation", required=True, help=about)
    for command in ALL:
        about = Help(command.about)
        sub = commands.add_parser(command.name, help=about, description=about, language=parser.language)
        command.arguments(sub)
        store_arguments(sub)
        json_argument(sub)
        language_argument(sub)
        sub.set_defaults(operate=command.run)


def run_admin(arguments: argparse.Namespace) -> None:
    """Do what an operator asks for."""
    arguments.operate(arguments)


COMMAND = Command("admin", say("about-admin"), admin_arguments, run_admin)
