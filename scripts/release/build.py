"""The files of a release, built twice: in the checkout, and in a copy of it elsewhere."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.changed.checkout import files, git


def epoch(root: Path) -> str:
    """Return the time of the last commit, in seconds since 1970: that of all files of a release."""
    return os.environ.get("SOURCE_DATE_EPOCH") or git(root, "log", "-1", "--format=%ct")[0]


def build(root: Path, folder: Path, seconds: str) -> list[Path]:
    """Build sdist and wheel into a folder, and return them.

    All files in them have the same time, in seconds since 1970.
    """
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--target", "wheel"]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": seconds}
    subprocess.run(  # noqa: S603 - the builder of this environment
        [*command, "--directory", str(folder)], cwd=root, env=environment, check=True
    )
    return sorted(path for path in folder.iterdir() if path.is_file())


def different(root: Path, built: list[Path], seconds: str) -> list[str]:
    """Build once more, in a copy in another folder, and return the names of files that differ."""
    with TemporaryDirectory() as folder:
        copy, again = Path(folder, "copy"), Path(folder, "again")
        copy_checkout(root, copy)
        once_more = {path.name: path.read_bytes() for path in build(copy, again, seconds)}
    assert once_more.keys() == {path.name for path in built}
    return [path.name for path in built if path.read_bytes() != once_more[path.name]]


def artifacts(root: Path) -> list[str]:
    """Return the paths that git ignores and a release contains: the site of the documentation."""
    pyproject = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    build = pyproject["tool"]["hatch"]["build"]
    return [*build.get("artifacts", ()), *build["targets"]["wheel"].get("artifacts", ())]


def copy_checkout(root: Path, copy: Path) -> None:
    """Copy the files of a checkout that git does not ignore, and the artifacts of a release."""
    for name in files(root):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, copy / name)
    for name in artifacts(root):
        if (root / name).is_dir():
            shutil.copytree(root / name, copy / name)
        elif (root / name).exists():
            shutil.copy(root / name, copy / name)
