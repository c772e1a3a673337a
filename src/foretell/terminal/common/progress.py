"""A progress bar on standard error."""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

from foretell.i18n import Words

LONG: Final = 1.0
"""Seconds after which the bar appears."""


def counted(
    steps: Iterator[int],
    total: int,
    words: Words,
    *,
    quiet: bool,
    doing: str = "commands-playing",
    now: Callable[[], float] = time.monotonic,
) -> Iterator[int]:
    """Yield the steps; if they take long, show a progress bar on standard error.

    Args:
        steps: numbers that count up to ``total``.
        total: the last of them.
        words: the language.
        quiet: whether to show no bar; none is shown either if standard error is not a terminal.
        doing: the id of the message before the bar.
        now: returns the time of a monotonic clock, in seconds.
    """
    if quiet or not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    start = now()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(words(doing), total=total)
    try:
        for step in steps:
            if not bar.live.is_started and now() - start > LONG:
                bar.start()
            bar.update(task, completed=step)
            yield step
    finally:
        bar.stop()
