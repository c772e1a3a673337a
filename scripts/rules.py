"""Write the rule book in every language to ``docs/play/rules/``.

Each clause is worded for the first options that bring it into play, so every clause has a number
and an anchor to link to: ``docs/play/rules/en.md#r7-3``, or ``#r7.3``.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from foretell.i18n import LANGUAGES, Words
from foretell.i18n.rulebook import whole_book

FOLDER = Path(__file__).parent.parent / "docs" / "play" / "rules"
NAMES = {"en": "English", "it": "Italiano", "es": "Español", "fr": "Français", "de": "Deutsch"}


def files() -> Iterator[tuple[Path, str]]:
    """Yield each page with its text."""
    for language in LANGUAGES:
        yield FOLDER / f"{language}.md", page(language)


def page(language: str) -> str:
    """Return the rule book in a language as Markdown."""
    return "\n".join(_lines(language)) + "\n"


def _lines(language: str) -> Iterator[str]:
    title, clauses = whole_book(Words(language))
    yield f"# {title}"
    yield ""
    yield " · ".join(
        f"**{name}**" if other == language else f"[{name}]({other}.md)"
        for other, name in NAMES.items()
    )
    for chapter, sections in groupby(clauses, key=lambda section: section.chapter):
        yield from ("", f"## {chapter}")
        for section in sections:
            anchor = section.clause.lower()
            yield from (
                "",
                "".join(f'<a id="{one}"></a>' for one in (anchor.replace(".", "-"), anchor)),
            )
            yield from ("", f"### {section.clause} {section.title}", "", section.text)
