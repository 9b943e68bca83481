"""Numba's cache of functions: used when it is there, and no harm when it is damaged or cannot be written."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.kernel import jit

PROGRAM = """
import os
import sys
import warnings
from rookery.kernel import jit

def inner(x):
    return x * 3

def outer(x):
    return inner(x) + 1

def work(folder):
    os.environ["ROOKERY_CACHE"] = folder
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        native = jit.Linker({}, jit.compile_native).link(outer)
        print("answer", native(14))
    stats = native.dispatcher.stats
    print("compiled", sum(stats.cache_misses.values()), "loaded", sum(stats.cache_hits.values()))
    for one in caught:
        print(one.category.__name__, one.message)

jit._numba()
for folder in sys.argv[1:]:
    print("folder", folder, flush=True)
    child = os.fork()
    if not child:
        work(folder)
        sys.stdout.flush()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
"""
"""Works with one cache folder after the other, each in a process of its own that has Numba already."""
ANSWER = "answer 43"


def as_it_is(x: int) -> int:
    """The least that can be compiled."""
    return x


def process(program: Path, folder: Path, **settings: str) -> list[str]:
    """Run the program with a cache folder and return the lines that it prints."""
    [lines] = processes(program, [folder], **settings)
    return lines


def processes(program: Path, folders: list[Path], **settings: str) -> list[list[str]]:
    """The same with several folders, a process for each; all must succeed, in silence."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA")}
    done = subprocess.run(
        [sys.executable, str(program), *map(str, folders)],
        # Whoever forks has one thread.
        env=environment | {"OPENBLAS_NUM_THREADS": "1"} | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [printed.splitlines() for printed in re.split(r"^folder .*\n", done.stdout, flags=re.MULTILINE)[1:]]


@pytest.fixture(scope="module", name="program")
def _program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("program") / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


@pytest.fixture(scope="module", name="kept")
def _kept(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder that a first process has filled."""
    folder = tmp_path_factory.mktemp("cache")
    assert process(program, folder) == [ANSWER, "compiled 1 loaded 0"]
    assert len(files(folder)) == 4
    return folder


def files(folder: Path) -> dict[Path, int]:
    """The cache files with the time when each was written."""
    return {file: file.stat().st_mtime_ns for file in folder.rglob("*.nb[ci]")}


def test_a_warm_cache_is_used(program: Path, kept: Path) -> None:
    """A second process compiles nothing and writes nothing."""
    before = files(kept)
    assert process(program, kept) == [ANSWER, "compiled 0 loaded 1"]
    assert files(kept) == before


def junk(data: bytes) -> bytes:
    """Something else entirely."""
    return b"junk" * (len(data) // 4)


def truncated(data: bytes) -> bytes:
    """The first half: a disk that was full."""
    return data[: len(data) // 2]


def emptied(data: bytes) -> bytes:
    """Nothing at all: a machine that lost its power."""
    return b""


def flipped(data: bytes) -> bytes:
    """One bit wrong in the middle."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


DAMAGES: list[Callable[[bytes], bytes]] = [junk, truncated, emptied, flipped]


def test_damaged_files_do_no_harm(program: Path, kept: Path, tmp_path: Path) -> None:
    """With every file of a kind damaged the work goes on with one warning, and the next process finds them mended."""
    folders = [damaged(kept, tmp_path, damage, kind) for damage in DAMAGES for kind in ("nbc", "nbi")]
    for folder, (answer, compiled, *complaints) in zip(folders, processes(program, folders), strict=True):
        assert (answer, compiled) == (ANSWER, "compiled 1 loaded 0"), folder.name
        assert len(complaints) == 1, folder.name
        assert complaints[0].startswith("RuntimeWarning saved compiled code is damaged and will be compiled again")
    assert processes(program, folders) == [[ANSWER, "compiled 0 loaded 1"]] * len(folders)


def damaged(kept: Path, into: Path, damage: Callable[[bytes], bytes], kind: str) -> Path:
    """A copy of a cache folder with every file of a kind damaged."""
    folder = into / f"{damage.__name__}-{kind}"
    shutil.copytree(kept, folder)
    for file in folder.rglob(f"*.{kind}"):
        file.write_bytes(damage(file.read_bytes()))
    return folder


def test_a_folder_that_cannot_be_written(program: Path, tmp_path: Path) -> None:
    """A cache below a regular file cannot be: the work goes on, and one warning names the folder and a way out."""
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    answer, compiled, *complaints = process(program, file / "below")
    assert (answer, compiled) == (ANSWER, "compiled 1 loaded 0")
    assert len(complaints) == 1
    assert str(file / "below") in complaints[0]
    assert "set ROOKERY_CACHE to another folder" in complaints[0]


def test_checked_code_is_kept_apart(program: Path, kept: Path) -> None:
    """Code with bounds checks never answers for code without, nor the other way round."""
    unchecked = set(files(kept))
    assert process(program, kept, NUMBA_BOUNDSCHECK="1")[0] == ANSWER
    checked = set(files(kept)) - unchecked
    assert checked
    assert not {file.parent.parent for file in checked} & {file.parent.parent for file in unchecked}
    shutil.rmtree(next(iter(checked)).parent.parent)


def test_loading_prepares_nothing_for_compiling(tmp_path: Path) -> None:
    """What is loaded answers without what only compilers need, whose imports take longer than all else."""
    file = tmp_path / "program.py"
    flush = "        sys.stdout.flush()\n"
    asked = '        print("ready to compile", "numba.np.arraymath" in sys.modules)\n'
    file.write_text(PROGRAM.replace(flush, asked + flush), encoding="utf-8")
    assert process(file, tmp_path / "cache") == [ANSWER, "compiled 1 loaded 0", "ready to compile True"]
    assert process(file, tmp_path / "cache") == [ANSWER, "compiled 0 loaded 1", "ready to compile False"]


def test_functions_without_a_file(tmp_path: Path) -> None:
    """A function that was typed in, not imported, runs natively too, only without a cache."""
    program = "def double(x):\n    return x * 2\nfrom rookery.kernel import jit\n"
    program += "print(jit.Linker({}, jit.compile_native).link(double)(21))"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        env=os.environ | {"ROOKERY_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "42\n", done.stderr


def test_other_users_of_numba_keep_their_cache() -> None:
    """Numba's own setting is as it was after a function is compiled here."""
    config = jit._numba().config
    before = config.CACHE_DIR
    assert jit.Linker({}, jit.compile_native).link(as_it_is)(3) == 3
    assert before == config.CACHE_DIR
