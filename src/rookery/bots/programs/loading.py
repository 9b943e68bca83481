"""A Python class found by its name, in a file or in a module."""

import contextlib
import importlib
import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from rookery.bots.player import Player
from rookery.bots.programs.names import BadBot, PythonClass, python_class
from rookery.kernel.errors import quote
from rookery.kernel.game import Game
from rookery.kernel.messages import speaker

say = speaker("bots")


def load(name: str) -> Callable[[Game, float | None], Player]:
    """What makes the players of a name; BadBot if there is nothing of the kind. It runs the code that is named."""
    wanted = python_class(name)
    if wanted is None:
        raise BadBot(say("not-a-class", name=quote(name)))
    try:
        module = _module(wanted)
    except BaseException as problem:  # noqa: BLE001  # somebody else's code may raise anything, even SystemExit
        raise BadBot(say("cannot-load", problem=_told(problem))) from None
    made_by = getattr(module, wanted.name, None)
    if not callable(made_by):
        raise BadBot(say("no-class", wanted=quote(wanted.name)))
    return lambda game, seconds: _made(made_by, game, seconds)


def _module(wanted: PythonClass) -> ModuleType:
    if wanted.file is None:
        return importlib.import_module(wanted.module or "")
    file = Path(wanted.file).expanduser().absolute()
    # What lies beside it can be imported, as if it were run as a program.
    sys.path.insert(0, str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file.name} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


def _made(made_by: Callable[..., Any], game: Game, seconds: float | None) -> Player:
    try:
        player: Player = _call(made_by, game, seconds)
    except Exception as problem:  # noqa: BLE001  # the same
        raise BadBot(say("cannot-make", problem=_told(problem))) from None
    if not callable(getattr(player, "choose", None)):
        raise BadBot(say("no-choose"))
    return player


def _call(made_by: Callable[..., Any], game: Game, seconds: float | None) -> Any:
    """Make a player with the game and the time for a move, as far as it asks for them."""
    takes = inspect.signature(made_by)
    for given, named in (((game,), {"seconds": seconds}), ((game,), {}), ((), {})):
        with contextlib.suppress(TypeError):
            takes.bind(*given, **named)
            break
    return made_by(*given, **named)


def _told(problem: BaseException) -> str:
    """What went wrong, in a line."""
    said = traceback.format_exception_only(problem)[-1].strip()
    where = traceback.extract_tb(problem.__traceback__)
    return f"{said} ({Path(where[-1].filename).name}, line {where[-1].lineno})" if where else said
