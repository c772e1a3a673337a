"""Packages as npm publishes them; needs npm."""

import subprocess
import tarfile
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory


def files_of(package: str, names: Iterable[str]) -> list[bytes]:
    """Return files of a package.

    Args:
        package: its name and version, ``NAME@VERSION``.
        names: the files.
    """
    with TemporaryDirectory() as folder:
        packed = subprocess.run(  # noqa: S603 - packages that a script names
            ["npm", "pack", "--silent", package],  # noqa: S607 - found in PATH
            cwd=folder, check=True, capture_output=True, text=True,
        ).stdout.split()[-1]  # fmt: skip
        with tarfile.open(Path(folder) / packed) as archive:
            return [_member(archive, f"package/{name}") for name in names]


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    member = archive.extractfile(name)
    assert member is not None, name
    return member.read()
