"""The only module that uses Numba: linking, naming, caching, and what happens when files or devices fail."""

import dis
import os
import subprocess
import sys
import textwrap
import threading
import time
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from rookery.kernel import alphabeta, batch, jit, mcts
from rookery.kernel.engine import interpreted
from rookery.kernel.errors import NoDevice
from rookery.rooms import penguin_soccer
from tests import toy
from tests.limits import ENDLESS, HANGING

FACTOR = 3
TABLE = np.array([10, 20, 30], np.int64)
NAMES = "a text, which native code cannot use"


class Colour(IntEnum):
    """Members that compiled code may read."""

    RED = 7


def leaf(x: int) -> int:
    """A constant and a table."""
    return x * FACTOR + int(TABLE[x % 3])


def middle(x: int) -> int:
    """A call."""
    return leaf(x) + 1


def top(x: int) -> int:
    """A call of a call, and a word that is left open."""
    return middle(x) + int(bonus(x))  # type: ignore[name-defined]  # noqa: F821  # a word


def bonus_of_one(x: int) -> int:
    """One way to answer the word."""
    return 1


def bonus_of_two(x: int) -> int:
    """Another way."""
    return 2


def reads_a_text() -> int:
    """A function that cannot be compiled."""
    return len(NAMES)


def reads_an_enum() -> int:
    """A function that reads a member."""
    return int(Colour.RED)


def nested_leaf() -> FunctionType:
    """Another leaf of the same name."""

    def leaf(x: int) -> int:
        return x * FACTOR - int(TABLE[x % 3])

    return leaf  # type: ignore[return-value]  # it is one


def with_default(addend: int) -> FunctionType:
    """A function that differs from its like by its default only."""

    def added(x: int, more: int = addend) -> int:
        return x + more

    return added  # type: ignore[return-value]  # it is one


def linked(function: Any = top, **functions: Any) -> Any:
    """A function linked to be interpreted; the word is one bonus unless said otherwise."""
    return jit.Linker({"bonus": bonus_of_one} | functions, jit.interpret).link(function)


# Linking


def test_a_linked_function_does_the_same() -> None:
    """A copy answers as the original would with its functions filled in; the original stays as it was."""
    assert linked()(4) == 4 * 3 + 20 + 1 + 1
    assert linked(bonus=bonus_of_two)(4) == 4 * 3 + 20 + 1 + 2
    assert linked().__doc__ == top.__doc__
    assert linked().__module__ == __name__
    assert top.__name__ == "top"
    with pytest.raises(NameError):
        top(1)


def test_names_are_stable() -> None:
    """Nothing changed, nothing renamed: another linker gives the same name."""
    assert linked().__name__ == linked().__name__
    assert linked().__name__.startswith("top_")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FACTOR", 4),
        ("FACTOR", 3.0),
        ("TABLE", np.array([10, 20, 31], np.int64)),
        ("TABLE", np.array([10, 20, 30], np.int32)),
        ("TABLE", np.array([[10, 20, 30]], np.int64)),
        ("leaf", nested_leaf()),
        ("middle", leaf),
    ],
    ids=["constant", "its type", "table", "its type", "its shape", "callee's callee", "callee"],
)
def test_every_change_is_a_new_name(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    """Whatever a function can reach, however deep, is part of its name: no stale cache can answer for it."""
    before = linked().__name__
    monkeypatch.setitem(top.__globals__, name, value)
    assert linked().__name__ != before
    monkeypatch.undo()
    assert linked().__name__ == before


def test_a_table_changed_in_place_is_a_new_name() -> None:
    """The content of a table counts, not the table."""
    before = linked().__name__
    TABLE[1] += 1
    try:
        assert linked().__name__ != before
    finally:
        TABLE[1] -= 1


@pytest.mark.parametrize("module", [mcts, alphabeta, batch, dis, textwrap], ids=lambda module: module.__name__)
def test_names_are_those_that_code_loads(module: ModuleType) -> None:
    """The quick look at code finds what the thorough one finds, in this Python too."""
    functions = [each for each in vars(module).values() if isinstance(each, FunctionType)]
    assert functions
    for function in functions:
        loaded = {each.argval for each in dis.get_instructions(function) if each.opname == "LOAD_GLOBAL"}
        assert jit._loaded_names(function.__code__) == loaded


def test_another_way_to_run_is_a_new_name() -> None:
    """A function that keeps the GIL and one that does not are kept apart, in memory and on disk."""
    ways = jit.compile_native, jit.compile_brief
    native, brief = (jit.Linker({"bonus": bonus_of_one}, way).link(top) for way in ways)
    assert native.__name__ != brief.__name__
    assert native(4) == brief(4) == linked()(4)


def test_another_word_is_a_new_name() -> None:
    """Loops bound to different rules have different names."""
    assert linked(bonus=bonus_of_two).__name__ != linked().__name__
    assert linked(middle).__name__ == linked(middle, bonus=bonus_of_two).__name__


def test_members_count() -> None:
    """The members of an enumeration are part of the name of who reads them."""

    class Other(IntEnum):
        RED = 8

    before = linked(reads_an_enum)
    assert before() == 7
    changed = FunctionType(reads_an_enum.__code__, reads_an_enum.__globals__ | {"Colour": Other})
    assert linked(changed).__name__ != before.__name__


def test_defaults_count() -> None:
    """Functions that differ in a default only are different functions."""
    one, other = linked(with_default(1)), linked(with_default(2))
    assert (one(5), other(5)) == (6, 7)
    assert one.__name__ != other.__name__


def test_rooms_never_share_a_name() -> None:
    """Two rooms' copies of one loop can never meet in a cache."""
    for loop in ("playouts", "perfts", "step_lanes"):
        names = {getattr(interpreted(rules), loop).__name__ for rules in (penguin_soccer.ROOM.rules, toy.ROOM.rules)}
        assert len(names) == 2


def test_equal_functions_are_compiled_once() -> None:
    """What two rooms have in common is one compiled function."""
    natives = [jit.Linker(functions, jit.compile_native).link(leaf) for functions in ({"x": 1}, {"y": 2})]
    assert natives[0] is natives[1]
    assert natives[0](4) == leaf(4)


@pytest.mark.parametrize(("function", "name"), [(reads_a_text, "NAMES"), (top, "bonus")])
def test_an_unsupported_global_is_named(function: FunctionType, name: str) -> None:
    """What cannot be compiled, and a word that nobody answers, is refused by its name."""
    with pytest.raises(TypeError, match=f"'{name}'"):
        jit.Linker({}, jit.interpret).link(function)


def holds_an_inner_function(x: int) -> int:
    """A function whose inner code the digest could not follow; until Python 3.12 a comprehension is such code too."""
    return sum(leaf(n) for n in range(x))


def reads_through_a_module(x: int) -> int:
    """A function that reads what hides behind a module."""
    return x + len(toy.__name__)


def reads_through_a_library(x: int) -> int:
    """A function that reads what NumPy offers."""
    return int(np.int64(x))


def test_what_the_digest_cannot_follow_is_refused() -> None:
    """Inner functions and other modules could change unseen: they are refused by name; libraries are not."""
    with pytest.raises(TypeError, match="holds_an_inner_function"):
        linked(holds_an_inner_function)
    with pytest.raises(TypeError, match="'toy'"):
        linked(reads_through_a_module)
    assert linked(reads_through_a_library)(7) == 7


def test_tables_are_placed_where_they_are_wanted() -> None:
    """A table goes through the linker's place, once for each function that reads it; numbers do not."""
    placed: list[Any] = []

    def place(table: Any) -> Any:
        placed.append(table)
        return table + 1

    assert jit.Linker({}, jit.interpret, place).link(leaf)(0) == 11
    assert [table is TABLE for table in placed] == [True]


def test_a_function_can_be_wrapped_in_another_way() -> None:
    """The outermost function may be of another kind than those that it calls."""
    inner: list[str] = []

    def wrap(function: FunctionType) -> Any:
        inner.append(function.__name__.split("_")[0])
        return function

    outermost = jit.Linker({}, wrap).link(middle, lambda function: ("kernel", function))
    assert outermost[0] == "kernel"
    assert inner == ["leaf"]


# CUDA

CUDA_PROGRAM = """
import numpy as np
from rookery.kernel import jit
from rookery.kernel.errors import NoDevice

for old in ("row_stack", "in1d", "trapz"):
    if hasattr(np, old):
        delattr(np, old)
try:
    jit.cuda()
except NoDevice as problem:
    print(problem)
print(np.row_stack is np.vstack, np.in1d is np.isin, np.trapz is np.trapezoid)
"""


def test_no_device(tmp_path: Path) -> None:
    """Where there is no GPU the refusal names what is needed; NumPy's old names are set before CUDA is touched."""
    file = tmp_path / "program.py"
    file.write_text(CUDA_PROGRAM, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA")}
    done = subprocess.run(
        [sys.executable, str(file)],
        env=environment | {"CUDA_VISIBLE_DEVICES": "-1"},
        capture_output=True,
        text=True,
        check=True,
    )
    refusal, names = done.stdout.splitlines()
    assert "CUDA" in refusal
    assert "pip install 'rookery-games[cuda]'" in refusal
    assert names == "True True True"


def test_cuda_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra the refusal says that it is missing, not that there is no GPU."""
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    jit.cuda.cache_clear()
    with pytest.raises(NoDevice, match=r"CUDA support is not installed; .*pip install 'rookery-games\[cuda\]'"):
        jit.cuda()


# Progress


def test_quick_work_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """What takes no time is not worth a word."""
    with jit.progress("nothing", patience=ENDLESS):
        pass
    assert capsys.readouterr() == ("", "")


def spoken(capsys: pytest.CaptureFixture[str], word: str) -> str:
    """What is said on stderr until a word has come."""
    said, deadline = "", time.monotonic() + HANGING
    while word not in said and time.monotonic() < deadline:
        time.sleep(0.01)
        said += capsys.readouterr().err
    return said


@pytest.mark.parametrize("patience", [0.0, 0.01])
def test_slow_compiling_says_one_line(capsys: pytest.CaptureFixture[str], patience: float) -> None:
    """Compiling that takes long says so while it lasts, in one line on stderr, with the time it took."""
    with jit.progress("Pebble Race", patience=patience):
        jit.note_compiling()
        said = spoken(capsys, "Pebble Race")
        jit.note_compiling()
    rest = capsys.readouterr()
    assert said.startswith("rookery: compiling Pebble Race")
    assert (said + rest.err).count("\n") == 1
    assert rest.err.endswith(" s\n")
    assert rest.out == ""


def test_threads_that_compile_are_heard(capsys: pytest.CaptureFixture[str]) -> None:
    """Lanes are spread over threads: what these compile is told as well."""
    with jit.progress("Pebble Race", patience=0.0):
        worker = threading.Thread(target=jit.note_compiling)
        worker.start()
        worker.join(HANGING)
    assert "compiling Pebble Race" in capsys.readouterr().err


def test_loading_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """What is only loaded is not worth a word, however long it takes."""
    with jit.progress("Pebble Race", patience=0.0):
        # As long as its timer lives, there is something that could speak.
        for thread in threading.enumerate():
            if isinstance(thread, threading.Timer):
                thread.join(HANGING)
    assert capsys.readouterr() == ("", "")


def test_what_is_compiled_is_noted(tmp_path: Path) -> None:
    """A function that is not in the cache is noted before it is compiled, and not when it is loaded."""
    program = "import sys\nfrom rookery.kernel import jit\nimport rookery\n" + textwrap.dedent(
        """
        noted = []
        jit.note_compiling = lambda: noted.append(1)
        from rookery.kernel.engine import native
        game = rookery.game("penguin-soccer")
        native(game.room.rules).turn(game.config, game.start().state.copy())
        print(len(noted))
        """
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"ROOKERY_CACHE": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for _ in range(2)
    ]
    assert int(told[0]) > 0
    assert told[1] == "0"


def test_slow_work_that_fails_ends_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    """A failure after the line has begun still ends the line, and is raised."""

    def fail() -> None:
        jit.note_compiling()
        assert "compiling x" in spoken(capsys, "…")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), jit.progress("x", patience=0.001):
        fail()
    assert capsys.readouterr().err.endswith(" s\n")
