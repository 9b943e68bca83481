"""The loop: play, learn, tell how it goes, keep what was learnt; again from a checkpoint, if there is one."""

import copy
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import torch

from rookery import catalog
from rookery.kernel.errors import BadOption, RookeryError
from rookery.kernel.messages import speaker
from rookery.kernel.nets import check_size, read_net, write_net
from rookery.learn.checkpoints import BadCheckpoint, Checkpoint, load, save
from rookery.learn.export import net_from, network_from
from rookery.learn.kinds import shares
from rookery.learn.network import Network, new_network
from rookery.learn.plan import Plan, Progress
from rookery.learn.ppo import Lesson, learn, play
from rookery.learn.tables import Tables
from rookery.learn.teachers import RoomPriors, Searching, Teacher

say = speaker("learn")

LEAST = 0.1
"""Rate and variety fall to this share of what they were in the beginning."""
SAVE_SECONDS = 60
"""Between two checkpoints: no more than this is lost."""


class DeviceLost(RookeryError):
    """The device failed in mid-training."""

    code = "device-lost"


class Budget(NamedTuple):
    """How long to train, all sittings together: whichever limit is reached first. None for no such limit."""

    minutes: float | None = None
    plies: int | None = None

    def spent(self, progress: Progress) -> float:
        """The share that is used up, from 0 to 1."""
        by_time = progress.seconds / 60 / self.minutes if self.minutes else 0.0
        by_plies = progress.plies / self.plies if self.plies else 0.0
        return min(1.0, max(by_time, by_plies))


class Report(NamedTuple):
    """How training stands after a lesson."""

    progress: Progress
    spent: float
    """The share of the budget that is used up."""
    lesson: Lesson
    plies_per_second: float


class Trainer:
    """A training in a folder."""

    def __init__(self, plan: Plan, folder: Path, device: str, begin: Path | None = None) -> None:
        """A training that goes on from the folder's checkpoint; a new one may begin with what a net has learnt."""
        self.plan, self.folder, self.device = plan, folder, device
        self.room = catalog.room(plan.game)
        self.kinds = plan.kinds(self.room)
        self.progress = Progress()
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.network = new_network(self.kinds[0].game, plan.width, plan.blocks).to(device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=plan.recipe.rate, eps=1e-5)
        check_size(sum(part.numel() for part in self.network.parameters()), self.net)
        if not self._resume() and begin is not None:
            known = network_from(read_net(begin), self.kinds[0].game)
            self._check_shape(known, begin)
            self.network.load_state_dict(known.state_dict())
        self._saved = self.progress.seconds
        self._searching: Searching | None = None

    @property
    def net(self) -> Path:
        """The file of what was learnt so far, to be played with."""
        return self.folder / f"{self.plan.game}.net"

    def _check_shape(self, known: Network, begin: Path) -> None:
        """Refuse to begin with a net of another size."""
        ours, theirs = self.network.shape, known.shape
        if ours != theirs:
            raise BadOption(say("net-of-another-size", file=str(begin), width=theirs.width, blocks=theirs.blocks))

    def _resume(self) -> bool:
        """Go on from the folder's checkpoint, if it has one of the same training."""
        found = load(self.folder)
        if found is None:
            return False
        self._check(found)
        try:
            self.network.load_state_dict(found.network)
            self.optimiser.load_state_dict(found.optimiser)
            self.progress = msgspec.json.decode(found.progress, type=Progress)
            set_random(found.random, self.device)
        except (RuntimeError, ValueError, KeyError, msgspec.DecodeError):
            raise BadCheckpoint(say("broken-checkpoint", file=str(self.folder))) from None
        return True

    def _check(self, found: Checkpoint) -> None:
        """Refuse the checkpoint of another training, and say where it differs."""
        try:
            theirs = msgspec.json.decode(found.plan, type=Plan)
        except msgspec.DecodeError:
            raise BadCheckpoint(say("broken-checkpoint", file=str(self.folder))) from None
        for name, ours, other in self.plan.differences(theirs):
            raise BadCheckpoint(
                say("another-training", folder=str(self.folder), name=name, theirs=str(other), ours=str(ours))
            )

    def run(self, budget: Budget) -> Iterator[Report]:
        """Train until the budget is spent, and tell after each lesson how it went."""
        lanes = shares(self.kinds, self.plan.lanes)
        games = [kind.game for kind in self.kinds]
        # Another sitting plays other games.
        tables = Tables(games, lanes, self.device, self.plan.seed + self.progress.lessons)
        self._searching = None
        while (spent := budget.spent(self.progress)) < 1:
            report = self._lesson(tables, budget, spent)
            if self.progress.seconds - self._saved >= SAVE_SECONDS or report.spent >= 1:
                self.save()
            yield report

    def _lesson(self, tables: Tables, budget: Budget, spent: float) -> Report:
        """Play and learn once."""
        begun = time.perf_counter()
        recipe, left = self.plan.recipe, 1 - (1 - LEAST) * spent
        for group in self.optimiser.param_groups:
            group["lr"] = recipe.rate * left
        try:
            played = play(self.network, tables, recipe, self._teacher(tables, spent))
            lesson = learn(self.network, self.optimiser, tables, played, recipe, recipe.entropy * left)
        except torch.cuda.OutOfMemoryError:
            raise DeviceLost(say("out-of-memory", lanes=self.plan.lanes)) from None
        except RuntimeError as problem:
            if self.device == "cpu":
                raise
            first = str(problem).strip().splitlines()[0]
            raise DeviceLost(say("device-lost", problem=first, folder=str(self.folder))) from None
        seconds = time.perf_counter() - begun
        self.progress.lessons += 1
        self.progress.plies += len(played.actions)
        self.progress.seconds += seconds
        return Report(copy.copy(self.progress), budget.spent(self.progress), lesson, len(played.actions) / seconds)

    def _teacher(self, tables: Tables, spent: float) -> Teacher | None:
        """Who plays instead of the network at this stage."""
        if spent < self.plan.apprentice:
            return RoomPriors()
        if spent < 1 - self.plan.searched:
            return None
        if self._searching is None:
            seed = self.plan.seed + self.progress.lessons
            self._searching = Searching(self.network, tables, self.plan.simulations, seed)
        return self._searching

    def save(self) -> None:
        """Keep everything that is needed to go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        save(
            self.folder,
            Checkpoint(
                plan=msgspec.json.encode(self.plan).decode(),
                progress=msgspec.json.encode(self.progress).decode(),
                network=self.network.state_dict(),
                optimiser=self.optimiser.state_dict(),
                random=get_random(self.device),
            ),
        )
        progress = self.progress
        told = {"plies": progress.plies, "seconds": round(progress.seconds), "seed": self.plan.seed}
        write_net(net_from(self.network, self.kinds[0].game, told), self.net)
        self._saved = progress.seconds


def get_random(device: str) -> dict[str, torch.Tensor]:
    """Where the random numbers stand."""
    found = {"cpu": torch.get_rng_state()}
    if device == "cuda":
        found["cuda"] = torch.cuda.get_rng_state()
    return found


def set_random(states: dict[str, torch.Tensor], device: str) -> None:
    """Let the random numbers go on from where they stood."""
    torch.set_rng_state(states["cpu"])
    if device == "cuda" and "cuda" in states:
        torch.cuda.set_rng_state(states["cuda"])
