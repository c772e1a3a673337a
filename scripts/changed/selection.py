"""The tests that a change concerns."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from pathlib import PurePosixPath
from typing import Final, TypeAlias

from scripts.changed.needs import Needs

ALL: Final = frozenset({"pyproject.toml", "tests/conftest.py", "tests/examples.py"})
"""Files that every test depends on."""
_ROOM: Final = re.compile(
    r"src/foretell/(?:web/static/(?:ui/)?[^/]+/|terminal/(?!common/)[^/]+/|(?!web/static/|i18n/cat)[^/]+/)"
    r"|lab/src/foretell_lab/[^/]+/"
)
"""A room: a folder of the package, of the page, or of a command. Catalogues are parts of none."""


Select: TypeAlias = Callable[[Iterable[str]], Sequence[str]]
"""Returns the files with tests of a change, in a checkout."""


def select(changed: Iterable[str], needs: Needs, tests: Set[str]) -> Sequence[str]:
    """Return the tests of the rooms that a change touches, and of all that need these rooms.

    Files may have been changed, added or removed.
    """
    touched = {file for path in changed for file in touches(path, needs.keys())}
    return sorted(tests & (touched | dependents(touched, needs)))


def touches(path: str, files: Set[str]) -> Iterator[str]:
    """Yield the files that a change of one file may change the behaviour of, by themselves."""
    if path in ALL:
        yield from files
    room = room_of(path)
    if room is not None:
        tests = room.replace("lab/src/foretell_lab/", "tests/lab/").replace(
            "src/foretell/", "tests/"
        )
        yield from (file for file in files if file.startswith((room, tests)))
        return
    if PurePosixPath(path).name == "conftest.py":
        yield from (file for file in files if file.startswith(f"{PurePosixPath(path).parent}/"))
    if path in files:
        yield path


def room_of(path: str) -> str | None:
    """Return the folder of the room that a file is in, or None if it is in none.

    >>> room_of("src/foretell/rules/trick.py"), room_of("src/foretell/web/static/ui/pad/sheet.js")
    ('src/foretell/rules/', 'src/foretell/web/static/ui/pad/')
    """
    match = _ROOM.match(path)
    return None if match is None else match[0]


def dependents(touched: Set[str], needs: Needs) -> frozenset[str]:
    """Return all files that need one of ``touched``, directly or not."""
    needed_by: dict[str, list[str]] = defaultdict(list)
    for file, others in needs.items():
        for other in others:
            needed_by[other].append(file)
    reached: set[str] = set()
    pending = list(touched)
    while pending:
        new = set(needed_by[pending.pop()]) - reached
        reached |= new
        pending += new
    return frozenset(reached)
