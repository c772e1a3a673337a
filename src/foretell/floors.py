"""Floors: the parts of Foretell that are installed on their own, and what installs them.

A floor is an extra of the package, declared in ``pyproject.toml``; its libraries are read from the
metadata of what is installed. The lab is a package of its own.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar, Final

from foretell.errors import Refusal

PACKAGE: Final = "foretell"
INSTALL_LAB: Final = "pip install ./lab"
"""The command that installs the lab, in a checkout."""
_REQUIREMENT: Final = re.compile(
    r"(?P<name>[\w.-]+)(\[(?P<parts>[\w,-]+)\])?(?P<versions>[^;]*)"
    r"(;(?P<not_windows>.*sys_platform != 'win32')?.*extra == '(?P<extra>[\w-]+)'.*)?"
)


class Floor(StrEnum):
    """The extras that commands and bots need."""

    BOTS = "bots"
    """Bots that search or have networks; hints, advice and reviews."""
    SIM = "sim"
    """The compiled game: simulations, matches, statistics."""
    CLIENT = "client"
    """Tables of a server, played from a program or a terminal."""
    SERVER = "server"
    """The server and its page."""


@dataclass(eq=False)
class FloorMissing(Refusal):
    """The libraries of a floor are not installed.

    Attributes:
        floor: the name of the extra.
        install: the command that installs what is missing.
    """

    code: ClassVar[str] = "floors/missing"

    floor: str
    install: str


@dataclass(eq=False)
class LabMissing(Refusal):
    """Only the lab can do this, and it is not installed.

    Attributes:
        what: the command or the value of an option that it adds.
        install: the command that installs it.
    """

    code: ClassVar[str] = "floors/no_lab"

    what: str
    install: str = INSTALL_LAB


def need(floor: Floor) -> None:
    """Refuse to go on without the libraries of a floor.

    Raises:
        FloorMissing: when one of them is not installed.
    """
    missing = [line for name, line in requirements(floor) if not _is_installed(name)]
    if missing:
        raise FloorMissing(floor=floor.value, install=_command(missing))


def floor_without(module: str | None) -> FloorMissing | None:
    """Return the refusal for a module that cannot be imported; None for one of no floor."""
    name = _normal((module or "").partition(".")[0])
    for floor in Floor:
        if name in (library for library, _ in requirements(floor)):
            missing = [line for other, line in requirements(floor) if not _is_installed(other)]
            return FloorMissing(floor=floor.value, install=_command(missing))
    return None


def install(extra: str) -> str:
    """Return the command that installs the libraries of an extra, wherever Foretell came from.

    It names them: nobody but the owner of a name in a registry decides what is installed by it.
    """
    return _command(line for _, line in requirements(extra))


@cache
def requirements(extra: str) -> tuple[tuple[str, str], ...]:
    """Return the libraries of an extra, by name, each with the versions that fit.

    Nothing is required of a Foretell that is not installed, but run from its source.
    """
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires(PACKAGE) or ()
    except PackageNotFoundError:
        return ()
    return tuple(dict(_requirements(lines, extra)).items())


def _requirements(lines: Iterable[str], extra: str) -> Iterator[tuple[str, str]]:
    for line in lines:
        found = _REQUIREMENT.match(line)
        if found is None or found["extra"] != extra:
            continue
        if found["name"] == PACKAGE:
            for part in found["parts"].split(","):
                yield from _requirements(lines, part)
        elif not (found["not_windows"] and sys.platform == "win32"):
            parts = f"[{found['parts']}]" if found["parts"] else ""
            yield _normal(found["name"]), f"{found['name']}{parts}{found['versions'].strip()}"


def _is_installed(name: str) -> bool:
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _command(lines: Iterable[str]) -> str:
    """Return a command in which every shell reads a requirement as one word."""
    return " ".join(["pip install", *(f'"{line}"' for line in lines)])


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
