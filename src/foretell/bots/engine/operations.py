"""``Operation``: a kernel that the engine has, too, and that runs wherever its code is ready.

Natively it is faster once it is compiled, which takes seconds; the engine is ready at once. Both
give the same results to the last bit, so a game can change from one to the other.
"""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any, Final, Generic, ParamSpec, TypeAlias, TypeVar, cast

from foretell.bots.engine.host import Value, engine, is_available
from foretell.bots.engine.marks import machine, write_mark
from foretell.sim.compiler import IS_INSTALLED, config
from foretell.sim.compiling import kernel

P = ParamSpec("P")
R = TypeVar("R")

Crossing: TypeAlias = tuple[Value, ...]
"""The arguments of an export."""

_compiles: Final = Event()
"""Whether this process compiles operations instead of asking the engine."""


class Operation(Generic[P, R]):
    """A kernel that runs natively if its code is in the cache, and else in the engine.

    Compiled code can call it like any kernel.

    Args:
        function: its source.
        export: the name of the export of the same meaning.
        crossing: the arguments of the export for those of the function.
    """

    def __init__(
        self, function: Callable[P, R], export: str, crossing: Callable[P, Crossing]
    ) -> None:
        self.py_func = function
        self._native: Any = kernel(function)
        self._export = export
        self._crossing = crossing
        self._is_ready = bool(config.DISABLE_JIT) and (IS_INSTALLED or not is_available())

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run natively if the code is ready or has to be made, else in the engine.

        Without a compiler, and with WebAssembly, the engine always runs it.
        """
        if self._is_ready:
            return cast("R", self._native(*args, **kwargs))
        mark = self._mark() if IS_INSTALLED else None
        self._is_ready = mark is not None and mark.exists()
        if not (self._is_ready or (IS_INSTALLED and _compiles.is_set())) and is_available():
            crossing = self._crossing(*args, **kwargs)
            return cast("R", engine().call(self._export, *crossing))
        result = cast("R", self._native(*args, **kwargs))
        write_mark(mark)
        self._is_ready = True
        return result

    @property
    def _numba_type_(self) -> Any:
        """The type for the compiler, which asks for it by this name."""
        return self._native._numba_type_

    def _mark(self) -> Path | None:
        """Return the mark that says that the code is in the cache."""
        folder = self._native.stats.cache_path
        if folder is None:
            return None
        name = f"{self.py_func.__module__}.{self.py_func.__qualname__}"
        return Path(folder) / f"{name}.{machine()}.ready"


def operation(
    export: str, crossing: Callable[P, Crossing]
) -> Callable[[Callable[P, R]], Operation[P, R]]:
    """Declare a kernel that the engine exports, too."""
    return lambda function: Operation(function, export, crossing)


def compile_natively() -> None:
    """Compile operations in this process when they are first called, and keep the code."""
    _compiles.set()
