"""Which files say the messages of which catalogue.

A message is said where a string is its id, or begins it and goes on with a value. Where nobody says
one of a catalogue so, as with refusals, the whole of what speaks counts as needing it.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Final

CATALOGUES: Final = "src/foretell/i18n/catalogues/"
_ENGLISH: Final = f"{CATALOGUES}en/"
_ID: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_SAID: Final = re.compile(r"""["'`]([a-z][a-z0-9-]*-)(?=\$?\{)|["'`]([a-z][a-z0-9-]+)(?=["'`.])""")


def speakers(texts: Mapping[str, str], *, page: str) -> Iterator[tuple[str, str]]:
    """Yield each file that says a message with the catalogues, of all languages, that have it.

    Args:
        texts: the catalogues and what may speak, by path.
        page: the folder of the page, which alone says messages of catalogues named ``web…``.
    """
    catalogues: dict[str, list[str]] = defaultdict(list)
    for file in texts:
        if file.startswith(CATALOGUES):
            catalogues[PurePosixPath(file).name].append(file)
    said_by: dict[str, set[str]] = defaultdict(set)
    spoken = {file: text for file, text in texts.items() if not file.startswith(CATALOGUES)}
    for file, text in spoken.items():
        for start, whole in _SAID.findall(text):
            said_by[start or whole].add(file)
    for name, files in catalogues.items():
        by_id = [_by(message, said_by) for message in _ID.findall(texts.get(_ENGLISH + name, ""))]
        of_all = f"{page}words/" if name.startswith("web") else "src/foretell/i18n/"
        said = {file for by in by_id for file in by}
        if not all(by_id):
            said |= {file for file in spoken if file.startswith(of_all)}
        yield from ((file, catalogue) for file in said for catalogue in files)


def _by(message: str, said_by: Mapping[str, set[str]]) -> set[str]:
    """Return the files that say a message."""
    by = set(said_by.get(message, ()))
    for end, sign in enumerate(message):
        if sign == "-":
            by |= said_by.get(message[: end + 1], set())
    return by
