"""The decorators for compiled code, and its cache on disk.

Kernels are called from Python and cached once compiled. Numba's own cache goes by the file that a
kernel is in; here the key is the text of all files that it is made from, so that an edit of a rule
never meets stale code.
"""

import gc
import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Final, ParamSpec, TypeVar

import numba
from numba import config, njit
from numba.core import event

import foretell

P = ParamSpec("P")
R = TypeVar("R")

_ROOT: Final = Path(foretell.__file__).parent
_ROOMS: Final = ("cards.py", "rules", "sim")
"""What every kernel is made from."""
_KERNEL: Final = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
_PIECE: Final = {**_KERNEL, "_nrt": False}
"""Pieces own no arrays, so they need not count who holds one; counting takes longer than a play.

Division by zero is for the caller to rule out, as in C.
"""
CALLED_BY_PIECES: Final = {**_PIECE, "no_cpython_wrapper": True}
"""Options for what extends the compiler. Python never calls it, so no way in from there is made,
which saves time in compiling."""


class _CollectLater(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Puts garbage collection off while Numba compiles, where it takes an eighth of the time."""

    def __init__(self) -> None:
        self._under_way = 0
        self._collecting = False

    def on_start(self, _: event.Event) -> None:  # compiling one function starts that of others
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
    """Compile a piece of kernels, inlined wherever it is called; it must not allocate."""
    piece: Callable[P, R] = njit(forceinline=True, **_PIECE)(function)
    return piece


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a piece of kernels that stays a function, being long or calling itself."""
    piece: Callable[P, R] = njit(**_PIECE)(function)
    return piece


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls, and cache the code on disk.

    It releases the interpreter's lock while it runs.
    """
    folder = cache_folder()
    if folder is None or config.DISABLE_JIT:
        return passing_kernel(function)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder / sources_key(function))
    try:  # where a function's code is kept is settled when it is declared
        made: Callable[P, R] = njit(cache=True, **_KERNEL)(function)
    finally:
        config.CACHE_DIR = before
    return made


def passing_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile as ``kernel`` does, without the cache: for functions made while the program runs."""
    made: Callable[P, R] = njit(**_KERNEL)(function)
    return made


def cache_folder() -> Path | None:
    """Return the folder of the cache, or None where nothing can be written.

    It is in the folder that NUMBA_CACHE_DIR names, or in the user's folder for caches.
    """
    for base in (config.CACHE_DIR, _user_caches()):
        if not base:
            continue
        folder = Path(base) / "foretell"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return None


def sources_key(function: Callable[..., object]) -> str:
    """Return a cache key that changes with any file that a kernel is made from.

    These are the rules, all of this room, and the folders of whatever else the kernel calls.
    """
    files = {path for room in _ROOMS for path in _files(_ROOT / room)}
    for folder in {Path(piece.__code__.co_filename).parent for piece in _pieces(function, set())}:
        if folder.is_relative_to(_ROOT):
            files.update(_files(folder))
    digest = hashlib.sha256(f"{numba.__version__} {config.BOUNDSCHECK}".encode())
    for path in sorted(files):
        digest.update(f"\0{path.name}\0".encode() + _text(path))
    return digest.hexdigest()[:16]


def _pieces(thing: object, seen: set[FunctionType]) -> Iterator[FunctionType]:
    """Yield a function and all compiled ones that it calls, and those that they call."""
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


def _user_caches() -> str:
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA", "")
    if sys.platform == "darwin":
        return str(Path.home() / "Library" / "Caches")
    given = os.environ.get("XDG_CACHE_HOME", "")
    return given if Path(given).is_absolute() else str(Path.home() / ".cache")
