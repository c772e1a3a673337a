"""Rows of numbers as text: a piece of text for each number, joined by a kernel."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from foretell.sim.compiling import kernel
from foretell.sim.layout import IntArray

ByteArray = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Spelling:
    """The pieces of text for numbers.

    Attributes:
        text: all pieces, concatenated.
        starts: ``int64[numbers + 1]``, the start of each number's piece, then the end.
        known: ``bool[numbers]``, whether each number has a piece.
    """

    text: ByteArray
    starts: IntArray
    known: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, pieces: Mapping[int, bytes]) -> "Spelling":
        """Return the spelling with these pieces, for numbers from 0.

        >>> Spelling.of({3: b"ace", 1: b"-", 0: b""}).join(np.array([[3, 1, 3], [1, 0, 0]]))
        [b'ace-ace', b'-']
        """
        numbers = np.array(sorted(pieces), dtype=np.int64)
        known = np.zeros(numbers[-1] + 1, dtype=np.bool_)
        known[numbers] = True
        texts = [pieces[number] for number in numbers.tolist()]
        starts = np.zeros(len(known) + 1, dtype=np.int64)
        starts[numbers + 1] = list(map(len, texts))
        return cls(np.frombuffer(b"".join(texts), dtype=np.uint8), np.cumsum(starts), known)

    def join(self, rows: IntArray) -> list[bytes]:
        """Return the joined pieces of each row.

        Args:
            rows: ``int64[texts, numbers]``.

        Raises:
            ValueError: for a number without a piece.
        """
        if rows.size and not (
            0 <= rows.min() <= rows.max() < len(self.known) and self.known[rows].all()
        ):
            raise ValueError("rows have a number that has no piece")
        ends = np.cumsum((self.starts[rows + 1] - self.starts[rows]).sum(axis=1))
        text = np.empty(ends[-1] if len(ends) else 0, dtype=np.uint8)
        _join(self.text, self.starts, rows, text)
        return [text[start:end].tobytes() for start, end in pairwise((0, *ends.tolist()))]


@kernel
def _join(pieces: ByteArray, starts: IntArray, rows: IntArray, text: ByteArray) -> None:
    end = 0
    for row in range(rows.shape[0]):
        for column in range(rows.shape[1]):
            number = rows[row, column]
            for position in range(starts[number], starts[number + 1]):
                text[end] = pieces[position]
                end += 1
