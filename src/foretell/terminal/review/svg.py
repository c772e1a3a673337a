"""The curve of a review as an inline picture."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from foretell.terminal.common.report.chart import round_marks
from foretell.terminal.common.table.plot import MOST_MARKS, STEPS
from foretell.terminal.common.view import number
from foretell.terminal.review.figures import Curve

_WIDTH: Final = 640
_HEIGHT: Final = 260
_LEFT: Final = 48
_RIGHT: Final = 12
_TOP: Final = 12
_BOTTOM: Final = 28
_MOST_ROUNDS: Final = 20
"""The most numbers of rounds under the curve."""


def svg(curve: Curve, names: tuple[str, str], description: str) -> str:
    """Return the picture of points above the average: as played, and with the best decisions."""
    return "\n".join(
        [
            f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(description)}">',
            *_marks(curve),
            _line("best", _places(curve, curve.best)),
            _line("played", _places(curve, curve.played)),
            "</svg>",
            '<ul class="legend">',
            *(
                f'<li><svg viewBox="0 0 24 8" aria-hidden="true"><path class="{kind}"'
                f' d="M0 4H24"/></svg> {escape(name)}</li>'
                for kind, name in zip(("played", "best"), names, strict=True)
            ),
            "</ul>",
        ]
    )


def _marks(curve: Curve) -> Iterator[str]:
    """Yield the lines and numbers of both axes."""
    low, high = _range(curve)
    for mark in round_marks(low, high, STEPS, MOST_MARKS):
        y = _down(mark, low, high)
        kind = "zero" if mark == 0 else "mark"
        yield f'<path class="{kind}" d="M{_LEFT} {y}H{_WIDTH - _RIGHT}"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 4:g}" text-anchor="end">{number(mark)}</text>'
    for place in range(0, len(curve.rounds), 1 + len(curve.rounds) // _MOST_ROUNDS):
        x = _across(place, len(curve.rounds))
        round_ = curve.rounds[place]
        yield f'<text x="{x}" y="{_HEIGHT - 8}" text-anchor="middle">{round_}</text>'


def _places(curve: Curve, values: Sequence[float]) -> list[tuple[float, float]]:
    low, high = _range(curve)
    return [
        (_across(place, len(values)), _down(value, low, high)) for place, value in enumerate(values)
    ]


def _line(kind: str, places: Sequence[tuple[float, float]]) -> str:
    path = "L".join(f"{x} {y}" for x, y in places)
    return f'<path class="{kind}" d="M{path}"/>'


def _range(curve: Curve) -> tuple[float, float]:
    """Return the least and the greatest of all points, with 0 among them."""
    both = [*curve.played, *curve.best, 0.0]
    low, high = min(both), max(both)
    return (low, high) if low < high else (-1.0, 1.0)


def _across(place: int, rounds: int) -> float:
    return round(_LEFT + place * (_WIDTH - _LEFT - _RIGHT) / max(1, rounds - 1), 1)


def _down(value: float, low: float, high: float) -> float:
    return round(_TOP + (high - value) * (_HEIGHT - _TOP - _BOTTOM) / (high - low), 1)
