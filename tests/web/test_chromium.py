"""The places where Chromium is looked for on each system, and the fate of tests without it."""

from pathlib import Path

import pytest

from tests.web.chromium import MISSING, chromium_or_skip, find_chromium

ASKS_FOR_SNAP = """#!/bin/sh
if ! [ -x /snap/bin/chromium ]; then
    echo "Command '$0' requires the chromium snap to be installed." >&2
    exit 1
fi
exec /snap/bin/chromium "$@"
"""


def program(root: Path, place: str, text: str = "") -> Path:
    """Make a program at a place."""
    path = root / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


def found(root: Path, platform: str, **environ: str) -> Path | None:
    """Return the browser of a machine whose files lie in a folder."""
    return find_chromium(environ, platform=platform, home=root / "home", root=root)


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", "usr/bin/chromium-headless-shell"),
        ("linux", "usr/bin/chromium"),
        ("linux", "usr/bin/chromium-browser"),
        ("linux", "usr/lib64/chromium-browser/headless_shell"),
        ("linux", "snap/bin/chromium"),
        ("linux", "opt/google/chrome/chrome"),
        ("darwin", "Applications/Chromium.app/Contents/MacOS/Chromium"),
        ("darwin", "home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    ],
)
def test_a_browser_is_found_where_systems_install_it(
    tmp_path: Path, platform: str, place: str
) -> None:
    assert found(tmp_path, platform) is None
    path = program(tmp_path, place)
    assert found(tmp_path, platform) == path


@pytest.mark.parametrize("variable", ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"])
def test_a_browser_is_found_in_the_folders_of_programs_on_windows(
    tmp_path: Path, variable: str
) -> None:
    path = program(tmp_path, "Google/Chrome/Application/chrome.exe")
    assert found(tmp_path, "win32") is None
    assert found(tmp_path, "win32", **{variable: str(tmp_path)}) == path


@pytest.mark.parametrize(
    ("platform", "cache", "name"),
    [
        ("linux", ".cache/ms-playwright", "chromium-1200/chrome-linux64/chrome"),
        ("linux", ".cache/ms-playwright", "chromium_headless_shell-9/chrome-linux/headless_shell"),
        (
            "darwin",
            "Library/Caches/ms-playwright",
            "chromium_headless_shell-1200/chrome-headless-shell-mac-arm64/chrome-headless-shell",
        ),
        (
            "darwin",
            "Library/Caches/ms-playwright",
            "chromium-1200/chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        ),
        ("win32", "AppData/Local/ms-playwright", "chromium-1200/chrome-win/chrome.exe"),
        (
            "win32",
            "AppData/Local/ms-playwright",
            "chromium_headless_shell-1200/chrome-headless-shell-win64/chrome-headless-shell.exe",
        ),
    ],
)
def test_a_browser_is_found_in_the_cache_of_playwright(
    tmp_path: Path, platform: str, cache: str, name: str
) -> None:
    path = program(tmp_path, f"home/{cache}/{name}")
    assert found(tmp_path, platform) == path
    moved = program(tmp_path, f"elsewhere/{name}")
    assert found(tmp_path, platform, PLAYWRIGHT_BROWSERS_PATH=str(tmp_path / "elsewhere")) == moved


def test_the_newest_revision_in_the_cache_is_taken(tmp_path: Path) -> None:
    place = "home/.cache/ms-playwright/chromium-{}/chrome-linux64/chrome"
    for revision in (999, 1201, 1200):
        program(tmp_path, place.format(revision))
    assert found(tmp_path, "linux") == tmp_path / place.format(1201)


@pytest.mark.parametrize(
    ("platform", "separator", "name"),
    [
        ("linux", ":", "google-chrome-stable"),
        ("darwin", ":", "chromium"),
        ("win32", ";", "chrome.exe"),
    ],
)
def test_a_browser_is_found_in_any_folder_of_path(
    tmp_path: Path, platform: str, separator: str, name: str
) -> None:
    path = program(tmp_path, f"tools/{name}")
    folders = [str(tmp_path / "none"), "", str(tmp_path / "tools")]
    assert found(tmp_path, platform, PATH=separator.join(folders)) == path


def test_a_headless_shell_is_preferred_wherever_it_is(tmp_path: Path) -> None:
    program(tmp_path, "tools/chromium")
    shell = program(
        tmp_path, "home/.cache/ms-playwright/chromium_headless_shell-1/chrome-linux/headless_shell"
    )
    assert found(tmp_path, "linux", PATH=str(tmp_path / "tools")) == shell


def test_path_comes_before_the_usual_places(tmp_path: Path) -> None:
    program(tmp_path, "usr/bin/chromium")
    own = program(tmp_path, "tools/chromium")
    assert found(tmp_path, "linux", PATH=str(tmp_path / "tools")) == own


def test_the_variable_decides_alone(tmp_path: Path) -> None:
    program(tmp_path, "usr/bin/chromium")
    own = program(tmp_path, "tools/my-browser")
    assert found(tmp_path, "linux", CHROMIUM=str(own)) == own
    assert found(tmp_path, "linux", CHROMIUM=str(tmp_path / "none")) is None
    assert found(tmp_path, "linux", CHROMIUM="") == tmp_path / "usr/bin/chromium"


def test_a_script_that_asks_for_a_snap_is_no_browser_until_the_snap_is_there(
    tmp_path: Path,
) -> None:
    """Ubuntu's package `chromium-browser` has only such a script."""
    script = program(tmp_path, "usr/bin/chromium-browser", ASKS_FOR_SNAP)
    assert found(tmp_path, "linux", PATH=str(script.parent)) is None
    program(tmp_path, "snap/bin/chromium")
    assert found(tmp_path, "linux", PATH=str(script.parent)) is not None


def test_folders_and_files_that_cannot_be_run_are_no_browsers(tmp_path: Path) -> None:
    (tmp_path / "usr" / "bin" / "chromium").mkdir(parents=True)
    program(tmp_path, "snap/bin/chromium").chmod(0o644)
    assert found(tmp_path, "linux") is None


def test_without_a_browser_a_test_is_skipped_with_the_command_that_brings_one() -> None:
    with pytest.raises(pytest.skip.Exception, match="make browser"):
        chromium_or_skip(None, {})
    with pytest.raises(pytest.skip.Exception, match="/none"):
        chromium_or_skip(None, {"CHROMIUM": "/none"})


@pytest.mark.parametrize("required", ["browser", "firefox,browser"])
def test_without_a_browser_a_test_fails_where_one_is_required(required: str) -> None:
    with pytest.raises(pytest.fail.Exception, match="make browser"):
        chromium_or_skip(None, {"FORETELL_REQUIRE": required})


def test_a_browser_that_is_there_is_used_whether_required_or_not(tmp_path: Path) -> None:
    path = program(tmp_path, "chromium")
    assert chromium_or_skip(path, {}) == path
    assert chromium_or_skip(path, {"FORETELL_REQUIRE": "browser"}) == path
    assert "make browser" in MISSING
