"""Thresholds of judgements, as they are typed."""

import re
from typing import TYPE_CHECKING, Final

from foretell.terminal.common.values import Value
from foretell.terminal.review.refusals import NotPoints, ThresholdsFall

if TYPE_CHECKING:
    from foretell.analysis import Thresholds

_POINTS: Final = re.compile(r"\d{1,4}(\.\d{1,3})?")


def _points(typed: str, flag: str) -> float:
    if not _POINTS.fullmatch(typed) or float(typed) == 0:
        raise NotPoints(flag=flag, value=typed)
    return float(typed)


POINTS: Final = Value("points", _points)


def thresholds_of(
    inaccurate: float | None, mistake: float | None, blunder: float | None
) -> "Thresholds":
    """Return thresholds, each the default unless it is given.

    Raises:
        ThresholdsFall: when they do not rise.
    """
    from foretell.analysis import Thresholds

    given = {"inaccurate": inaccurate, "mistake": mistake, "blunder": blunder}
    chosen = {name: value for name, value in given.items() if value is not None}
    try:
        return Thresholds(**chosen)
    except ValueError:
        usual = Thresholds()
        told = {name: f"{chosen.get(name, getattr(usual, name)):g}" for name in given}
        raise ThresholdsFall(**told) from None
