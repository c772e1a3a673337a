"""Publication of what happens at this node's tables, for all nodes."""

from foretell.server.cluster.bus import Bus
from foretell.server.cluster.messages import NODES, BotsWait, RowAdded, encode, news_subject
from foretell.server.storage.values import Row


class NewsPublisher:
    """A ``TableObserver`` that publishes what it observes over the bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus

    def row_committed(self, code: str, row: Row, before: int) -> None:
        news = RowAdded(row.seq, row.at, row.entries, row.token, before)
        self.bus.publish(news_subject(code), encode(news))

    def bots_wait(self, code: str, *, wait: bool) -> None:
        self.bus.publish(news_subject(code), encode(BotsWait(wait)))

    def tables_released(self, node: str) -> None:
        self.bus.publish(NODES, node.encode())
