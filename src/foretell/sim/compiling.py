"""The decorators for compiled code, and its cache on disk.

Kernels are called from Python and cached once compiled. Numba's own cache key covers only the file
of a kernel; here the key covers the text of all files it is made from, so that an edited rule never
leaves stale code.
"""

import gc
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Final, ParamSpec, TypeVar

import foretell
from foretell.folders import NAME, Kind, folder_of
from foretell.sim.compiler import VERSION, config, event, njit

P = ParamSpec("P")
R = TypeVar("R")

_ROOT: Final = Path(foretell.__file__).parent
_ROOMS: Final = ("cards.py", "rules", "sim")
"""The files and folders that every kernel depends on."""
_KERNEL: Final = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
_PIECE: Final = {**_KERNEL, "_nrt": False}
"""Options of pieces, which own no arrays and so need no reference counting, slower than a play.

Callers must rule out division by zero, as in C.
"""
CALLED_BY_PIECES: Final = {**_PIECE, "no_cpython_wrapper": True}
"""Options for compiler extensions. Python never calls them, so they need no wrappers, which saves
compile time."""


class _CollectLater(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Suspends garbage collection while Numba compiles, where it takes an eighth of the time."""

    def __init__(self) -> None:
        self._under_way = 0
        self._collecting = False

    def on_start(self, _: event.Event) -> None:  # compiling a function compiles those it calls
        if self._under_way == 0:
            self._collecting = gc.isenabled()
            gc.disable()
        self._under_way += 1

    def on_end(self, _: event.Event) -> None:
        self._under_way -= 1
        if self._under_way == 0 and self._collecting:
            gc.enable()


event.register("numba:compile", _CollectLater())


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a piece of kernels that is inlined wherever it is called; it must not allocate."""
    piece: Callable[P, R] = njit(forceinline=True, **_PIECE)(function)
    return piece


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a piece of kernels that stays a function, because it is long or recursive."""
    piece: Callable[P, R] = njit(**_PIECE)(function)
    return piece


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function to be called from Python, and cache the code on disk.

    It releases the global interpreter lock while it runs.
    """
    folder = cache_folder()
    if folder is None or config.DISABLE_JIT:
        return passing_kernel(function)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder / sources_key(function))
    try:  # Numba fixes the cache folder when a function is declared
        piece: Callable[P, R] = njit(cache=True, **_KERNEL)(function)
    finally:
        config.CACHE_DIR = before
    return piece


def passing_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile like ``kernel`` but without the cache, for functions created at run time."""
    piece: Callable[P, R] = njit(**_KERNEL)(function)
    return piece


def cache_folder() -> Path | None:
    """Return the folder of the cache, or None if no folder is writable.

    It is inside NUMBA_CACHE_DIR, or inside the user's cache folder.
    """
    chosen = [Path(config.CACHE_DIR) / NAME] if config.CACHE_DIR else []
    for folder in (*chosen, folder_of(Kind.CACHE, os.environ)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return None


def sources_key(function: Callable[..., object]) -> str:
    """Return a cache key that changes with any file a kernel is made from.

    These are the rules, all of ``sim``, and the folders of all other functions the kernel calls.
    """
    files = {path for room in _ROOMS for path in _files(_ROOT / room)}
    for folder in {Path(piece.__code__.co_filename).parent for piece in _pieces(function, set())}:
        if folder.is_relative_to(_ROOT):
            files.update(_files(folder))
    return files_key(files)


def files_key(files: Iterable[Path]) -> str:
    """Return a key of the text of files and of the compiler."""
    digest = hashlib.sha256(f"{VERSION} {config.BOUNDSCHECK}".encode())
    for path in sorted(files):
        digest.update(f"\0{path.name}\0".encode() + _text(path))
    return digest.hexdigest()[:16]


def _pieces(thing: object, seen: set[FunctionType]) -> Iterator[FunctionType]:
    """Yield a function and all functions it calls, directly or indirectly."""
    plain = getattr(thing, "py_func", thing)
    if not isinstance(plain, FunctionType) or plain in seen:
        return
    seen.add(plain)
    yield plain
    for name in plain.__code__.co_names:
        yield from _pieces(plain.__globals__.get(name), seen)


def _files(path: Path) -> Iterator[Path]:
    return path.rglob("*.py") if path.is_dir() else iter((path,))


@cache
def _text(path: Path) -> bytes:
    return path.read_bytes()
