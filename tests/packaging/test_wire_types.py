"""The page knows the messages of this server, not of another one."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_messages_are_up_to_date() -> None:
    """Written by ``python scripts/wire_types.py``."""
    script = ROOT / "scripts" / "wire_types.py"
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 0
