"""A built page of the documentation, as the checks see it."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bs4 import BeautifulSoup

LOADED: Final = ("img", "link", "script", "source")
"""Elements whose addresses a browser asks for by itself."""
HEADING: Final = re.compile(r"h[1-6]")


@dataclass(frozen=True, slots=True)
class Image:
    """A picture in the text of a page."""

    source: str
    text: str
    is_sized: bool


@dataclass(frozen=True, slots=True)
class Page:
    """The contents of a page. Words, headings, links and images are those of its text alone."""

    size: int
    words: int
    headings: list[int]
    links: list[str]
    images: list[Image]
    anchors: set[str]
    parts: list[str]
    """The addresses of what a browser loads with the page."""


def read_page(path: Path) -> Page:
    """Return the contents of a page of the built site.

    Its text is that of ``<article>``, without the links to headings.
    """
    data = path.read_bytes()
    whole = BeautifulSoup(data, "html.parser")
    text = whole.article or whole.new_tag("article")
    for link in text("a", class_="headerlink"):
        link.decompose()
    return Page(
        size=len(data),
        words=len(text.get_text().split()),
        headings=[int(heading.name[1]) for heading in text(HEADING)],
        links=[str(link["href"]) for link in text("a", href=True)],
        images=[
            Image(
                source=str(image.get("src", "")),
                text=str(image.get("alt", "")),
                is_sized={"width", "height"} <= image.attrs.keys(),
            )
            for image in text("img")
        ],
        anchors={str(element["id"]) for element in whole(id=True)},
        parts=[
            str(element[name])
            for element in whole(LOADED)
            for name in ("src", "href")
            if name in element.attrs
        ],
    )
