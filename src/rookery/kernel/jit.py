"""The only module that uses Numba: the same functions interpreted, compiled for the processor, compiled for CUDA.

Nothing is compiled in place. A function is *linked*: copied, with the names that it leaves open (the functions of
``kernel.protocol``) and the functions that it calls replaced by their linked forms. A copy's name carries a digest of
all that it can reach: code, constants, tables. So equal functions are compiled once, the copies for two rooms never
meet in Numba's cache, and a change of any rule, however deep, is a new name that no stale cache can answer for.

Numba itself is imported on first use: a program that only plays interpreted never pays for it. What it keeps on
disk is handled by ``kernel.cache``.
"""

import contextlib
import dis
import functools
import hashlib
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from enum import EnumType
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from rookery.kernel.errors import NoDevice
from rookery.kernel.messages import Text, speaker

say = speaker("kernel")

Wrap = Callable[[FunctionType], Any]
_LOAD_GLOBAL, _EXTENDED_ARG = dis.opmap["LOAD_GLOBAL"], dis.opmap["EXTENDED_ARG"]
_LIBRARIES = {"math", "numpy", "numba", "numba_cuda"}


class Linker:
    """Copies functions for one game and one way to run them (``wrap``), each function once."""

    def __init__(self, functions: Mapping[str, object], wrap: Wrap, place: Callable[[Any], Any] | None = None) -> None:
        """``functions`` are the game's, by the names that loops leave open.

        ``place`` moves the tables that functions read to where they are wanted, such as a GPU's memory.
        """
        self._functions = functions
        self._wrap = wrap
        self._place = place
        self._linked: dict[FunctionType, tuple[Any, str]] = {}

    def link(self, function: Any, wrap: Wrap | None = None) -> Any:
        """The linked form of a function, optionally wrapped in another way."""
        return self._copy(function, wrap)[0] if wrap else self._link(function)[0]

    def _link(self, function: FunctionType) -> tuple[Any, str]:
        if function not in self._linked:
            self._linked[function] = self._copy(function, self._wrap)
        return self._linked[function]

    def _copy(self, function: FunctionType, wrap: Wrap) -> tuple[Any, str]:
        code = function.__code__
        if any(isinstance(constant, CodeType) for constant in code.co_consts):
            raise TypeError(f"{function.__qualname__} holds an inner function or a comprehension; write a loop instead")
        parts = wrap.__name__, code.co_name, code.co_code, code.co_consts, code.co_names, function.__defaults__
        digest = hashlib.sha256(repr(parts).encode())
        names: dict[str, object] = {"__builtins__": __builtins__}
        for name in _global_names(function):
            value = function.__globals__.get(name, self._functions.get(name))
            if isinstance(value, FunctionType):
                value, content = self._link(value)
            else:
                content = _content(name, value)
                if self._place and isinstance(value, np.ndarray):
                    value = self._place(value)
            names[name] = value
            digest.update(f"{name}={content};".encode())
        fingerprint = digest.hexdigest()[:16]
        unique = f"{code.co_name}_{fingerprint}"
        copy = FunctionType(code.replace(co_name=unique, co_qualname=unique), names, unique, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__doc__ = function.__doc__
        return wrap(copy), fingerprint


def _global_names(function: FunctionType) -> list[str]:
    """The global names that a function reads, built-in ones aside."""
    known = function.__globals__
    builtin = vars(__import__("builtins"))
    return sorted(name for name in _loaded_names(function.__code__) if name in known or name not in builtin)


@functools.cache
def _loaded_names(code: CodeType) -> frozenset[str]:
    """The names that code loads from outside, as ``dis`` would find them in ten times the time."""
    found = set()
    extended = 0
    for operation, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        value = extended | argument
        extended = value << 8 if operation == _EXTENDED_ARG else 0
        if operation == _LOAD_GLOBAL:
            # The last bit says how the name is to be called.
            found.add(code.co_names[value >> 1])
    return frozenset(found)


def _content(name: str, value: object) -> str:
    """What a global value adds to the digest of the functions that read it."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, bool | int | float | tuple):
        return repr(value)
    if isinstance(value, EnumType):
        return repr(list(value))
    if isinstance(value, type | BuiltinFunctionType):
        # Compiled code reads the fields of a named tuple by their places.
        return f"{value.__name__}{getattr(value, '_fields', '')}"
    if isinstance(value, ModuleType) and value.__name__.partition(".")[0] in _LIBRARIES:
        return value.__name__
    # What hides behind another module would be missing from the digest: names are imported one by one.
    raise TypeError(f"compiled functions cannot use the global {name!r} of type {type(value).__name__}")


def interpret(function: FunctionType) -> FunctionType:
    """Run a linked function as it is."""
    return function


@functools.cache
def _shared_dispatchers() -> dict[str, Any]:
    """Compiled functions by their unique names, so that rooms share what they have in common."""
    return {}


def compile_native(function: FunctionType) -> Any:
    """Compile a linked function for this processor: without the GIL, cached on disk. It compiles when first called."""
    return _compile(function, nogil=True)


def compile_brief(function: FunctionType) -> Any:
    """The same for a function that is done at once: it keeps the GIL, since giving it away would take as long."""
    return _compile(function, nogil=False)


def _compile(function: FunctionType, *, nogil: bool) -> Any:
    numba = _numba()
    if numba.config.DISABLE_JIT:
        return function
    shared = _shared_dispatchers()
    name = function.__name__
    if name not in shared:
        from rookery.kernel import cache

        dispatcher = numba.njit(nogil=nogil, error_model="numpy")(function)
        cache.attach(dispatcher, function)
        shared[name] = dispatcher
    return shared[name]


def entry_of(compiled: Any, *arguments: Any) -> Any:
    """What a compiled function runs for arguments of these types, without looking at types: twice as quick to call.

    The function is called with them once, so that it is compiled or loaded. Whoever calls the entry with anything else
    than such arguments gets nonsense, so it is for calls by the million from one place.
    """
    compiled(*arguments)
    if not hasattr(compiled, "overloads"):
        return compiled
    types = tuple(_numba().typeof(argument) for argument in arguments)
    return compiled.overloads[types].entry_point


def compile_device(function: FunctionType) -> Any:
    """Compile a linked function to be called from CUDA kernels; the simulator runs it as it is."""
    return function if simulated() else cuda().jit(device=True)(function)


def compile_kernel(function: FunctionType) -> Any:
    """Compile a linked function as a CUDA kernel. It is not cached: it holds the addresses of its tables."""
    return cuda().jit(function)


@functools.cache
def _numba() -> Any:
    import numba

    return numba


def simulated() -> bool:
    """Whether CUDA is played by Numba's simulator on the processor (NUMBA_ENABLE_CUDASIM=1)."""
    return bool(_numba().config.ENABLE_CUDASIM)


@functools.cache
def cuda() -> Any:
    """Numba's CUDA module, once it is sure that there is a device."""
    # numba-cuda 0.30 still asks NumPy for names that NumPy 2.5 has dropped; it only copies them into a table.
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import numba_cuda  # noqa: F401  # the maintained CUDA target; Numba's own is frozen
            from numba import cuda as module
    except ImportError as problem:
        raise NoDevice(say("cuda-not-installed")) from problem
    if not module.is_available():
        raise NoDevice(say("no-cuda-device"))
    # A small job on a large GPU is no mistake of the caller's.
    _numba().config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return module


class _Progress:
    """Work that may have to compile; if it does, and for longer than a moment, one line says so."""

    def __init__(self, what: Text, patience: float) -> None:
        self._what = what
        self._patience = patience
        self._began = time.perf_counter()
        self._telling = threading.Lock()
        self._compiles = False
        self.shown = False

    def note(self) -> None:
        """Something is being compiled."""
        self._compiles = True
        if self.seconds >= self._patience:
            self.tell()

    def tell(self) -> None:
        """Say so, once."""
        with self._telling:
            if self._compiles and not self.shown:
                self.shown = True
                print(f"rookery: {say('compiling', what=self._what)}", end="", file=sys.stderr, flush=True)

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.perf_counter() - self._began


_under_way: list[_Progress] = []


def note_compiling() -> None:
    """Something was not found in the cache and is compiled now, by whichever thread does the work."""
    if _under_way:
        _under_way[-1].note()


@contextlib.contextmanager
def progress(what: Text, patience: float = 1.0) -> Iterator[None]:
    """Say so, in one line, if something is compiled and this takes longer than a moment.

    What is loaded from the cache is not worth a word; in the background nothing is shown.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    work = _Progress(what, patience)
    timer = threading.Timer(patience, work.tell)
    timer.daemon = True
    timer.start()
    _under_way.append(work)
    try:
        yield
    finally:
        _under_way.remove(work)
        timer.cancel()
        if work.shown:
            print(f" {work.seconds:.1f} s", file=sys.stderr, flush=True)
