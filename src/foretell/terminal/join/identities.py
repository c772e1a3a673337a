"""Sign-in tokens by server and name, saved so that a seat is found again."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_FILE: Final = "identities.json"


@dataclass(frozen=True, slots=True)
class Identity:
    """A person at a server."""

    server: str
    name: str
    token: str


class Identities:
    """The identities of this user, in a file that only they may read.

    Args:
        folder: where the file is.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / _FILE

    def find(self, server: str, name: str | None) -> Identity | None:
        """Return who one is at a server under a name, or was last under any."""
        found = [
            known
            for known in self._all()
            if known.server == server and (name is None or known.name == name)
        ]
        return found[-1] if found else None

    def keep(self, identity: Identity) -> None:
        """Remember who one is, as the last.

        Raises:
            OSError: when it cannot be written.
        """
        same = identity.server, identity.name
        known = [one for one in self._all() if (one.server, one.name) != same]
        told = [
            {"server": one.server, "name": one.name, "token": one.token}
            for one in (*known, identity)
        ]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(f".{os.getpid()}")
        with suppress(FileNotFoundError):
            fresh.unlink()
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - it is open already
            json.dump(told, file, indent=1)
        fresh.replace(self.path)

    def _all(self) -> list[Identity]:
        """Return all that are known, the last one used last; none of a file that is damaged."""
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
            return [Identity(str(t["server"]), str(t["name"]), str(t["token"])) for t in told]
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            return []
