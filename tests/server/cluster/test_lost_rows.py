"""A database that comes back without its last rows while the nodes keep running."""

from foretell.protocol.client import Sit
from foretell.protocol.codec import decode_server, encode_events
from foretell.protocol.server import Done
from foretell.server.cluster import messages
from foretell.table.events import Seated
from tests.server.cluster.guests import (
    check_stories,
    is_over,
    until,
)
from tests.server.cluster.nodes import PEOPLE, Cluster, first_table, split_game
from tests.server.inside import lose_rows


async def test_guests_at_both_nodes_end_with_the_log_as_it_is(made: Cluster) -> None:
    code, guests = await split_game(made)
    await until(lambda: guests[1].talk.view.version > 14)
    rows = len(made.store._tables[code].rows)
    lose_rows(made.store, code, after=rows - 3)
    made.store._tables[code].answers.clear()
    await until(lambda: all(map(is_over, guests)), within=40)
    await check_stories(made.store, code, guests, are_answers_kept=False)


async def test_a_following_node_notices_lost_rows_and_starts_over(made: Cluster) -> None:
    north, south, code = await first_table(made)
    held, follows = await north.access(code), await south.access(code)
    assert isinstance(decode_server(await follows.ask(PEOPLE[1], Sit("s", 1))), Done)
    await until(lambda: follows.broadcaster.log.rows == 2)
    lose_rows(made.store, code, after=1)
    await until(follows.closed.is_set)
    again = await south.access(code)
    assert again.broadcaster.log.rows == 1
    assert isinstance(decode_server(await again.ask(PEOPLE[2], Sit("t", 2))), Done)
    await until(lambda: again.broadcaster.log.rows == 2)
    assert held.closed.is_set()
    tokens = [row.token for row in await made.store.log.rows(code)]
    assert tokens[0] < tokens[1]


async def test_a_row_that_does_not_continue_the_log_here_is_ignored(made: Cluster) -> None:
    """Rows were lost, and others written in their place, before this node heard of either."""
    _, south, code = await first_table(made)
    follows = await south.access(code)
    (first,) = await made.store.log.rows(code)
    seated = encode_events([Seated(1, "Ben", "human", "p1")])
    for token, before in ((first.token + 2, first.token + 1), (0, 0)):
        news = messages.RowAdded(2, first.at, seated, token, before)
        follows.receive(messages.encode(news))
        assert follows.broadcaster.log.rows == 1
    follows.receive(messages.encode(messages.RowAdded(2, first.at, seated, 9, first.token)))
    assert follows.broadcaster.log.rows == 2
