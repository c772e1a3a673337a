"""The context shared by all endpoints of a server."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from foretell.bots.substitutes import Failure
from foretell.server.clock import Clock
from foretell.server.day_replays import DayReplays
from foretell.server.http.client_address import ClientAddresses, Source, nginx_line
from foretell.server.http.connections import Connections, Deadlines
from foretell.server.http.guesses import Guesses
from foretell.server.http.lobby import LobbyCache
from foretell.server.http.origin_policy import OriginPolicy
from foretell.server.http.readiness import Readiness
from foretell.server.live.limits import Limits
from foretell.server.live.tables import Tables
from foretell.server.people import People
from foretell.server.refusals import UnnamedProxy
from foretell.server.sessions import SessionRegistry
from foretell.server.settings import Settings
from foretell.server.throttled_log import ThrottledLog

_SOURCE: Final = "foretell.source"
"""The key of a request's source in its ASGI scope."""
LONGEST_DELAY: Final = 5.0
"""The longest delay of a refusal, in seconds."""


@dataclass(slots=True)
class AppContext:
    """The services and settings of a server, for all endpoints and sockets."""

    settings: Settings
    tables: Tables
    clock: Clock
    people: People
    sessions: SessionRegistry
    limits: Limits
    guesses: Guesses
    origin_policy: OriginPolicy
    addresses: ClientAddresses
    log: ThrottledLog
    readiness: Readiness
    connections: Connections
    deadlines: Deadlines
    lobby: LobbyCache
    day_replays: DayReplays
    is_draining: bool = False
    """Whether the server is shutting down and refuses new connections."""

    @property
    def failing_bots(self) -> Mapping[str, Failure]:
        """The bots that fail on this node, for which substitutes decide."""
        bots = self.tables.bots
        return {} if bots is None else bots.failures.failing

    def client_address(self, scope: Scope) -> str | None:
        """Return the address that a request is counted for; see ``ClientAddresses.of_request``.

        It is determined, and what is wrong with it logged, once for each request.

        Raises:
            UnnamedProxy: when an unnamed proxy on this machine forwarded the request.
        """
        if _SOURCE not in scope:
            scope[_SOURCE] = self._source(scope)
        source: Source = scope[_SOURCE]
        return source.address

    def _source(self, scope: Scope) -> Source:
        try:
            source = self.addresses.of_request(scope["client"], Headers(scope=scope))
        except UnnamedProxy as refusal:
            self.log.warning("request refused: name its proxy in --proxies", **refusal.data())
            raise
        if source.is_proxy:
            self.log.warning(
                "a proxy sends no address: all its guests count as one",
                proxy=source.address,
                header=self.settings.proxy_header,
                nginx=nginx_line(self.settings.proxy_header),
            )
        return source

    async def delay_file(self, address: str | None) -> None:
        """Delay a file of the page, if the client has had very many: a page needs all of them."""
        wait = self.limits.files.reserve(address)
        if wait:
            await asyncio.sleep(min(wait, LONGEST_DELAY))

    async def delay_refusal(self, scope: Scope) -> None:
        """Delay the refusal of a request or handshake, if the client has had many of them.

        A refusal costs nearly as much as an answer, and a waiting client sends fewer requests.
        """
        wait = self.limits.refused.reserve(self.client_address(scope))
        await asyncio.sleep(min(wait, LONGEST_DELAY))
