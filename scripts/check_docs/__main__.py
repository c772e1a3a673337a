"""Print the faults of the built documentation: ``python -m scripts.check_docs``."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final
from urllib.parse import unquote, urlsplit

from scripts.check_docs.contrast import unreadable
from scripts.check_docs.page import Page, read_page
from scripts.published import Project

ROOT: Final = Path(__file__).resolve().parents[2]
INDEX: Final = "index.html"
MOST_WORDS: Final = 1_500
MOST_CLICKS: Final = 3
LARGEST_PAGE: Final = 150_000
LARGEST_SITE: Final = 10_000_000
"""Bytes, before compression."""
LONG: Final = frozenset(
    f"play/rules/{language}.html" for language in ("de", "en", "es", "fr", "it")
)
"""Pages of more words: one has the rules on one sheet, and goes to a clause by its number."""
UNLISTED: Final = frozenset({"genindex.html", "py-modindex.html", "search.html"})
"""Pages that Sphinx makes, and lists in no text."""


def faults_of_page(name: str, page: Page) -> Iterator[str]:
    """Yield what is wrong in a page alone."""
    if page.words > MOST_WORDS and name not in LONG:
        yield f"{page.words:,} words, {MOST_WORDS:,} at most: split it, or leave something out"
    if page.headings.count(1) != 1:
        yield f"{page.headings.count(1)} headings of the first level: keep one, with #"
    for above, below in zip(page.headings, page.headings[1:], strict=False):
        if below > above + 1:
            yield f"a heading of level {below} below one of level {above}: use level {above + 1}"
    for image in page.images:
        if not image.text:
            yield f"the picture {image.source} has no text: write ![what it shows](…)"
        if not image.is_sized:
            yield f"the picture {image.source} has no size: give its width and height"
    for address in page.parts:
        if urlsplit(address).netloc:
            yield f"it loads {address}: keep a copy in docs/_static"


def targets(name: str, page: Page) -> Iterator[tuple[str, str, str]]:
    """Yield the links of a page within the site: as written, the file, and the anchor or ""."""
    for link in page.links:
        parts = urlsplit(link)
        if not parts.scheme and not parts.netloc:
            path = normpath(join(dirname(name), unquote(parts.path))) if parts.path else name
            yield link, path, unquote(parts.fragment)


def dead_links(name: str, pages: Mapping[str, Page], site: Path) -> Iterator[str]:
    """Yield the links of a page that lead nowhere in the site."""
    for link, path, anchor in targets(name, pages[name]):
        if path not in pages and not (site / path).is_file():
            yield f"the link to {link} leads to no file: mend the address"
        elif anchor and path in pages and anchor not in pages[path].anchors:
            yield f"the link to {link} leads to no heading there: mend what follows #"


def dead_sources(page: Page, source: str, root: Path) -> Iterator[str]:
    """Yield the links of a page to files of the repository that it does not have."""
    prefix = f"{source}/blob/main/"
    for link in page.links:
        if source and link.startswith(prefix):
            path = unquote(urlsplit(link.removeprefix(prefix)).path)
            if not (root / path).exists():
                yield f"the link to {link} leads to no file of the repository: mend the address"


def clicks(pages: Mapping[str, Page]) -> dict[str, int]:
    """Return the pages that texts lead to, with the clicks that it takes from the first page."""
    distances, waiting = {INDEX: 0}, [INDEX]
    while waiting:
        name = waiting.pop(0)
        for _, path, _ in targets(name, pages[name]):
            if path in pages and path not in distances:
                distances[path] = distances[name] + 1
                waiting.append(path)
    return distances


def faults(site: Path, pages: Mapping[str, Page], source: str, root: Path) -> Iterator[str]:
    """Yield a line for each fault of a site, with the file to change."""
    reached = clicks(pages)
    for name, page in pages.items():
        file = f"docs/{name.removesuffix('.html')}.md"
        if name in UNLISTED:
            continue
        wrong = [*faults_of_page(name, page), *dead_links(name, pages, site)]
        wrong += dead_sources(page, source, root)
        if reached.get(name, MOST_CLICKS + 1) > MOST_CLICKS:
            wrong.append(f"more than {MOST_CLICKS} clicks from the first page: link to it")
        if page.size > LARGEST_PAGE:
            wrong.append(f"{page.size:,} bytes, {LARGEST_PAGE:,} at most: split it")
        yield from (f"{file}: {one}" for one in wrong)
    for one in unreadable(site):
        yield f"docs/conf.py: {one}"


def main(site: Path, root: Path = ROOT, source: str = "") -> int:
    """Print the faults of a built site, and its size, and return the exit status.

    ``root`` is the checkout, ``source`` the address of the repository, if the project has one.
    """
    pages = {
        path.relative_to(site).as_posix(): read_page(path) for path in sorted(site.rglob("*.html"))
    }
    wrong = [*faults(site, pages, source, root)]
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    if size > LARGEST_SITE:
        wrong.append(f"docs/: {size:,} bytes, {LARGEST_SITE:,} at most: make its pictures smaller")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    largest, page = max(pages.items(), key=lambda item: item[1].size)
    words = sum(page.words for name, page in pages.items() if name not in UNLISTED)
    print(
        f"{len(pages)} pages, {words:,} words, {size / 1e6:.1f} MB; "
        f"the largest is {largest}, {page.size / 1e3:.0f} kB"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(ROOT / "build" / "docs", ROOT, Project.read(ROOT).address or ""))
