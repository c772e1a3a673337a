"""The results of the deals of the day in a ``MemoryStore``."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


class MemoryDaily(ABC):
    """A ``DailyRepository`` in memory."""

    def __init__(self) -> None:
        self._results: dict[tuple[str, str], int] = {}

    @abstractmethod
    async def _commit(self, effect: Callable[[], Result]) -> Result:
        """Have an effect, and return when it is committed."""

    async def add_result(self, date: str, result: str, *, points: int) -> int:
        return await self._commit(lambda: self._results.setdefault((date, result), points))

    async def points_of(self, date: str, result: str) -> int | None:
        return self._results.get((date, result))

    async def distribution(self, date: str) -> tuple[tuple[int, int], ...]:
        found = Counter(points for (of, _), points in self._results.items() if of == date)
        return tuple(sorted(found.items()))

    async def expire_results(self, *, before: str) -> int:

        def effect() -> int:
            old = [key for key in self._results if key[0] < before]
            for key in old:
                del self._results[key]
            return len(old)

        return await self._commit(effect)
