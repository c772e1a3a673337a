"""R4 and R5 at the table: the deal, the stock, the turned card, and naming trump."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import DECK, Suit
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.deal import deal_key, deal_round, own_deck, trump_of
from foretell.game.events import CardPlayed, Dealt, TrumpChosen
from foretell.game.phases import Bidding, ChoosingTrump
from foretell.game.refusals import BidFirst, ChooseTrumpFirst, NotYourTrump, PlayFirst
from foretell.game.session import Session
from foretell.game.state import Round, State
from foretell.game.stream import Stream
from foretell.rules.options import Options
from foretell.testing import cards, dealt, make_bids, options, play_at_random, play_cards, seeds


@given(options(), seeds(), st.data())
def test_r4_1_everybody_is_dealt_as_many_cards_as_the_rounds_number(
    chosen: Options, seed: str, data: st.DataObject
) -> None:
    """R4.1."""
    number = data.draw(st.integers(1, len(chosen.schedule)))
    dealer = data.draw(st.integers(0, chosen.players - 1))
    deal = deal_round(seed, chosen, number, dealer)
    assert [len(hand) for hand in deal.hands] == [chosen.schedule[number - 1]] * chosen.players


@given(options(), seeds(), st.data())
def test_r4_1_no_card_is_dealt_twice(chosen: Options, seed: str, data: st.DataObject) -> None:
    """R4.1."""
    number = data.draw(st.integers(1, len(chosen.schedule)))
    deal = deal_round(seed, chosen, number, 0)
    shown = [card for hand in deal.hands for card in hand] + [deal.turned] * bool(deal.turned)
    assert len(set(shown)) == len(shown)


def test_r4_1_every_round_shuffles_all_60_cards() -> None:
    """R4.1: two rounds deal all 60 cards, in different orders."""
    chosen = Options(players=3, hand_sizes=(20, 20))
    first, second = (deal_round("1", chosen, number, 0).hands for number in (1, 2))
    assert {card for hand in first for card in hand} == set(DECK)
    assert {card for hand in second for card in hand} == set(DECK)
    assert first != second


def test_r4_1_a_dealt_card_may_come_to_every_seat_and_be_turned() -> None:
    """R4.1: over many seeds each of the 60 cards goes everywhere."""
    chosen = Options(players=3, hand_sizes=(5,))
    deals = [deal_round(f"{seed:x}", chosen, 1, 0) for seed in range(600)]
    for seat in range(3):
        assert {card for deal in deals for card in deal.hands[seat]} == set(DECK)
    assert {deal.turned for deal in deals} == set(DECK)


def test_r4_1_the_dealers_left_is_dealt_the_first_card() -> None:
    """R4.1, R2.3: the same shuffle from another dealer is the same deal with rotated seats."""
    chosen = Options(players=4, hand_sizes=(5,))
    first, second = (deal_round("1", chosen, 1, dealer) for dealer in (0, 1))
    assert second.hands == (first.hands[-1], *first.hands[:-1])
    assert second.turned == first.turned
    shuffled = Stream(deal_key("1", chosen), "round/1").shuffled(DECK)
    assert [first.hands[seat][0] for seat in (1, 2, 3, 0)] == shuffled[:4]
    assert first.turned is shuffled[20]


def test_r4_2_the_stock_is_in_no_state_or_event() -> None:
    """R4.2: neither states nor events have a field for it."""
    assert {field.name for field in fields(Dealt)} == {
        *("round", "dealer", "hands", "turned", "trump"),
    }
    assert not {"stock", "deck"} & {field.name for kind in (State, Round) for field in fields(kind)}


@pytest.mark.parametrize("card", [card for card in DECK if card.suit is not None], ids=str)
def test_r5_1_a_turned_number_card_makes_its_suit_trump(card: object) -> None:
    """R5.1."""
    others = [str(other) for other in DECK if other is not card][:3]
    table = dealt(*others, turned=str(card))
    assert table.state.round.trump is table.state.round.turned.suit  # type: ignore[union-attr]  # a card is turned up
    assert table.phase == Bidding((1,))


def test_r5_1_the_turned_card_is_the_top_of_the_stock() -> None:
    """R5.1: it is the card after those dealt."""
    chosen = Options(players=3, hand_sizes=(4,))
    shuffled = Stream(deal_key("1", chosen), "round/1").shuffled(DECK)
    deal = deal_round("1", chosen, 1, dealer=0)
    assert {card for hand in deal.hands for card in hand} == set(shuffled[:12])
    assert deal.turned is shuffled[12]


@pytest.mark.parametrize("jester", ["N1", "N2", "N3", "N4"])
def test_r5_2_a_turned_jester_makes_no_trump(jester: str) -> None:
    """R5.2: bidding begins at once."""
    table = dealt("C1", "C2", "C3", turned=jester)
    assert table.state.round.trump is None
    assert not table.state.round.awaits_trump
    assert table.phase == Bidding((1,))


@pytest.mark.parametrize("wizard", ["Z1", "Z2", "Z3", "Z4"])
def test_r5_3_the_dealer_names_one_of_the_four_suits(wizard: str) -> None:
    """R5.3: "no trump" is not a choice."""
    table = dealt("C1", "C2", "C3", turned=wizard, dealer=2)
    assert table.phase == ChoosingTrump(2)
    assert table.to_act == (2,)
    assert table.legal_actions(2) == tuple(ChooseTrump(2, suit) for suit in Suit)
    assert table.legal_actions(0) == table.legal_actions(1) == ()


@pytest.mark.parametrize("suit", Suit)
def test_r5_3_the_suit_named_is_trump(suit: Suit) -> None:
    """R5.3."""
    table = dealt("C1", "D1", "H1", turned="Z1", dealer=2)
    assert table.act(ChooseTrump(2, suit)) == (TrumpChosen(2, suit),)
    assert table.state.round.trump is suit
    assert table.phase == Bidding((0,))


def test_r5_3_the_dealer_has_seen_their_own_hand() -> None:
    """R5.3."""
    table = dealt("C1 C2", "D1 D2", "H1 H2", turned="Z1", dealer=2)
    assert table.observe(2).hand == cards("H1 H2")


def test_r5_3_nobody_else_names_trump() -> None:
    """R5.3."""
    table = dealt("C1", "D1", "H1", turned="Z1", dealer=2)
    for seat in (0, 1, -1, 3):
        with pytest.raises(NotYourTrump) as caught:
            table.act(ChooseTrump(seat, Suit.HEARTS))
        assert (caught.value.code, caught.value.clause) == ("trump/not_dealer", "R5.3")
        assert caught.value.data() == {"seat": seat, "dealer": 2}


def test_r5_3_nobody_bids_or_plays_before_trump_is_named() -> None:
    """R5.3."""
    table = dealt("C1", "D1", "H1", turned="Z1", dealer=2)
    for action in (MakeBid(0, 0), MakeBid(2, 0), PlayCard(2, cards("H1")[0])):
        with pytest.raises(ChooseTrumpFirst) as caught:
            table.act(action)
        assert (caught.value.code, caught.value.clause) == ("turn/choose_trump", "R5.3")
        assert caught.value.data() == {"seat": 2}


def test_r5_3_trump_is_not_named_afterwards() -> None:
    """R5.3: neither during bidding nor in play, nor without a turned Wizard."""
    table = dealt("C1", "D1", "H1", turned="Z1", dealer=2)
    table.act(ChooseTrump(2, Suit.HEARTS))
    with pytest.raises(BidFirst) as bid_first:
        table.act(ChooseTrump(2, Suit.CLUBS))
    assert (bid_first.value.code, bid_first.value.data()) == ("turn/bid", {"seat": 0})
    assert bid_first.value.clause == "R6.1"
    make_bids(table, 0, 0, 0)
    with pytest.raises(PlayFirst) as play_first:
        table.act(ChooseTrump(2, Suit.CLUBS))
    assert (play_first.value.code, play_first.value.data()) == ("turn/play", {"seat": 0})
    assert play_first.value.clause == "R7.1"
    with pytest.raises(BidFirst):
        dealt("C1", "D1", "H1", turned="C2", dealer=2).act(ChooseTrump(2, Suit.CLUBS))


def test_r5_4_the_last_round_of_a_full_game_has_no_trump() -> None:
    """R5.4."""
    deal = deal_round("1", Options(players=5), 12, 0)
    assert deal.turned is None
    assert trump_of(deal.turned) is None


def test_r5_5_the_turned_card_stays_in_view() -> None:
    """R5.5: for everybody, to the end of the round."""
    table = dealt("C1 C3", "D1 D3", "H1 H3", turned="S5", dealer=2)
    while not table.outcome:
        for viewer in (None, 0, 1, 2):
            assert str(table.observe(viewer).known.round.turned) == "S5"
        play_at_random(table, "0", steps=1)


@given(options(), seeds())
def test_r5_5_the_turned_card_takes_no_part_in_the_round(chosen: Options, seed: str) -> None:
    """R5.5."""
    session = play_at_random(Session(chosen, seed), seed)
    turned = None
    for event in session.events:
        match event:
            case Dealt():
                turned = event.turned
            case CardPlayed(card=card):
                assert card is not turned


@pytest.mark.parametrize("players", [3, 4])
def test_r9_7_everybody_is_dealt_their_own_suit_with_a_wizard_and_a_jester(players: int) -> None:
    """R9.7: all fifteen in the last round."""
    chosen = Options(players=players, deal="one_suit")
    hands = deal_round("1", chosen, 12, dealer=0).hands
    for seat, hand in enumerate(hands):
        assert set(hand) == set(own_deck(seat))
        assert [card.is_wizard for card in hand].count(True) == 1
        assert [card.is_jester for card in hand].count(True) == 1
        assert len({card.suit for card in hand if card.suit is not None}) == 1
    assert len({card for hand in hands for card in hand}) == 15 * players


def test_r9_7_all_fifteen_cards_are_reshuffled_for_each_round() -> None:
    """R9.7: over many rounds a seat is dealt every one of its cards, never another's."""
    chosen = Options(players=3, deal="one_suit")
    for seat in range(3):
        dealt_first = {deal_round(f"{s:x}", chosen, 1, 0).hands[seat][0] for s in range(200)}
        assert dealt_first == set(own_deck(seat))


def test_r9_7_no_card_is_turned_and_there_is_no_trump() -> None:
    """R9.7."""
    session = play_at_random(Session(Options(players=3, deal="one_suit"), "1"), "1")
    for event in session.events:
        assert not isinstance(event, TrumpChosen)
        if isinstance(event, Dealt):
            assert (event.turned, event.trump) == (None, None)


def test_r9_4_the_deck_of_two_is_shuffled_once() -> None:
    """R9.4: hands and turned cards of all rounds are the 60 cards, the sixtieth is turned last."""
    session = play_at_random(Session(Options(players=2), "1"), "1")
    shown = []
    for event in session.events:
        if isinstance(event, Dealt):
            assert event.turned is not None
            shown += [card for hand in event.hands for card in hand or ()] + [event.turned]
    assert len(shown) == 60
    assert set(shown) == set(DECK)


def test_r9_4_hands_come_off_the_top() -> None:
    """R9.4: the dealer affects who gets which card, but not which cards are dealt."""
    chosen = Options(players=2)
    for number in range(1, 7):
        first, second = (deal_round("1", chosen, number, dealer) for dealer in (0, 1))
        assert first.hands == second.hands[::-1]
        assert first.turned == second.turned


def test_r9_4_played_and_turned_cards_are_out_and_known() -> None:
    """R9.4: they are known to everybody."""
    session = Session(Options(players=2, first_dealer=0), "1")
    out = 0
    while not session.outcome:
        for viewer in (None, 0, 1):
            assert session.observe(viewer).known.spent == out
        number = session.state.round.number
        first = session.state.round
        while session.state.round.number == number and not session.outcome:
            play_at_random(session, "1", steps=1)
        for hand in first.hands:
            out |= hand or 0
        out |= 1 << first.turned.index if first.turned else 0


def test_r4_1_with_more_than_two_players_no_card_is_out() -> None:
    """R4.1."""
    table = dealt("C1", "C2", "C3", turned="D1", dealer=2, hand_sizes=[1, 1])
    make_bids(table, 0, 0, 0)
    play_cards(table, "C1 C2 C3")
    assert table.state.round.number == 2
    assert table.state.spent == 0
