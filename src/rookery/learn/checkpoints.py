"""Training on file: whatever happens to the process or the machine, the last good state is there to go on from."""

import os
import pickle
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import torch

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker

say = speaker("learn")

FILE = "checkpoint.pt"


class BadCheckpoint(RookeryError):
    """A checkpoint cannot be read, or is of another training."""

    code = "bad-checkpoint"


class NotSaved(RookeryError):
    """A checkpoint could not be written; the one before it is as it was."""

    code = "not-saved"


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """All that training needs to go on. Games in the lanes begin anew."""

    plan: str
    """What is trained, as JSON."""
    progress: str
    """How far it has come, as JSON."""
    network: dict[str, Any]
    optimiser: dict[str, Any]
    random: dict[str, Any]


def save(folder: Path, checkpoint: Checkpoint) -> None:
    """Write a checkpoint beside the last one, and put it in its place only when all of it is on the disk."""
    fresh = folder / f"{FILE}.new"
    try:
        with fresh.open("wb") as file:
            torch.save({name: getattr(checkpoint, name) for name in checkpoint.__struct_fields__}, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(folder / FILE)
    except (OSError, RuntimeError) as problem:
        # PyTorch turns a full disk into a RuntimeError of its own.
        fresh.unlink(missing_ok=True)
        raise NotSaved(say("not-saved", file=str(folder / FILE), problem=_first_line(problem))) from None


def load(folder: Path) -> Checkpoint | None:
    """The checkpoint of a folder; None where there is none yet."""
    file = folder / FILE
    if not file.exists():
        return None
    try:
        # Numbers only: a file of somebody else must not run code.
        return Checkpoint(**torch.load(file, map_location="cpu", weights_only=True))
    except (OSError, RuntimeError, EOFError, TypeError, ValueError, pickle.UnpicklingError, zipfile.BadZipFile):
        raise BadCheckpoint(say("broken-checkpoint", file=str(file))) from None


def _first_line(problem: BaseException) -> str:
    lines = str(problem).strip().splitlines()
    return lines[0] if lines else type(problem).__name__
