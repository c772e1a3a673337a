"""Laws of seats: over everything that people with several identities may do with them (R12)."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.game.observation import observe
from foretell.rules.options import Options
from foretell.table import seats
from foretell.table.redact import redact_events, redact_state
from foretell.table.state import Human, TableState
from foretell.testing.strategies import options
from tests.server.simulation.hands import hands_shown
from tests.server.walk import Looker, Walk
from tests.table.builders import without_rounds

pytestmark = pytest.mark.whole

STEPS = 150


def walked(chosen: Options, seed: int) -> Walk:
    """Return a table after many steps; everybody has looked at it at moments of their own."""
    chance = Random(seed)
    table = Walk(chosen, chance, people=chosen.players + 2)
    for _ in range(STEPS):
        table.step()
        for looker in table.lookers:
            if chance.random() < 0.1:
                looker.reconnect()
            if chance.random() < 0.5:
                list(looker.read(most=chance.choice((None, 1))))
    for looker in table.lookers:
        list(looker.read())
    return table


def shown(table: Walk) -> list[str]:
    """Return what was told to somebody whom it was not for."""
    return hands_shown(table.log, [(looker.person, looker.told) for looker in table.lookers])


@given(options(most=5, largest=3), st.integers(0, 2**32))
@settings(max_examples=60)
def test_a_hand_is_told_only_to_whom_it_was_dealt(chosen: Options, seed: int) -> None:
    """Nobody is told two hands of a deal, nor one that was dealt before they took the seat."""
    assert shown(walked(chosen, seed)) == []


@given(options(most=5, largest=3), st.integers(0, 2**32))
@settings(max_examples=40)
def test_what_is_told_folds_to_what_may_be_known(chosen: Options, seed: int) -> None:
    """Folding what is told gives ``observe(full state, seat)``; a newcomer is a spectator."""
    table = walked(chosen, seed)
    for looker in table.lookers:
        check(looker, table.state)
        told = redact_events(table.log, looker.story.seat, state=table.state, since=0)
        assert looker.story.events == told


def check(looker: Looker, state: TableState) -> None:
    """See to it that somebody knows of the table what they may know, and no more."""
    story = looker.story
    seat = state.seat_of(None if looker.person is None else looker.person.id)
    assert story.seat == seat
    holder = None if seat is None else state.seats[seat]
    waits = isinstance(holder, Human) and holder.waits
    expected = None if state.game is None else observe(state.game.state, None if waits else seat)
    assert story.observation == expected
    assert without_rounds(story.table) == redact_state(state, seat)
    assert (story.legal is not None) == (
        seat is not None and seat in state.to_act and not waits and state.is_playing
    )


def test_in_these_walks_everything_happens_that_may() -> None:
    """Else the laws would show nothing."""
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
def test_it_is_found_when_newcomers_are_told_what_somebody_else_was_dealt(
    monkeypatch: pytest.MonkeyPatch, *, since_seated: bool
) -> None:
    """The whole log, or what happened since they took the seat."""

    def knows_from(state: TableState, *_: object) -> int:
        return state.version if since_seated else 0

    monkeypatch.setattr(seats, "_knows_from", knows_from)
    tables = (walked(Options(players=3, hand_sizes=(1, 2, 1)), seed) for seed in range(20))
    assert any(map(shown, tables))
