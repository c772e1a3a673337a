"""Exports: the functions of the engine, declared with the types that cross its border.

An export takes pointers into the module's memory and numbers, and makes arrays of the pointers
itself (``array``). It can allocate: the module has an arena, which its host empties (``runtime``).
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from numba import carray, types
from numba.extending import intrinsic

Kind: TypeAlias = Any
"""A type of Numba."""

INT: Final[Kind] = types.int32
"""A small number: a count, a seat, a card."""
WORD: Final[Kind] = types.int64
"""64 bits: a set of cards, a key of random numbers."""
REAL: Final[Kind] = types.float64
NOTHING: Final[Kind] = types.void
INTS: Final[Kind] = types.CPointer(types.int64)
REALS: Final[Kind] = types.CPointer(types.float64)
REALS32: Final[Kind] = types.CPointer(types.float32)

array: Final = carray
"""``array(pointer, shape)``: the array at a pointer, within exports."""


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def after(typing: Any, pointer: Any, count: Any) -> Any:  # noqa: ARG001 - Numba passes it
    """Return the pointer to the item after ``count`` others."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001 - Numba passes them
        return builder.gep(values[0], [values[1]])

    return pointer(pointer, types.int64), generate


@dataclass(frozen=True, slots=True)
class Export:
    """A function of the engine.

    Attributes:
        function: its source.
        result: the type of its result.
        arguments: the types of its arguments.
    """

    function: Callable[..., Any]
    result: Kind
    arguments: tuple[Kind, ...]

    @property
    def name(self) -> str:
        """The name under which the module exports it."""
        return self.function.__name__

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of its arguments."""
        return tuple(inspect.signature(self.function).parameters)


EXPORTS: Final[list[Export]] = []
"""All exports declared so far."""


def exported(result: Kind, *arguments: Kind) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare a function as an export of the engine."""

    def declare(function: Callable[..., Any]) -> Callable[..., Any]:
        EXPORTS.append(Export(function, result, arguments))
        return function

    return declare
