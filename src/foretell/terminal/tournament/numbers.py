"""Figures with their intervals, as a language writes them."""

from math import isnan
from typing import Final

from foretell.arena.estimate import Estimate
from foretell.i18n import Words
from foretell.terminal.common.report.numbers import NOTHING, hundredths, tenths, whole, within

_LARGE: Final = 10.0


def figure(estimate: Estimate, words: Words) -> str:
    """Return a figure with half its interval."""
    return within(estimate.value, estimate.margin, words)


def percentage(share: Estimate, words: Words) -> str:
    """Return a share in percent with half its interval, without the sign."""
    return within(100 * share.value, 100 * share.margin, words)


def percent(share: Estimate, words: Words) -> str:
    """Return the same with the sign, to stand in a sentence."""
    return words("stats-percent", value=percentage(share, words))


def whole_percentage(share: Estimate, words: Words) -> str:
    """Return a share in whole percent, without the sign."""
    return whole(100 * share.value, words)


def milliseconds(time: Estimate, words: Words) -> str:
    """Return a time without its interval: hundredths of a short one, tenths of a long one."""
    value = 1000 * time.value
    return tenths(value, words) if value >= _LARGE else hundredths(value, words)


def range_of(estimate: Estimate, words: Words) -> str:
    """Return an interval by its ends, in whole numbers."""
    if isnan(estimate.margin):
        return NOTHING
    return f"{whole(estimate.low, words)}–{whole(estimate.high, words)}"
