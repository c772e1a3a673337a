"""A state machine that plays whole games over all options and checks everything at each step."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from foretell.errors import Refusal
from foretell.game.actions import Action
from foretell.game.events import BiddingClosed, Event, RoundScored
from foretell.game.evolve import fold
from foretell.game.observation import observe
from foretell.game.redact import redact_event
from foretell.game.refusals import NothingToTakeBack
from foretell.game.session import Session
from foretell.game.state import State
from foretell.game.stream import Stream
from foretell.rules.options import Bidding, Options
from foretell.testing import action_at_random, actions, options, seeds
from tests.clairvoyance import is_clairvoyant
from tests.game.naive import legal_actions

pytestmark = pytest.mark.whole


class Table(RuleBasedStateMachine):
    """A game and its expected log, kept as the events that each action caused."""

    def __init__(self) -> None:
        super().__init__()
        self.options = Options()
        self.seed = "0"
        self.session = Session(self.options, self.seed)
        self.done: list[tuple[Action, tuple[Event, ...]]] = []

    @initialize(chosen=options(largest=4), seed=seeds())
    def sit_down(self, chosen: Options, seed: str) -> None:
        self.options, self.seed = chosen, seed
        self.session = Session(chosen, seed)

    def log(self) -> tuple[Event, ...]:
        """Return the expected log: the first deal, then the events that every action caused."""
        first = Session(self.options, self.seed).events
        return first + tuple(event for _, caused in self.done for event in caused)

    def over(self) -> bool:
        return self.session.outcome is not None

    @precondition(lambda self: not self.over())
    @rule(choice=seeds(), times=st.integers(1, 12))
    def act_at_random(self, choice: str, times: int) -> None:
        choices = Stream(choice.encode(), "machine")
        for _ in range(times):
            if not self.over():
                action = action_at_random(self.session, choices)
                self.done.append((action, self.session.act(action)))

    @rule(data=st.data())
    def ask_for_anything(self, data: st.DataObject) -> None:
        action = data.draw(actions(self.options.players))
        state = self.session.state
        if action in legal_actions(self.options, self.session.events):
            self.done.append((action, self.session.act(action)))
        else:
            with pytest.raises(Refusal):
                self.session.act(action)
            assert self.session.state is state

    @rule(seat=st.integers(-1, 6))
    def take_back(self, seat: int) -> None:
        if self.done and self.done[-1][0].seat == seat and not self.learned():
            self.session.undo(seat)
            self.done.pop()
        else:
            state = self.session.state
            with pytest.raises(NothingToTakeBack):
                self.session.undo(seat)
            assert self.session.state is state

    def learned(self) -> bool:
        """Return whether the last action revealed a card or a bid other than its own."""
        number = self.session.state.round.number
        revealing = is_clairvoyant(self.options, number) or self.options.bidding is Bidding.HIDDEN
        return any(
            isinstance(event, RoundScored) or (revealing and isinstance(event, BiddingClosed))
            for event in self.done[-1][1]
        )

    @rule(seat=st.integers(-1, 5))
    def look(self, seat: int) -> None:
        viewer = seat if 0 <= seat < self.options.players else None
        sent = [redact_event(event, viewer, self.options) for event in self.session.events]
        assert self.session.observe(viewer).known == fold(State.start(self.options, None), sent)

    @rule(data=st.data())
    def leave_and_come_back(self, data: st.DataObject) -> None:
        events = self.session.events
        cut = data.draw(st.integers(0, len(events)))
        earlier = Session(self.options, self.seed, events[:cut])
        assert earlier.events == events[: len(earlier.events)]
        state, self.session = self.session.state, Session(self.options, self.seed, events)
        assert self.session.state == state

    @invariant()
    def the_log_is_all_there_is(self) -> None:
        assert self.session.events == self.log()
        start = State.start(self.options, self.seed)
        assert fold(start, self.session.events) == self.session.state

    @invariant()
    def the_legal_actions_are_those_of_the_rules(self) -> None:
        seats = range(self.options.players)
        listed = {action for seat in seats for action in self.session.legal_actions(seat)}
        assert listed == legal_actions(self.options, self.session.events)
        assert {action.seat for action in listed} == set(self.session.to_act)
        assert bool(listed) != self.over()

    @invariant()
    def the_table_adds_up(self) -> None:
        state, table = self.session.state, self.session.state.round
        held = sum((hand or 0).bit_count() for hand in table.hands)
        won = sum(len(trick.cards) for trick in table.tricks)
        lies = len(table.trick.cards) if table.trick else 0
        assert held + won + lies == table.size * self.options.players
        assert sum(table.taken) == len(table.tricks)
        assert len(state.scores) == table.number - (not self.over())
        for viewer in (None, *range(self.options.players)):
            assert observe(state, viewer).to_act == self.session.to_act


TestTable = Table.TestCase
TestTable.settings = settings(stateful_step_count=20)
