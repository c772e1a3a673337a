"""The files that use the messages of a catalogue.

A message is used where a string is its id, or begins it and continues with a value. Where some
message of a catalogue is used nowhere in that way, as those of refusals, everything that formats
messages counts as using the catalogue.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Final

CATALOGUES: Final = "src/foretell/i18n/catalogues/"
_ENGLISH: Final = f"{CATALOGUES}en/"
_ID: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_USE: Final = re.compile(r"""["'`]([a-z][a-z0-9-]*-)(?=\$?\{)|["'`]([a-z][a-z0-9-]+)(?=["'`.])""")


def message_uses(texts: Mapping[str, str], *, page: str) -> Iterator[tuple[str, str]]:
    """Yield each file that uses a message with the catalogues, of all languages, that have it.

    Only files in the folder of the page use the catalogues named ``web…``.
    """
    catalogues: dict[str, list[str]] = defaultdict(list)
    users: dict[str, set[str]] = defaultdict(set)
    source = {file: text for file, text in texts.items() if not file.startswith(CATALOGUES)}
    for file in texts.keys() - source.keys():
        catalogues[PurePosixPath(file).name].append(file)
    for file, text in source.items():
        for start, whole in _USE.findall(text):
            users[start or whole].add(file)
    for name, files in catalogues.items():
        of_each = [
            _users(message, users) for message in _ID.findall(texts.get(_ENGLISH + name, ""))
        ]
        of_any = {file for some in of_each for file in some}
        if not all(of_each):
            room = f"{page}words/" if name.startswith("web") else "src/foretell/i18n/"
            of_any |= {file for file in source if file.startswith(room)}
        yield from ((file, catalogue) for file in of_any for catalogue in files)


def _users(message: str, users: Mapping[str, set[str]]) -> set[str]:
    """Return the files that use a message."""
    starts = (message[: end + 1] for end, sign in enumerate(message) if sign == "-")
    return {file for text in (message, *starts) for file in users.get(text, ())}
