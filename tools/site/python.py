"""The reference of the Python library, made from its docstrings: a page for each part of it.

A module's page shows what it exports. What is not here is nobody's business but ours: it may change at any time.
"""

from typing import NamedTuple


class Part(NamedTuple):
    """A page: its title, what to know first, and the modules and names that it explains."""

    title: str
    about: str
    names: tuple[str, ...]


PARTS = {
    "games": Part(
        "Games and positions",
        "`import rookery`: games by their keys, positions as values, errors that say what would be right.",
        (
            *("rookery.game", "rookery.games", "rookery.Game", "rookery.Position", "rookery.Outcome"),
            *("rookery.kernel.playout.Playouts", "rookery.kernel.lanes.Batch", "rookery.kernel.errors"),
        ),
    ),
    "scenes": Part(
        "Scenes and messages",
        "What a user interface gets: plain data to draw, to touch and to say.",
        ("rookery.kernel.scene", "rookery.kernel.messages", "rookery.words"),
    ),
    "bots": Part(
        "Bots",
        "Levels, hints, analysis, and search by your own evaluation.",
        # A function of the same name as its module.
        ("rookery.bots", "rookery.bots.player.player"),
    ),
    "solver": Part("Exact play", "Where a game can be solved.", ("rookery.solver",)),
    "learning": Part(
        "Environments",
        "Games for programs that learn. [How to train an agent](../../how-to/train-an-agent.md).",
        (
            "rookery.envs",
            "rookery.envs.vectors",
            "rookery.envs.pettingzoo",
            "rookery.envs.gymnasium",
            "rookery.envs.openspiel",
        ),
    ),
    "records": Part(
        "Records",
        "Games on file; the [format](../record.md) has a page of its own.",
        ("rookery.records.record", "rookery.records.parsing", "rookery.records.text", "rookery.records.verify"),
    ),
    "arena": Part(
        "Arenas",
        "Levels and programs against each other. [How to run one](../../how-to/run-an-arena.md).",
        ("rookery.arena.plan", "rookery.arena.contest", "rookery.arena.match", "rookery.arena.results"),
    ),
    "review": Part(
        "Reviews and reports",
        "Finished games judged ([how](../../explanation/luck.md)), and games studied by letting bots play them.",
        (
            "rookery.review.reviewing",
            "rookery.review.judging",
            "rookery.review.turning_points",
            "rookery.review.better_move",
            "rookery.review.luck",
            "rookery.report.plan",
            "rookery.report.studying",
            "rookery.report.figures",
        ),
    ),
    "client": Part(
        "The client",
        "Play on a server from a program. [How to write a bot](../../how-to/write-a-bot.md).",
        ("rookery.client", "rookery.client.plain"),
    ),
    "wire": Part(
        "What travels",
        "The types of requests, answers and messages. [How they go to and fro](../socket-protocol.md).",
        (
            "rookery.wire.match",
            "rookery.wire.links",
            "rookery.wire.study",
            "rookery.play.events",
            "rookery.play.commands",
        ),
    ),
    "rooms": Part(
        "Rooms",
        "What a game is made of. [How to add one](../../how-to/add-a-game.md).",
        (
            "rookery.kernel.room",
            "rookery.kernel.protocol",
            "rookery.kernel.options",
            "rookery.kernel.levels",
            "rookery.conformance",
        ),
    ),
}


def files() -> dict[str, str]:
    """The pages by their places in the site: the theme's plugin puts the docstrings in."""
    return {f"reference/python/{name}.md": _page(part) for name, part in PARTS.items()}


def _page(part: Part) -> str:
    return f"# {part.title}\n\n{part.about}\n\n" + "\n".join(f"::: {name}\n" for name in part.names)
