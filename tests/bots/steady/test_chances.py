"""Chances that a card takes a trick."""

import pytest

from foretell.bots.steady.chances import tricks_in
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.weights import weights_for
from foretell.cards import DECK, FIRST_WIZARD, FULL_SET, SUITS, set_of
from foretell.rules.trick import NO_TRUMP
from foretell.testing import cards

PLAYING = weights_for(4, one_suit_each=False).playing
HEARTS = 2


def sight(without: str = "", trump: int = NO_TRUMP) -> Sight:
    unseen = FULL_SET & ~set_of(cards(without))
    return Sight(unseen, 0.5, trump, last_wizard=False, one_suit_each=False)


def chance(hand: str, seen: Sight, tricks: int = 5) -> float:
    """Return the chance of a card, or the sum of the chances of several in one hand."""
    return tricks_in(set_of(cards(hand)), seen, PLAYING, tricks, steering=0)


def test_every_card_has_a_chance_between_0_and_1() -> None:
    for card in DECK:
        for trump in range(NO_TRUMP, SUITS):
            assert 0 <= chance(str(card), sight(trump=trump)) <= 1


def test_a_wizard_is_certain_and_a_jester_has_no_chance() -> None:
    assert chance("Z3", sight()) == 1
    assert chance("N3", sight()) == 0


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


def test_trumps_support_each_other() -> None:
    seen = sight(trump=HEARTS)
    assert chance("H9 H10", seen) > chance("H9", seen) + chance("H10", seen)
    assert chance("C9 C10", seen) == chance("C9", seen) + chance("C10", seen)


def test_with_few_tricks_left_a_card_is_less_likely_to_win() -> None:
    assert chance("C13", sight(), tricks=1) < chance("C13", sight(), tricks=10)


def test_steering_adds_most_to_uncertain_cards() -> None:
    """A card is most uncertain if its chance is one half."""
    hand = set_of(cards("Z1 N1 C13"))
    plain, steered = (tricks_in(hand, sight(), PLAYING, 5, by) for by in (0, 0.5))
    unsure = chance("C13", sight())
    assert steered - plain == pytest.approx(0.5 * unsure * (1 - unsure))
