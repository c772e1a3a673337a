"""The project's address, read from the metadata of the installed package.

The address is declared once, as ``Source`` under ``[project.urls]`` of ``pyproject.toml``: a
repository on GitHub. Everything that shows it asks here; nothing asks the network.
"""

from functools import cache
from importlib.metadata import PackageNotFoundError, metadata


class Address(str):
    """The address of the repository: ``https://github.com/OWNER/NAME``.

    >>> Address("https://example.org/cards").issues
    'https://example.org/cards/issues'
    """

    __slots__ = ()

    @property
    def issues(self) -> str:
        """The page for faults and wishes."""
        return f"{self}/issues"

    @property
    def advisories(self) -> str:
        """The private form for vulnerabilities."""
        return f"{self}/security/advisories/new"

    def file(self, path: str, revision: str = "main") -> str:
        """Return the address of a file, shown as a page.

        Args:
            path: the file in the checkout, perhaps with an anchor.
            revision: a branch, tag or commit.
        """
        return f"{self}/blob/{revision}/{path}"

    def raw(self, path: str, revision: str = "main") -> str:
        """Return the address of a file as it is, for pictures."""
        return f"{self}/raw/{revision}/{path}"


def declared(urls: dict[str, str]) -> Address | None:
    """Return the address in ``[project.urls]``, or None if there is none yet."""
    source = urls.get("Source", "").rstrip("/")
    return Address(source) if source else None


@cache
def address() -> Address | None:
    """Return the project's address, or None while it has none."""
    try:
        lines = metadata("foretell").get_all("Project-URL") or []
    except PackageNotFoundError:  # run from a folder in which nothing is installed
        return None
    pairs = (line.partition(",") for line in lines)
    return declared({label.strip(): url.strip() for label, _, url in pairs})
