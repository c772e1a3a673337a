"""Registry of bots by name."""

import importlib.metadata
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from foretell.bots.random import RandomBot
from foretell.bots.registry import (
    BUILT_IN,
    GROUP,
    BrokenBot,
    UnknownBot,
    UnknownStyle,
    check,
    create,
    names,
)
from foretell.bots.steady import SteadyBot

OWN = (
    *("beginner", "casual", "expert", "learned", "master", "random"),
    *("searcher", "seasoned", "steady", "strongest", "yardstick"),
)
WITH_ANOTHER = tuple(sorted((*OWN, "lucky")))
LOADED = """
import sys
import foretell.bots.registry
print(*sorted(name for name in sys.modules if name.startswith("foretell.bots.")))
"""


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """Entry points installed by the test; empty at first, without even those of this package."""
    offered: list[EntryPoint] = []

    def entry_points(group: str) -> EntryPoints:
        return EntryPoints(offered).select(group=group)

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    return offered


def test_built_in_bots_are_available_without_an_installed_package(
    installed: list[EntryPoint],
) -> None:
    assert names() == OWN
    assert isinstance(create("random", "1"), RandomBot)
    assert isinstance(create("steady", "1"), SteadyBot)


def test_the_package_offers_the_same_bots_to_others(pytestconfig: pytest.Config) -> None:
    written = (pytestconfig.rootpath / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(written)["project"]
    assert project["entry-points"][GROUP] == BUILT_IN


def test_a_bot_of_another_package_is_found_by_its_entry_point(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("lucky", "foretell.bots.random:RandomBot", GROUP))
    assert names() == WITH_ANOTHER
    assert isinstance(create("lucky", "1"), RandomBot)


def test_another_package_cannot_replace_a_built_in_bot(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("steady", "foretell.bots.random:RandomBot", GROUP))
    assert names() == OWN
    assert isinstance(create("steady", "1"), SteadyBot)


def test_entry_points_of_other_groups_are_ignored(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("lucky", "foretell.bots.random:RandomBot", "console_scripts"))
    assert names() == OWN


def test_an_unknown_name_is_refused_with_the_known_ones(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("lucky", "foretell.bots.random:RandomBot", GROUP))
    with pytest.raises(UnknownBot) as refused:
        create("stedy", "1")
    assert refused.value.data() == {"bot": "stedy", "known": WITH_ANOTHER}


@pytest.mark.parametrize("value", ["there.is.no.such:Bot", "foretell.bots.random:NoSuchBot"])
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(
    installed: list[EntryPoint], value: str
) -> None:
    installed.append(EntryPoint("broken", value, GROUP))
    with pytest.raises(BrokenBot, match=r"No module|no attribute") as refused:
        create("broken", "1")
    assert refused.value.bot == "broken"


def test_listing_and_checking_bots_loads_no_bot(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("broken", "there.is.no.such:Bot", GROUP))
    assert "broken" in names()
    check("broken")


@pytest.mark.parametrize("name", ["stedy", "steady:bold", "stedy:bold", ":bold", ""])
def test_an_unknown_bot_or_style_is_refused(installed: list[EntryPoint], name: str) -> None:
    installed.append(EntryPoint("lucky", "foretell.bots.random:RandomBot", GROUP))
    with pytest.raises(UnknownBot) as refused:
        check(name)
    assert refused.value.data() == {"bot": name, "known": WITH_ANOTHER}


def test_a_bot_name_can_be_checked_against_a_given_list() -> None:
    check("lucky", ("casual", "lucky"))
    check("casual:bold", ("casual", "lucky"))
    for name in ("steady", "expert", "lucky:bold"):
        with pytest.raises(UnknownBot) as refused:
            check(name, ("casual", "lucky"))
        assert refused.value.data() == {"bot": name, "known": ("casual", "lucky")}
    with pytest.raises(UnknownStyle):
        check("casual:proud", ("casual", "lucky"))


def test_importing_the_registry_loads_no_bot() -> None:
    command = [sys.executable, "-c", LOADED]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    light = ("bot", "explanation", "registry", "runner")
    assert loaded.split() == [f"foretell.bots.{name}" for name in light]
