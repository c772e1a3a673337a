"""The command ``foretell``: one module per command, wiring only."""

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
        argv: arguments after the program name (default: those of the process).
        clock: returns the current time, in UTC.

    Returns:
        0 on success, 1 if something checked is faulty, 2 if the command is refused, 130 if it is
        interrupted.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:  # needs no imports
        sys.stdout.write(f"foretell {__version__}\n")
        return 0
    try:
        from foretell.terminal.program import run

        return run(words, clock)
    except KeyboardInterrupt:  # maybe while modules are still being loaded
        return 130
