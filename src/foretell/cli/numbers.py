"""Whole numbers on the command line."""

import re
from typing import Final

from foretell.cli.refusals import NotANumber, NotSeconds

_LONGEST: Final = 9
_SECONDS: Final = re.compile(r"\d{1,2}(\.\d{1,3})?")
MOST_SECONDS: Final = 10


def number_from(flag: str, text: str | None, *, least: int) -> int | None:
    """Return the number that a flag gives, None when it is not given.

    Raises:
        NotANumber: when it is no whole number from ``least`` on.
    """
    if text is None:
        return None
    number = int(text) if text.isdecimal() and len(text) <= _LONGEST else -1
    if number < least:
        raise NotANumber(flag=flag, value=text, least=least)
    return number


def seconds_from(flag: str, text: str | None) -> float | None:
    """Return the seconds that a flag gives, None when it is not given.

    Raises:
        NotSeconds: when it is no number from 0 to ``MOST_SECONDS``.
    """
    if text is None:
        return None
    if not _SECONDS.fullmatch(text) or float(text) > MOST_SECONDS:
        raise NotSeconds(flag=flag, value=text, most=MOST_SECONDS)
    return float(text)
