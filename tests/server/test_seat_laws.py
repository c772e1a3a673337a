"""Laws of seats that hold whatever people with several identities do (R12)."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.observation import observe
from foretell.rules.options import Options
from foretell.table import seats
from foretell.table.redact import redact_events, redact_state
from foretell.table.state import Human, TableState
from foretell.testing.strategies import options
from tests.examples import examples
from tests.server.simulation.hands import hands_shown
from tests.server.walk import Viewer, Walk
from tests.table.builders import without_rounds

pytestmark = pytest.mark.whole

STEPS = 150


def walked(chosen: Options, seed: int) -> Walk:
    """Return a table after many steps; each viewer has read it at different moments."""
    chance = Random(seed)
    table = Walk(chosen, chance, people=chosen.players + 2)
    for _ in range(STEPS):
        table.step()
        for viewer in table.viewers:
            if chance.random() < 0.1:
                viewer.reconnect()
            if chance.random() < 0.5:
                list(viewer.read(most=chance.choice((None, 1))))
    for viewer in table.viewers:
        list(viewer.read())
    return table


def shown(table: Walk) -> list[str]:
    """Return the hands and bids that were sent to people who may not see them."""
    return hands_shown(table.log, [(viewer.person, viewer.told) for viewer in table.viewers])


@given(options(most=5, largest=3), st.integers(0, 2**32))
@examples(20, thorough=60)
def test_a_hand_is_sent_only_to_the_person_it_was_dealt_to(chosen: Options, seed: int) -> None:
    """Nobody gets two hands of a deal, or a hand dealt before they took the seat."""
    assert shown(walked(chosen, seed)) == []


@given(options(most=5, largest=3), st.integers(0, 2**32))
@examples(14, thorough=40)
def test_the_events_sent_fold_to_the_permitted_observation(chosen: Options, seed: int) -> None:
    """Folding the events gives ``observe(full state, seat)``; a newcomer is a spectator."""
    table = walked(chosen, seed)
    for viewer in table.viewers:
        check(viewer, table.state)
        told = redact_events(table.log, viewer.view.seat, state=table.state, since=0)
        assert viewer.view.events == told


def check(viewer: Viewer, state: TableState) -> None:
    """Check that a viewer sees exactly the part of the table that they may see."""
    view = viewer.view
    seat = state.seat_of(None if viewer.person is None else viewer.person.id)
    assert view.seat == seat
    holder = None if seat is None else state.seats[seat]
    waits = isinstance(holder, Human) and holder.waits
    expected = None if state.game is None else observe(state.game.state, None if waits else seat)
    assert view.observation == expected
    assert without_rounds(view.table) == redact_state(state, seat)
    assert (view.legal is not None) == (
        seat is not None
        and seat in state.to_act
        and not waits
        and state.is_playing
        and state.undo is None
    )


def test_every_kind_of_event_happens_in_the_walks() -> None:
    """Otherwise the laws would prove nothing."""
    counts: Counter[str] = Counter()
    for seed in range(60):
        table = walked(Options(players=4, hand_sizes=(1, 2, 1)), seed)
        counts.update(type(event).__name__ for event in table.log)
        counts["waits"] += sum(getattr(event, "waits", False) for event in table.log)
    for name in (
        "RemovalAnswered",
        "RemovalLapsed",
        "Vacated",
        "StoodIn",
        "HandedBack",
        "Swapped",
        "TakenBack",
        "RematchCalled",
        "waits",
    ):
        assert counts[name] >= 3, counts


@pytest.mark.parametrize("since_seated", [False, True])
def test_the_laws_of_seats_find_a_hand_shown_to_a_newcomer(
    monkeypatch: pytest.MonkeyPatch, *, since_seated: bool
) -> None:
    """The newcomer gets the whole log, or the log since they took the seat."""

    def knows_from(state: TableState, *_: object) -> int:
        return state.version if since_seated else 0

    monkeypatch.setattr(seats, "_knows_from", knows_from)
    tables = (walked(Options(players=3, hand_sizes=(1, 2, 1)), seed) for seed in range(20))
    assert any(map(shown, tables))
