"""Outcomes called certain by the sanity checks happen, whatever anybody plays."""

from math import comb
from typing import Any

import pytest

from foretell.cards import Card
from foretell.game.actions import PlayCard
from foretell.game.events import TrickWon
from foretell.game.observation import SeatObservation
from foretell.game.phases import Bidding, Playing, phase_of
from foretell.game.session import Session
from foretell.game.stream import Stream
from foretell.rules.options import Options
from foretell.testing import action_at_random, all_options, cards, dealt, make_bids, play_cards
from foretell.testing.bots import decisions
from foretell.testing.bots.certain import (
    chance_to_lose_last,
    chance_to_win_all,
    sure_losers,
    sure_winners,
    tricks_it_cannot_lose,
)

SHORT = tuple(all_options(hand_sizes=((1, 2, 3),)))
FULL = (
    Options(players=3, hand_sizes=(20,)),
    Options(players=3, hand_sizes=(1, 20), clairvoyance=True),
)


def play_to_the_end_of_the_round(session: Session, choices: Stream) -> tuple[int, ...]:
    """Let all seats act at random, and return the tricks they take."""
    number = session.state.round.number
    while len(session.state.scores) < number:
        session.act(action_at_random(session, choices))
    return session.state.scores[number - 1].taken


def test_a_hand_takes_the_tricks_that_it_cannot_lose() -> None:
    """In every random play of the round."""
    found = 0
    for decision in decisions((*SHORT[::3], *FULL), games=3):
        if isinstance(phase_of(decision.state), Bidding):
            sure = tricks_it_cannot_lose(decision.observation)
            for seed in (b"1", b"2", b"3") if sure else ():
                tricks = play_to_the_end_of_the_round(decision.session, Stream(seed, "play"))
                assert tricks[decision.seat] >= sure, decision
                found += 1
    assert found >= 10


@pytest.mark.parametrize(
    ("hand", "turned", "tricks"),
    [
        ("Z1 Z2 Z3 C1 C2", "N1", 2),  # one Wizard can be beaten by the fourth
        ("Z1 Z2 Z3 Z4 C2", "N1", 4),
        ("Z1 Z2 C1 C2 C3", "N1", 0),
        ("Z1 Z2 H13 H12 H11", "H1", 3),
        ("Z1 Z2 H13 H12 H10", "H1", 2),  # the 11 of trump can beat the 10
        ("Z1 Z2 H13 H12 H10", "H11", 3),  # it is turned: nobody has it
        ("C13 C12 C11 C10 C9", "H1", 0),
    ],
)
def test_the_cards_that_can_beat_a_hand_are_counted(hand: str, turned: str, tricks: int) -> None:
    table = dealt("D1 D2 D3 D4 D5", hand, "S1 S2 S3 S4 S5", turned=turned, dealer=0)
    assert tricks_it_cannot_lose(table.observe(1)) == tricks


@pytest.mark.parametrize(
    ("card", "seat", "options", "tricks"),
    [
        ("Z1", 1, {}, 1),  # it leads, and the first Wizard wins
        ("Z1", 2, {}, 0),
        ("Z1", 0, {"winning_wizard": "last"}, 1),  # it is the last to play (R9.3)
        ("Z1", 1, {"winning_wizard": "last"}, 0),
        ("H13", 0, {}, 0),
        ("N1", 1, {}, 0),
    ],
)
def test_in_a_round_of_one_card_the_order_of_play_counts(
    card: str, seat: int, options: dict[str, Any], tricks: int
) -> None:
    hands = ["C1", "C2", "C3"]
    hands[seat] = card
    table = dealt(*hands, turned="H1", dealer=0, **options)
    assert tricks_it_cannot_lose(table.observe(seat)) == tricks


def test_a_player_who_sees_all_other_hands_knows_what_can_beat_their_own() -> None:
    """R9.6."""
    table = Session(FULL[1], "1")
    play_to_the_end_of_the_round(table, Stream(b"1", "play"))
    seat = table.to_act[0]
    hand = table.state.round.hands[seat] or 0
    assert hand.bit_count() == 20
    assert table.observe(seat).hand_of(seat) is None
    held = (hand >> 52 & 0b1111).bit_count()
    assert tricks_it_cannot_lose(table.observe(seat)) == max(0, 2 * held - 4)


def test_a_trick_called_certain_is_won_or_lost_as_predicted() -> None:
    """In every random play of the others."""
    winning, losing = 0, 0
    for decision in decisions(SHORT[::9]):
        if not isinstance(phase_of(decision.state), Playing):
            continue
        seen = decision.observation
        for card in (*sure_winners(seen), *sure_losers(seen)):
            session, choices = decision.session, Stream(b"1", "play")
            happened = session.act(PlayCard(decision.seat, card))
            while not (won := [event for event in happened if isinstance(event, TrickWon)]):
                happened = session.act(action_at_random(session, choices))
            wins = won[0].seat == decision.seat
            assert wins == (card in sure_winners(seen)), decision
            winning, losing = winning + wins, losing + (not wins)
    assert winning > 50
    assert losing > 50


def last_to_play(*hands: str, trick: str, **options: Any) -> SeatObservation:
    """Return the observation of seat 0, last to play to the first trick; nobody has bid."""
    table = dealt(*hands, dealer=0, **options)
    make_bids(table, *[0] * len(hands))
    play_cards(table, trick)
    return table.observe(0)


def test_all_is_won_when_no_other_hand_can_beat_what_is_left() -> None:
    """Of 54 unseen cards two are in other hands, and three Wizards beat the 13."""
    seen = last_to_play("Z1 C13", "H9 C2", "H3 D2", turned="N1", trick="H9 H3")
    assert (sure_winners(seen), sure_losers(seen)) == (cards("Z1"), cards("C13"))
    assert chance_to_win_all(seen, Card("Z1")) == comb(52, 2) / comb(55, 2)
    assert chance_to_win_all(seen, Card("C13")) == 1


def test_the_last_card_loses_when_others_lead_what_beats_it() -> None:
    """The 11 is beaten by another suit, a higher card or a Wizard that is led, by 45 of 55."""
    seen = last_to_play("H11 H1", "H9 C2", "H3 D2", turned="N1", trick="H9 H3")
    assert (sure_winners(seen), sure_losers(seen)) == (cards("H11"), cards("H1"))
    assert chance_to_lose_last(seen, Card("H1")) == 45 / 55


def test_a_jester_loses_to_whatever_is_led_and_does_not_win_when_it_leads() -> None:
    seen = last_to_play("H11 N2", "H9 C2", "H3 D2", turned="N1", trick="H9 H3")
    assert (sure_winners(seen), sure_losers(seen)) == (cards("H11"), cards("N2"))
    assert chance_to_lose_last(seen, Card("H11")) == 1
    assert chance_to_win_all(seen, Card("H11")) == 1 / comb(55, 2)  # both have a Jester, too


def test_visible_hands_make_the_outcome_certain() -> None:
    """R9.6."""
    open_hands: Any = {"turned": "N1", "trick": "H9 H3", "clairvoyance": True}
    seen = last_to_play("Z1 C13", "H9 C2", "H3 D2", **open_hands)
    assert chance_to_win_all(seen, Card("Z1")) == 1
    assert chance_to_lose_last(seen, Card("C13")) == 0
    seen = last_to_play("Z1 C13", "H9 Z2", "H3 D2", **open_hands)
    assert chance_to_win_all(seen, Card("Z1")) == 0
    seen = last_to_play("H11 H1", "H9 Z2", "H3 D2", **open_hands)
    assert chance_to_lose_last(seen, Card("H1")) == 1


def test_with_one_suit_each_only_possible_cards_are_counted() -> None:
    """R9.7: each of the others has three of 14 cards, of which 1, 2 and Jester do not beat a 2."""
    hands = ("C10 C2 C3 C4", "D9 D1 D2 D3", "H3 H1 H2 H4")
    seen = last_to_play(*hands, trick="D9 H3", deal="one_suit")
    assert chance_to_win_all(seen, Card("C10")) == pytest.approx(comb(14, 3) ** -2)
