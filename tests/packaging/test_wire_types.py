"""The page's types of messages are those of this server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_messages_are_up_to_date() -> None:
    """Written by ``python scripts/wire_types.py``."""
    script = ROOT / "scripts" / "wire_types.py"
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 0
