"""Commits: the writes of a ``MemoryStore``, each of which takes effect as a whole or not at all."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

_Store = TypeVar("_Store", bound="Committing")
_Result = TypeVar("_Result")
_Args = ParamSpec("_Args")


class Committing(ABC):
    """A part of the store that writes."""

    @abstractmethod
    async def commit(self, effect: Callable[[], _Result]) -> _Result:
        """Have an effect, and return when it is committed."""


def committed(
    effect: Callable[Concatenate[_Store, _Args], _Result],
) -> Callable[Concatenate[_Store, _Args], Coroutine[Any, Any, _Result]]:
    """Make a write of a function that has its effect at once."""

    @wraps(effect)
    async def write(store: _Store, /, *args: _Args.args, **kwargs: _Args.kwargs) -> _Result:
        return await store.commit(partial(effect, store, *args, **kwargs))

    return write
