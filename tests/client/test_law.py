"""What a client makes of what it is told: what its seat may know, whatever connections do."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.client.table_view import TableView
from foretell.game.observation import Observation, observe
from foretell.protocol.codec import decode_events
from foretell.rules.options import Options
from foretell.server.live.table_registry import TableRegistry
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.permissions import Person
from foretell.table.redact import redact_events, redact_state
from foretell.table.settings import TableSettings
from foretell.table.state import TableState
from foretell.testing.strategies import options
from tests.client.house import Guest, Regular, new_hub
from tests.table.house import without_rounds

pytestmark = pytest.mark.whole


@dataclass(frozen=True)
class Seen:
    """What somebody knew at a moment."""

    version: int
    seat: int | None
    observation: Observation | None
    table: TableState | None


async def rows_of(hub: TableRegistry, code: str) -> list[tuple[TableEvent, ...]]:
    """Return the whole log of a table, row by row."""
    return [decode_events(row.entries) for row in await hub.store.rows(code)]


def tables_of(log: Sequence[TableEvent]) -> list[TableState]:
    """Return the whole table after each event, from the first one on, as the server folds them."""
    tables = [first_state(log[:1], at=0)]
    for event in log[1:]:
        tables.append(evolve(tables[-1], (event,), at=0))
    return tables


async def play(chosen: Options, seed: int, *, games: int, loss: float, undo: float) -> None:
    """Play at one table, and compare what everybody knew at each moment."""
    hub = new_hub()
    await hub.start()
    people = [Person(f"p{n}", f"Name {n}") for n in range(chosen.players)]
    code = await hub.create(chosen, TableSettings(pace=0), people[0])
    seen: list[Seen] = []
    last: dict[TableView, Seen] = {}

    def note(story: TableView) -> None:
        moment = Seen(story.version, story.seat, story.observation, story.table)
        if last.get(story) != moment:  # most frames tell nothing new
            last[story] = moment
            seen.append(moment)

    guests = [
        Regular(hub, code, person, number=n, choices=random.Random(f"{seed}/{n}"), loss=loss)
        for n, person in enumerate(people)
    ]
    looker = Guest(hub, code, None, number=9, choices=random.Random(seed), loss=loss)

    async def look() -> None:
        await looker.connect()
        while looker.talk.story.phase != "finished" or looker.talk.story.game != games:
            await looker.read()
            note(looker.talk.story)

    tasks = [
        guest.play(games, undo=undo, after=partial(note, guest.talk.story)) for guest in guests
    ]
    await asyncio.wait_for(asyncio.gather(look(), *tasks), 50)
    rows = await rows_of(hub, code)
    log = tuple(chain.from_iterable(rows))
    tables = tables_of(log)
    committed = {0, *accumulate(map(len, rows))}
    for moment in seen:
        table = tables[moment.version - 1] if moment.version else None
        game = None if table is None else table.game
        expected = None if game is None else observe(game.state, moment.seat)
        assert moment.observation == expected, (seed, moment)
        if moment.version in committed:  # else a long story was cut within a row
            shown = None if table is None else redact_state(table, moment.seat)
            assert without_rounds(moment.table) == shown, (seed, moment)
    assert len({moment.version for moment in seen} & committed) > len(committed) / 2
    for guest in (*guests, looker):
        story = guest.talk.story
        told = redact_events(log[: story.version], story.seat, state=tables[-1], since=0)
        assert story.events == told, seed
        assert story.observation is not None
        assert guest.talk.is_settled
        guest.leave()
    if loss:
        assert sum(guest.breaks for guest in guests) > 0
    assert looker.talk.story.seat is None
    assert len({guest.talk.story.seat for guest in guests}) == chosen.players
    await hub.stop()


@given(options(largest=3), st.integers(0, 2**32))
@settings(max_examples=60)
def test_a_story_is_what_the_seat_may_know_at_every_moment(chosen: Options, seed: int) -> None:
    """Folding gives ``observe(full state, seat)`` and ``redact_state(table, seat)``."""
    asyncio.run(play(chosen, seed, games=1, loss=0, undo=0))


@given(options(most=4, largest=2), st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_story_stays_whole_over_connections_that_break(chosen: Options, seed: int) -> None:
    """Frames are lost both ways, moves are taken back, a second game is played."""
    asyncio.run(play(chosen, seed, games=2, loss=0.1, undo=0.2))
