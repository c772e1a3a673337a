"""The command ``foretell``: one file per command, and nothing in it but wiring."""

import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from foretell import __version__


def main(
    argv: Sequence[str] | None = None,
    *,
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> int:
    """Run a command and return its exit status.

    Args:
        argv: the arguments behind the program's name; those of the process when left out.
        clock: what tells the time, in UTC.

    Returns:
        0 when all went well, 1 when something checked is at fault, 2 when it could not be done as
        asked, 130 when it was interrupted.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:  # known without loading anything
        sys.stdout.write(f"foretell {__version__}\n")
        return 0
    from foretell.terminal.program import run

    return run(words, clock)
