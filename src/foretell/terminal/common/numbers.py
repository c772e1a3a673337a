"""Whole numbers on the command line."""

import re
from typing import Final

from foretell.terminal.common.refusals import NotANumber, NotSeconds, NumberTooLarge

LARGEST: Final = 999_999_999
"""Far more than anybody has time for."""
_SECONDS: Final = re.compile(r"\d{1,2}(\.\d{1,3})?")
MOST_SECONDS: Final = 10


def number_from(flag: str, text: str | None, *, least: int) -> int | None:
    """Return the number that a flag gives, None when it is not given.

    Raises:
        NotANumber: when it is no whole number from ``least`` on.
        NumberTooLarge: when it is beyond ``LARGEST``.
    """
    if text is None:
        return None
    if not text.isdecimal():
        raise NotANumber(flag=flag, value=text, least=least)
    if len(text) > len(str(LARGEST)):  # by its length: Python does not read numbers of any size
        raise NumberTooLarge(flag=flag, value=text, most=LARGEST)
    if int(text) < least:
        raise NotANumber(flag=flag, value=text, least=least)
    return int(text)


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
