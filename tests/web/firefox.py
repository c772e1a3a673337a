"""Debian's Firefox, without a screen, over WebDriver BiDi: as much of it as the tests need."""

import itertools
import json
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection, connect

_FIREFOX: Final = shutil.which("firefox-esr")
needs_firefox: Final = pytest.mark.skipif(
    _FIREFOX is None, reason="firefox-esr is missing: apt-get install firefox-esr"
)
_LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_LIMIT: Final = 120
"""Seconds that Firefox may take for anything."""


class Firefox:
    """One tab of Firefox. ``wrong`` collects the errors and warnings on its console."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._ids = itertools.count(1)
        self.wrong: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._tab = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def resize(self, width: int, height: int) -> None:
        """Give the page a size, in CSS pixels."""
        size = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._tab, viewport=size)

    def preload(self, script: str) -> None:
        """Have a script run in every page before its own."""
        self._call("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def open(self, address: str) -> None:
        """Go to an address, and wait until its page has loaded."""
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def press(self, key: str) -> None:
        """Press a key, by its character or its code point in WebDriver."""
        strokes = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": strokes}
        self._call("input.performActions", context=self._tab, actions=[keyboard])

    def run(self, script: str) -> Any:
        """Return the value of an expression or of its promise, as JSON."""
        told = self._call(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then((it) => JSON.stringify(it ?? null))",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def wait_for(self, selector: str) -> None:
        """Wait until something is on the page."""
        self.run(
            f"""new Promise((done) => {{
              const look = () => document.querySelector({json.dumps(selector)})
                ? done() : setTimeout(look, 50);
              look();
            }})"""
        )

    def _call(self, method: str, **params: object) -> Any:
        number = next(self._ids)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while (told := json.loads(self._connection.recv(_LIMIT))).get("id") != number:
            self._hear(told["params"])
        assert told["type"] == "success", told
        return told["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry.get("level") in ("error", "warn"):
            self.wrong.append(str(entry["text"]))


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Start Firefox with a fresh profile, and end it."""
    assert _FIREFOX is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [_FIREFOX, "--headless", "--no-remote", "--profile", profile]
        with subprocess.Popen(
            [*command, "--remote-debugging-port=0"], stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stderr is not None
            found = next(filter(None, map(_LISTENS.search, process.stderr)))
            # it continues to write, and would wait for somebody to read
            reader = threading.Thread(target=process.stderr.read)
            reader.start()
            try:
                with connect(f"{found[1]}/session", open_timeout=_LIMIT) as connection:
                    yield Firefox(connection)
            finally:
                process.kill()
                reader.join()
