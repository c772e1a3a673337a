"""Thresholds of judgements, as they are typed."""

import re
from collections.abc import Mapping
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


def thresholds_of(points: Mapping[str, float | None]) -> "Thresholds":
    """Return thresholds by name, each the default if it is None.

    Raises:
        ThresholdsFall: when they do not rise.
    """
    from foretell.analysis import Thresholds

    chosen = {name: value for name, value in points.items() if value is not None}
    try:
        return Thresholds(**chosen)
    except ValueError:
        default = Thresholds()
        texts = {name: f"{chosen.get(name, getattr(default, name)):g}" for name in points}
        raise ThresholdsFall(**texts) from None
