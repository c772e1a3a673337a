"""A built page of the documentation, as the checks see it."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

LOADED: Final = frozenset({"img", "link", "script", "source"})
"""Elements whose addresses a browser asks for by itself."""
HEADING: Final = re.compile(r"h([1-6])")
EMPTY: Final = frozenset(
    {"br", "col", "hr", "img", "input", "link", "meta", "path", "source", "wbr"}
)
"""Elements without an end."""


@dataclass(frozen=True, slots=True)
class Image:
    """A picture in the text of a page."""

    source: str
    text: str
    is_sized: bool


@dataclass(slots=True)
class Page:
    """The contents of a page. Words, headings, links and images are those of its text alone."""

    size: int
    words: int = 0
    headings: list[int] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    images: list[Image] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    parts: list[str] = field(default_factory=list)
    """The addresses of what a browser loads with the page."""


def read_page(path: Path) -> Page:
    """Return the contents of a page of the built site."""
    data = path.read_bytes()
    reader = _Reader(Page(len(data)))
    reader.feed(data.decode())
    reader.close()
    return reader.page


class _Reader(HTMLParser):
    """Fills a page in. Its text is that of ``<article>``, but for the links to headings."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self._open: list[str] = []
        self._article = 0
        """The depth of the text, 0 outside."""
        self._skipped = 0
        self._text: list[str] = []

    def close(self) -> None:
        super().close()
        self.page.words = len("".join(self._text).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in EMPTY:
            self._open.append(tag)
        if "id" in given:
            self.page.anchors.add(given["id"])
        if tag in LOADED:
            self.page.parts += [given[name] for name in ("src", "href") if name in given]
        if tag == "article":
            self._article = len(self._open)
        if self._article:
            self._read(tag, given)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self._open:
            return
        while self._open.pop() != tag:
            pass
        if len(self._open) < self._article:
            self._article = 0
        if len(self._open) < self._skipped:
            self._skipped = 0

    def handle_data(self, data: str) -> None:
        if self._article and not self._skipped:
            self._text.append(data)

    def _read(self, tag: str, given: dict[str, str]) -> None:
        if heading := HEADING.fullmatch(tag):
            self.page.headings.append(int(heading[1]))
        elif tag == "img":
            is_sized = {"width", "height"} <= given.keys()
            self.page.images.append(Image(given.get("src", ""), given.get("alt", ""), is_sized))
        elif tag == "a" and "headerlink" in given.get("class", "").split():
            self._skipped = len(self._open)
        elif tag == "a" and "href" in given:
            self.page.links.append(given["href"])
