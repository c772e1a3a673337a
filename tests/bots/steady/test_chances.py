"""Chances that a card takes a trick."""

import pytest

from foretell.bots.steady.chances import Ranking, new_row, rank_cards
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import weights_for
from foretell.cards import DECK, FIRST_WIZARD, FULL_SET, SUITS, set_of
from foretell.rules.trick import NO_TRUMP
from foretell.testing import cards

WEIGHTS = weights_for(4, one_suit_each=False)
HEARTS = 2


def sight(without: str = "", trump: int = NO_TRUMP) -> Sight:
    unseen = FULL_SET & ~set_of(cards(without))
    return Sight(unseen, 0.5, trump, last_wizard=False, one_suit_each=False)


def ranked(hand: str, seen: Sight, *, tricks: int = 5, demand: float = 0.0) -> Ranking:
    """Return the ranking of the cards of a hand, without the empty places."""
    ranking, held = Ranking(new_row(), new_row(), new_row()), cards(hand)
    rank_cards(ranking, set_of(held), len(held), tricks, demand, seen, WEIGHTS)
    return Ranking(*(row[: len(held)] for row in ranking))


def chances(hand: str, seen: Sight, *, tricks: int = 5, demand: float = 0.0) -> tuple[float, float]:
    """Return the chances of a card as a winner and as a loser, or their sums over a hand."""
    winning, losing, _ = ranked(hand, seen, tricks=tricks, demand=demand)
    return sum(winning), sum(losing)


def chance(hand: str, seen: Sight, *, tricks: int = 5, demand: float = 0.0) -> float:
    """Return the chance of a card as a winner, or the sum over a hand."""
    return chances(hand, seen, tricks=tricks, demand=demand)[0]


def test_every_card_has_a_chance_between_0_and_1() -> None:
    for card in DECK:
        for trump in range(NO_TRUMP, SUITS):
            wins, takes = chances(str(card), sight(trump=trump))
            assert 0 <= takes <= wins <= 1


def test_a_wizard_is_certain_and_a_jester_has_no_chance() -> None:
    assert chances("Z3", sight()) == (1, 1)
    assert chances("N3", sight()) == (0, 0)


def test_only_a_wizard_is_certain_to_take_a_trick() -> None:
    """So Wizards are saved for later."""
    nobody_has_anything = Sight(0, 0.0, HEARTS, last_wizard=False, one_suit_each=False)
    for card in DECK[:FIRST_WIZARD]:
        assert chance(str(card), nobody_has_anything) < 1


def test_a_higher_card_has_a_better_chance() -> None:
    for suit in "CH":
        row = [chance(f"{suit}{rank}", sight(trump=HEARTS)) for rank in range(1, 14)]
        assert row == sorted(row)
        assert len(set(row)) > 5


def test_a_card_gains_when_a_higher_one_is_gone() -> None:
    assert chance("C12", sight(without="C13")) > chance("C12", sight())
    assert chance("C12", sight(without="D13")) == chance("C12", sight())


def test_a_card_loses_by_trumps_in_other_hands() -> None:
    assert chance("C13", sight(trump=HEARTS)) < chance("C13", sight())


def test_trumps_beat_a_card_more_often_when_its_suit_is_gone() -> None:
    others_are_void = sight(without="C1 C2 C3 C4 C5 C6 C7 C8 C9", trump=HEARTS)
    assert chance("C13", others_are_void) < chance("C13", sight(trump=HEARTS))


def test_a_long_suit_holds_more_cards_that_lose() -> None:
    seen = sight(without="C9 C10", trump=HEARTS)
    together = chances("C9 C10", seen)[1]
    assert together < chances("C9", seen)[1] + chances("C10", seen)[1]


def test_with_few_tricks_left_a_card_is_less_likely_to_win() -> None:
    assert chance("C13", sight(), tricks=1) < chance("C13", sight(), tricks=10)


def test_a_card_loses_by_what_the_others_want() -> None:
    modest, fair, greedy = (chance("C12", sight(), demand=demand) for demand in (-0.5, 0.0, 0.5))
    assert greedy < fair < modest


def test_a_hand_is_ranked_from_the_worst_card_to_the_best() -> None:
    hand = "Z1 N1 C13 C2 H13 H12 D7"
    winning, losing, ranked_cards = ranked(hand, sight(without=hand, trump=HEARTS))
    assert list(winning) == sorted(winning)
    in_order = [str(DECK[int(card)]) for card in ranked_cards]
    assert (in_order[0], in_order[-1]) == ("N1", "Z1")
    assert sorted(in_order) == sorted(hand.split())
    for card, wins, takes in zip(ranked_cards, winning, losing, strict=True):
        alone = chances(str(DECK[int(card)]), sight(without=hand, trump=HEARTS))
        assert wins == pytest.approx(alone[0], abs=0.1)
        assert takes == pytest.approx(alone[1], abs=0.1)
