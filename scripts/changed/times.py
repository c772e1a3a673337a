"""The time that the tests of a change take: for each of the last commits, and for each room."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from xml.etree import ElementTree

from scripts.changed.needs import EXAMPLES
from scripts.changed.selection import Select, room_of


def seconds_by_file(reports: Iterable[Path]) -> Mapping[str, float]:
    """Return the share of each file of tests in the time that its run took, in seconds.

    There is a report of each run, as pytest writes it with ``--junit-xml``.
    """
    seconds: dict[str, float] = defaultdict(float)
    for report in reports:
        suite = next(ElementTree.parse(report).iter("testsuite"))  # noqa: S314 - our own file
        cases = [(_file(case), float(case.attrib["time"])) for case in suite.iter("testcase")]
        share = float(suite.attrib["time"]) / sum(spent for _, spent in cases)
        for file, spent in cases:
            seconds[file] += spent * share
    return seconds


def _file(case: ElementTree.Element) -> str:
    """Return the file of a test; its class name is that of the module."""
    return case.attrib["classname"].replace(".", "/") + ".py"


def minutes(select: Select, changed: Iterable[str], seconds: Mapping[str, float]) -> float:
    """Return the minutes that the tests of a change take."""
    files = {file.removesuffix(EXAMPLES) for file in select(changed)}
    return sum(seconds.get(file, 0.0) for file in files) / 60


def table(
    select: Select,
    commits: Sequence[Sequence[str]],
    files: Iterable[str],
    seconds: Mapping[str, float],
) -> Iterator[str]:
    """Yield the lines of a table in Markdown: all commits, then a change of each room by itself."""
    low, middle, high = quantiles((minutes(select, it, seconds) for it in commits), n=4)
    yield "| change | minutes |"
    yield "|---|---|"
    yield f"| the last {len(commits)} commits: median | {middle:.1f} |"
    yield f"| quartiles | {low:.1f}, {high:.1f} |"
    rooms = {room: file for file in sorted(files) if (room := room_of(file)) is not None}
    floors: dict[str, list[float]] = defaultdict(list)
    for room, file in rooms.items():
        floors[_floor(room)].append(minutes(select, [file], seconds))
    for floor, spent in sorted(floors.items(), key=lambda item: max(item[1])):
        least, most = f"{min(spent):.1f}", f"{max(spent):.1f}"
        yield f"| `{floor}` | {most if least == most else f'{least} to {most}'} |"


def _floor(room: str) -> str:
    """Return the name of the floor that a room is on: all commands are, and all of the page is."""
    names = room.removeprefix("src/foretell/").removeprefix("lab/src/foretell_").split("/")
    return "web/static/" if names[:2] == ["web", "static"] else f"{names[0]}/"
