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
    command is named, all of them count.

    Args:
        texts: the modules by path.
        needed: what each of them imports, and is given by fixtures.
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

    asked = {file: named(file) for file in starters}
    helpers = {file for file in starters if not asked[file] and not _is_test(file)}
    users = {file for file in outside.keys() - starters if needed[file] & helpers}
    asked |= {file: named(file) for file in users}
    for file in asked.keys() - helpers:
        wanted = asked[file] or names
        yield from ((file, other) for other, name in files.items() if name in wanted | _SHARED)


def _is_test(file: str) -> bool:
    return file.rpartition("/")[2].startswith("test_")
