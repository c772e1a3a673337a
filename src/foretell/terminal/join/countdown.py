"""How long a person at a server's table has for a decision before a bot makes it for them."""

from dataclasses import dataclass
from typing import Final

LITTLE: Final = 20.0
"""Seconds left when the person is warned."""


@dataclass(slots=True)
class Countdown:
    """The time left for one decision after another; all times are seconds of one steady clock."""

    _began: float | None = None
    """Since when the person is to act; None when they are not."""
    _ends: float = 0.0
    _is_warned: bool = False

    def waits(self, now: float, *, patience: float, clock: float | None) -> None:
        """Note that the server waits for the person, as it has just said.

        Args:
            now: the time.
            patience: seconds that the table has for a decision.
            clock: seconds that the person has left for the whole game; None without a clock.
        """
        if self._began is None:
            self._began, self._is_warned = now, False
        self._ends = self._began + patience
        if clock is not None:
            self._ends = min(self._ends, now + clock)

    def stop(self) -> None:
        """Note that the person is not to act now."""
        self._began = None

    @property
    def warns_at(self) -> float | None:
        """When to warn that there is little time left; None when there is no need to."""
        return None if self._began is None or self._is_warned else self._ends - LITTLE

    def warning(self, now: float) -> int | None:
        """Return the seconds left if it is time to warn, which it is once for a decision."""
        at = self.warns_at
        if at is None or now < at:
            return None
        self._is_warned = True
        return max(1, round(self._ends - now))
