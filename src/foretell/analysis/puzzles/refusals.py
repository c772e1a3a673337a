"""Refusals of files of puzzles."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NotPuzzles(Refusal):
    """A file is not one of puzzles.

    Attributes:
        found: the first line that is not as it should be.
    """

    code: ClassVar[str] = "puzzles/not_puzzles"

    found: str
