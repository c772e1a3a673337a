"""Write the declaration of the options for the page: ``web/static/core/declaration.js``."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

from foretell.rules.clauses import CLAUSES
from foretell.rules.declaration import Choice, Conditions, Kind, Number
from foretell.rules.options import OPTIONS
from foretell.rules.presets import PRESETS
from foretell.rules.refusals import CLASHES

FILE: Final = Path(__file__).parents[1] / "src/foretell/web/static/core/declaration.js"
_HEAD: Final = """\
// Written by scripts/declaration.py from the declarations in rules/; not to be edited.

/** @import { Clash, Clause, Declared, Preset } from "./types.d.ts" */
"""


def files() -> Iterator[tuple[Path, str]]:
    """Yield the file with its text."""
    yield FILE, text()


def text() -> str:
    """Return the text of the file."""
    options = (
        {
            "name": name,
            **_kind(option.kind),
            **_fields(option, "standard", "for_two", "clause", "letters"),
            **_fields(option, "place", "refines", "is_later"),
        }
        for name, option in OPTIONS.items()
    )
    clashes = (
        {
            "code": clash.code,
            "clause": clash.rule,
            "fields": [field.name for field in fields(clash)],
            "cases": [_conditions(case) for case in cases],
        }
        for clash, cases in CLASHES.items()
    )
    clauses = ([clause, _conditions(conditions)] for clause, conditions in CLAUSES.items())
    presets = (
        {
            **_fields(preset, "name", "clause", "faces", "language"),
            "options": dict(preset.options),
        }
        for preset in PRESETS.values()
    )
    return "".join(
        (
            _HEAD,
            _listed("DECLARED", "Declared", "Every option, in the order of records.", options),
            _listed("CLASHES", "Clash", "Options that do not go together (R10).", clashes),
            _listed("CLAUSES", "Clause", "When each clause applies.", clauses),
            _listed("PRESETS", "Preset", "Named options: rule sheets, then variants.", presets),
        )
    )


def _kind(kind: Kind) -> dict[str, object]:
    name = {"kind": type(kind).__name__.lower()}
    match kind:
        case Choice(values):
            return {**name, "values": list(values)}
        case Number(least, most):
            return {**name, "least": least, "most": most}
        case _:
            return {**name}


def _fields(value: object, *names: str) -> dict[str, object]:
    """Return some fields by their names in JavaScript."""
    return {
        re.sub("_(.)", lambda part: part[1].upper(), name): getattr(value, name) for name in names
    }


def _conditions(conditions: Conditions) -> dict[str, object]:
    return {name: {"is" if one.among else "not": one.values} for name, one in conditions.items()}


def _listed(name: str, kind: str, about: str, rows: Iterable[object]) -> str:
    lines = "".join(f"  {json.dumps(row)},\n" for row in rows)
    head = f"\n/**\n * {about}\n * @type {{readonly {kind}[]}}\n */\n"
    return f"{head}export const {name} = [\n{lines}];\n"
