"""Set the technical report, ``build/report.pdf``, with every figure and table in it.

    python -m scripts.report        # make report

The text is ``docs/report/report.typ``. Its numbers are those of ``docs/measurements.toml`` and of
the tables in the documentation, each read where it is stated; the options come from their
declarations, and one chart from games that are played here, the same on every machine.
"""

import json
from pathlib import Path
from typing import Final

import typst

from scripts.release.build import epoch
from scripts.report.data import data

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = Path("docs", "report", "report.typ")
DATA: Final = Path("build", "report.json")
PDF: Final = Path("build", "report.pdf")
PAGES: Final = 6


def main(root: Path) -> None:
    """Collect the data and set the report; it has six pages."""
    (root / DATA).parent.mkdir(exist_ok=True)
    (root / DATA).write_text(json.dumps(data(root), indent=1, ensure_ascii=False), "utf-8")
    inputs = {"data": f"/{DATA.as_posix()}"}
    fonts = typst.Fonts(include_system_fonts=False)  # the same on every machine
    compiler = typst.Compiler(root / SOURCE, root, font_paths=fonts, sys_inputs=inputs)
    pages = int(json.loads(compiler.query("<pages>", field="value", one=True)))
    if pages != PAGES:
        raise SystemExit(f"the report has {pages} pages instead of {PAGES}")
    compiler.compile(output=root / PDF, pdf_standards="ua-1", timestamp=int(epoch(root)))
    print(f"{PDF}: {pages} pages")


if __name__ == "__main__":
    main(ROOT)
