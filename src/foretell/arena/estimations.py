"""Estimations of a lead that other packages bring, by their entry points."""

from collections.abc import Iterable
from functools import cache
from typing import Final, Protocol, cast

from foretell.floors import LabMissing
from foretell.game.events import Event
from foretell.rules.options import Options

GROUP: Final = "foretell.estimations"
"""The entry-point group in which packages register their estimations."""


class Estimator(Protocol):
    """A control variate: what is known of the luck of a bot that is alone among others."""

    AMONG: tuple[str, ...]
    """The bots at the other seats among which it works."""
    WITHOUT: tuple[str, ...]
    """The options that rule it out."""

    def check(self, others: str, options: Options, /) -> None:
        """Refuse others and options for which it does not work.

        Raises:
            NoControl: for those.
        """

    def references(self, others: str, /) -> tuple[str, ...]:
        """Return the bots with which the decisions of the one alone are compared."""

    def luck_of(
        self, options: Options, seed: str, events: Iterable[Event], seat: int, others: str, /
    ) -> tuple[float, ...]:
        """Return the luck of a seat in a game, compared with each reference."""

    def mean_lead(
        self, reference: str, others: str, options: Options, deals: int, /
    ) -> tuple[float, float]:
        """Return the mean lead of a reference, in points a round, and its standard error."""


@cache
def estimator(name: str) -> Estimator:
    """Return an estimation by its name.

    Raises:
        LabMissing: when no installed package has it.
    """
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP, name=name):
        return cast("Estimator", entry.load())
    raise LabMissing(what=f"--estimate {name}")
