"""``Engine``: an instance of ``engine.wasm``, which is given NumPy arrays."""

import atexit
from functools import cache
from itertools import accumulate
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from wasmtime import Engine as Runtime
    from wasmtime import Func, Memory, Module

FILE: Final = Path(__file__).with_name("engine.wasm")
"""The engine, which the page loads too; ``make wasm`` writes it."""

_ALIGNED: Final = 16
"""Addresses of arrays are multiples of this number."""

Array: TypeAlias = npt.NDArray[Any]
Bytes: TypeAlias = npt.NDArray[np.uint8]
Value: TypeAlias = Array | float
"""An argument of an export: an array, in rows without gaps, or a number."""

_here: Final = local()


class Engine:
    """An instance of the engine, for one thread at a time."""

    def __init__(self) -> None:
        from wasmtime import Instance, Store

        runtime, module = _compiled()
        self._store = Store(runtime)
        self._exports = Instance(self._store, module, []).exports(self._store)
        self._memory = cast("Memory", self._exports["memory"])

    def call(self, name: str, *values: Value) -> Any:
        """Return the result of an export; arrays that can be written are as it leaves them.

        Raises:
            ValueError: for an array with gaps.
            wasmtime.Trap: when the export fails.
        """
        arrays = [value for value in values if isinstance(value, np.ndarray)]
        ends = list(accumulate(-(-array.nbytes // _ALIGNED) * _ALIGNED for array in arrays))
        offsets = [0, *ends[:-1]]
        size = ends[-1] if ends else 0
        start = self._run("reserve", size)
        try:
            memory = self._bytes(start, size)
            for array, offset in zip(arrays, offsets, strict=False):
                memory[offset : offset + array.nbytes] = _flat(array)
            addresses = (start + offset for offset in offsets)
            numbers = [
                next(addresses) if isinstance(value, np.ndarray) else value for value in values
            ]
            result = self._run(name, *numbers)
            memory = self._bytes(start, size)
            for array, offset in zip(arrays, offsets, strict=False):
                if array.flags.writeable:
                    _flat(array)[:] = memory[offset : offset + array.nbytes]
        finally:
            self._run("release", start)
        return result

    def _run(self, name: str, *numbers: float) -> Any:
        return cast("Func", self._exports[name])(self._store, *numbers)

    def _bytes(self, address: int, size: int) -> Bytes:
        """Return a place in memory, to be looked up again after each call, which can move it."""
        whole = np.ctypeslib.as_array(self._memory.get_buffer_ptr(self._store))
        return whole[address : address + size]


def engine() -> Engine:
    """Return the engine of this thread."""
    instance: Engine | None = getattr(_here, "engine", None)
    if instance is None:
        instance = _here.engine = Engine()
    return instance


@cache
def is_available() -> bool:
    """Return whether WebAssembly can be run here."""
    try:
        import wasmtime  # noqa: F401 - only whether it can be imported
    except (ImportError, RuntimeError):  # there is none for this system
        return False
    return True


@cache
def _compiled() -> "tuple[Runtime, Module]":
    from wasmtime import Engine as Runtime
    from wasmtime import Module

    atexit.register(_close)
    runtime = Runtime()
    return runtime, Module.from_file(runtime, str(FILE))


def _close() -> None:
    """Free everything while Python can, which ends by taking modules apart in any order."""
    vars(_here).clear()
    _compiled.cache_clear()


def _flat(array: Array) -> Bytes:
    """Return the bytes of an array, in place."""
    if not array.flags.c_contiguous:
        raise ValueError(f"an array of the shape {array.shape} has gaps")
    return array.reshape(-1).view(np.uint8)
