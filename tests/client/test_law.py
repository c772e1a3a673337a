"""Law: a client's view is what its seat may know, however often connections break."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, chain

import pytest
from hypothesis import given
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
from tests.client.guests import Guest, PlayingGuest, new_registry
from tests.examples import examples
from tests.table.builders import without_rounds

pytestmark = pytest.mark.whole


@dataclass(frozen=True)
class Seen:
    """A client's knowledge at one moment."""

    version: int
    seat: int | None
    observation: Observation | None
    table: TableState | None


async def rows_of(registry: TableRegistry, code: str) -> list[tuple[TableEvent, ...]]:
    """Return the whole log of a table, row by row."""
    return [decode_events(row.entries) for row in await registry.store.log.rows(code)]


def tables_of(log: Sequence[TableEvent]) -> list[TableState]:
    """Return the whole table after each event, from the first one on, as the server folds them."""
    tables = [first_state(log[:1], at=0)]
    for event in log[1:]:
        tables.append(evolve(tables[-1], (event,), at=0))
    return tables


async def play(chosen: Options, seed: int, *, games: int, loss: float, undo: float) -> None:
    """Play at one table, and compare everybody's view with the log at each moment."""
    registry = new_registry()
    await registry.start()
    people = [Person(f"p{n}", f"Name {n}") for n in range(chosen.players)]
    code = await registry.create(chosen, TableSettings(pace=0), people[0])
    seen: list[Seen] = []
    last: dict[TableView, Seen] = {}

    def note(view: TableView) -> None:
        moment = Seen(view.version, view.seat, view.observation, view.table)
        if last.get(view) != moment:  # most frames change nothing
            last[view] = moment
            seen.append(moment)

    guests = [
        PlayingGuest(
            registry, code, person, number=n, choices=random.Random(f"{seed}/{n}"), loss=loss
        )
        for n, person in enumerate(people)
    ]
    spectator = Guest(registry, code, None, number=9, choices=random.Random(seed), loss=loss)

    async def watch() -> None:
        await spectator.connect()
        while spectator.session.view.phase != "finished" or spectator.session.view.game != games:
            await spectator.read()
            note(spectator.session.view)

    tasks = [
        guest.play(games, undo=undo, after=partial(note, guest.session.view)) for guest in guests
    ]
    await asyncio.wait_for(asyncio.gather(watch(), *tasks), 50)
    rows = await rows_of(registry, code)
    log = tuple(chain.from_iterable(rows))
    tables = tables_of(log)
    committed = {0, *accumulate(map(len, rows))}
    for moment in seen:
        table = tables[moment.version - 1] if moment.version else None
        game = None if table is None else table.game
        expected = None if game is None else observe(game.state, moment.seat)
        assert moment.observation == expected, (seed, moment)
        if moment.version in committed:  # a long row may arrive in parts
            shown = None if table is None else redact_state(table, moment.seat)
            assert without_rounds(moment.table) == shown, (seed, moment)
    assert len({moment.version for moment in seen} & committed) > len(committed) / 2
    for guest in (*guests, spectator):
        view = guest.session.view
        redacted = redact_events(log[: view.version], view.seat, state=tables[-1], since=0)
        assert view.events == redacted, seed
        assert view.observation is not None
        assert guest.session.is_settled
        guest.leave()
    if loss:
        assert sum(guest.breaks for guest in guests) > 0
    assert spectator.session.view.seat is None
    assert len({guest.session.view.seat for guest in guests}) == chosen.players
    await registry.stop()


@given(options(largest=3), st.integers(0, 2**32))
@examples(20, thorough=60)
def test_a_view_equals_what_the_seat_may_know_at_every_moment(chosen: Options, seed: int) -> None:
    """Folding gives ``observe(full state, seat)`` and ``redact_state(table, seat)``."""
    asyncio.run(play(chosen, seed, games=1, loss=0, undo=0))


@given(options(most=4, largest=2), st.integers(0, 2**32))
@examples(12, thorough=40)
def test_a_view_stays_complete_over_connections_that_break(chosen: Options, seed: int) -> None:
    """Frames are lost both ways, moves are taken back, a second game is played."""
    asyncio.run(play(chosen, seed, games=2, loss=0.1, undo=0.2))
