"""The README as the long description of a release, whose links lead to the project's address.

Hatch calls ``LongDescription`` while it builds (``[tool.hatch.metadata.hooks.custom]``); the site
of the documentation uses ``absolute_links``, too. Without an address, a link becomes its text, and
a picture is dropped.
"""

import re
import runpy
from pathlib import Path
from posixpath import join, normpath
from typing import TYPE_CHECKING, Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from foretell.address import Address

_FENCE: Final = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
_RELATIVE: Final = r"(?![a-z]+:|#)(?P<path>[^\s\"#)]*)(?P<anchor>#[^\s\")]*)?"
_IMAGE: Final = re.compile(rf"!\[(?P<text>[^\]]*)\]\({_RELATIVE}\)")
_LINK: Final = re.compile(
    rf"(?<!!)\[(?P<text>(?:[^\[\]]|!?\[[^\[\]]*\](?:\([^)]*\))?)*)\]\({_RELATIVE}\)"
)
_SOURCE: Final = re.compile(rf"(?P<name>\bsrc(?:set)?)=\"{_RELATIVE}\"")
_HREF: Final = re.compile(rf"(?P<name>\bhref)=\"{_RELATIVE}\"")
_TAG: Final = re.compile(rf"<(?:img|source)\b[^>]*\bsrc(?:set)?=\"{_RELATIVE}\"[^>]*>")
_ANCHOR: Final = re.compile(rf"<a\b[^>]*\bhref=\"{_RELATIVE}\"[^>]*>(?P<text>.*?)</a>", re.DOTALL)


def absolute_links(text: str, address: "Address | None", revision: str, folder: str = "") -> str:
    """Return Markdown whose relative links and pictures lead to the project's address, if any.

    They lead to a revision: a branch, tag or commit. The page is in this folder of the checkout.
    """
    parts = _FENCE.split(text)
    parts[::2] = [_linked(part, address, revision, folder) for part in parts[::2]]
    return "".join(parts)


def _linked(text: str, address: "Address | None", revision: str, folder: str) -> str:
    if address is None:
        for pattern, replacement in (
            (_TAG, ""),
            (_IMAGE, ""),
            (_LINK, r"\g<text>"),
            (_ANCHOR, r"\g<text>"),
        ):
            text = pattern.sub(replacement, text)
        return text

    def place(match: re.Match[str]) -> str:
        return normpath(join(folder, match["path"])) + (match["anchor"] or "")

    text = _IMAGE.sub(lambda x: f"![{x['text']}]({address.raw(place(x), revision)})", text)
    text = _SOURCE.sub(lambda x: f'{x["name"]}="{address.raw(place(x), revision)}"', text)
    text = _LINK.sub(lambda x: f"[{x['text']}]({address.file(place(x), revision)})", text)
    return _HREF.sub(lambda x: f'{x["name"]}="{address.file(place(x), revision)}"', text)


class LongDescription(MetadataHookInterface):
    """Gives the package its README, with links that work on an index."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description."""
        root = Path(self.root)
        declared = runpy.run_path(str(root / "src" / "foretell" / "address.py"))["declared"]
        text = (root / "README.md").read_text("utf-8")
        revision = f"v{metadata['version']}"
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute_links(text, declared(metadata.get("urls", {})), revision),
        }
