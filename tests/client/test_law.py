"""What a client makes of what it is told: what its seat may know, whatever connections do."""

import asyncio
import random
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.client.story import Story
from foretell.game.observation import Observation, observe
from foretell.game.state import State
from foretell.protocol.codec import decode_entries
from foretell.protocol.entries import Entry
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.server.hub import Hub
from foretell.server.table.evolve import evolve, first_state
from foretell.server.table.rights import Person
from foretell.server.table.state import TableState
from foretell.server.table.view import entries_for
from foretell.testing.strategies import options
from tests.client.house import Guest, Regular, new_hub

Seen = tuple[int, int | None, Observation | None]


def table_of(log: tuple[Entry, ...]) -> TableState:
    """Return the table after its whole log."""
    return evolve(first_state(log[:1], at=0), log[1:], at=0)


async def log_of(hub: Hub, code: str) -> tuple[Entry, ...]:
    """Return the whole log of a table."""
    rows = await hub.store.rows(code)
    return tuple(entry for row in rows for entry in decode_entries(row.entries))


def states_of(log: tuple[Entry, ...]) -> list[State | None]:
    """Return the full state of the game after each entry, as the server folds them."""
    table = first_state(log[:1], at=0)
    states: list[State | None] = [None, None]
    for entry in log[1:]:
        table = evolve(table, (entry,), at=0)
        states.append(None if table.game is None else table.game.state)
    return states


async def play(chosen: Options, seed: int, *, games: int, loss: float, undo: float) -> None:
    """Play at one table, and compare what everybody knew at each moment."""
    hub = new_hub()
    await hub.start()
    people = [Person(f"p{n}", f"Name {n}") for n in range(chosen.players)]
    code = await hub.create(chosen, TableSettings(pace=0), people[0])
    seen: list[Seen] = []

    def note(story: Story) -> None:
        seen.append((story.version, story.seat, story.observation))

    guests = [
        Regular(hub, code, person, number=n, choices=random.Random(f"{seed}/{n}"), loss=loss)
        for n, person in enumerate(people)
    ]
    looker = Guest(hub, code, None, number=9, choices=random.Random(seed), loss=loss)

    async def look() -> None:
        await looker.connect()
        while looker.talk.story.phase != "over" or looker.talk.story.game != games:
            await looker.read()
            note(looker.talk.story)

    tasks = [
        guest.play(games, undo=undo, after=partial(note, guest.talk.story)) for guest in guests
    ]
    await asyncio.wait_for(asyncio.gather(look(), *tasks), 50)
    log = await log_of(hub, code)
    states = states_of(log)
    for version, seat, observation in seen:
        full = states[version]
        expected = None if full is None else observe(full, seat)
        assert observation == expected, (seed, version, seat)
    for guest in (*guests, looker):
        story = guest.talk.story
        until = story.version
        told = entries_for(log[:until], story.seat, state=table_of(log), since=0)
        assert story.entries == told, seed
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
    """Folding what is told gives ``observe(full state, seat)``."""
    asyncio.run(play(chosen, seed, games=1, loss=0, undo=0))


@given(options(most=4, largest=2), st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_story_stays_whole_over_connections_that_break(chosen: Options, seed: int) -> None:
    """Frames are lost both ways, moves are taken back, a second game is played."""
    asyncio.run(play(chosen, seed, games=2, loss=0.1, undo=0.2))
