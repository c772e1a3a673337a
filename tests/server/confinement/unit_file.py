"""The directives of a systemd unit that restrict what its processes may do."""

import shutil
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path


def service(unit: Path) -> dict[str, list[str]]:
    """Return the directives of a unit's section ``[Service]``, each with its values in order."""
    directives: dict[str, list[str]] = {}
    section = ""
    for line in map(str.strip, unit.read_text().splitlines()):
        if line.startswith("["):
            section = line
        elif section == "[Service]" and line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            directives.setdefault(name, []).append(value)
    return directives


def is_on(directives: Mapping[str, list[str]], name: str) -> bool:
    """Return whether a directive is set to yes."""
    return directives.get(name, ["no"])[-1].lower() in {"yes", "true", "on", "1"}


def allowed_calls(values: Iterable[str]) -> set[str]:
    """Return the system calls that the values of ``SystemCallFilter`` allow together.

    The first value must be a list of what is allowed, as in the unit of this project.

    Raises:
        FileNotFoundError: when this machine has no systemd, which knows its groups of calls.
    """
    allowed: set[str] = set(calls_in("@default"))
    for value in values:
        words = value.removeprefix("~").split()
        calls = {call for word in words for call in calls_in(word)}
        allowed = allowed - calls if value.startswith("~") else allowed | calls
    return allowed


def calls_in(word: str) -> frozenset[str]:
    """Return the system calls of a word: one by its name, or a group with the groups in it."""
    if not word.startswith("@"):
        return frozenset({word})
    return frozenset(call for each in groups()[word] for call in calls_in(each))


@cache
def groups() -> dict[str, list[str]]:
    """Return systemd's groups of system calls, by name."""
    program = shutil.which("systemd-analyze")
    if program is None:
        raise FileNotFoundError("systemd-analyze is not installed")
    told = subprocess.run(
        [program, "--no-pager", "syscall-filter"], capture_output=True, text=True, check=True
    )
    found: dict[str, list[str]] = {}
    name = ""
    for line in told.stdout.splitlines():
        word = line.strip()
        if line.startswith("@"):
            name = word
            found[name] = []
        elif line.startswith(" ") and not word.startswith("#"):
            found[name].append(word)
    return found
