"""The results of the deals of the day in a ``MemoryStore``."""

from collections import Counter

from foretell.testing.memory_store.commits import Committing, committed


class MemoryDaily(Committing):
    """A ``DailyRepository`` in memory."""

    def __init__(self) -> None:
        self._results: dict[tuple[str, str], int] = {}

    @committed
    def add_result(self, date: str, result: str, *, points: int) -> int:
        return self._results.setdefault((date, result), points)

    async def points_of(self, date: str, result: str) -> int | None:
        return self._results.get((date, result))

    async def distribution(self, date: str) -> tuple[tuple[int, int], ...]:
        counts = Counter(points for (of, _), points in self._results.items() if of == date)
        return tuple(sorted(counts.items()))

    @committed
    def expire_results(self, *, before: str) -> int:
        old = [key for key in self._results if key[0] < before]
        for key in old:
            del self._results[key]
        return len(old)
