"""Laws of seats: over everything that people with several identities may do with them (R12)."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.game.observation import observe
from foretell.rules.options import Options
from foretell.server.table import seats
from foretell.server.table.rights import Person
from foretell.server.table.state import Human, TableState
from foretell.server.table.view import entries_for
from foretell.testing.strategies import options
from tests.server.simulation.hands import hands_shown
from tests.server.walk import Looker, Walk

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
        told = entries_for(table.log, looker.story.seat, state=table.state, since=0)
        assert looker.story.entries == told


def check(looker: Looker, state: TableState) -> None:
    """See to it that somebody knows of the table what they may know, and no more."""
    story = looker.story
    seat = state.seat_of(None if looker.person is None else looker.person.id)
    assert story.seat == seat
    holder = None if seat is None else state.seats[seat]
    waits = isinstance(holder, Human) and holder.waits
    expected = None if state.game is None else observe(state.game.state, None if waits else seat)
    assert story.observation == expected
    assert [one.waits for one in story.seats] == [
        isinstance(one, Human) and one.waits for one in state.seats
    ]
    assert story.table is not None
    told, asked = story.table.removal, state.removal
    assert (told is None) == (asked is None)
    if told is not None and asked is not None:
        assert (told.seat, told.target, told.missing) == (asked.seat, asked.target, asked.missing)
    assert (story.legal is not None) == (
        seat is not None and seat in state.to_act and not waits and state.is_playing
    )


def test_in_these_walks_everything_happens_that_may() -> None:
    """Else the laws would show nothing."""
    counts: Counter[str] = Counter()
    for seed in range(30):
        table = walked(Options(players=4, hand_sizes=(1, 2, 1)), seed)
        counts.update(type(entry).__name__ for entry in table.log)
        counts["waits"] += sum(getattr(entry, "waits", False) for entry in table.log)
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


@pytest.mark.parametrize("knows_from", [0, 1])
def test_it_is_found_when_newcomers_are_told_what_somebody_else_was_dealt(
    monkeypatch: pytest.MonkeyPatch, knows_from: int
) -> None:
    def seated(_: TableState, seat: int, by: Person, *, number: int) -> Human:
        return Human(by.id, by.name, seated=number, knows_from=knows_from * number)

    monkeypatch.setattr(seats, "_newly_seated", seated)
    tables = (walked(Options(players=3, hand_sizes=(1, 2, 1)), seed) for seed in range(20))
    assert any(map(shown, tables))
