"""Fewer requests for the page: its first styles and scripts are in it, all others in one file."""

import base64
import hashlib
import re
from collections.abc import Callable
from typing import Final, NamedTuple

_SCRIPT: Final = re.compile(r'^ *<script src="([^"]+)"></script>\n', re.MULTILINE)
_SHEETS: Final = re.compile(r'(?:^ *<link rel="stylesheet" href="[^"]+" />\n)+', re.MULTILINE)
_ADDRESS: Final = re.compile(r'href="([^"]+)"')

TextOf = Callable[[str], str]
"""Returns the text of a file by its address."""


class Inlined(NamedTuple):
    """A page with scripts and style sheets in it.

    Each hash is a source in a content security policy: ``'sha256-…'``, in Base64.
    """

    page: str
    scripts: tuple[str, ...]
    """The hashes of its scripts."""
    styles: tuple[str, ...]
    """The hashes of its style sheets."""


def inline(page: str, text_of: TextOf) -> Inlined:
    r"""Return a page with the scripts and the style sheets of its head in it.

    >>> inline('<script src="/a.js"></script>\n</head>', {"/a.js": "go()"}.__getitem__).page
    '<script>go()</script>\n</head>'
    """
    scripts: list[str] = []
    styles: list[str] = []

    def script(match: re.Match[str]) -> str:
        text = text_of(match[1])
        scripts.append(policy_hash(text))
        return f"<script>{text}</script>\n"

    def style(match: re.Match[str]) -> str:
        text = _joined(match[0], text_of)
        styles.append(policy_hash(text))
        return f"<style>{text}</style>\n"

    head, end, body = page.partition("</head>")
    head = _SHEETS.sub(style, _SCRIPT.sub(script, head))
    return Inlined(head + end + body, tuple(scripts), tuple(styles))


def join_sheets(page: str, address: str, text_of: TextOf) -> tuple[str, str]:
    """Return a page with one style sheet instead of several, and that sheet.

    Args:
        page: the page; all of its links to style sheets are in one block.
        address: the address of the one sheet.
        text_of: returns the text of a file by its address.
    """
    sheets = [_joined(links, text_of) for links in _SHEETS.findall(page)]
    return _SHEETS.sub(f'    <link rel="stylesheet" href="{address}" />\n', page), "".join(sheets)


def _joined(links: str, text_of: TextOf) -> str:
    return "".join(map(text_of, _ADDRESS.findall(links)))


def policy_hash(text: str) -> str:
    """Return the hash of a script or a style sheet as a source in a content security policy."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
