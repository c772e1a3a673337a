"""Every screen loads the style sheets of the classes that it uses, however it is reached.

Sheets of single screens load with them. A screen that relies on one of another screen looks right
after a visit there, and unstyled in a new tab.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from foretell.web.files import STATIC

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
DEFINED: Final = re.compile(r"\.([a-z][a-z0-9]*(?:-[a-z0-9]+)+)")
"""A class in a style sheet; single words do not count, since they can mean anything in a script."""
USED: Final = re.compile(r'\b(?:class(?:es)?|kind)=(?:"([^"]*)"|\$\{([^}]*)\})')
WORD: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
STATED: Final = re.compile(r'^(?:import|export)\b[^;"]*?(?:\bfrom\s+)?"(\.[^"]+)"', re.MULTILINE)
CALLED: Final = re.compile(r'\bimport\(\s*"(\.[^"]+)"')
NAMED: Final = re.compile(r'"(?:css/)?([\w-]+?)(?:\.css)?"')

FIRST: Final = STATIC / "ui" / "app.js"
COMPANY: Final = STATIC / "ui" / "table"
"""The table. Its screens with people load their sheets, and elsewhere nothing of these is shown."""
WITH_VALUES: Final = frozenset({"has-study"})
"""A class that tells another screen's sheets that there is a panel, which is theirs."""

Files = Mapping[Path, frozenset[Path]]


def read(ending: str) -> Mapping[Path, str]:
    """Return the files of the page with an ending, without comments."""
    return {path: COMMENT.sub("", path.read_text("utf-8")) for path in STATIC.rglob(f"*{ending}")}


SCRIPTS: Final = read(".js")
SHEETS: Final = {path.stem: text for path, text in read(".css").items()}


def imports(pattern: re.Pattern[str]) -> Files:
    """Return the scripts that each script imports in a way."""
    return {
        path: frozenset((path.parent / name).resolve() for name in pattern.findall(text))
        for path, text in SCRIPTS.items()
    }


AT_ONCE: Final = imports(STATED)
LATER: Final = imports(CALLED)


def together(first: Path) -> frozenset[Path]:
    """Return a script and all that load with it."""
    found, queue = {first}, [first]
    for path in queue:
        new = AT_ONCE.get(path, frozenset()) - found
        found |= new
        queue += new
    return frozenset(found & SCRIPTS.keys())


def sheets_named(scripts: Iterable[Path]) -> set[str]:
    """Return the sheets that scripts load."""
    texts = (SCRIPTS[path] for path in scripts)
    return {
        name for text in texts if ".css" in text for name in NAMED.findall(text) if name in SHEETS
    }


def sheets_at(parts: Files, first: set[str]) -> Mapping[Path, set[str]]:
    """Return the sheets that are there for certain when each part of the page is shown.

    They are its own, and those that are there in all parts from which it can be reached.
    """
    found = {part: set(SHEETS) for part in parts}
    found[FIRST] = first | sheets_named(parts[FIRST])
    while True:
        before = {part: set(sheets) for part, sheets in found.items()}
        for part in parts.keys() - {FIRST}:
            openers = [
                found[other]
                for other, scripts in parts.items()
                if any(part in LATER[script] for script in scripts)
            ]
            found[part] = sheets_named(parts[part]) | set.intersection(*openers)
        if found == before:
            return found


def test_every_screen_loads_the_style_sheets_of_its_classes() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    parts: dict[Path, frozenset[Path]] = {}
    queue = [FIRST]
    for part in queue:
        parts[part] = together(part)
        opened = {one for script in parts[part] for one in LATER[script]}
        queue += sorted(opened - set(queue))
    there = sheets_at(parts, {name for name in SHEETS if f"css/{name}.css" in page})
    homes: dict[str, set[str]] = {}
    for sheet, text in SHEETS.items():
        for name in DEFINED.findall(text):
            homes.setdefault(name, set()).add(sheet)
    missing = {
        f"{script.relative_to(STATIC)} has .{name} of {' or '.join(sorted(homes[name]))}.css, "
        f"which {part.relative_to(STATIC)} does not load"
        for part, scripts in parts.items()
        for script in scripts
        if not script.is_relative_to(COMPANY)
        for used in USED.findall(SCRIPTS[script])
        for name in WORD.findall(" ".join(used))
        if name in homes and name not in WITH_VALUES and not homes[name] & there[part]
    }
    assert len(parts) > 20
    assert not missing, "\n".join(sorted(missing))
