"""Obstacles to publishing a version, and the checksums of its files."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from scripts.published import Project
from scripts.release.images import unpinned


def obstacles(root: Path, project: Project, tag: str | None) -> list[str]:
    """Return the obstacles to publishing the version of a checkout under a tag, if it has one."""
    missing = []
    if project.address is None:
        missing.append("pyproject.toml has no Source under [project.urls]")
    if project.released is None:
        missing.append(f"CHANGELOG.md has no date for {project.version}")
    if tag is not None and tag != f"v{project.version}":
        missing.append(f"the tag {tag} is not that of version {project.version}")
    return [*missing, *(f"{image} has no digest in deploy/" for image in unpinned(root))]


def checksums(files: Sequence[Path]) -> str:
    """Return the checksums of files, as ``sha256sum`` checks them."""
    return "".join(f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)
