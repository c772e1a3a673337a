"""Running the page's JavaScript: in Deno, and in Chromium."""

import json
import os
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol, cast
from urllib.parse import urlsplit

from tests.web.browsing import launch

ROOT: Final = Path(__file__).resolve().parents[2]
SCRIPTS: Final = "tests/web/js"
DENO: Final = Path(sysconfig.get_path("scripts")) / "deno"
DENO_DIR: Final = ROOT / ".venv" / "deno"
"""Deno's cache, as in the Makefile."""
_HOST: Final = "http://foretell.test"
_KINDS: Final = {
    ".js": "text/javascript",
    ".html": "text/html",
    ".wasm": "application/wasm",
    ".weights": "application/octet-stream",
}


class Engine(Protocol):
    """Something that runs JavaScript."""

    def run(self, script: str, given: object) -> dict[str, object]:
        """Return the result of ``run`` in a script below ``SCRIPTS`` for a JSON value."""
        ...


def deno(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Return the result of a Deno command, which may read files and nothing else."""
    return subprocess.run(
        [DENO, *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "DENO_DIR": str(DENO_DIR), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"},
        text=True,
        encoding="utf-8",
        check=False,
    )


class InDeno:
    """Deno, a process for each script."""

    def run(self, script: str, given: object) -> dict[str, object]:
        """Return the result of ``run`` in a script."""
        line = json.dumps({"module": (ROOT / SCRIPTS / script).as_uri(), "input": given})
        done = deno("run", "--no-remote", "--allow-read", f"{SCRIPTS}/run.js", given=f"{line}\n")
        assert done.returncode == 0, done.stderr
        return cast("dict[str, object]", json.loads(done.stdout))


@contextmanager
def in_chromium(program: Path) -> Iterator[Engine]:
    """Yield Chromium with an empty page, to which this repository looks like a web site."""
    from playwright.sync_api import Page, Route, sync_playwright

    errors: list[str] = []

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path == "/":
            route.fulfill(body="<!doctype html><title>tests</title>", content_type="text/html")
            return
        file = ROOT / path.removeprefix("/")
        route.fulfill(body=file.read_bytes(), content_type=_KINDS[file.suffix])

    class InChromium:
        def __init__(self, page: Page) -> None:
            self._page = page

        def run(self, script: str, given: object) -> dict[str, object]:
            code = "async ([module, input]) => (await import(module)).run(input)"
            found = self._page.evaluate(code, [f"/{SCRIPTS}/{script}", given])
            assert errors == []
            return cast("dict[str, object]", found)

    with sync_playwright() as playwright:
        browser = launch(playwright, program)
        page = browser.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.route("**/*", serve)
        page.goto(_HOST + "/")
        yield InChromium(page)
        browser.close()
