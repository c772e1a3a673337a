"""Chromium on this machine: where it is looked for, and what it means if there is none."""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The names of the program in a folder of ``PATH``."""
SNAP: Final = "snap/bin/chromium"
USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    "linux": (
        "usr/bin/chromium-headless-shell",  # Debian
        "usr/lib64/chromium-browser/headless_shell",  # Fedora: chromium-headless
        "usr/bin/chromium",
        SNAP,  # Ubuntu
        "usr/bin/chromium-browser",
        "opt/google/chrome/chrome",
    ),
    "darwin": (
        "Applications/Chromium.app/Contents/MacOS/Chromium",
        "Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ),
    "win32": (
        "Chromium/Application/chrome.exe",
        "Google/Chrome/Application/chrome.exe",
        "Microsoft/Edge/Application/msedge.exe",
    ),
}
"""The usual places by platform, below the folders that programs are installed in."""
WINDOWS_FOLDERS: Final = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
CACHES: Final[Mapping[str, str]] = {
    "linux": ".cache/ms-playwright",
    "darwin": "Library/Caches/ms-playwright",
    "win32": "AppData/Local/ms-playwright",
}
"""Playwright's cache by platform, below the home folder."""
CACHED: Final = (
    "chromium_headless_shell-*/*/chrome-headless-shell",
    "chromium_headless_shell-*/*/headless_shell",
    "chromium-*/*/chrome",
    "chromium-*/*/*.app/Contents/MacOS/*",
)
"""The program in Playwright's cache, in a folder of each revision."""
MISSING: Final = "no Chromium on this machine: `make browser` installs one"
WRONG: Final = "no program at {}: correct CHROMIUM, or unset it and run `make browser`"


def find_chromium(
    environ: Mapping[str, str], *, platform: str, home: Path, root: Path
) -> Path | None:
    """Return the program of Chromium or of a browser made from it; None if there is none.

    If ``$CHROMIUM`` is set, nothing else is considered. Otherwise a headless shell comes first: it
    opens windows in a sixth of the time.

    Args:
        environ: the environment variables.
        platform: the system, as ``sys.platform`` names it.
        home: the user's home folder.
        root: the folder in which absolute paths begin.
    """
    if named := environ.get("CHROMIUM"):
        return Path(named) if _is_program(Path(named)) else None
    places = (
        *_in_path(environ, platform),
        *_in_usual_places(environ, platform, home, root),
        *_in_playwright_cache(environ, platform, home),
    )
    programs = [one for one in places if _is_program(one) and not _asks_for_snap(one, root)]
    return min(programs, key=lambda one: "headless" not in one.name, default=None)


def chromium_here(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return Chromium on this machine; None if there is none."""
    root = Path(Path.cwd().anchor)
    return find_chromium(environ, platform=sys.platform, home=Path.home(), root=root)


def chromium_or_exit() -> Path:
    """Return Chromium on this machine; end the program with a sentence if there is none."""
    return chromium_here() or sys.exit(MISSING)


def chromium_or_skip(program: Path | None, environ: Mapping[str, str]) -> Path:
    """Return the program; skip the test if there is none, or fail if a browser is required.

    ``FORETELL_REQUIRE`` lists, separated by commas, what the tests may not do without.
    """
    if program is not None:
        return program
    named = environ.get("CHROMIUM")
    reason = WRONG.format(named) if named else MISSING
    if "browser" in environ.get("FORETELL_REQUIRE", "").split(","):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def _is_program(path: Path) -> bool:
    return path.is_file() and os.access(path, os.X_OK)


def _asks_for_snap(path: Path, root: Path) -> bool:
    """Return whether it is Ubuntu's script that only asks to install the snap."""
    if (root / SNAP).is_file():
        return False
    with path.open("rb") as file:
        start = file.read(4096)
    return start.startswith(b"#!") and SNAP.encode() in start


def _in_path(environ: Mapping[str, str], platform: str) -> Iterator[Path]:
    is_windows = platform == "win32"
    folders = environ.get("PATH", "").split(";" if is_windows else ":")
    for name in NAMES:
        for folder in filter(None, folders):
            yield Path(folder) / (f"{name}.exe" if is_windows else name)


def _in_usual_places(
    environ: Mapping[str, str], platform: str, home: Path, root: Path
) -> Iterator[Path]:
    folders = [root]
    if platform == "win32":
        folders = [Path(environ[name]) for name in WINDOWS_FOLDERS if environ.get(name)]
    elif platform == "darwin":
        folders = [root, home]
    for place in USUAL.get(platform, ()):
        for folder in folders:
            yield folder / place


def _in_playwright_cache(environ: Mapping[str, str], platform: str, home: Path) -> Iterator[Path]:
    named = environ.get("PLAYWRIGHT_BROWSERS_PATH")
    cache = Path(named) if named else home / CACHES.get(platform, CACHES["linux"])
    for program in CACHED:
        names = cache.glob(f"{program}.exe" if platform == "win32" else program)
        yield from sorted(names, key=_revision, reverse=True)


def _revision(path: Path) -> int:
    found = re.search(r"/chromium\w*-(\d+)/", path.as_posix())
    return int(found[1]) if found else 0
