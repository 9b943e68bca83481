"""Golden games: one random game of every room, written down once, so that no rule changes unseen.

``python -m tools.golden_games`` (``make golden``) writes them anew.
"""

from pathlib import Path

from tests.conformance.cases import ours, random_game

from rookery.kernel.game import Game
from rookery.kernel.room import Room

FOLDER = Path(__file__).parents[1] / "tests" / "conformance" / "golden"
SEED = 2026


def file(room: Room) -> Path:
    """Where a room's golden game is kept."""
    return FOLDER / f"{room.key}.txt"


def played(room: Room) -> str:
    """The golden game as it is played now: a move and the position after it in each line, then the outcome."""
    history = random_game(Game(room), SEED)
    outcome = history[-1][1].outcome
    texts = [f"{move or 'start':<8}{position}" for move, position in history]
    return "\n".join([f"# {room.key}, seed {SEED}", *texts, f"# {outcome}", ""])


def write_all() -> None:
    """Write the golden game of every room."""
    FOLDER.mkdir(exist_ok=True)
    for room in ours():
        file(room).write_text(played(room), encoding="utf-8")


if __name__ == "__main__":
    write_all()
