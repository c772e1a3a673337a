"""`scripts/browser.py`, behind `make browser`: how Chromium is installed on each system."""

import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "browser.py"))


def ways(script: dict[str, Any], system: str, *programs: str, is_root: bool = False) -> list[str]:
    """Return the names of the ways on a system that has some programs."""
    return [way.name for way in script["ways"](system, programs.__contains__, is_root=is_root)]


@pytest.mark.parametrize(
    ("system", "programs", "first"),
    [
        ("debian", ("apt-get", "sudo"), "apt: chromium-headless-shell"),
        ("ubuntu", ("apt-get", "snap", "sudo"), "snap: chromium"),
        ("fedora", ("dnf", "sudo"), "dnf: chromium-headless"),
        ("darwin", ("brew",), "brew: google-chrome"),
        ("arch", ("pacman", "sudo"), "playwright: chromium"),
        ("win32", (), "playwright: chromium"),
    ],
)
def test_each_system_installs_a_browser_in_its_own_way(
    script: dict[str, Any], system: str, programs: tuple[str, ...], first: str
) -> None:
    assert ways(script, system, *programs)[0] == first


def test_ubuntu_installs_no_package_that_only_asks_for_a_snap(script: dict[str, Any]) -> None:
    assert ways(script, "ubuntu", "apt-get", "sudo") == ["playwright: chromium"]


@pytest.mark.parametrize("system", ["debian", "ubuntu", "fedora"])
def test_without_rights_to_install_packages_playwright_brings_its_own(
    script: dict[str, Any], system: str
) -> None:
    assert ways(script, system, "apt-get", "dnf", "snap") == ["playwright: chromium"]


def test_packages_are_installed_with_sudo_where_that_is_needed(script: dict[str, Any]) -> None:
    def commands(**rights: bool) -> set[str]:
        among = script["ways"]("debian", {"apt-get", "sudo"}.__contains__, **rights)
        return {way.commands[0][0] for way in among}

    assert commands(is_root=False) == {"sudo", sys.executable}
    assert commands(is_root=True) == {"env", sys.executable}


def installed(
    script: dict[str, Any], run: Callable[[Any], bool], *, starts: bool = True
) -> tuple[Path | None, list[str]]:
    """Return the installations of two ways, and the commands that were run."""
    ran: list[str] = []

    def noted(command: Any) -> bool:
        ran.append(" ".join(command))
        return run(command)

    among = [
        script["Way"]("a package", (("update",), ("install", "a"))),
        script["Way"]("a download", (("download",),)),
    ]
    found = script["install"](among, noted, lambda: CHROMIUM, lambda _: starts)
    return found, ran


def test_the_first_way_that_works_is_the_last_one_tried(
    script: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert installed(script, lambda _: True) == (CHROMIUM, ["update", "install a"])
    out = capsys.readouterr().out
    assert "Installing a browser with a package ..." in out
    assert "install a" in out


def test_after_a_command_that_fails_the_next_way_is_tried(script: dict[str, Any]) -> None:
    found = installed(script, lambda command: command != ("update",))
    assert found == (CHROMIUM, ["update", "download"])


def test_a_browser_that_does_not_start_is_not_enough(script: dict[str, Any]) -> None:
    found = installed(script, lambda _: True, starts=False)
    assert found == (None, ["update", "install a", "download"])


def test_a_variable_that_names_no_browser_is_reported(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHROMIUM", "/none/chromium")
    assert script["main"]() == 1
    assert "CHROMIUM is set to /none/chromium" in capsys.readouterr().err
