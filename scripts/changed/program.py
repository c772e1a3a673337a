"""The commands of ``foretell`` that a file runs, by the names of commands in it."""

import re
from collections.abc import Iterator, Mapping, Set
from typing import Final

ROOM: Final = "src/foretell/terminal/"
_ENTRANCE: Final = f"{ROOM}__init__.py"
_STARTED: Final = re.compile(r"""["']-m["'],\s*["']foretell["']""")
_WORD: Final = re.compile(r"""["'`\s]([a-z]+)(?=["'`\s])""")
_SHARED: Final = frozenset({"__init__", "program"})


def command_needs(
    texts: Mapping[str, str], needed: Mapping[str, Set[str]]
) -> Iterator[tuple[str, str]]:
    """Yield each file outside of the terminal that runs commands, with the files of these commands.

    A helper that is given the command passes the question on to the files that use it. Where no
    command is named, all of them count. ``needed`` has what each module imports, or has from
    fixtures.
    """
    commands = {file: file.removeprefix(ROOM).split("/")[0].removesuffix(".py") for file in texts}
    files = {file: name for file, name in commands.items() if file.startswith(ROOM)}
    names = set(files.values()) - _SHARED - {"common"}
    outside = {file: text for file, text in texts.items() if file not in files}
    starters = {
        file for file, text in outside.items() if _ENTRANCE in needed[file] or _STARTED.search(text)
    }

    def named(file: str) -> set[str]:
        imported = {files[other] for other in needed[file] if other in files}
        return names & (imported | set(_WORD.findall(outside[file])))

    run = {file: named(file) for file in starters}
    helpers = {file for file in starters if not run[file] and "/test_" not in file}
    users = {file for file in outside.keys() - starters if needed[file] & helpers}
    run |= {file: named(file) for file in users}
    for file in run.keys() - helpers:
        concerned = (run[file] or names) | _SHARED
        yield from ((file, other) for other, name in files.items() if name in concerned)
