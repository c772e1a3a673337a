"""Floors: the parts of Foretell that are installed on their own, and what installs them.

A floor is an extra of the package, declared in ``pyproject.toml``; its libraries are read from the
metadata of what is installed. The lab is another package.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from typing import Final

from foretell.errors import Refusal

PACKAGE: Final = "foretell"
INSTALL_LAB: Final = "pip install ./lab"
"""The command that installs the lab, in a checkout."""
_REQUIREMENT: Final = re.compile(
    r"(?P<name>[\w.-]+)(\[(?P<parts>[\w,-]+)\])?[^;]*"
    r";(?P<not_windows>.*sys_platform != 'win32')?.*extra == '(?P<extra>[\w-]+)'"
)


class Command(str):
    """A command to type, shown in full."""

    __slots__ = ()


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


class FloorMissing(Refusal, code="floors/missing"):
    """The libraries of a floor are not installed; a command installs what is missing."""

    floor: str
    install: Command


class LabMissing(Refusal, code="floors/no_lab"):
    """The lab, which is not installed, adds this command or value of an option."""

    what: str
    install: str = INSTALL_LAB


@cache
def need(floor: Floor) -> None:
    """Refuse to continue without the libraries of a floor.

    Raises:
        FloorMissing: when one of them is not installed.
    """
    if not all(map(_is_installed, requirements(floor))):
        raise FloorMissing(floor.value, install(floor))


def floor_without(module: str | None) -> FloorMissing | None:
    """Return the refusal for a module that cannot be imported; None for one of no floor."""
    name = _normal((module or "").partition(".")[0])
    floors = (floor for floor in Floor if name in requirements(floor))
    return next((FloorMissing(floor.value, install(floor)) for floor in floors), None)


def install(floor: Floor) -> Command:
    """Return the command that installs a floor, from where Foretell was installed.

    That is a folder, a file or an address, as the installer noted it (PEP 610). Without a note it
    was a package index, in which the name is that of Foretell: nowhere else may it stand for what
    its owner there likes.
    """
    return Command(f'pip install "{_source(floor)}"')


def _source(floor: Floor) -> str:
    from importlib.metadata import distribution
    from json import loads
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    note = distribution(PACKAGE).read_text("direct_url.json")
    extra = f"[{floor.value}]"
    if note is None:
        return PACKAGE + extra
    url = str(loads(note)["url"])
    if urlsplit(url).scheme == "file":
        return url2pathname(urlsplit(url).path) + extra
    return f"{PACKAGE}{extra} @ {url}"


@cache
def requirements(floor: Floor) -> frozenset[str]:
    """Return the names of the libraries of a floor.

    Nothing is required of a Foretell that is not installed, but run from its source.
    """
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires(PACKAGE) or ()
    except PackageNotFoundError:
        return frozenset()
    return frozenset(_names(lines, floor.value))


def _names(lines: Sequence[str], extra: str) -> Iterator[str]:
    for match in filter(None, map(_REQUIREMENT.match, lines)):
        if match["extra"] != extra or (match["not_windows"] and sys.platform == "win32"):
            continue
        if match["name"] == PACKAGE:
            for part in match["parts"].split(","):
                yield from _names(lines, part)
        else:
            yield _normal(match["name"])


def _is_installed(name: str) -> bool:
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
