"""Marks in the cache of compiled code: empty files that say what is compiled for this machine."""

import hashlib
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import foretell
from foretell.sim.compiler import binding
from foretell.sim.compiling import cache_folder, files_key


@cache
def machine() -> str:
    """Return a key of the processor and the version of Python, for which code is compiled."""
    processor = f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
    digest = hashlib.sha256(processor.encode()).hexdigest()
    return f"{sys.implementation.cache_tag}-{digest[:12]}"


def mark_of(bot: str) -> Path | None:
    """Return the mark of a bot with all of its code, or None if no folder is writable."""
    folder = cache_folder()
    return None if folder is None else folder / _bots_key() / f"{bot}.{machine()}.ready"


def write_mark(mark: Path | None) -> None:
    """Write a mark, unless that is impossible."""
    if mark is not None:
        with suppress(OSError):
            mark.parent.mkdir(exist_ok=True)
            mark.touch()


@cache
def _bots_key() -> str:
    """Return a key that changes with any file that bots are made from."""
    return files_key((Path(foretell.__file__).parent / "bots").rglob("*.py"))
