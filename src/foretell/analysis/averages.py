"""The mean points of a seat in a round, by options and hand size.

``scripts/averages.py`` plays the games and writes the file, which the page reads, too.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, cast

from foretell.rules.options import EvenBid, Options

FILE: Final = Path(__file__).with_name("averages.json")


def key_of(options: Options) -> str:
    """Return the options on which the mean depends, as a key of the file.

    >>> key_of(Options(players=3, clairvoyance=True))
    '3 shared open free first clairvoyance'

    A ban that depends on the totals (R9.5) changes too little to count.
    """
    even_bid = "never" if options.even_bid is EvenBid.NEVER else "free"
    words = [
        str(options.players),
        options.deal.value,
        options.bidding.value,
        even_bid,
        options.winning_wizard.value,
    ]
    words += ["clairvoyance"] * options.clairvoyance
    words += ["follow_after_wizard"] * options.follow_after_wizard
    return " ".join(words)


def average_points(options: Options, size: int) -> float:
    """Return the mean points of a seat in a round.

    Args:
        options: the options of the game.
        size: the number of cards in each hand.
    """
    return _means()[key_of(options)][str(size)]


@cache
def _means() -> Mapping[str, Mapping[str, float]]:
    file = json.loads(FILE.read_text(encoding="utf-8"))
    return cast("Mapping[str, Mapping[str, float]]", file["means"])
