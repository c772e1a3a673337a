"""The chance of a card to take a trick."""

from foretell.bots.steady.chances import chance_now, chances_of
from foretell.bots.steady.sight import SUIT_SETS, Sight
from foretell.bots.steady.weights import weights_for
from foretell.cards import DECK, FULL_SET, Card, cards_of, set_of
from foretell.rules.options import Options
from foretell.rules.trick import NO_TRUMP
from foretell.testing import cards

PLAYING = weights_for(Options(players=4)).playing
HEARTS = 2


def sight(without: str = "", trump: int = NO_TRUMP, *, last_wizard: bool = False) -> Sight:
    unseen = FULL_SET & ~set_of(cards(without))
    return Sight(unseen, 0.5, trump, last_wizard=last_wizard, one_suit_each=False)


def chances(hand: str, seen: Sight, tricks: int = 5) -> dict[Card, float]:
    found = chances_of(set_of(cards(hand)), seen, PLAYING, tricks)
    return {DECK[card]: chance for card, chance in found}


def chance(card: str, seen: Sight, tricks: int = 5) -> float:
    return chances(card, seen, tricks)[Card(card)]


def test_every_card_has_a_chance_between_none_and_certainty() -> None:
    everything = chances(" ".join(map(str, DECK)), sight())
    assert set(everything) == set(DECK)
    assert all(0 <= chance <= 1 for chance in everything.values())


def test_a_wizard_is_certain_and_a_jester_has_no_chance() -> None:
    assert chance("Z3", sight()) == 1
    assert chance("N3", sight()) == 0


def test_nothing_but_a_wizard_is_certain() -> None:
    """So that Wizards are kept."""
    nobody_has_anything = Sight(0, 0.0, HEARTS, last_wizard=False, one_suit_each=False)
    for suit in range(4):
        for card in cards_of(SUIT_SETS[suit]):
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


def test_trumps_beat_a_card_sooner_when_its_suit_is_gone() -> None:
    others_are_void = sight(without="C1 C2 C3 C4 C5 C6 C7 C8 C9", trump=HEARTS)
    assert chance("C13", others_are_void) < chance("C13", sight(trump=HEARTS))


def test_trumps_support_each_other() -> None:
    seen = sight(trump=HEARTS)
    assert chances("H9 H10", seen)[Card("H9")] > chance("H9", seen)


def test_with_few_tricks_to_come_a_suit_may_not_be_led() -> None:
    assert chance("C13", sight(), tricks=1) < chance("C13", sight(), tricks=10)


def test_the_best_card_so_far_stays_it_the_likelier_the_fewer_can_beat_it() -> None:
    now = [chance_now(Card(f"C{rank}").index, sight(), 0.3) for rank in range(1, 14)]
    assert now == sorted(now)
    assert now[-1] == 1
    assert chance_now(Card("N1").index, sight(), 0.3) == 0


def test_a_wizard_on_the_table_fears_nothing_but_later_wizards_that_win() -> None:
    """R9.3."""
    wizard = Card("Z1").index
    assert chance_now(wizard, sight(), 0.3) == 1
    assert chance_now(wizard, sight(last_wizard=True), 0.3) < 1
    assert chance_now(wizard, sight("Z1 Z2 Z3 Z4", last_wizard=True), 0.3) == 1
