"""The site of the documentation, as ``make docs`` packs it: its files, and its policy."""

import re
import tarfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import PurePosixPath
from typing import Final

from foretell.web import files
from foretell.web.files import WebFile, web_file
from foretell.web.inline import policy_hash

HOME: Final = "/docs/"
"""The address of its first page, and the beginning of all others."""
_INDEX: Final = "index.html"
_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_STYLE: Final = re.compile(r"<style>(.*?)</style>|\sstyle=\"([^\"]*)\"", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Documentation:
    """The files of the site by name; each is compressed when it is first asked for."""

    contents: Mapping[str, bytes]
    policy: str
    """The content security policy of its pages, with the hashes of their scripts and styles."""
    _files: dict[str, WebFile] = field(default_factory=dict)

    def file(self, path: str) -> WebFile | None:
        """Return the file at an address, None if there is none.

        Args:
            path: an address below ``HOME``; with a slash at its end, that of a folder's page.
        """
        name = self._name(path)
        if name not in self.contents:
            return None
        if name not in self._files:
            self._files[name] = web_file(self.contents[name], PurePosixPath(name).suffix)
        return self._files[name]

    def is_folder(self, path: str) -> bool:
        """Return whether an address is a folder of the site without its last slash."""
        return self._name(f"{path}/") in self.contents

    @staticmethod
    def _name(path: str) -> str:
        name = path.removeprefix(HOME)
        return f"{name}{_INDEX}" if path.endswith("/") else name


@cache
def load_documentation() -> Documentation | None:
    """Return the site, None if it was not built."""
    if not files.DOCUMENTATION.is_file():
        return None
    contents = {}
    with tarfile.open(files.DOCUMENTATION) as archive:
        for entry in archive:
            file = archive.extractfile(entry)
            if file is not None:
                contents[entry.name] = file.read()
    pages = (data.decode() for name, data in contents.items() if name.endswith(".html"))
    return Documentation(contents, _policy("".join(pages)))


def _policy(text: str) -> str:
    """Return the policy for pages, which allows only the scripts and files of the site."""
    scripts = _hashes(_SCRIPT.findall(text))
    styles = _hashes("".join(groups) for groups in _STYLE.findall(text))
    return (
        f"default-src 'none'; script-src 'self' {scripts}; "
        f"style-src 'self' 'unsafe-hashes' {styles}; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    )


def _hashes(texts: Iterable[str]) -> str:
    return " ".join(sorted({policy_hash(text) for text in texts}))
