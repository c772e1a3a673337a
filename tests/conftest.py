"""Shared set-up: a stable terminal and language, and reproducible examples."""

import gc
import os
import signal
from collections import Counter
from collections.abc import Generator

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from foretell.bots.engine import compile_natively

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


SECONDS = {"whole": 300, "compiled": 300, "compiled_only": 300}
"""Timeouts of slower tests, as the first test of a kernel compiles it."""


IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
"""Whether what is compiled elsewhere runs as plain Python here, so that it is traced."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Set the timeouts of slower tests, and exclude examples in docstrings from coverage.

    What is not traced runs compiled alone. Files with many tests come first, so that workers end
    together; but last those with a browser, in whose thread no other event loop can run.
    """
    twice = {item for item in items if IS_PLAIN and {"compiled", "no_cover"} <= marks(item)}
    config.hook.pytest_deselected(items=list(twice))
    items[:] = [item for item in items if item not in twice]
    sizes = Counter(item.path for item in items)
    browsed = {item.path for item in items if "playwright" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: (item.path in browsed, -sizes[item.path]))
    for item in items:
        if isinstance(item, pytest.DoctestItem):
            item.add_marker(pytest.mark.no_cover)
        for mark, seconds in SECONDS.items():
            if item.get_closest_marker(mark) and not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(seconds))


def marks(item: pytest.Item) -> set[str]:
    return {mark.name for mark in item.iter_markers()}


def pytest_collection_finish() -> None:
    """Turn garbage collection back on, except for the collected tests, which are kept."""
    gc.freeze()
    gc.enable()
