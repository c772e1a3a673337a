"""A server in its own process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess, Warm, server_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by the tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server_process(str(folder / "tables.db"), folder / "log", launcher=Warm()) as running:
        yield running
