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

ROOT: Final = Path(__file__).resolve().parents[2]
SCRIPTS: Final = "tests/web/js"
DENO: Final = Path(sysconfig.get_path("scripts")) / "deno"
DENO_DIR: Final = ROOT / ".venv" / "deno"
"""What Deno keeps, as in the Makefile."""
CHROMIUM: Final = Path("/usr/bin/chromium")
_HOST: Final = "http://foretell.test"
_KINDS: Final = {".js": "text/javascript", ".html": "text/html"}


class Engine(Protocol):
    """Something that runs JavaScript."""

    def run(self, script: str, given: object) -> dict[str, object]:
        """Return what ``run`` of a script below ``SCRIPTS`` returns for a JSON value."""
        ...


def deno(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Return what Deno did and wrote; it may read files, and nothing else."""
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
        """Return what ``run`` of a script returns."""
        line = json.dumps({"module": (ROOT / SCRIPTS / script).as_uri(), "input": given})
        done = deno("run", "--no-remote", "--allow-read", f"{SCRIPTS}/run.js", given=f"{line}\n")
        assert done.returncode == 0, done.stderr
        return cast("dict[str, object]", json.loads(done.stdout))


@contextmanager
def in_chromium() -> Iterator[Engine]:
    """Yield Chromium with an empty page, to which this repository looks like a web site."""
    from playwright.sync_api import Page, Route, sync_playwright

    errors: list[str] = []

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path == "/":
            route.fulfill(body="<!doctype html><title>tests</title>", content_type="text/html")
            return
        file = ROOT / path.removeprefix("/")
        route.fulfill(body=file.read_text(encoding="utf-8"), content_type=_KINDS[file.suffix])

    class InChromium:
        def __init__(self, page: Page) -> None:
            self._page = page

        def run(self, script: str, given: object) -> dict[str, object]:
            code = "async ([module, input]) => (await import(module)).run(input)"
            found = self._page.evaluate(code, [f"/{SCRIPTS}/{script}", given])
            assert errors == []
            return cast("dict[str, object]", found)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox"], timeout=60_000
        )
        page = browser.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.route("**/*", serve)
        page.goto(_HOST + "/")
        yield InChromium(page)
        browser.close()
