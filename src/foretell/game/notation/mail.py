"""Short text that came by mail: quoted, wrapped into shorter lines, with a greeting around it."""

import re
from typing import Final

_QUOTED: Final = re.compile(r"\s*(?:>\s*)+")
_CARD: Final = r"(?:[CDHS](?:1[0-3]|[1-9])|[ZN][1-4])"
_HAND: Final = rf"(?:[-?]|{_CARD}(?:\.{_CARD})*)"
_WHOLE: Final = re.compile(
    rf"r\d+|d\d|draw|=|\*|{_CARD}=[CDHS]|{_HAND}(?:/{_HAND})*|x{_CARD}(?:\.{_CARD})*"
    rf"|\d=\d{{1,3}}|\d:{_CARD}(?:\.{_CARD})*|(?:-?\d+|[-?])(?:,(?:-?\d+|[-?]))+",
    re.ASCII,
)
"""The words of a round and of a position, as they are when no line breaks within them."""
_WHOLE_IN_POSITION: Final = re.compile(rf"\d|{_WHOLE.pattern}", re.ASCII)
"""The same with the viewer."""
_POINTS: Final = re.compile(r"-?\d+(?:,-?\d+)+", re.ASCII)
_POSITION: Final = re.compile(r"\d[a-z\d]*(?::\S+)? r\d+ d\d(?: |$)", re.ASCII)
_MORE: Final = re.compile(r"[-CDHSZN0-9.,:=/?*x ]+", re.ASCII)
"""A line of cards and numbers, without words of a language."""
_NUMBER: Final = re.compile(r"[0-9*?,/]")


def unquoted(line: str) -> str:
    """Return a line without the quote marks and the spaces before it.

    >>> unquoted(" > > 0 human Ann")
    '0 human Ann'
    """
    quoted = _QUOTED.match(line)
    return (line[quoted.end() :] if quoted else line).lstrip()


def goes_on(line: str) -> bool:
    """Return whether a line can be the rest of one that was wrapped.

    >>> [goes_on(line) for line in ("D7.H2 1=1 -10,20", "Bye!", "--")]
    [True, False, False]
    """
    return bool(_MORE.fullmatch(line) and _NUMBER.search(line))


def joined(before: str, after: str) -> str:
    """Return two parts of a wrapped line as one; a line may also break within a long word.

    >>> joined("r1 d0 D1 D7.D1", "1/N1.D8 1=1")
    'r1 d0 D1 D7.D11/N1.D8 1=1'
    >>> joined("r1 d0 D1 D7/N1", "1=1 2=0")
    'r1 d0 D1 D7/N1 1=1 2=0'
    """
    last, first = before.rsplit(" ", 1)[-1], after.split(" ", 1)[0]
    whole = _WHOLE_IN_POSITION if _POSITION.match(before) else _WHOLE
    is_whole = whole.fullmatch(last) and whole.fullmatch(first)
    is_list = "," in last and _POINTS.fullmatch(first)  # numbers do not follow numbers
    return f"{before} {after}" if is_whole and not is_list else before + after


def position_in(text: str) -> str:
    r"""Return the first position of a text in one line, the whole text if none begins in it.

    >>> position_in("Hi!\n> 3:1 r1 d0 H2 0,0,0 * C1/H5/S9\n> -,-,-\n\nWhat would you bid?")
    '3:1 r1 d0 H2 0,0,0 * C1/H5/S9 -,-,-'
    """
    position = ""
    for line in (unquoted(one).rstrip() for one in text.split("\n")):
        if not line:
            continue
        if position:
            if not goes_on(line):
                break
            position = joined(position, line)
        elif _POSITION.match(line):
            position = line
    return position or text
