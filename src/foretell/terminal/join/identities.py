"""Sign-in tokens by server and name, saved so that a person can return to their seat."""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

_FILE: Final = "identities.json"


@dataclass(frozen=True, slots=True)
class Identity:
    """A person's identity at a server."""

    server: str
    name: str
    token: str


class Identities:
    """The identities of this user, in a file of a folder that only they can read."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / _FILE

    def find(self, server: str, name: str | None) -> Identity | None:
        """Return the identity at a server with this name; without a name, the one used last.

        There is none in a file that cannot be read: ``keep`` says so.
        """
        try:
            identities = self._all()
        except OSError:
            return None
        matching = [
            one for one in identities if one.server == server and (name is None or one.name == name)
        ]
        return matching[-1] if matching else None

    def keep(self, identity: Identity) -> None:
        """Save an identity as the one used last.

        Raises:
            OSError: when the file cannot be read or written.
        """
        same = identity.server, identity.name
        others = [one for one in self._all() if (one.server, one.name) != same]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(f".{os.getpid()}")
        with suppress(FileNotFoundError):
            fresh.unlink()
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - it is open already
            json.dump(list(map(asdict, (*others, identity))), file, indent=1)
        fresh.replace(self.path)

    def _all(self) -> list[Identity]:
        """Return all identities in order of use; a damaged file is put aside, not overwritten.

        Raises:
            OSError: when the file cannot be read.
        """
        try:
            entries = json.loads(self.path.read_text(encoding="utf-8"))
            names = [field.name for field in fields(Identity)]
            return [Identity(*(str(entry[name]) for name in names)) for entry in entries]
        except FileNotFoundError:
            return []
        except (ValueError, LookupError, TypeError, RecursionError):
            self.path.replace(self.path.with_suffix(".damaged"))
            return []
