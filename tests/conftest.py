"""Shared set-up: a stable terminal and language, and reproducible examples."""

import asyncio
import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterable
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Final, cast

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from foretell.bots.engine import compile_natively
from tests.coroutines import entered

gc.disable()  # during collection, as almost none of it is garbage
compile_natively()  # kernels are tested themselves, and the engine where a test asks for it

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as under `nohup`; processes inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "quick",
    max_examples=60,
    derandomize=True,
    deadline=None,
    print_blob=True,
    # Like a deadline, this check depends on the speed of the machine.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=5_000)
settings.load_profile("quick")

SKIPPED: Final = os.environ.get("FORETELL_SKIPPED")
"""The file to which each run adds its skipped tests, for the end of ``make test``."""

LANGUAGE = ("LANG", "LANGUAGE", "LC_")
TERMINAL = (
    "CLICOLOR",
    "COLORTERM",
    "COLUMNS",
    "FORCE_COLOR",
    "LINES",
    "NO_COLOR",
    "PY_COLORS",
    "TERMINAL_WIDTH",
    "TTY_",
)


@pytest.fixture(autouse=True)
def stable_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the developer's settings of language and terminal."""
    for name in list(os.environ):
        if name.startswith((*LANGUAGE, *TERMINAL, "FORETELL_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def no_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the drawing library be missing."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect test files for their tests only: they have no examples in docstrings."""
    collectors = yield
    return [found for found in collectors if type(found) is pytest.Module]


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Collect tests untraced, which takes half the time; the package was imported before."""
    coverage = Coverage.current()
    if coverage is None:
        return (yield)
    coverage.stop()
    try:
        return (yield)
    finally:
        coverage.start()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(entered(pyfuncitem.obj, arguments))
    return True


SECONDS = {"whole": 300, "compiled": 300}
"""Timeouts of slower tests, as the first test of a kernel compiles it."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Set the timeouts of slower tests, and exclude examples in docstrings from coverage.

    Files with many tests come first, so that workers end together; but last those with a browser,
    in whose thread no other event loop can run.
    """
    sizes = Counter(item.path for item in items)
    browsed = {item.path for item in items if "playwright" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: (item.path in browsed, -sizes[item.path]))
    for item in items:
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.no_cover)
        for mark, seconds in SECONDS.items():
            if item.get_closest_marker(mark) and not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(seconds))


def pytest_collection_finish() -> None:
    """Turn garbage collection back on, except for the collected tests, which are kept."""
    gc.freeze()
    gc.enable()


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return why a test was skipped."""
    _, _, reason = cast("tuple[str, int, str]", report.longrepr)
    return reason.removeprefix("Skipped: ")


def skips(reports: Iterable[pytest.TestReport | pytest.CollectReport]) -> list[str]:
    """Return a line for each reason to skip tests, those of most tests first."""
    reasons = Counter(map(reason_of, reports))
    return [f"{count:5} skipped: {reason}" for reason, count in reasons.most_common()]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print a line for each reason to skip tests, once for all workers."""
    lines = skips(terminalreporter.stats.get("skipped", ()))
    if lines:
        terminalreporter.section("not run here")
        terminalreporter.write_line("\n".join(lines))
    if SKIPPED is not None and not hasattr(config, "workerinput"):
        with Path(SKIPPED).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
