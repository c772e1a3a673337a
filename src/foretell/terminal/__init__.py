"""The command ``foretell``: one module per command, wiring only."""

import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from foretell import __version__
from foretell.terminal.common.interrupts import Interrupts


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
        interrupted by SIGINT (Ctrl+C), 143 by SIGTERM.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:  # needs no imports
        sys.stdout.write(f"foretell {__version__}\n")
        return 0
    with Interrupts(is_program=argv is None) as interrupts:
        try:
            from foretell.terminal.program import run

            status = run(words, clock)
        except KeyboardInterrupt:  # maybe while modules are still being loaded
            status = 130
        except Exception:
            if interrupts.number is None:
                raise
            status = 130  # a module could not be loaded to its end
        return interrupts.ended(status)
