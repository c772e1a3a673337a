"""The head of the page: the preview of a link to it, and the first title of the tab."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import Final, Literal

from foretell.i18n import Words

IMAGE: Final = "/static/icons/icon-512.png"
"""The address of the picture in the preview of every link."""
NAME: Final = "Foretell"
TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "new": "web-new-table",
        "learn": "web-learn",
        "rules": "web-rules",
        "pad": "web-pad",
        "advice": "web-advice",
        "settings": "web-settings",
        "replay": "web-games",
        "daily": "web-daily",
        "puzzles": "web-puzzles",
        "coach": "web-coach",
        "review": "web-review",
        "mistakes": "web-my-mistakes",
        "statistics": "web-my-statistics",
    }
)
"""The titles of screens by the first segment of their paths; others have none."""
_HEAD: Final = re.compile(r" *<meta name=\"description\"[^>]*/>\n *<title>[^<]*</title>\n")


@dataclass(frozen=True, slots=True)
class Preview:
    """The texts that a link is shown with."""

    title: str
    description: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table, as anyone with its code sees it."""

    host: str
    """The host's name; empty if there is none."""
    people: tuple[str, ...]
    """The names of the people seated, in order."""
    players: int
    """Number of seats."""
    open_seats: int
    phase: Literal["gathering", "playing", "finished"]


def screen_preview(screen: str, words: Words) -> Preview:
    """Return the preview of a screen.

    >>> screen_preview("pad", Words("en")).title
    'Score pad · Foretell'
    """
    title = TITLES.get(screen)
    return Preview(f"{words(title)} · {NAME}" if title else NAME, words("page-description"))


def table_preview(table: Invitation, words: Words) -> Preview:
    """Return the preview of the link to a table.

    >>> table = Invitation("Ann", ("Ann", "Bea"), players=4, open_seats=2, phase="gathering")
    >>> table_preview(table, Words("en")).description
    'Wizard for 4 players, with Ann and Bea. 2 seats are free.'
    """
    title = words("web-table-of", host=table.host) if table.host else words("table-title")
    who = words(
        "page-table-players",
        players=table.players,
        count=len(table.people),
        people=words.listed(table.people),
    )
    state = words("page-table-state", phase=table.phase, open=table.open_seats)
    return Preview(f"{title} · {NAME}", f"{who} {state}")


def with_preview(page: str, preview: Preview, *, origin: str, path: str, language: str) -> str:
    """Return the page with a preview in its head.

    Args:
        page: the page.
        preview: the texts, which may come from people: they are escaped.
        origin: the public URL of the server.
        path: the path of the link.
        language: the language of the texts.
    """
    properties = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:locale": language,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{IMAGE}",
    }
    lines = [
        f'<meta name="description" content="{escape(preview.description)}" />',
        f"<title>{escape(preview.title)}</title>",
        *(
            f'<meta property="{name}" content="{escape(text)}" />'
            for name, text in properties.items()
        ),
        '<meta name="twitter:card" content="summary" />',
    ]
    head = "".join(f"    {line}\n" for line in lines)
    match = _HEAD.search(page)
    assert match is not None, "the page's head has a description and a title"
    return page[: match.start()] + head + page[match.end() :]
