"""The command ``foretell``, which a signal may end before the package has been loaded.

Outside of the package, since importing any part of it imports its public names.
"""

import os
import signal
import sys


def main() -> int:
    """Run the command and return its exit status, as ``foretell.terminal.main`` does."""
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _end)
    from foretell.terminal import main as run

    return run()


def _end(number: int, _: object) -> None:
    """End at once: nothing has been started or written yet."""
    os._exit(128 + number)


if __name__ == "__main__":
    sys.exit(main())
