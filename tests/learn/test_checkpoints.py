"""Checkpoints: written whole or not at all, and read back as they were."""

from pathlib import Path

import pytest
import torch

from rookery.learn.checkpoints import FILE, BadCheckpoint, Checkpoint, NotSaved, load, save

GOOD = Checkpoint(plan="{}", progress="{}", network={"a": torch.arange(3)}, optimiser={}, random={})


def test_a_checkpoint_comes_back(tmp_path: Path) -> None:
    """What is written is read back, and no other file stays."""
    save(tmp_path, GOOD)
    found = load(tmp_path)
    assert found is not None
    assert torch.equal(found.network["a"], GOOD.network["a"])
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_an_empty_folder_has_none(tmp_path: Path) -> None:
    """A new training begins anew."""
    assert load(tmp_path) is None


def test_a_full_disk_leaves_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkpoint that cannot be written is refused in words, and the one before it stays."""
    save(tmp_path, GOOD)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(NotSaved, match=r"could not be saved .*No space left.* is safe"):
        save(tmp_path, Checkpoint(plan="x", progress="", network={}, optimiser={}, random={}))
    found = load(tmp_path)
    assert found is not None
    assert found.plan == "{}"
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("cut", [0, 10, 400])
def test_a_damaged_file_is_refused(tmp_path: Path, cut: int) -> None:
    """A file that is cut off, or something else, is refused in words; it is not overwritten."""
    save(tmp_path, GOOD)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[:cut])
    with pytest.raises(BadCheckpoint, match="is damaged"):
        load(tmp_path)
    assert (tmp_path / FILE).read_bytes() == whole[:cut]


def test_a_file_runs_no_code(tmp_path: Path) -> None:
    """A file that would call a function when it is read is refused."""
    torch.save({"plan": Path("/")}, tmp_path / FILE)
    with pytest.raises(BadCheckpoint):
        load(tmp_path)
