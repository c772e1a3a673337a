"""The page of a server's settings is generated from the declarations of its command."""

import re
import runpy
from pathlib import Path

from foretell.server.settings import PARSERS, variable

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "host" / "settings.md"


def test_the_page_of_settings_is_up_to_date() -> None:
    """Written by ``python scripts/settings.py``."""
    script = runpy.run_path(str(ROOT / "scripts" / "settings.py"))
    assert PAGE.read_text(encoding="utf-8") == script["page"]()


def test_the_page_of_settings_names_the_flag_and_the_variable_of_every_setting() -> None:
    rows = re.findall(r"^\| `--([\w-]+) .*?` \| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted((name, variable(name)) for name in PARSERS)
