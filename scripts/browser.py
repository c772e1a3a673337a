"""Install Chromium for the tests of the page, in the way of this system: ``make browser``.

    python scripts/browser.py

Nothing is done if a browser is found already. Otherwise the package manager installs one or, where
that is not possible, Playwright downloads its own build, which needs no rights of an administrator.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.web.chromium import chromium_here

Command: TypeAlias = tuple[str, ...]

APT: Final = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get")
FAILED: Final = (
    "No browser could be installed. Install Chromium or Google Chrome yourself and run this again, "
    "or set CHROMIUM to the path of its program."
)
WRONG: Final = (
    "CHROMIUM is set to {path}, and no browser starts there: correct it, or unset it and run this "
    "again."
)


@dataclass(frozen=True, slots=True)
class Way:
    """A way to install a browser: its name, and commands that are run until one fails."""

    name: str
    commands: tuple[Command, ...]


def ways(system: str, has: Callable[[str], bool], *, is_root: bool) -> Iterator[Way]:
    """Yield the ways to install a browser on a system, the most fitting one first.

    Args:
        system: the name of the Linux distribution (``ID`` in ``os-release``), else of the platform.
        has: whether a program is in ``PATH``.
        is_root: whether the user may install packages without ``sudo``.
    """
    root: Command | None = () if is_root else ("sudo",) if has("sudo") else None
    if root is not None and system == "ubuntu" and has("snap"):
        yield Way("snap: chromium", ((*root, "snap", "install", "chromium"),))
    elif root is not None and system != "ubuntu" and has("apt-get"):
        install = (*root, *APT, "install", "-qq", "-y", "--no-install-recommends")
        update = (*root, *APT, "update", "-qq")
        for package in ("chromium-headless-shell", "chromium"):
            yield Way(f"apt: {package}", (update, (*install, package, "fonts-dejavu-core")))
    if root is not None and has("dnf"):
        for package in ("chromium-headless", "chromium"):
            yield Way(f"dnf: {package}", ((*root, "dnf", "install", "-q", "-y", package),))
    if has("brew"):
        yield Way("brew: google-chrome", (("brew", "install", "--cask", "google-chrome"),))
    playwright = (sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")
    yield Way("playwright: chromium", (playwright,))


def install(
    among: Iterable[Way],
    run: Callable[[Command], bool],
    find: Callable[[], Path | None],
    starts: Callable[[Path], bool],
) -> Path | None:
    """Try one way after the other, and return the browser that it has installed, or None.

    ``run`` runs a command and returns whether it succeeded, ``find`` returns the browser of this
    machine, if there is one, and ``starts`` returns whether a browser can be started.
    """
    for way in among:
        print(f"Installing a browser with {way.name} ...", flush=True)
        for command in way.commands:
            print(f"  {' '.join(command)}", flush=True)
            if not run(command):
                print("  That did not work.", flush=True)
                break
        else:
            program = find()
            if program is not None and starts(program):
                return program
            print("  There is still no browser that starts.", flush=True)
    return None


def main() -> int:
    """Install a browser unless there is one, and say which one the tests will use."""
    program = chromium_here()
    is_ready = program is not None and _starts(program)
    if not is_ready and (named := os.environ.get("CHROMIUM")):
        print(WRONG.format(path=named), file=sys.stderr)
        return 1
    if not is_ready:
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        among = ways(_system(), lambda name: shutil.which(name) is not None, is_root=is_root)
        program = install(among, _run, chromium_here, _starts)
    if program is None:
        print(FAILED, file=sys.stderr)
        return 1
    print(f"The tests of the page use {program}")
    return 0


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["ID"]
    except OSError:
        return sys.platform


def _run(command: Command) -> bool:
    return subprocess.run(command, check=False).returncode == 0  # noqa: S603 - from the list above


def _starts(program: Path) -> bool:
    """Return whether a page can be opened: libraries or fonts of the system may be missing."""
    from playwright.sync_api import Error, sync_playwright

    from tests.web.browsing import launch

    with sync_playwright() as playwright:
        try:
            browser = launch(playwright, program)
            browser.new_page().goto("about:blank")
            browser.close()
        except Error as error:
            print(f"{program} does not start: {error.message.splitlines()[0]}", file=sys.stderr)
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
