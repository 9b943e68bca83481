"""Compiled loops without their compiler: machine code from disk, linked by LLVM and called as C functions.

To import Numba takes longer than all else until a bot's first move, and whoever finds its code on disk needs none of
it. What is called is what Numba's own code calls: ``status loop(result *, error **, arguments …)``. An array is its
owner (nobody), its parent (nothing), its size, the size of an item, its address, its shape and its strides; a tuple is
its items. ``kernel.jit`` compares this with what Numba says of a loop whenever it compiles one.
"""

import ctypes
import functools
import hashlib
import itertools
import os
import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from rookery.kernel import cache

Kinds = tuple[object, ...]
"""What arguments are, as far as compiled code depends on it."""

RESULTS: dict[str, Any] = {
    "none": ctypes.c_void_p,
    "int64": ctypes.c_int64,
    "float64": ctypes.c_double,
    "bool": ctypes.c_bool,
}
"""What a loop may return, by Numba's names."""
FREES_OWNER = "NRT_MemInfo_call_dtor"
"""What compiled code calls when it lets go of the last reference to an array, if that has an owner."""
_POINTER, _WHOLE, _REAL, _TRUTH = ctypes.c_void_p, ctypes.c_int64, ctypes.c_double, ctypes.c_bool
_C, _F, _ALIGNED, _WRITEABLE = 0x1, 0x2, 0x100, 0x400
"""NumPy's flags of an array that compiled code depends on."""
_WORDS = range(-(2**63), 2**63)


class Code(NamedTuple):
    """A loop as machine code."""

    symbol: str
    """The name of its function."""
    result: str
    """What it returns: one of ``RESULTS``."""
    object_file: bytes

    def as_bytes(self) -> bytes:
        """What is kept on disk."""
        return f"{self.symbol}\n{self.result}\n".encode() + self.object_file

    @classmethod
    def from_bytes(cls, kept: bytes) -> "Code":
        """The code again that was kept."""
        symbol, result, object_file = kept.split(b"\n", 2)
        return cls(symbol.decode(), result.decode(), object_file)


Compiler = Callable[[FunctionType, tuple[Any, ...]], Code]
"""Compiles a function for arguments such as these."""


class Loop:
    """A function whose machine code is loaded, or compiled, when it is first called with arguments of some kinds."""

    def __init__(self, function: FunctionType, compiler: Compiler) -> None:
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._function = function
        self._compiler = compiler
        self._entries: dict[Kinds, _Entry] = {}

    def __call__(self, *arguments: Any) -> Any:
        """Run it, without the GIL."""
        kinds: list[object] = []
        words: list[Any] = []
        for argument in arguments:
            _flatten(argument, kinds, words)
        key = tuple(kinds)
        entry = self._entries.get(key) or self._enter(key, arguments)
        return entry.call(words)

    @property
    def versions(self) -> int:
        """For how many kinds of arguments there is machine code by now."""
        return len(self._entries)

    def _enter(self, kinds: Kinds, arguments: tuple[Any, ...]) -> "_Entry":
        with _linking:
            if kinds not in self._entries:
                self._entries[kinds] = self._load(kinds, arguments)
            return self._entries[kinds]

    def _load(self, kinds: Kinds, arguments: tuple[Any, ...]) -> "_Entry":
        """Load what is on disk; compile what is not there, or cannot be trusted, and keep it."""
        types = word_types(arguments)
        file = cache.code_folder() / f"{self.__name__}-{_digest(kinds)}.code"
        try:
            return _Entry(Code.from_bytes(cache.unseal(file)), types)
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, RuntimeError) as problem:
            cache.warn_damaged(problem)
        code = self._compiler(self._function, arguments)
        entry = _Entry(code, types)
        _keep(file, code)
        return entry


def _keep(file: Path, code: Code) -> None:
    try:
        cache.seal(file, code.as_bytes())
    except OSError as problem:
        cache.warn_not_kept(problem)


def _digest(kinds: Kinds) -> str:
    """A name for code on disk: what it is called with, the processor that it is made for, and how it was compiled."""
    settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_"))
    return hashlib.sha256(repr((kinds, _processor(), settings)).encode()).hexdigest()[:16]


# Arguments as the words of a C call


def _flatten(argument: Any, kinds: list[object], words: list[Any]) -> None:
    """Add the kind of an argument, and the words that it is passed as."""
    kind = argument.__class__
    if kind is np.ndarray:
        flags = argument.flags.num
        layout = _C if flags & _C else flags & _F
        kinds.append((argument.dtype, argument.ndim, layout | flags & (_ALIGNED | _WRITEABLE)))
        address = argument.__array_interface__["data"][0]
        words += (None, None, argument.size, argument.itemsize, address, *argument.shape, *argument.strides)
    elif kind is int:
        if argument not in _WORDS:
            raise OverflowError(f"{argument} has more than 64 bits")
        kinds.append(kind)
        words.append(argument)
    elif kind is float or kind is bool:
        kinds.append(kind)
        words.append(argument)
    elif isinstance(argument, tuple):
        kinds.append((kind.__name__, len(argument)))
        for item in argument:
            _flatten(item, kinds, words)
    else:
        raise TypeError(f"a loop takes arrays, numbers and tuples of them, not {kind.__name__}")


def word_types(arguments: tuple[Any, ...]) -> list[Any]:
    """The C types of the words that arguments are passed as."""
    types: list[Any] = []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            types += (_POINTER, _POINTER, _WHOLE, _WHOLE, _POINTER, *[_WHOLE] * (2 * argument.ndim))
        elif isinstance(argument, tuple):
            types += word_types(argument)
        else:
            types.append({int: _WHOLE, float: _REAL, bool: _TRUTH}[argument.__class__])
    return types


# Machine code

_linking = threading.RLock()
_count = itertools.count()


class _Entry:
    """Machine code in memory, and how it is called."""

    def __init__(self, code: Code, types: list[Any]) -> None:
        from llvmlite.binding import JITLibraryBuilder

        self._result = RESULTS[code.result]
        builder = JITLibraryBuilder().add_object_img(code.object_file).export_symbol(code.symbol).add_current_process()
        # Ours have none, so this is never called.
        builder.import_symbol(FREES_OWNER, _address_of(ctypes.pythonapi.Py_FatalError))
        # Whoever lets go of the library unloads the code.
        self._library = builder.link(_linker(), f"{code.symbol}-{next(_count)}")
        signature = ctypes.CFUNCTYPE(ctypes.c_int32, _POINTER, _POINTER, *types)
        self._function = signature(self._library[code.symbol])

    def call(self, words: list[Any]) -> Any:
        """Call it with the words of its arguments."""
        result, error = self._result(), ctypes.c_void_p()
        status = self._function(ctypes.byref(result), ctypes.byref(error), *words)
        if status != 0:
            raise RuntimeError(f"native code failed with status {status}")
        return result.value


def _address_of(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


@functools.cache
def _linker() -> Any:
    """What turns object files into code that runs."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.create_lljit_compiler(binding.Target.from_default_triple().create_target_machine(jit=True))


@functools.cache
def _processor() -> tuple[str, str]:
    """The processor of this machine, as compilers see it."""
    from llvmlite import binding

    return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
