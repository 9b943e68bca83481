"""The vector environment: many games of one kind, stepped together on a processor or a GPU."""

from typing import Any

from rookery import catalog
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game
from rookery.kernel.lanes import Batch
from rookery.kernel.messages import speaker

say = speaker("envs")


def vector(
    game: str | Game,
    *,
    lanes: int,
    players: int | None = None,
    device: str = "cpu",
    seed: int = 0,
    masks: bool = True,
    rolls: bool = True,
    restarts: bool = True,
    **options: Any,
) -> Batch:
    """Games side by side: of a key with its players and options, or of a game that has them.

    ``device`` is "cpu", all its cores, or "cuda"; the same seed gives the same lanes on both. ``masks``: keep for each
    lane which actions are legal. ``rolls``: roll dice at once; without it they are the caller's to choose.
    ``restarts``: a lane whose game has ended begins a new one in the same step; without it, it stays over until it is
    reset.
    """
    if isinstance(game, Game):
        if options or players is not None:
            raise BadOption(say("options-of-a-game"))
        chosen = game
    else:
        chosen = catalog.game(game, players=players, **options)
    return chosen.batch(lanes, seed=seed, device=device, masks=masks, rolls=rolls, restarts=restarts)
