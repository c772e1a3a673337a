"""The numbers and tables of the technical report, each read where it is stated."""

import csv
import json
import math
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from foretell.rules.declaration import Choice, Number, Switch
from foretell.rules.options import OPTIONS
from foretell.rules.presets import PRESETS
from scripts.published import REPORT, Project

TABLES: Final = {
    "accuracy": ("players", "2", "3", "4", "5", "6", "all"),
    "beliefs": ("stage of the round", "belief", "log-loss", "below uniform"),
    "exploitability": ("game", "bot", "among copies", "best response", "exploitability"),
    "leaderboard": ("bot", "seed", "deals", "lead, points a round"),
    "players": ("players", "points a round", "bids made, %", "games won, %", "lead", "deals"),
}
"""The first columns of each table of the documentation that the report shows."""
MEASUREMENTS: Final = Path("docs", "measurements.toml")
CALIBRATION: Final = Path("docs", "report", "calibration.csv")
"""Written by ``lab/benchmarks/reviews.py calibration --data``."""
STATISTICS: Final = ("stats", "--players", "4", "--games", "20000", "--seed", "1", "--json")
"""The command behind the chart of bids."""
_ROWS: Final = re.compile(r"(?:^\|.*\|\n)+", re.MULTILINE)


def table(root: Path, *columns: str) -> list[list[str]]:
    """Return the rows of the one table in the documentation that begins with these columns.

    Raises:
        ValueError: no page or more than one has such a table.
    """
    matching = [
        rows[2:]
        for page in sorted(root.glob("docs/**/*.md"))
        for rows in tables(page.read_text("utf-8"))
        if rows[0][: len(columns)] == list(columns)
    ]
    if len(matching) != 1:
        raise ValueError(f"{len(matching)} tables begin with the columns {', '.join(columns)}")
    return matching[0]


def tables(text: str) -> Iterator[list[list[str]]]:
    """Yield the tables of a page of Markdown, as rows of cells."""
    for block in _ROWS.findall(text):
        lines = block.splitlines()
        yield [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines]


def plain(cell: str) -> str:
    """Return the text of a cell without the marks of Markdown."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell).replace("`", "").replace("**", "")


def calibration(text: str) -> list[tuple[float, float, float]]:
    """Return, in percent, what was predicted, and an interval of what happened (Wilson, 95 %).

    The bins are those of all variants together.
    """
    bins = []
    lines = csv.DictReader(text.splitlines())
    for line in (one for one in lines if one["variant"] == "all"):
        share, count, z = float(line["made"]), int(line["decisions"]), 1.96
        middle = (share + z * z / (2 * count)) / (1 + z * z / count)
        spread = share * (1 - share) / count + z * z / (4 * count * count)
        half = z * math.sqrt(spread) / (1 + z * z / count)
        low, high = max(0.0, middle - half), min(1.0, middle + half)
        bins.append((100 * float(line["predicted"]), 100 * low, 100 * high))
    return bins


def options() -> list[list[str]]:
    """Return each option of the rules with its values and its clause."""
    return [[name, _values(option.kind), option.clause] for name, option in OPTIONS.items()]


def _values(kind: object) -> str:
    match kind:
        case Choice():
            return ", ".join(str(value) for value in kind.values)
        case Switch():
            return "off, on"
        case Number(least=least, most=None):
            return f"{least} or more"
        case Number(least=least, most=most):
            return f"{least} to {most}"
        case _:
            return {"Dealer": "draw, or a seat", "Sizes": "any schedule"}[type(kind).__name__]


def data(root: Path) -> dict[str, Any]:
    """Return all numbers and tables of the report."""
    project = Project.read(root)
    played = subprocess.run(  # noqa: S603 - the command from above
        [sys.executable, "-m", "foretell", *STATISTICS],
        cwd=root, check=True, stdout=subprocess.PIPE, text=True,
    ).stdout  # fmt: skip
    return {
        "title": REPORT,
        "authors": project.authors,
        "version": project.version,
        "released": project.released,
        "address": project.address,
        "figures": tomllib.loads((root / MEASUREMENTS).read_text("utf-8")),
        "options": options(),
        "presets": len(PRESETS),
        "statistics": {"command": f"foretell {' '.join(STATISTICS)}", **json.loads(played)},
        "calibration": calibration((root / CALIBRATION).read_text("utf-8")),
        "tables": {
            name: [[plain(cell) for cell in row] for row in table(root, *columns)]
            for name, columns in TABLES.items()
        },
    }
