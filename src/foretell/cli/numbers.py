"""Whole numbers on the command line."""

from foretell.cli.refusals import NotANumber

_LONGEST = 9


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
