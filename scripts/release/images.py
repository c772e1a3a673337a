"""The container images of ``deploy/``, each named by version and by digest.

    python -m scripts.release.images            # which ones have no digest
    python -m scripts.release.images --update   # ask the registry, and write the digests

A tag may mean another image tomorrow; a digest cannot. ``--update`` needs Docker and a network.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FILES: Final = ("deploy/Dockerfile", "deploy/compose.yaml")
LOCAL: Final = "foretell:local"
"""The image that is built here."""
_IMAGE: Final = re.compile(
    r"^(?P<before>FROM |\s+image: )(?P<name>[\w./-]+:[\w.-]+)(?P<digest>@sha256:[0-9a-f]{64})?"
    r"(?=\s|$)",
    re.MULTILINE,
)
_DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")


def unpinned(root: Path) -> list[str]:
    """Return the images that are named without a digest."""
    return sorted({image["name"] for image in _images(root) if not image["digest"]})


def _images(root: Path) -> Iterator[re.Match[str]]:
    for file in FILES:
        for image in _IMAGE.finditer((root / file).read_text("utf-8")):
            if image["name"] != LOCAL:
                yield image


def update(root: Path, ask: Callable[[str], str]) -> None:
    """Write after the name of each image the digest that ``ask`` returns for it."""
    digests = {name: ask(name) for name in sorted({image["name"] for image in _images(root)})}
    for name, digest in digests.items():
        if not _DIGEST.fullmatch(digest):
            raise ValueError(f"{name}: {digest!r} is no digest")
    for file in FILES:
        path = root / file
        text = path.read_text("utf-8")

        def pinned(image: re.Match[str]) -> str:
            if image["name"] == LOCAL:
                return image[0]
            return f"{image['before']}{image['name']}@{digests[image['name']]}"

        path.write_text(_IMAGE.sub(pinned, text), "utf-8")


def ask_registry(name: str) -> str:
    """Return the digest of an image for all of its systems, from the registry."""
    command = ("docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}")
    return subprocess.run(  # noqa: S603 - names from deploy/
        (*command, name), check=True, capture_output=True, text=True
    ).stdout.strip()


def main(words: list[str]) -> int:
    """Run the command; returns the exit status."""
    if words == ["--update"]:
        update(ROOT, ask_registry)
    missing = unpinned(ROOT)
    for name in missing:
        print(f"{name} has no digest: python -m scripts.release.images --update")
    return int(bool(missing))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
