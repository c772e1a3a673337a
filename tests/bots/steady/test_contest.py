"""The trick on the table, seen by the seat to play."""

from typing import Any

from foretell.bots.steady.contest import Contest, chance_to_take
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.view import contest_of, sight_of
from foretell.bots.steady.weights import weights_for
from foretell.cards import FULL_SET, Card, set_of
from foretell.game.session import Session
from foretell.rules.trick import NO_TRUMP
from foretell.rules.trump import NO_CARD
from foretell.testing import cards, dealt, make_bids, play_cards

WEIGHTS = weights_for(4, one_suit_each=False)
HANDS = "H5 C1 C2", "H7 H9 D2", "H8 D3 S2", "H2 D4 S4"


def chance(session: Session, card: str) -> float:
    """Return the chance that a card takes the trick for the seat to act."""
    (seat,) = session.to_act
    known = session.observe(seat).known
    sight = sight_of(known, seat)
    return chance_to_take(Card(card).index, contest_of(known, seat, sight), sight, WEIGHTS)


def chance_leading(card: str, without: str = "", *, last_wizard: bool = False) -> float:
    """Return the chance of a card that is led, if all but some cards may be held by later seats."""
    behind = FULL_SET & ~set_of(cards(without))
    sight = Sight(behind, 0.5, NO_TRUMP, last_wizard=last_wizard, one_suit_each=False)
    return chance_to_take(Card(card).index, Contest(NO_CARD, behind, 0.5), sight, WEIGHTS)


def table(*bids: int, played: str, **options: Any) -> Session:
    session = dealt(*HANDS, turned="N4", dealer=3, **options)
    make_bids(session, *bids)
    play_cards(session, played)
    return session


def test_a_card_that_is_already_beaten_has_no_chance() -> None:
    session = table(0, 0, 0, 0, played="H5")
    assert chance(session, "D2") == 0
    assert chance(session, "H7") > 0


def test_the_last_to_play_knows_whether_a_card_wins() -> None:
    session = table(0, 0, 0, 0, played="H5 H7 H8")
    assert chance(session, "H2") == 0
    assert chance(session, "H9") == 1


def test_the_leader_has_no_card_to_beat() -> None:
    assert chance(table(0, 0, 0, 0, played=""), "C1") > 0


def test_players_who_need_tricks_are_likelier_rivals_than_others() -> None:
    eager, sated = table(0, 0, 3, 3, played="H5"), table(3, 0, 0, 0, played="H5")
    assert chance(eager, "H7") < chance(sated, "H7") < 1


def test_when_bids_are_secret_every_player_counts_as_half_a_rival() -> None:
    """R9.2."""
    eager, sated = table(0, 0, 3, 3, played="H5"), table(3, 0, 0, 0, played="H5")
    secret = table(0, 0, 3, 3, played="H5", bidding="secret")
    assert chance(eager, "H7") < chance(secret, "H7") < chance(sated, "H7")


def test_with_clairvoyance_only_cards_of_later_seats_count() -> None:
    """R9.6."""
    session = table(0, 3, 3, 3, played="H5", clairvoyance=True)
    assert chance(session, "H9") == 1
    assert chance(session, "H7") < 1


def test_a_leading_card_is_likelier_to_win_the_fewer_cards_can_beat_it() -> None:
    now = [chance_leading(f"C{rank}") for rank in range(1, 14)]
    assert now == sorted(now)
    assert now[-1] == 1
    assert chance_leading("N1") == 0


def test_a_wizard_that_is_led_loses_only_to_later_wizards_if_the_last_wins() -> None:
    """R9.3."""
    assert chance_leading("Z1") == 1
    assert chance_leading("Z1", last_wizard=True) < 1
    assert chance_leading("Z1", without="Z1 Z2 Z3 Z4", last_wizard=True) == 1
