"""The page's files that are written from the server's code are up to date."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["declaration", "wire_types"])
def test_what_the_page_has_from_the_code_is_up_to_date(name: str) -> None:
    """Written by ``make generated``."""
    script = ROOT / "scripts" / f"{name}.py"
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 0
