"""The first screen as HTML, shown before its scripts have loaded."""

import re
from html import escape
from typing import Final

from foretell.address import Address
from foretell.i18n import Words

TRICK: Final = "{trick}"
SOURCE: Final = "{source}"
_MESSAGE: Final = re.compile(r"\{(web-[a-z-]+)((?: [a-z]+=\d+)*)\}")
"""A message with its numbers: ``{web-players players=4}``."""
_SPACE: Final = re.compile("(?<=>) | (?=<)")


def home_screen(template: str, words: Words, trick: str = "", source: Address | None = None) -> str:
    """Return a template with its messages filled in, without the space between its tags.

    Args:
        template: with ``{trick}`` in place of the drawing, and ``{source}`` in place of the link
            to the project.
        words: the language.
        trick: the drawing of a trick, as HTML.
        source: the project's address, if it has one.

    >>> home_screen("<b>{web-players players=4}</b>", Words("it"))
    '<b>4 giocatori</b>'
    """

    def filled(match: re.Match[str]) -> str:
        pairs = (pair.split("=") for pair in match[2].split())
        return escape(words(match[1], **{name: int(number) for name, number in pairs}))

    text = _MESSAGE.sub(filled, _SPACE.sub("", re.sub(r"\s+", " ", template)))
    link = f'<p><a href="{escape(source)}">{escape(words("web-source"))}</a></p>' if source else ""
    return text.replace(TRICK, trick).replace(SOURCE, link)
