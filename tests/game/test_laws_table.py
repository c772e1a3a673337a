"""Laws of every game with any options: cards, tricks and legal actions."""

from collections import Counter

import pytest
from hypothesis import given

from foretell.cards import Card, set_of
from foretell.errors import Refusal
from foretell.game.decide import act
from foretell.game.events import CardPlayed, Dealt, RoundScored, TrickWon, TrumpChosen
from foretell.game.legal import find_refusal
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.testing import options, play_at_random, seeds, sessions
from tests.game.naive import all_actions, legal_actions, states
from tests.rules import reference

pytestmark = pytest.mark.whole


def cards_of_round(state: State) -> int:
    """Return the cards held and played in a round as a set, checking that none occurs twice."""
    table = state.round
    tricks = (*table.tricks, table.trick) if table.trick else table.tricks
    played = [card for trick in tricks for card in trick.cards]
    together = set_of(played)
    assert together.bit_count() == len(played)
    for hand in table.hands:
        assert hand is not None
        assert together & hand == 0
        together |= hand
    return together


@given(sessions(options(largest=6), most_steps=100))
def test_cards_are_conserved(session: Session) -> None:
    """R1.1, R4.1: every dealt card is held or played, exactly once; the turned card is neither."""
    for state in states(session):
        if state.round.number:
            together = cards_of_round(state)
            assert together.bit_count() == state.options.players * state.round.size
            if state.round.turned:
                assert not together >> state.round.turned.index & 1
                together |= 1 << state.round.turned.index
            assert together & state.spent == 0


@given(options(largest=6), seeds())
def test_the_tricks_of_a_round_sum_to_its_hand_size(chosen: Options, seed: str) -> None:
    """R7, R8."""
    session = play_at_random(Session(chosen, seed), seed)
    rows = [event for event in session.events if isinstance(event, RoundScored)]
    won = Counter(type(event) for event in session.events)
    assert [sum(row.taken) for row in rows] == list(session.state.options.schedule)
    assert won[TrickWon] == sum(session.state.options.schedule)
    assert won[CardPlayed] == won[TrickWon] * session.state.options.players
    assert won[Dealt] == won[RoundScored] == session.state.rounds


@given(sessions())
def test_legal_actions_exist_exactly_for_the_seats_to_act(session: Session) -> None:
    """R5.3, R6.1, R7.1."""
    players = session.state.options.players
    acting = [seat for seat in range(players) if session.legal_actions(seat)]
    assert acting == sorted(session.to_act)
    for seat in acting:
        assert all(action.seat == seat for action in session.legal_actions(seat))


@given(sessions())
def test_the_legal_actions_are_those_of_the_rules(session: Session) -> None:
    """R5.3, R6.1, R7.3, R9.5, R9.8: by a second, naive reading."""
    listed = [action for seat in session.to_act for action in session.legal_actions(seat)]
    assert len(listed) == len(set(listed))
    assert set(listed) == legal_actions(session.state.options, session.events)


@given(sessions())
def test_each_listed_action_is_accepted_and_each_other_refused(session: Session) -> None:
    """Others include the wrong kind, a seat that is not to act or missing, and a card not held."""
    state, events = session.state, session.events
    listed = {action for seat in session.to_act for action in session.legal_actions(seat)}
    for action in all_actions(state.options):
        refusal = find_refusal(state, action)
        assert (refusal is None) == (action in listed), action
        if refusal is not None:
            assert "/" in refusal.code
            assert refusal.clause.startswith("R")
    assert session.state is state
    assert session.events == events


@given(sessions())
def test_only_listed_actions_cause_events(session: Session) -> None:
    state, events = session.state, session.events
    listed = {action for seat in session.to_act for action in session.legal_actions(seat)}
    for action in all_actions(state.options)[::17]:
        if action not in listed:
            with pytest.raises(Refusal):
                session.act(action)
            assert session.state is state
            assert session.events == events
    for action in listed:
        caused, after = act(state, action)
        assert caused
        assert after != state


@given(options(largest=6), seeds())
def test_every_trick_is_won_according_to_the_rules(chosen: Options, seed: str) -> None:
    """R7.4, R9.3, R9.7: by a second, naive reading, with R5 for trump."""
    session = play_at_random(Session(chosen, seed), seed)
    trump = None
    played: list[tuple[int, Card]] = []
    for event in session.events:
        match event:
            case Dealt(turned=turned):
                trump = None if turned is None else turned.suit
            case TrumpChosen(suit=suit):
                trump = suit
            case CardPlayed(seat, card):
                played.append((seat, card))
            case TrickWon(seat):
                cards = [card for _, card in played]
                place = reference.winner(cards, trump, session.state.options)
                assert seat == played[place][0]
                played.clear()
            case _:
                pass
