"""The report of a load test, as columns or line by line."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretell.client.load.report import Percentiles, Report
from foretell.i18n import Words

_COLUMNS = ("p50", "p99", "p999", "most")


def load_page(report: Report, words: Words) -> RenderableType:
    """Return a load test's figures, with times in columns."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for _ in _COLUMNS:
        grid.add_column(no_wrap=True, justify="right")
    grid.add_row("", *(Text(words(f"loadtest-{name}"), "quiet") for name in _COLUMNS))
    for title, spread in _times(report):
        times = (words("loadtest-ms", ms=getattr(spread, name)) for name in _COLUMNS)
        grid.add_row(words(title), *(Text(time, "heading") for time in times))
    first, *others = _lines(report, words)
    return Padding(Group(Text(first), "", grid, "", *map(Text, others)), (0, 1))


def load_lines(report: Report, words: Words) -> Iterator[str]:
    """Yield the same figures line by line, for screen readers."""
    first, *others = _lines(report, words)
    yield first
    for title, spread in _times(report):
        times = {name: getattr(spread, name) for name in _COLUMNS}
        yield words("loadtest-line", title=words(title), **times)
    yield from others


def _times(report: Report) -> Iterator[tuple[str, Percentiles]]:
    for title, spread in (
        ("loadtest-response", report.response),
        ("loadtest-seen", report.seen),
        ("loadtest-answered", report.answered),
    ):
        if spread is not None:
            yield title, spread


def _lines(report: Report, words: Words) -> Iterator[str]:
    yield words(
        "loadtest-moves",
        people=report.people,
        tables=report.tables,
        moves=report.moves,
        seconds=report.seconds,
        rate=report.moves_per_second,
        games=report.games,
    )
    if report.rate:
        yield words("loadtest-owed", owed=report.owed, due=report.due)
    else:
        yield words("loadtest-unpaced")
    if report.cpu_per_move is not None:
        yield words("loadtest-cpu", ms=report.cpu_per_move)
    if report.load is not None:
        before, after = report.load
        yield words("loadtest-load", cores=report.cores or 0, before=before, after=after)
    if report.resident_megabytes is None:
        yield words("loadtest-memory-unknown")
    else:
        yield words("loadtest-memory", megabytes=report.resident_megabytes)
    if report.idle_sockets and report.idle_kilobytes is not None:
        yield words("loadtest-idle", sockets=report.idle_sockets, kilobytes=report.idle_kilobytes)
    if report.reconnects:
        yield words("loadtest-reconnects", times=report.reconnects)
    for code, times in report.refused.items():
        yield words("loadtest-refused", code=code, times=times)
    for kind, times in report.errors.items():
        yield words("loadtest-error", kind=kind, times=times)
