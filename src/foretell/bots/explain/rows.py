"""``Rows``: reasons as numbers, written by compiled code and read by its callers."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.explain.codes import FIELDS, HOWS
from foretell.bots.explanation import Field, Reason
from foretell.cards import DECK, Suit, cards_of
from foretell.sim.compiling import inlined
from foretell.sim.layout import IntArray

FloatArray = npt.NDArray[np.float64]

NUMBERS: Final = {code: number for number, code in enumerate(FIELDS)}
"""The number of each code."""
MOST_ROWS: Final = 16
"""More than any action has reasons."""
MOST_FIELDS: Final = 9


class Rows(NamedTuple):
    """Reasons, the weightiest first.

    Attributes:
        codes: their numbers, ``int64[MOST_ROWS]``.
        fields: their fields in the order of ``FIELDS``, ``float64[MOST_ROWS, MOST_FIELDS]``, with
            cards and suits by index.
        cards: the cards of those that name several, as sets, ``int64[MOST_ROWS]``.
        length: how many there are, ``int64[1]``.
    """

    codes: IntArray
    fields: FloatArray
    cards: IntArray
    length: IntArray


def new_rows() -> Rows:
    """Return arrays for the reasons of one action."""
    return Rows(
        np.zeros(MOST_ROWS, dtype=np.int64),
        np.zeros((MOST_ROWS, MOST_FIELDS)),
        np.zeros(MOST_ROWS, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@inlined
def add(rows: Rows, code: int, one: float, two: float, three: float) -> None:
    """Append a reason with up to three fields."""
    row = rows.length[0]
    rows.codes[row] = code
    rows.fields[row, 0], rows.fields[row, 1], rows.fields[row, 2] = one, two, three
    rows.length[0] += 1


def read(rows: Rows, count: int) -> Iterator[Reason]:
    """Yield the first reasons with their codes and fields by name."""
    codes = tuple(FIELDS)
    for row in range(count):
        code = codes[rows.codes[row]]
        fields = zip(FIELDS[code], rows.fields[row].tolist(), strict=False)
        cards = int(rows.cards[row])
        yield Reason(code, {name: _field(name, value, cards) for name, value in fields})


def _field(name: str, value: float, cards: int) -> Field:
    match name:
        case "card" | "other":
            return str(DECK[int(value)])
        case "cards":
            return " ".join(str(card) for card in reversed(cards_of(cards)))
        case "suit":
            return Suit(int(value)).letter
        case "how":
            return HOWS[int(value)]
        case "points" | "tricks" | "than":
            return value
        case _:
            return int(value)
