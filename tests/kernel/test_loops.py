"""Loops without their compiler: machine code from disk, called as C functions."""

import ctypes
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from rookery.kernel import cache, jit, loops
from tests.limits import HANGING

INTS = npt.NDArray[np.int64]


class Pair(NamedTuple):
    """A tuple with an array in it."""

    weights: npt.NDArray[np.float32]
    factor: float


def total(numbers: INTS) -> int:
    """The sum of an array."""
    found = 0
    for index in range(len(numbers)):
        found += int(numbers[index])
    return found


def weigh(table: npt.NDArray[np.int32], pair: Pair, more: bool, out: npt.NDArray[np.float64]) -> None:
    """Arguments of every kind, and an array that is written."""
    for row in range(table.shape[0]):
        found = 0.0
        for column in range(table.shape[1]):
            found += int(table[row, column]) * float(pair.weights[column])
        out[row] = found * pair.factor + (1 if more else 0)


def is_large(number: int, limit: float) -> bool:
    """A truth value of numbers."""
    return number > limit


def halved(number: int) -> float:
    """A fraction."""
    return number / 2


def refuses(number: int) -> int:
    """What compiled functions must not do."""
    if number > 3:
        raise ValueError
    return number


def makes(number: int) -> int:
    """The other thing that they must not do."""
    return len(np.zeros(number))


def pair_back(number: int) -> tuple[int, int]:
    """A result that no loop may have."""
    return number, number


def loop(function: Any) -> Any:
    """A function compiled as a loop."""
    if cache.is_set("NUMBA_DISABLE_JIT") or cache.is_set("NUMBA_BOUNDSCHECK"):
        pytest.skip("no machine code is called without Numba in this run")
    return jit.Linker({}, jit.interpret).link(function, jit.compile_loop)


@pytest.fixture(name="folder", autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache of the test's own."""
    monkeypatch.setenv("ROOKERY_CACHE", str(tmp_path))
    monkeypatch.setattr(jit, "_shared", dict)
    return tmp_path


def files(folder: Path) -> list[Path]:
    """The machine code on disk."""
    return sorted(folder.rglob("*.code"))


def test_arguments_of_every_kind() -> None:
    """Arrays of several dimensions, tuples, numbers, truth values arrive as they are; arrays are written in place."""
    table = np.arange(6, dtype=np.int32).reshape(2, 3)
    pair = Pair(np.array([1, 10, 100], np.float32), 0.5)
    native, plain = np.zeros(2), np.zeros(2)
    for more in (False, True):
        assert loop(weigh)(table, pair, more, native) is None
        weigh(table, pair, more, plain)
        assert native.tolist() == plain.tolist()


@pytest.mark.parametrize("answer", [total(np.array([2**40, -7])), 0])
def test_whole_numbers(answer: int) -> None:
    """Results are Python's own numbers, negative and large ones too."""
    numbers = np.array([answer, 0, 0])
    assert loop(total)(numbers) == answer
    assert type(loop(total)(numbers)) is int


def test_other_results() -> None:
    """Truth values and fractions."""
    assert loop(is_large)(3, 2.5) is True
    assert loop(is_large)(-3, 2.5) is False
    assert loop(halved)(-3) == -1.5


def test_every_kind_has_code_of_its_own(folder: Path) -> None:
    """Arrays in another order, that may not be written, or of other numbers are other arguments, and all are right."""
    native = loop(total)
    numbers = np.arange(10)
    frozen = numbers.copy()
    frozen.flags.writeable = False
    kinds = [numbers, numbers[::-1], frozen, numbers.astype(np.int16), numbers.astype(np.uint8)]
    assert [native(each) for each in kinds] == [45] * len(kinds)
    assert len(files(folder)) == len(kinds)
    # One row of a table is as contiguous as an array of its own.
    assert native(np.arange(20).reshape(2, 10)[0]) == 45
    assert len(files(folder)) == len(kinds)


def test_numbers_that_do_not_fit() -> None:
    """A number of more than 64 bits is refused, not cut off."""
    native = loop(is_large)
    assert native(2**63 - 1, 0.0) is True
    assert native(-(2**63), 0.0) is False
    for number in (2**63, -(2**63) - 1):
        with pytest.raises(OverflowError, match=str(number)):
            native(number, 0.0)


@pytest.mark.parametrize("argument", ["a text", None, [1], np.int32(3)], ids=repr)
def test_other_arguments_are_refused(argument: object) -> None:
    """What is neither an array, a number of Python's own nor a tuple is refused by its type."""
    with pytest.raises(TypeError, match=type(argument).__name__):
        loop(total)(argument)


def test_what_loops_must_not_do() -> None:
    """A loop that allocates is refused when it is compiled, so is one with another result; a failure is not silent."""
    with pytest.raises(TypeError, match="allocate nothing"):
        loop(makes)(3)
    with pytest.raises(TypeError, match="a number, a truth value or nothing"):
        loop(pair_back)(3)
    native = loop(refuses)
    assert native(3) == 3
    with pytest.raises(RuntimeError, match="native code failed"):
        native(4)


def test_another_convention_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If Numba passed arguments in another way than is assumed, compiling would say so before anything is called."""
    monkeypatch.setattr(jit, "word_types", lambda arguments: [*loops.word_types(arguments), ctypes.c_int64])
    with pytest.raises(TypeError, match="in another way"):
        loop(total)(np.arange(3))


def test_threads_share_one_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads that come at the same time compile once."""
    native = loop(total)
    compiled: list[object] = []

    def compiling(*given: Any) -> loops.Code:
        compiled.append(given)
        return jit.machine_code(*given)

    monkeypatch.setattr(native, "_compiler", compiling)
    answers: list[int] = []
    threads = [threading.Thread(target=lambda: answers.append(native(np.arange(10)))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(HANGING)
    assert answers == [45] * 4
    assert len(compiled) == 1


# On disk

PROGRAM = """
import sys, warnings
import numpy as np
from rookery.kernel import jit

def inner(x):
    return x * 3

def outer(numbers):
    return inner(int(numbers[0])) + 1

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("answer", jit.Linker({}, jit.compile_native).link(outer, jit.compile_loop)(np.array([14])))
print("Numba", "numba" in sys.modules)
for one in caught:
    print(one.category.__name__, one.message)
"""
COMPILED = ["answer 43", "Numba True"]
LOADED = ["answer 43", "Numba False"]


def process(folder: Path, cached: Path | None = None) -> list[str]:
    """Run the program, which is kept in a folder, with a cache and return the lines that it prints."""
    program = folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA")}
    done = subprocess.run(
        [sys.executable, str(program)],
        env=environment | {"ROOKERY_CACHE": str(cached or folder / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_what_is_on_disk_needs_no_numba(folder: Path) -> None:
    """The first process compiles; the second loads, writes nothing, and has not imported Numba."""
    assert process(folder) == COMPILED
    before = {file: file.stat().st_mtime_ns for file in files(folder)}
    assert len(before) == 1
    assert process(folder) == LOADED
    assert {file: file.stat().st_mtime_ns for file in files(folder)} == before


def test_damaged_code_is_compiled_again(folder: Path) -> None:
    """Damage costs one warning and the time to compile; the next process finds the file mended."""
    assert process(folder) == COMPILED
    [file] = files(folder)
    whole = file.read_bytes()
    for damaged in (b"", whole[: len(whole) // 2], whole[:100] + bytes([whole[100] ^ 1]) + whole[101:]):
        file.write_bytes(damaged)
        *lines, complaint = process(folder)
        assert lines == COMPILED
        assert complaint.startswith("RuntimeWarning saved compiled code is damaged and will be compiled again")
    assert process(folder) == LOADED


def test_code_that_means_nothing_is_compiled_again(folder: Path) -> None:
    """A file that is whole but holds no machine code is as good as a damaged one."""
    assert process(folder) == COMPILED
    [file] = files(folder)
    code = loops.Code.from_bytes(cache.unseal(file))
    for wrong in (code._replace(object_file=b"nothing"), code._replace(result="text"), code._replace(symbol="other")):
        cache.seal(file, wrong.as_bytes())
        *lines, complaint = process(folder)
        assert lines == COMPILED
        assert complaint.startswith("RuntimeWarning saved compiled code is damaged and will be compiled again")
    assert process(folder) == LOADED


def test_a_folder_that_cannot_be_written(folder: Path) -> None:
    """A cache below a regular file cannot be: the work goes on, and one warning names the folder and a way out."""
    file = folder / "file"
    file.write_text("not a folder", encoding="utf-8")
    *lines, complaint = process(folder, file / "below")
    assert lines == COMPILED
    assert str(file / "below") in complaint
    assert "set ROOKERY_CACHE to another folder" in complaint


def test_numbas_settings_count(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that was compiled under a setting of Numba's does not answer where it is not set."""
    assert loop(total)(np.arange(10)) == 45
    [plain] = files(folder)
    monkeypatch.setenv("NUMBA_OPT", "0")
    assert loop(total)(np.arange(10)) == 45
    assert len(files(folder)) == 2
    shutil.copy(plain, plain.with_suffix(".other"))
    monkeypatch.delenv("NUMBA_OPT")
    assert loop(total)(np.arange(10)) == 45
    assert len(files(folder)) == 2
