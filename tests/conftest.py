"""Shared set-up: a stable terminal and language, and reproducible examples."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    derandomize=True,
    deadline=None,
    print_blob=True,
    # Like a deadline, this one fails by the speed of the machine.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("quick"), max_examples=5_000)
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


SECONDS = {"whole": 180, "compiled": 300, "compiled_only": 300}
"""Timeouts of tests that run longer than others: a kernel is compiled by the first of its tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give tests marked as long a longer timeout."""
    for item in items:
        for mark, seconds in SECONDS.items():
            if item.get_closest_marker(mark) and not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(seconds))
