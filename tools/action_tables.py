"""Action tables: the numbers of moves as they were given, which no release may change.

``python -m tools.action_tables`` writes those that are not there yet, and never touches one that is.
"""

from pathlib import Path

from tests.conformance.cases import ours, random_game

from rookery import catalog
from rookery.kernel.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "conformance" / "actions"
SEEDS = range(3)


def tables() -> dict[Path, Game]:
    """The games that have a table, by its file: every game of ours, and those whose options number moves anew."""
    games = {room.key: Game(room) for room in ours()}
    games["penguin-game-drifting"] = catalog.game("penguin-game", drifting=True, flamethrowers=True)
    games["penguin-game-strategic"] = catalog.game("penguin-game", start="strategic")
    return {FOLDER / f"{name}.txt": game for name, game in games.items()}


def table(game: Game) -> str:
    """The numbers that moves have now, a line each: all that have one at the start, and those of some random games."""
    start = game.start(0)
    known = set()
    for code in range(game.room.rules.move_codes):
        number = game.engine.action(game.config, start.state, code)
        if number >= 0:
            known.add((number, game.room.write_move(game.config, start.state, code)))
    for seed in SEEDS:
        for _, position in random_game(game, seed):
            known.update(zip(position.actions, position.moves, strict=True))
    return "".join(f"{number} {text}\n" for number, text in sorted(known))


def main() -> None:
    """Write the tables of new games."""
    FOLDER.mkdir(exist_ok=True)
    for file, game in tables().items():
        if not file.exists():
            file.write_text(table(game), encoding="utf-8")


if __name__ == "__main__":
    main()
