"""``foretell serve``: the parts that belong to the command itself."""

import threading
import webbrowser

import pytest

from foretell.terminal.serve import open_in_browser


def test_the_browser_is_opened_while_the_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, str]] = []
    done = threading.Event()

    def remember(address: str) -> bool:
        opened.append((address, threading.current_thread().name))
        done.set()
        return True

    monkeypatch.setattr(webbrowser, "open", remember)
    open_in_browser("http://127.0.0.1:8000")
    assert done.wait(10)
    assert opened[0][0] == "http://127.0.0.1:8000"
    assert opened[0][1] != threading.main_thread().name
