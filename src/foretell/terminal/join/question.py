"""A question at the end of the screen, which makes way for news and is asked again below them."""

import sys
from typing import Final

_WIPE: Final = "\r\x1b[K"


class Question:
    """The line in which somebody types.

    Args:
        plain: whether nothing may be drawn over, so that a line once begun is ended.
    """

    def __init__(self, *, plain: bool) -> None:
        self._begins = "" if plain else " "
        self._wipes = not plain and sys.stdout.isatty()
        self._asked = ""

    def ask(self, text: str) -> None:
        """Ask, and stay in the line; "" asks nothing. What is asked already is not asked again."""
        if text == self._asked:
            return
        self.make_way()
        if text:
            self._write(f"{self._begins}{text} ")
        self._asked = text

    def make_way(self) -> None:
        """Free the line for something else."""
        if self._asked:
            self._write(_WIPE if self._wipes else "\n")
        self._asked = ""

    def answered(self, typed: str) -> None:
        """Go on in the next line; an answer out of a pipe is shown as if it had been typed."""
        if self._asked and not sys.stdin.isatty():
            self._write(f"{typed}\n")
        self._asked = ""

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
