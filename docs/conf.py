"""The site of the documentation: ``make docs``."""

import re
import sys
import tomllib
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any, ClassVar

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.images import get_image_size

from foretell import __version__
from foretell.address import declared

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from scripts.long_description import absolute_links  # noqa: E402 - the same
from scripts.public_names import Name, documented  # noqa: E402 - scripts are found from the root

STATIC = ROOT / "src" / "foretell" / "web" / "static"
URLS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {})
UPWARD = re.compile(r"\[[^\]]*\]\(((?:\.\./)+[^)#\s]*)(?:#[^)\s]*)?\)")
RULES = "play/rules/"
ANCHOR = re.compile(r'^<a id="r.*</a>\n', re.MULTILINE)
CLAUSE = re.compile(r"R(\d+)\.(\d+) ")

project = "Foretell"
copyright = "the Foretell authors"  # noqa: A001 - the name that Sphinx asks for
version = release = __version__
html_title = project

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton"]
exclude_patterns = ["examples", "images", "man", "report"]

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

copybutton_prompt_text = r"\$ |>>> |\.\.\. "
copybutton_prompt_is_regexp = True


def tokens(sheet: str, selector: str) -> dict[str, str]:
    """Return the custom properties of a rule in one of the page's style sheets."""
    text = (STATIC / "css" / sheet).read_text("utf-8")
    rule = text.partition(f"{selector} {{")[2].partition("\n}")[0]
    found = re.findall(r"--([\w-]+):\s*([^;]+);", rule)
    return {name: re.sub(r"\s+", " ", value) for name, value in found}


def colours(theme: dict[str, str]) -> dict[str, str]:
    """Return furo's variables in the colours of a theme of the page."""
    names = {
        "background-primary": "surface",
        "background-secondary": "page",
        "background-hover": "accent-soft",
        "background-border": "line",
        "background-item": "line",
        "foreground-primary": "text",
        "foreground-secondary": "text-soft",
        "foreground-muted": "text-soft",
        "foreground-border": "line-strong",
        "brand-primary": "accent",
        "brand-content": "accent",
        "brand-visited": "suit-wizard",
        "admonition-background": "page",
        "api-name": "accent",
        "api-pre-name": "accent",
        "code-background": "page",
        "code-foreground": "text",
        "highlight-on-target": "accent-soft",
        "highlighted-background": "accent-soft",
        "highlighted-text": "text",
        "problematic": "over",
    }
    found = {f"color-{name}": theme[token] for name, token in names.items()}
    return {**found, "color-background-hover--transparent": f"{theme['accent-soft']}00"}


LIGHT = tokens("tokens.css", ":root")
FONTS = tokens("sizes.css", ":root")

html_theme = "furo"
html_theme_options = {
    "light_css_variables": {
        "font-stack": FONTS["font"],
        "font-stack--headings": FONTS["font-title"],
        **colours(LIGHT),
    },
    "dark_css_variables": colours({**LIGHT, **tokens("tokens.css", ':root[data-theme|="dark"]')}),
}
html_static_path = ["_static", str(STATIC / "fonts")]
html_css_files = ["fonts.css", "fallbacks.css", "foretell.css"]
html_js_files = [("foretell.js", {"defer": "defer"})]
html_favicon = html_logo = str(STATIC / "icons" / "favicon.svg")
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_scaled_image_link = False
html_use_index = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


def link_outside(_app: Sphinx, page: str, source: list[str]) -> None:
    """Let links to files outside ``docs/`` lead to the project's address, if it has one."""
    folder = dirname(join("docs", page))

    def absolute(link: re.Match[str]) -> str:
        inside = normpath(join(folder, link[1])).startswith("docs/")
        return link[0] if inside else absolute_links(link[0], declared(URLS), "main", folder)

    source[0] = UPWARD.sub(absolute, source[0])


def describe_constant(
    _app: Sphinx, what: str, name: str, _value: object, _options: object, lines: list[str]
) -> None:
    """Give a constant its text, in place of the text of its type."""
    if what == "data":
        text = documented(Name(*name.rsplit(".", 1))) or ""
        lines[:] = [*text.splitlines(), ""]


def leave_anchors_out(_app: Sphinx, page: str, source: list[str]) -> None:
    """Leave the anchors of clauses to readers of the Markdown; ``Clauses`` makes the site's."""
    if page.startswith(RULES):
        source[0] = ANCHOR.sub("", source[0])


class Clauses(SphinxTransform):
    """Names the section of each clause by its number, in any language: ``#r7-3``, ``#r7.3``."""

    default_priority: ClassVar[int] = 500

    def apply(self, **_: Any) -> None:
        """Name the sections of a page of rules."""
        page = self.env.current_document.docname
        if not page.startswith(RULES):
            return
        slugs = self.env.metadata[page]["myst_slugs"]
        for section in self.document.findall(nodes.section):
            title = section[0].astext()
            if number := CLAUSE.match(title):
                anchor = f"r{number[1]}-{number[2]}"
                section["ids"] = [anchor, anchor.replace("-", ".")]
                self.document.ids[anchor] = section
                slugs[anchor] = (section.line, anchor, title)
                entry = ("single", f"R{number[1]}.{number[2]}", anchor, "main", None)
                section.insert(1, addnodes.index(entries=[entry]))  # for the search


def size_pictures(app: Sphinx, tree: nodes.document) -> None:
    """Give each picture its size, so that nothing moves when it comes."""
    for image in tree.findall(nodes.image):
        size = get_image_size(Path(app.srcdir) / image["uri"])
        if size is not None and not {"width", "height"} & image.attributes.keys():
            image["width"], image["height"] = map(str, size)


def name_language(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Name the language of a page of rules, for readers who listen to it."""
    if page.startswith(RULES):
        language = page.removeprefix(RULES)
        context["body"] = f'<div lang="{language}">{context["body"]}</div>'


def setup(app: Sphinx) -> None:
    """Connect the functions above."""
    app.connect("source-read", link_outside)
    app.connect("autodoc-process-docstring", describe_constant)
    app.connect("source-read", leave_anchors_out)
    app.connect("doctree-read", size_pictures)
    app.connect("html-page-context", name_language)
    app.add_transform(Clauses)
