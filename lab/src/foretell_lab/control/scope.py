"""The bots and options for which the luck of decisions can be estimated, and the references."""

from typing import Final

from foretell.arena.refusals import NoControl
from foretell.rules.options import Deal, Options

AMONG: Final = ("steady", "learned")
"""The bots whose decisions are a known function of what their seat knows, and compiled."""
WITHOUT: Final = ("deal=one_suit", "clairvoyance=true")
"""The options that rule it out."""


def references(others: str) -> tuple[str, ...]:
    """Return the bots with which the decisions of one that is alone among others are compared."""
    return tuple(dict.fromkeys((others, "learned")))


def check(others: str, options: Options) -> None:
    """Refuse bots and options for which the luck of decisions cannot be estimated.

    Raises:
        NoControl: for other bots, where everybody owns a suit (R9.7), or with clairvoyance (R9.6).
    """
    if others not in AMONG or options.deal is not Deal.SHARED or options.clairvoyance:
        raise NoControl(known=AMONG, without=WITHOUT)
