"""Write the rule book in every language to ``docs/play/rules/``: ``python scripts/rules.py``.

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
    for chapter, found in groupby(clauses, key=lambda section: section.chapter):
        yield from ("", f"## {chapter}")
        for section in found:
            anchor = section.clause.lower()
            yield from (
                "",
                "".join(f'<a id="{one}"></a>' for one in (anchor.replace(".", "-"), anchor)),
            )
            yield from ("", f"### {section.clause} {section.title}", "", section.text)


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.md").write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
