"""A bot that takes a seat on a server and plays: python examples/bot.py LINK [LEVEL]."""

import sys

import rookery
from rookery import bots
from rookery.client.plain import Client


def play(link: str, level: str = "chick") -> None:
    """Join by the link to a seat, and play to the end."""
    with Client(link) as client:
        seat = client.join(link, name=f"A bot ({level})")
        for view in seat.views():
            if view.turn == seat.number and (position := seat.position):
                seat.move(bots.player(level, position.game).choose(position))
        print(view.outcome)


if __name__ == "__main__":
    try:
        play(*sys.argv[1:3])
    except rookery.RookeryError as problem:
        sys.exit(f"bot: {problem}")
