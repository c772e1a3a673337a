"""The compiler, Numba, as far as it is used here; without it, kernels are plain Python.

Bots need no compiler: what takes them long runs in the engine (``foretell.bots.engine``). Only
programs that play many games do.
"""

from types import SimpleNamespace
from typing import Any

__all__ = [
    "IS_INSTALLED",
    "VERSION",
    "binding",
    "cgutils",
    "config",
    "event",
    "get_num_threads",
    "intrinsic",
    "ir",
    "lower_builtin",
    "make_array",
    "njit",
    "overload",
    "overload_method",
    "populate_array",
    "register_jitable",
    "type_callable",
    "types",
]


class _Absent:
    """Stands for every part of the compiler; as a decorator it changes nothing."""

    def __getattr__(self, name: str) -> "_Absent":
        return self

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        is_decorator = len(arguments) == 1 and callable(arguments[0]) and not options
        return arguments[0] if is_decorator else self


try:
    from llvmlite import binding, ir
    from numba import __version__ as VERSION  # noqa: N812 - a constant here
    from numba import config, get_num_threads, njit, types
    from numba.core import cgutils, event
    from numba.extending import (
        intrinsic,
        lower_builtin,
        overload,
        overload_method,
        register_jitable,
        type_callable,
    )
    from numba.np.arrayobj import make_array, populate_array

    IS_INSTALLED = True
    """Whether there is a compiler."""
except ModuleNotFoundError:
    IS_INSTALLED = False
    VERSION = ""
    config = SimpleNamespace(
        BOUNDSCHECK=None, CACHE_DIR="", CPU_FEATURES="", CPU_NAME="", DISABLE_JIT=1
    )
    event = SimpleNamespace(Event=object, Listener=object, register=_Absent(), unregister=_Absent())
    binding = cgutils = intrinsic = ir = make_array = njit = overload = _Absent()
    overload_method = populate_array = register_jitable = types = _Absent()

    def lower_builtin(_: object) -> _Absent:
        """Return a decorator that changes nothing."""
        return _Absent()

    type_callable = lower_builtin

    def get_num_threads() -> int:
        """Return 1: threads do not speed up plain Python."""
        return 1
