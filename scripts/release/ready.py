"""Obstacles to publishing a version, and the checksums of its files."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from scripts.published import Project
from scripts.release.images import unpinned


def obstacles(root: Path, project: Project, tag: str | None) -> list[str]:
    """Return the obstacles to publishing a version.

    Args:
        root: the checkout.
        project: what it says about itself.
        tag: the tag of the release; None if there is none yet.
    """
    found = []
    if project.address is None:
        found.append("pyproject.toml has no Source under [project.urls]")
    if project.released is None:
        found.append(f"CHANGELOG.md has no date for {project.version}")
    if tag is not None and tag != f"v{project.version}":
        found.append(f"the tag {tag} is not that of version {project.version}")
    return [*found, *(f"{image} has no digest in deploy/" for image in unpinned(root))]


def checksums(files: Sequence[Path]) -> str:
    """Return the checksums of files, as ``sha256sum`` checks them."""
    return "".join(f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)
