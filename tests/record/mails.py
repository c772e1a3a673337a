"""Short texts as they come by mail."""

import textwrap
from collections.abc import Iterator

WIDTH = 60
"""Columns to which mails are wrapped."""


def mailed(text: str, *, cuts: bool = True) -> Iterator[tuple[str, str]]:
    """Yield the name of a change that mail makes to a text, and the text after it.

    Args:
        text: games, or a position.
        cuts: whether lines are also cut within short words, which no mail program does.
    """
    soft, hard = _wrapped(text, long=False), _wrapped(text, long=True)
    bodies = {"whole": text, "wrapped": soft, "wrapped hard": hard}
    if cuts:
        bodies["cut"] = _cut(text)
    for name, body in bodies.items():
        yield name, body
        yield f"{name}, quoted", _quoted(body)
        yield f"{name}, quoted twice", _quoted(_quoted(body))
        yield f"{name}, greeted", _greeted(body)
    yield (
        "an answer to it",
        f"Well played!\n\nOn Friday at 8:30, Ann wrote:\n{_quoted(_greeted(hard))}",
    )
    yield "with carriage returns", _greeted(soft).replace("\n", "\r\n")
    yield "double-spaced", _greeted(soft).replace("\n", "\n\n")


def _wrapped(text: str, *, long: bool) -> str:
    wrapped = (
        textwrap.wrap(line, WIDTH, break_long_words=long, break_on_hyphens=long) or [""]
        for line in text.splitlines()
    )
    return "".join(f"{line}\n" for lines in wrapped for line in lines)


def _cut(text: str) -> str:
    """Return a text in which lines are cut after ``WIDTH`` characters, wherever that is."""
    lines = text.splitlines()
    return "".join(
        f"{line[at : at + WIDTH]}\n" for line in lines for at in range(0, len(line), WIDTH)
    )


def _quoted(text: str) -> str:
    return "".join(f"> {line}\n" for line in text.splitlines())


def _greeted(text: str) -> str:
    return f"Hi Bob,\n\nlook at round 3:\n\n{text}\nSee you on Friday!\n-- \nAnn\n0151 1234\n"
