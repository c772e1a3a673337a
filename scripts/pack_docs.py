"""Pack the site of the documentation for the server: ``src/foretell/web/docs.tar.xz``.

Its pages are much alike, so that all of them together, compressed, take a tenth of the room of a
folder. Charts have few colours: of these, a palette is kept. The same site gives the same archive.
"""

import io
import lzma
import tarfile
from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).resolve().parents[1]
UNUSED: Final = frozenset({".buildinfo", ".map", "SHA256SUMS"})
"""Names and endings of files that no page asks for."""


def main(site: Path, archive: Path) -> None:
    """Write the archive of a built site.

    Args:
        site: the folder with the site.
        archive: the file to write.
    """
    found = [path for path in site.rglob("*") if path.is_file()]
    used = [path for path in found if not {path.name, path.suffix} & UNUSED]
    with (
        lzma.open(archive, "wb", preset=9 | lzma.PRESET_EXTREME) as stream,
        tarfile.open(fileobj=stream, mode="w") as packed,
    ):
        for path in sorted(used, key=lambda path: (path.suffix, path)):
            data = with_palette(path) if path.suffix == ".png" else path.read_bytes()
            entry = tarfile.TarInfo(path.relative_to(site).as_posix())
            entry.size = len(data)
            packed.addfile(entry, io.BytesIO(data))


def with_palette(path: Path) -> bytes:
    """Return a picture in at most 64 colours, unless it is larger then."""
    packed = io.BytesIO()
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(64).save(packed, "PNG", optimize=True)
    return min(packed.getvalue(), path.read_bytes(), key=len)


if __name__ == "__main__":
    main(ROOT / "build" / "docs", ROOT / "src" / "foretell" / "web" / "docs.tar.xz")
