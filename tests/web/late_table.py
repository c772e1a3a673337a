"""A table with one person's page behind a line that fails, and devices that play on meanwhile."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from foretell.client.api import Api
from foretell.protocol.client import Sit
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.server.http.cookies import PLAIN
from foretell.testing.fault_proxy import CUT, PASS, ThreadedFaultProxy
from tests.client.devices import Device
from tests.server.process import ServerProcess
from tests.web.browsing import Visitors
from tests.web.tabs import Tabs

if TYPE_CHECKING:
    from playwright.sync_api import Page

Result = TypeVar("Result")

NAMES: Final = ("Ann", "Bob", "Cleo")
WITHIN: Final = 60
"""Seconds that the devices may take for a step."""
_EXPECTED: Final = "WebSocket connection to"
"""A browser writes every connection that fails on to the console."""


class Devices:
    """Another device of Ann's, one of Bob's and one of Cleo's, in a separate thread.

    Args:
        url: the server's address.
        code: the table's code.
        tokens: one for each person.
    """

    def __init__(self, url: str, code: str, tokens: list[str]) -> None:
        self.code = code
        self.tokens = tokens
        self.ann, self.bob, self.cleo = (Device(url, code, token) for token in tokens)

    @property
    def all(self) -> tuple[Device, ...]:
        """All of them."""
        return self.ann, self.bob, self.cleo

    async def leave(self) -> None:
        """Disconnect them all."""
        await asyncio.gather(*(device.leave() for device in self.all))


class Background:
    """An event loop in a separate thread, since the browser has one in this thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def do(self, step: Awaitable[Result]) -> Result:
        """Wait for a step, for a while."""

        async def bounded() -> Result:
            async with asyncio.timeout(WITHIN):
                return await step

        return asyncio.run_coroutine_threadsafe(bounded(), self._loop).result()

    def __enter__(self) -> "Background":
        """Start the thread."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@dataclass(frozen=True)
class LatePage:
    """Ann's page, and the line to it."""

    page: "Page"
    line: ThreadedFaultProxy

    def cut(self) -> None:
        """Cut the line, and wait until the page knows."""
        self.line.set(CUT)
        self.page.get_by_text("Connection lost").first.wait_for()

    def mend(self) -> None:
        """Let the line work again; a connection that swallowed what was sent is dropped before."""
        self.cut()
        self.line.set(PASS)
        self.page.evaluate("dispatchEvent(new Event('online'))")


@dataclass(frozen=True)
class Story:
    """A command that is sent late.

    Args:
        before: what happens at the table before Ann's page is opened.
        tap: what Ann does, before and after her line fails.
        meanwhile: what happens at the table while it does.
        says: a sentence on her page once she is connected again.
        host: the number of the person who opens the table, in ``NAMES``.
        seated: the numbers of those who sit down then, in the order of the free seats.
        options: options other than those of a game for three in which Ann bids and leads first.
        is_such: whether the cards are such that it can happen; otherwise another table is opened.
        pace: the milliseconds that bots take for an action.
        path: the path of Ann's page.
    """

    before: Callable[[Devices], Coroutine[Any, Any, None]]
    tap: Callable[[LatePage], None]
    meanwhile: Callable[[Devices], Coroutine[Any, Any, None]]
    says: str
    host: int = 0
    seated: tuple[int, ...] = (1,)
    options: dict[str, Any] = field(default_factory=dict)
    is_such: Callable[[Devices], bool] = lambda _: True
    pace: int = 0
    path: str = "/t/{code}"


@contextmanager
def gathered(background: Background, server: ServerProcess, story: Story) -> Iterator[Devices]:
    """Open a table for a story, and play until it begins; in the end, everybody leaves."""
    devices = background.do(_opened(server, story))
    try:
        yield devices
    finally:
        background.do(devices.leave())


async def _opened(server: ServerProcess, story: Story) -> Devices:
    api = Api(server.url)
    tokens = [await api.make_person(name) for name in NAMES]
    given: dict[str, Any] = {"hand_sizes": (2, 3), "first_dealer": 2, **story.options}
    options = Options(players=3, **given)
    settings = TableSettings(pace=story.pace, grace=3_600, patience=3_600)
    while True:
        code = await api.make_table(tokens[story.host], options, settings)
        devices = Devices(server.url, code, tokens)
        for device in devices.all:
            await device.come()
        for person in story.seated:
            await devices.all[person].do(Sit)
        await story.before(devices)
        if story.is_such(devices):
            return devices
        await devices.leave()


@contextmanager
def late_page(
    tabs: Tabs, server: ServerProcess, folder: Path, devices: Devices, path: str
) -> Iterator[LatePage]:
    """Open Ann's page at a table, behind a line that can fail; leave a picture of a failure."""
    with ThreadedFaultProxy(server.port) as line:
        visitors = Visitors(tabs, line.url)
        context = visitors.browser(has_touch=True, timed=True)
        context.add_cookies([{"name": PLAIN, "value": devices.tokens[0], "url": line.url}])
        page = context.new_page()
        page.goto(line.url + path.format(code=devices.code))
        try:
            yield LatePage(page, line)
        except BaseException:
            visitors.picture(folder)
            raise
        finally:
            wrong = visitors.leave()
        assert [text for text in wrong if not text.startswith(_EXPECTED)] == []
