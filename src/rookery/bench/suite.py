"""All figures of some games."""

from collections.abc import Callable, Sequence

from rookery import catalog
from rookery.bench.peer import find_peers
from rookery.bench.rates import Plan, measure_rates
from rookery.bench.rows import Row
from rookery.bench.startup import measure_startup
from rookery.kernel.messages import Text, speaker

say = speaker("bench")

FULL = Plan(rounds=5, seconds=0.7)
QUICK = Plan(rounds=3, seconds=0.05)


def measure(
    game_keys: Sequence[str], *, quick: bool = False, progress: Callable[[Text], None] | None = None
) -> list[Row]:
    """Measure these games, about half a minute each; quick figures take seconds and are rough.

    ``progress`` is called with short lines about what is going on.
    """
    tell = progress or _say_nothing
    plan = QUICK if quick else FULL
    # Unknown keys are refused before anything is timed.
    games = [catalog.game(key) for key in game_keys]
    rows: list[Row] = []
    for game in games:
        peers = find_peers(game.room)
        if not peers:
            tell(say("no-peer"))
        rows += measure_rates(game, peers, plan, tell)
        tell(say("of-game", game=game.key, progress=say("fresh-processes")))
        rows += measure_startup(game.key, repeats=plan.rounds)
    return rows


def _say_nothing(line: Text) -> None:
    pass
