"""A vacated seat: its last holder resumes, anybody else plays from the next deal."""

from dataclasses import replace

import pytest

from foretell.cards import Card
from foretell.game.events import BidMade, Dealt, RoundScored
from foretell.rules.options import Bidding
from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.decide import decide
from foretell.table.decision import Decision
from foretell.table.events import TableEvent
from foretell.table.permissions import legal_actions_of
from foretell.table.redact import redact_events
from foretell.table.state import Human
from foretell.table.system_commands import BotActs
from foretell.table.timers import Timer, next_timer
from tests.table.builders import ANN, BEN, CLEO, DAN, THREE, LiveTable, new_live_table

HIDDEN = replace(THREE, bidding=Bidding.SECRET, hand_sizes=(2, 1, 2))


def shown_to(live: LiveTable, seat: int | None) -> tuple[TableEvent, ...]:
    """Return the log redacted for the person at a seat."""
    return redact_events(live.log, seat, state=live.state, since=0)


def hands(live: LiveTable, seat: int) -> list[bool]:
    """Return for each deal whether the person at a seat sees its hand."""
    return [
        event.hands[seat] is not None for event in shown_to(live, seat) if isinstance(event, Dealt)
    ]


def own_bids(live: LiveTable, seat: int) -> list[int | None]:
    """Return the seat's bids as the person there sees them."""
    return [
        event.bid
        for event in shown_to(live, seat)
        if isinstance(event, BidMade) and event.seat == seat
    ]


def with_newcomer() -> LiveTable:
    """Return a table at which Ben has bid in secret and left, and Dan has taken his seat."""
    live = new_live_table(options=HIDDEN, is_playing=True)
    live.ask(BEN, commands.Bid(1))
    live.ask(BEN, commands.Stand())
    assert live.ask(DAN, commands.Sit()) == (
        table_events.Seated(1, "Dan", "human", "id-Dan", waits=True),
    )
    return live


def to_next_deal(live: LiveTable) -> None:
    """Play until the next deal."""
    game = live.state.game
    assert game is not None
    number = game.state.round.number
    while live.state.game is not None and live.state.game.state.round.number == number:
        live.act()


def test_a_newcomer_sees_neither_hand_nor_bid_of_the_current_round() -> None:
    live = with_newcomer()
    assert hands(live, 1) == [False]
    assert own_bids(live, 1) == [None]
    assert shown_to(live, 1) == shown_to(live, None)
    to_next_deal(live)
    assert hands(live, 1) == [False, True]


def test_the_events_shown_to_a_newcomer_never_change() -> None:
    live = with_newcomer()
    before = shown_to(live, 1)
    live.play_out()
    assert shown_to(live, 1)[: len(before)] == before
    live.ask(ANN, commands.CallRematch())
    live.ask(ANN, commands.Start())
    assert shown_to(live, 1)[: len(before)] == before


def test_a_bot_plays_the_round_out_and_the_newcomer_is_refused_until_the_next_deal() -> None:
    live = with_newcomer()
    while live.state.to_act != (1,):
        live.act()
    assert live.state.bot_for(1) == "steady"
    assert legal_actions_of(live.state, 1) == ()
    assert next_timer(live.state, {}) == Timer(0, BotActs(1))
    for command in (commands.Play(Card("C1")), commands.Bid(0), commands.AskUndo()):
        with pytest.raises(refusals.WaitsForDeal):
            live.ask(DAN, command)
    to_next_deal(live)
    assert live.state.bot_for(1) is None
    while 1 not in live.state.to_act:
        live.act()
    assert legal_actions_of(live.state, 1)
    live.ask(DAN, commands.Bid(0))
    assert own_bids(live, 1)[-1] == 0


def test_the_last_holder_resumes_their_seat_even_after_missed_deals() -> None:
    live = new_live_table(options=HIDDEN, is_playing=True)
    live.ask(BEN, commands.Bid(1))
    live.ask(BEN, commands.Stand())
    assert live.ask(BEN, commands.Sit()) == (table_events.Seated(1, "Ben", "human", "id-Ben"),)
    assert own_bids(live, 1) == [1]
    live.ask(BEN, commands.Stand())
    to_next_deal(live)
    live.ask(BEN, commands.Sit())
    assert hands(live, 1) == [True, True]
    assert live.state.bot_for(1) is None


def test_a_returning_player_who_names_no_seat_gets_their_own() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Stand())
    live.ask(CLEO, commands.Stand())
    assert live.ask(CLEO, commands.Sit()) == (table_events.Seated(2, "Cleo", "human", "id-Cleo"),)


def test_an_earlier_holder_is_a_newcomer() -> None:
    live = with_newcomer()
    to_next_deal(live)
    live.ask(DAN, commands.Stand())
    live.ask(BEN, commands.Sit())
    assert hands(live, 1) == [False, False]
    to_next_deal(live)
    assert hands(live, 1) == [False, False, True]


def test_a_newcomer_who_left_before_the_deal_is_the_last_holder() -> None:
    live = with_newcomer()
    live.ask(DAN, commands.Stand())
    assert live.ask(DAN, commands.Sit())[0] == table_events.Seated(
        1, "Dan", "human", "id-Dan", waits=True
    )
    live.ask(DAN, commands.Stand())
    to_next_deal(live)
    live.ask(DAN, commands.Sit())
    assert hands(live, 1) == [False, True]
    assert live.state.bot_for(1) is None


def test_a_newcomer_in_the_last_round_waits_until_the_game_is_over() -> None:
    live = new_live_table(options=replace(THREE, hand_sizes=(1,)), is_playing=True)
    live.ask(BEN, commands.Stand())
    live.ask(DAN, commands.Sit())
    live.play_out()
    assert hands(live, 1) == [False]
    live.ask(ANN, commands.CallRematch())
    live.ask(ANN, commands.Start())
    assert hands(live, 1) == [False, True]
    assert live.state.bot_for(1) is None


def test_a_person_who_sits_down_after_a_game_is_no_newcomer() -> None:
    live = new_live_table(is_playing=True)
    live.play_out()
    live.ask(BEN, commands.Stand())
    assert live.ask(DAN, commands.Sit()) == (table_events.Seated(1, "Dan", "human", "id-Dan"),)
    live.ask(ANN, commands.CallRematch())
    live.ask(ANN, commands.Start())
    assert live.state.bot_for(1) is None


def test_a_newcomer_knows_the_public_facts_of_earlier_rounds() -> None:
    """Secret bids are revealed with the round's score (R12)."""
    live = new_live_table(options=HIDDEN, is_playing=True)
    to_next_deal(live)
    live.ask(BEN, commands.Stand())
    live.ask(DAN, commands.Sit())
    (scored,) = (event for event in shown_to(live, 1) if isinstance(event, RoundScored))
    assert None not in scored.bids


def test_with_clairvoyance_a_newcomer_sees_no_hand_of_the_round_at_all() -> None:
    """Otherwise they would know the others' hands while a bot plays (R9.6)."""
    live = new_live_table(
        options=replace(THREE, clairvoyance=True, hand_sizes=(2, 2)), is_playing=True
    )
    live.ask(CLEO, commands.Stand())
    live.ask(DAN, commands.Sit())
    to_next_deal(live)
    first, second = (event for event in shown_to(live, 2) if isinstance(event, Dealt))
    assert first.hands == (None, None, None)
    assert [hand is None for hand in second.hands] == [False, False, True]


def test_in_a_game_of_two_a_newcomer_sees_the_next_hand_and_not_the_one_before() -> None:
    """One deck lasts for the game (R9.4): each hand is public once its round is over."""
    live = new_live_table(
        options=replace(THREE, players=2, bidding=Bidding.SECRET, hand_sizes=None),
        seated=(ANN, BEN),
        is_playing=True,
    )
    live.ask(BEN, commands.Stand())
    live.ask(DAN, commands.Sit())
    to_next_deal(live)
    assert hands(live, 1) == [False, True]


def test_a_log_from_before_newcomers_were_marked_folds_to_the_same() -> None:
    """Newcomers follow from the log of seats, not from a field of the event."""
    live = new_live_table(options=HIDDEN, is_playing=True)
    live.ask(BEN, commands.Stand())
    live.add(Decision((table_events.Seated(1, "Dan", "human", "id-Dan"),)))
    holder = live.state.seats[1]
    assert isinstance(holder, Human)
    assert holder.waits
    assert hands(live, 1) == [False]


def test_a_seat_given_to_a_bot_is_lost_to_its_last_holder() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Stand())
    live.ask(ANN, commands.SeatBot(1, "random"))
    with pytest.raises(refusals.SeatTaken):
        decide(live.state, commands.Sit(1), BEN, live.context)
