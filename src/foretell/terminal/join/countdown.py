"""The countdown of a person's decision at a server's table, after which a bot decides."""

from dataclasses import dataclass
from typing import Final

LITTLE: Final = 20.0
"""Seconds left at which the person is warned."""


@dataclass(slots=True)
class Countdown:
    """The time left for successive decisions; all times are seconds of one monotonic clock."""

    _began: float | None = None
    """The time since which the person is to act; None if they are not."""
    _ends: float = 0.0
    _is_warned: bool = False

    def waits(self, now: float, *, patience: float, clock: float | None) -> None:
        """Start the countdown: the server has just announced that it waits for the person.

        Args:
            now: the current time.
            patience: the table's limit for a decision, in seconds.
            clock: seconds left to the person for the whole game; None without a clock.
        """
        if self._began is None:
            self._began, self._is_warned = now, False
        self._ends = self._began + patience
        if clock is not None:
            self._ends = min(self._ends, now + clock)

    def stop(self) -> None:
        """Stop the countdown: the person is not to act now."""
        self._began = None

    @property
    def warns_at(self) -> float | None:
        """The time at which to warn the person; None if no warning is pending."""
        return None if self._began is None or self._is_warned else self._ends - LITTLE

    def warning(self, now: float) -> int | None:
        """Return the seconds left if a warning is due; it is due once per decision."""
        due = self.warns_at
        if due is None or now < due:
            return None
        self._is_warned = True
        return max(1, round(self._ends - now))
