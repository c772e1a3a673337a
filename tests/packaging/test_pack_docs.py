"""`scripts/pack_docs.py`: one file with what the pages of the documentation ask for."""

import os
import tarfile
from pathlib import Path

from PIL import Image, ImageChops

from scripts.pack_docs import main


def test_the_archive_has_the_site_and_nothing_that_no_page_asks_for(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "play").mkdir(parents=True)
    for name in ("index.html", "play/index.html", "a.css", "a.css.map", ".buildinfo"):
        (site / name).write_text(f"{name} " * 100, "utf-8")
    archive = tmp_path / "docs.tar.xz"
    main(site, archive)
    with tarfile.open(archive) as packed:
        assert packed.getnames() == ["a.css", "index.html", "play/index.html"]
        page = packed.extractfile("play/index.html")
        assert page is not None
        assert page.read().startswith(b"play/index.html ")
    assert archive.stat().st_size < 1_000


def test_the_same_site_gives_the_same_archive(tmp_path: Path) -> None:
    """A wheel that is built again from the same commit is the same wheel."""
    site, archives = tmp_path / "site", [tmp_path / "one.tar.xz", tmp_path / "two.tar.xz"]
    site.mkdir()
    for archive, time in zip(archives, (1_000_000_000, 1_700_000_000), strict=True):
        (site / "index.html").write_text("Home", "utf-8")
        os.utime(site / "index.html", (time, time))
        main(site, archive)
    one, two = (archive.read_bytes() for archive in archives)
    assert one == two


def test_a_chart_is_smaller_and_looks_the_same(tmp_path: Path) -> None:
    site, archive = tmp_path / "site", tmp_path / "docs.tar.xz"
    site.mkdir()
    chart = Image.new("RGB", (200, 100), "white")
    for x in range(200):
        chart.putpixel((x, x // 2), (x // 4, 100, 50))
    (site / "_images").mkdir()
    chart.save(site / "_images" / "chart.png", compress_level=0)
    (site / "page.html").write_text('<img src="../_images/chart.png">', "utf-8")
    main(site, archive)
    with tarfile.open(archive) as packed:
        page = packed.extractfile("page.html")
        assert page is not None
        assert page.read() == b'<img src="../_images/chart.webp">'
        data = packed.extractfile("_images/chart.webp")
        assert data is not None
        with Image.open(data) as kept:
            assert kept.format == "WEBP"
            difference = ImageChops.difference(kept.convert("RGB"), chart)
    assert max(difference.tobytes()) <= 2  # of 255
    assert archive.stat().st_size < 3_000
