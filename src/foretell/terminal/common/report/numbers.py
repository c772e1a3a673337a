"""Numbers formatted for a language."""

from math import ceil, floor, isnan
from typing import Final

from foretell.i18n import Words
from foretell.stats.distribution import Distribution
from foretell.stats.share import Share
from foretell.terminal.common.view import MINUS

NOTHING: Final = "–"
"""The placeholder for a missing number."""

_LARGE: Final = 10


def whole(value: float, words: Words) -> str:
    """Return a number without decimals."""
    if isnan(value):
        return NOTHING
    sign, rounded = _sign(value, 0)
    return sign + words("stats-whole", value=int(rounded))


def tenths(value: float, words: Words) -> str:
    """Return a number with one decimal."""
    return _decimal(value, 1, words)


def hundredths(value: float, words: Words) -> str:
    """Return a number with two decimals."""
    return _decimal(value, 2, words)


def percent(share: Share, words: Words) -> str:
    """Return a share as a percentage with its sign, for use in a sentence."""
    if not share.of:
        return NOTHING
    return words("stats-percent", value=tenths(100 * share.value, words))


def share_within(share: Share, words: Words) -> str:
    """Return a share in percent with its margin, without the sign."""
    return within(100 * share.value, 100 * share.margin, words)


def mean_within(distribution: Distribution, words: Words) -> str:
    """Return a mean with its margin."""
    return within(distribution.mean, distribution.margin, words)


def within(value: float, margin: float, words: Words) -> str:
    """Return a number with one decimal and its margin, rounded up; to ones if large."""
    if isnan(value) or isnan(margin):
        return tenths(value, words)
    up = whole(ceil(margin), words) if margin > _LARGE else tenths(ceil(10 * margin) / 10, words)
    return f"{tenths(value, words)} ± {up}"


def _decimal(value: float, places: int, words: Words) -> str:
    if isnan(value):
        return NOTHING
    sign, rounded = _sign(value, places)
    whole_part, _, decimals = f"{rounded:.{places}f}".partition(".")
    return sign + words("stats-decimal", whole=int(whole_part), decimals=decimals)


def _sign(value: float, places: int) -> tuple[str, float]:
    """Return a rounded number's sign, empty for zero, and its absolute value.

    Halves are rounded away from zero, as in the page, so that a loss and a gain look alike.
    """
    rounded = floor(abs(value) * 10**places + 0.5) / 10**places
    return MINUS if value < 0 < rounded else "", rounded
