"""The command ``train``: a network learns a game by playing itself."""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rookery.cli.parser import Parser
from rookery.cli.progress import Bar, amount
from rookery.cli.shared import Command, chosen_game, chosen_seed, game_arguments
from rookery.kernel.errors import BadNumber, BadOption, RookeryError, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.options import read_pairs, whole_number
from rookery.words import word

if TYPE_CHECKING:
    from rookery.learn.evaluation import Verdict
    from rookery.learn.plan import Plan
    from rookery.learn.training import Budget, Report, Trainer

say = speaker("cli")

DEVICES = ("cpu", "cuda")
LANES = {"cpu": 512, "cuda": 16_384}
"""How many games at once keep a device busy."""
MINUTES = 20.0
LIBRARIES = {"torch": "PyTorch", "tensorboard": "TensorBoard"}


class MissingLibrary(RookeryError):
    """A library that only training needs is not installed."""

    code = "missing-library"


def train_arguments(parser: Parser) -> None:
    """What is learnt, where, and for how long."""
    game_arguments(parser)
    parser.add_argument("--folder", metavar="FOLDER", help=say("help-train-folder"))
    parser.add_argument("--minutes", metavar="M", help=say("help-train-minutes", minutes=round(MINUTES)))
    parser.add_argument("--plies", metavar="N", help=say("help-train-plies"))
    parser.add_argument("--device", choices=DEVICES, default=DEVICES[0], help=say("help-train-device"))
    parser.add_argument("--lanes", metavar="N", help=say("help-train-lanes", cpu=LANES["cpu"], cuda=LANES["cuda"]))
    parser.add_argument("--width", metavar="N", default="192", help=say("help-train-width"))
    parser.add_argument("--blocks", metavar="N", default="2", help=say("help-train-blocks"))
    parser.add_argument("--search", metavar="SHARE", default="0", help=say("help-train-search"))
    parser.add_argument("--simulations", metavar="N", default="32", help=say("help-train-simulations"))
    parser.add_argument("--draw-cost", metavar="COST", default="0", help=say("help-train-draw-cost"))
    parser.add_argument("--begin", metavar="NET", help=say("help-train-begin"))
    parser.add_argument("--seed", metavar="N", default="0", help=say("help-train-seed"))


def run_train(arguments: argparse.Namespace) -> None:
    """Train, test now and then, and keep what was learnt."""
    for module, library in LIBRARIES.items():
        if find_spec(module) is None:
            raise MissingLibrary(say("train-needs", library=library))
    from rookery.learn.training import Trainer

    _check_device(arguments.device)
    plan, budget = _plan(arguments), _budget(arguments)
    folder = Path(arguments.folder or f"train-{arguments.game}")
    begin = None if arguments.begin is None else Path(arguments.begin)
    _sit(Trainer(plan, folder, arguments.device, begin), budget, arguments.language)


def _check_device(device: str) -> None:
    import torch

    if device == "cuda" and not torch.cuda.is_available():
        raise BadOption(say("no-cuda-for-torch"))


def _plan(arguments: argparse.Namespace) -> "Plan":
    """What the arguments ask for: one kind of game where they name players or options, otherwise all."""
    from rookery.learn.plan import Plan
    from rookery.learn.ppo import Recipe

    game = chosen_game(arguments)
    if not game.planes:
        raise BadOption(say("train-sees-nothing", game=game.room.title))
    lanes = arguments.lanes or str(LANES[arguments.device])
    return Plan(
        game=game.key,
        version=game.room.version,
        players=game.players if arguments.players else None,
        options=read_pairs(arguments.option),
        lanes=checked_number(whole_number(lanes, "--lanes"), "--lanes", least=1),
        width=checked_number(whole_number(arguments.width, "--width"), "--width", least=1, most=4096),
        blocks=checked_number(whole_number(arguments.blocks, "--blocks"), "--blocks", most=64),
        searched=_share(arguments.search, "--search"),
        simulations=checked_number(
            whole_number(arguments.simulations, "--simulations"), "--simulations", least=2, most=4096
        ),
        recipe=Recipe(draw_cost=_share(arguments.draw_cost, "--draw-cost")),
        seed=chosen_seed(arguments) or 0,
    )


def _share(text: str, name: str) -> float:
    """A number from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise BadNumber(say("bad-share", name=name, text=quote(text)))
    return number


def _budget(arguments: argparse.Namespace) -> "Budget":
    from rookery.learn.training import Budget

    plies = None if arguments.plies is None else whole_number(arguments.plies, "--plies", most=10**15)
    if arguments.minutes is None:
        return Budget(None if plies else MINUTES, plies)
    try:
        minutes = float(arguments.minutes)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes < float("inf"):
        raise BadNumber(say("bad-minutes", text=quote(arguments.minutes)))
    return Budget(minutes, plies)


def _sit(trainer: "Trainer", budget: "Budget", language: str) -> None:
    """Train, with a line of progress and a line for each test."""
    from rookery.learn.results import Results
    from rookery.learn.sitting import sit
    from rookery.learn.training import Report

    def tell(text: Text) -> None:
        print(word(text, language), flush=True)

    if trainer.progress.lessons:
        tell(say("train-goes-on", folder=str(trainer.folder), plies=amount(trainer.progress.plies)))
    bar = Bar(1000, say("unit-thousandths"), done=round(1000 * budget.spent(trainer.progress)), language=language)
    try:
        with Results(trainer.folder) as results:
            for news in sit(trainer, budget, results):
                if isinstance(news, Report):
                    bar.update(round(1000 * news.spent), word(_note(news), language))
                else:
                    tell(_verdict(news))
    except KeyboardInterrupt:
        bar.close()
        trainer.save()
        print(word(say("train-stopped", folder=str(trainer.folder)), language), file=sys.stderr)
        raise
    finally:
        bar.close()
    tell(say("train-done", folder=str(trainer.folder), plies=amount(trainer.progress.plies)))


def _note(report: "Report") -> Text:
    """How it goes, behind the bar."""
    rate = amount(report.plies_per_second)
    return say("train-note", plies=amount(report.progress.plies), rate=rate, variety=f"{report.lesson.entropy:.2f}")


def _verdict(verdict: "Verdict") -> Text:
    """How a test went, in words."""
    share = f"{100 * verdict.share:.1f}"
    known = {True: "stronger", False: "not-stronger", None: "unclear"}[verdict.stronger]
    return say("train-verdict", opponent=verdict.opponent, share=share, games=verdict.games, known=known)


COMMAND = Command("train", say("about-train"), train_arguments, run_train)
