"""The only module that uses Numba: the same functions interpreted, compiled for the processor, compiled for CUDA.

Nothing is compiled in place. A function is *linked*: copied, with the names that it leaves open (the functions of
``kernel.protocol``) and the functions that it calls replaced by their linked forms. A copy's name carries a digest of
all that it can reach: code, constants, tables. So equal functions are compiled once, the copies for two rooms never
meet in Numba's cache, and a change of any rule, however deep, is a new name that no stale cache can answer for.

Numba itself is imported on first use: a program that only plays interpreted never pays for it, nor does one that finds
its loops compiled on disk (``kernel.loops``).
"""

import contextlib
import ctypes
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

from rookery.kernel.cache import is_set
from rookery.kernel.errors import NoDevice
from rookery.kernel.loops import FREES_OWNER, RESULTS, Code, Loop, word_types
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
def _shared() -> dict[str, Any]:
    """Compiled functions by their unique names, so that rooms share what they have in common."""
    return {}


class Compiled:
    """A linked function that Numba compiles, or loads from its cache, when it is first called or needed by another."""

    def __init__(self, function: FunctionType, *, nogil: bool) -> None:
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._function = function
        self._nogil = nogil

    @functools.cached_property
    def dispatcher(self) -> Any:
        """What Numba has made of it."""
        from rookery.kernel import function_cache

        dispatcher = _numba().njit(nogil=self._nogil, error_model="numpy")(_for_numba(self._function))
        function_cache.attach(dispatcher, self._function)
        return dispatcher

    @property
    def versions(self) -> int:
        """For how many kinds of arguments there is machine code by now."""
        return len(self.dispatcher.signatures)

    def __call__(self, *arguments: Any) -> Any:
        """Run it."""
        return self.dispatcher(*arguments)


def _for_numba(function: FunctionType) -> FunctionType:
    """A linked function that calls others as Numba knows them."""
    names = function.__globals__
    names.update({name: value.dispatcher for name, value in names.items() if isinstance(value, Compiled)})
    return function


def compile_native(function: FunctionType) -> Any:
    """Compile a linked function for this processor: without the GIL, cached on disk. It compiles when first needed."""
    return _compile(function, lambda: Compiled(function, nogil=True))


def compile_brief(function: FunctionType) -> Any:
    """The same for a function that is done at once: it keeps the GIL, since giving it away would take as long."""
    return _compile(function, lambda: Compiled(function, nogil=False))


def compile_loop(function: FunctionType) -> Any:
    """The same for one that takes its time: a call costs more, but what is in the cache needs no Numba."""
    if is_set("NUMBA_BOUNDSCHECK"):
        # Code that checks its bounds raises what only Numba's own calls catch.
        return compile_native(function)
    return _compile(function, lambda: Loop(function, machine_code))


def _compile(function: FunctionType, compiled: Callable[[], Any]) -> Any:
    if is_set("NUMBA_DISABLE_JIT"):
        return function
    shared = _shared()
    name = function.__name__
    if name not in shared:
        shared[name] = compiled()
    return shared[name]


def machine_code(function: FunctionType, arguments: tuple[Any, ...]) -> Code:
    """Compile a loop for arguments such as these."""
    numba = _numba()
    note_compiling()
    types = tuple(numba.typeof(argument) for argument in arguments)
    dispatcher = numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(_for_numba(function))
    dispatcher.compile(types)
    compiled = dispatcher.overloads[types]
    result = str(compiled.signature.return_type)
    if result not in RESULTS:
        raise TypeError(f"a loop returns a number, a truth value or nothing, not {result}")
    said = compiled.target_context.call_conv.get_function_type(compiled.signature.return_type, types)
    _check_convention(said, word_types(arguments), RESULTS[result])
    _check_needs(compiled.library)
    _, _, (object_file, _) = compiled.library.serialize_using_object_code()
    return Code(compiled.fndesc.llvm_func_name, result, object_file)


def _check_needs(library: Any) -> None:
    """See that a loop needs nothing of Numba's when it runs, such as memory."""
    for function in library._final_module.functions:
        name = function.name
        if function.is_declaration and name != FREES_OWNER and name.startswith(("NRT_", "numba_", "Py")):
            raise TypeError(f"{library.name} calls {name}; compiled functions allocate nothing and raise nothing")


def _check_convention(said: Any, words: list[Any], result: Any) -> None:
    """Compare how a loop will be called with what Numba says: a new Numba may do it in another way."""
    pointers = ctypes.c_void_p, ctypes.c_void_p
    given = [said.args[0].pointee, *said.args]
    if [_word(each) for each in given] != [_WORDS[each] for each in (result, *pointers, *words)]:
        raise TypeError(f"Numba calls this function in another way: {said}")


_WORDS = {ctypes.c_void_p: "pointer", ctypes.c_int64: "i64", ctypes.c_double: "double", ctypes.c_bool: "i8"}


def _word(said: Any) -> str:
    """A type of LLVM's, for comparison."""
    return "pointer" if said.is_pointer else str(said)


def entry_of(compiled: Any, *arguments: Any) -> Any:
    """What a compiled function runs for arguments of these types, without looking at types: twice as quick to call.

    The function is called with them once, so that it is compiled or loaded. Whoever calls the entry with anything else
    than such arguments gets nonsense, so it is for calls by the million from one place.
    """
    compiled(*arguments)
    if not isinstance(compiled, Compiled):
        return compiled
    types = tuple(_numba().typeof(argument) for argument in arguments)
    return compiled.dispatcher.overloads[types].entry_point


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
