"""Pack the site of the documentation for the server: ``src/foretell/web/docs.tar.xz``.

Its pages are much alike, so that all of them together, compressed, take a tenth of the room of a
folder. Charts have few colours: they become WebP with a palette. The same site gives the same
archive.
"""

import io
import lzma
import re
import tarfile
from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).resolve().parents[1]
UNUSED: Final = frozenset({".buildinfo", ".inv", ".map", "SHA256SUMS"})
"""Names and endings of files that no page asks for."""
CHART: Final = re.compile(rb"(_images/[\w.-]+)\.png\b")
"""A chart's place, and a page's link to it."""


def main(site: Path, archive: Path) -> None:
    """Write the archive of the built site in a folder."""
    files = [path for path in site.rglob("*") if path.is_file()]
    used = [path for path in files if not {path.name, path.suffix} & UNUSED]
    with (
        lzma.open(archive, "wb", preset=9 | lzma.PRESET_EXTREME) as stream,
        tarfile.open(fileobj=stream, mode="w") as packed,
    ):
        for path in sorted(used, key=lambda path: (path.suffix, path)):
            name, data = path.relative_to(site).as_posix(), path.read_bytes()
            if path.suffix == ".html":
                data = CHART.sub(rb"\1.webp", data)
            elif CHART.fullmatch(name.encode()):
                name, data = f"{name.removesuffix('.png')}.webp", with_palette(data)
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            packed.addfile(entry, io.BytesIO(data))


def with_palette(data: bytes) -> bytes:
    """Return a picture in at most 64 colours, as WebP without loss."""
    packed = io.BytesIO()
    with Image.open(io.BytesIO(data)) as picture:
        few = picture.convert("RGB").quantize(64).convert("RGB")
        few.save(packed, "WEBP", lossless=True, quality=100, method=6)
    return packed.getvalue()


if __name__ == "__main__":
    main(ROOT / "build" / "docs", ROOT / "src" / "foretell" / "web" / "docs.tar.xz")
