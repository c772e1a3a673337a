"""Redaction of a table for viewers, of states and of events (R12)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.events import Dealt
from foretell.rules.options import Bidding, Options
from foretell.table import events as table_events
from foretell.table import redact
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.redact import redact_events, redact_state
from foretell.table.state import Human, TableState
from foretell.testing.strategies import options
from tests.examples import examples
from tests.table.builders import ANN, BEN, THREE, new_live_table, without_rounds
from tests.table.walk import Walk

STEPS = 150


class Viewer:
    """The person at a seat, or a spectator who is there from the beginning: what they make of it.

    Args:
        seat: None for a spectator.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.table: TableState | None = None
        self._holder: tuple[str | None, int] | None = None

    def see(self, log: tuple[TableEvent, ...], now: TableState) -> None:
        """Receive new events, or all of them after a change of person."""
        holder = None if self.seat is None else now.seats[self.seat]
        held = (holder.person, holder.since) if isinstance(holder, Human) else None
        if held != self._holder:
            self._holder, self.table = held, None
        since = 0 if self.table is None else self.table.version
        seen = redact_events(log[since:], self.seat, state=now, since=since)
        if self.table is not None:
            self.table = evolve(self.table, seen, at=None)
        else:
            self.table = first_state(seen, at=None)


def differences(chosen: Options, seed: int, *, steps: int = STEPS) -> list[str]:
    """Return the differences between folded events and redacted states over a walk."""
    walk = Walk(chosen, Random(seed), people=chosen.players + 2)
    viewers = [Viewer(seat) for seat in (*range(chosen.players), None)]
    found = []
    for _ in range(steps):
        if not walk.step():
            continue
        for viewer in viewers:
            viewer.see(walk.log, walk.state)
            if without_rounds(viewer.table) != redact_state(walk.state, viewer.seat):
                found.append(f"{viewer.seat} after {walk.log[-1]}")
    return found


@given(options(most=4, largest=3), st.integers(0, 2**32))
@examples(20, thorough=60)
def test_folding_redacted_events_gives_the_redacted_state(chosen: Options, seed: int) -> None:
    """Row by row, for the person at each seat and for a spectator."""
    assert differences(chosen, seed) == []


@given(options(most=4, largest=3), st.integers(0, 2**32))
@examples(10, thorough=30)
def test_redaction_is_the_same_event_by_event_row_by_row_and_at_once(
    chosen: Options, seed: int
) -> None:
    walk = Walk(chosen, Random(seed), people=chosen.players + 2)
    for _ in range(STEPS):
        walk.step()
    for seat in (*range(chosen.players), None):
        seen = redact_events(walk.log, seat, state=walk.state, since=0)
        one_by_one = first_state(seen[:1], at=None)
        for event in seen[1:]:
            one_by_one = evolve(one_by_one, (event,), at=None)
        assert one_by_one == first_state(seen, at=None)
        assert without_rounds(one_by_one) == redact_state(walk.state, seat)


def test_the_walks_contain_every_kind_of_event() -> None:
    """Otherwise the law would be vacuous."""
    counts: Counter[str] = Counter()
    for seed in range(60):
        bidding = (*Bidding,)[seed % 3]
        chosen = Options(players=3 + seed % 2, hand_sizes=(1, 2, 1), bidding=bidding)
        walk = Walk(chosen, Random(seed), people=chosen.players + 2)
        for _ in range(STEPS):
            walk.step()
        counts.update(type(event).__name__ for event in walk.log)
        for field in ("waits", "silent"):
            counts[field] += sum(getattr(event, field, False) for event in walk.log)
    kinds = {kind.__name__ for kind in table_events.TableEvent.__args__} - {"Unknown"}
    for kind in (*kinds, "waits", "silent"):
        assert counts[kind] >= 3, (kind, counts)


def test_ids_times_and_the_unrevealed_shuffle_are_hidden_from_everybody() -> None:
    live = new_live_table()
    for viewer in (None, 0):
        live.now = 5
        seen = redact_state(live.state, viewer)
        assert [holder.person for holder in seen.seats if isinstance(holder, Human)] == [None] * 3
        assert (seen.opened_at, seen.turns) == (None, None)
        assert seen.shuffle is not None
        assert (seen.shuffle.seed, seen.shuffle.salt) == (None, None)


def test_the_shuffle_is_revealed_after_the_game_and_the_games_seed_never() -> None:
    live = new_live_table(is_playing=True)
    live.play_out()
    seen = redact_state(live.state, None)
    assert seen.shuffle == live.state.shuffle
    assert seen.game is not None
    assert seen.game.start.seed is None
    assert (seen.game.started_at, seen.game.moved_at, seen.game.held) == (None, None, None)


def test_a_seat_without_a_person_sees_what_a_spectator_sees() -> None:
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    for seat in (None, 2):
        shown = redact_events(live.log, seat, state=live.state, since=0)
        (dealt,) = (event for event in shown if isinstance(event, Dealt))
        assert dealt.hands == (None, None, None)
    assert redact_state(live.state, 2) == redact_state(live.state, None)


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("redact_game_event", lambda event, *_: event),
        ("redact_game_state", lambda state, _: state),
        ("_redacted_holder", lambda holder: holder),
        ("_redacted_bar", lambda bar: bar),
        ("_redacted", lambda event, *_: event),
    ],
)
def test_the_law_detects_a_difference_between_state_and_events(
    name: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redact, name, leak)
    chosen = replace(THREE, bidding=Bidding.SECRET, hand_sizes=(1, 2, 1))
    assert any(differences(chosen, seed, steps=60) for seed in range(10))
