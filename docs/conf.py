"""The site of the documentation: ``make docs``."""

import re
import sys
import tomllib
from pathlib import Path
from posixpath import join, normpath, relpath

from sphinx.application import Sphinx

from foretell import __version__

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from scripts.public_names import Name, documented  # noqa: E402 - scripts are found from the root

URLS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {})
LINK = re.compile(r"\[([^\]]*)\]\(((?:\.\./)+[^)#\s]*)(#[^)\s]*)?\)")

project = "Foretell"
copyright = "the Foretell authors"  # noqa: A001 - the name that Sphinx asks for
version = release = __version__
html_title = project

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["examples", "images", "man"]

myst_enable_extensions = ["attrs_block", "colon_fence", "substitution"]
myst_heading_anchors = 4

autodoc_default_options = {"members": True, "no-value": True}
autodoc_member_order = "bysource"
autodoc_mock_imports = ["pyspiel"]  # not for every system
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
napoleon_use_ivar = True
nitpick_ignore_regex = [(r"py:.*", r".*")]  # types of other libraries

FIGURES = tomllib.loads((ROOT / "docs" / "measurements.toml").read_text("utf-8"))


def table_of(group: str) -> str:
    """Return the figures of a group as a table, for ``how-it-works/measurements.md``."""
    rows = (
        (one["value"], one["what"], f"`{one['command']}`", f"{one['machine']}, {one['date']}")
        for one in FIGURES.values()
        if one["group"] == group
    )
    lines = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join(["| value | figure | command | machine, date |", "|---|---|---|---|", *lines])


myst_substitutions = {name: figure["value"] for name, figure in FIGURES.items()} | {
    f"table_of_{group}": table_of(group) for group in {one["group"] for one in FIGURES.values()}
}

html_theme = "furo"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False


def link_outside(_app: Sphinx, page: str, source: list[str]) -> None:
    """Let links to files outside ``docs/`` lead to the project's address, if it has one."""

    def absolute(link: re.Match[str]) -> str:
        path = normpath(join("docs", page, "..", link[2]))
        if not relpath(path, "docs").startswith("../"):
            return link[0]
        if "Source" not in URLS:
            return link[1]
        return f"[{link[1]}]({URLS['Source']}/blob/main/{path}{link[3] or ''})"

    source[0] = LINK.sub(absolute, source[0])


def describe_constant(
    _app: Sphinx, what: str, name: str, _value: object, _options: object, lines: list[str]
) -> None:
    """Give a constant its text, in place of the text of its type."""
    if what == "data":
        text = documented(Name(*name.rsplit(".", 1))) or ""
        lines[:] = [*text.splitlines(), ""]


def setup(app: Sphinx) -> None:
    """Connect the functions above."""
    app.connect("source-read", link_outside)
    app.connect("autodoc-process-docstring", describe_constant)
