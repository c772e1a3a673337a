"""The trick on the table, as the seat that is to play finds it."""

from typing import Any

from foretell.bots.steady.contest import contest_for
from foretell.bots.steady.sight import sight_of
from foretell.cards import Card
from foretell.game.session import Session
from foretell.rules.trick import NO_TRUMP
from foretell.testing import dealt, make_bids, play_cards

HANDS = "H5 C1 C2", "H7 H9 D2", "H8 D3 S2", "H2 D4 S4"


def chance(session: Session, card: str) -> float:
    """Return the chance of a card to take the trick for the seat to act."""
    (seat,) = session.to_act
    known = session.observe(seat).known
    sight = sight_of(known, seat, NO_TRUMP)
    return contest_for(known, seat, sight, rivalry=0.5).chance(Card(card).index)


def table(*bids: int, played: str, **options: Any) -> Session:
    session = dealt(*HANDS, turned="N4", dealer=3, **options)
    make_bids(session, *bids)
    play_cards(session, played)
    return session


def test_a_card_that_is_beaten_already_has_no_chance() -> None:
    session = table(0, 0, 0, 0, played="H5")
    assert chance(session, "D2") == 0
    assert chance(session, "H7") > 0


def test_the_last_to_play_knows() -> None:
    session = table(0, 0, 0, 0, played="H5 H7 H8")
    assert chance(session, "H2") == 0
    assert chance(session, "H9") == 1


def test_the_leader_has_nobody_to_beat() -> None:
    assert chance(table(0, 0, 0, 0, played=""), "C1") > 0


def test_those_who_need_tricks_are_rivals_sooner_than_others() -> None:
    eager, sated = table(0, 0, 3, 3, played="H5"), table(3, 0, 0, 0, played="H5")
    assert chance(eager, "H7") < chance(sated, "H7") < 1


def test_where_bids_are_not_shown_everybody_is_half_a_rival() -> None:
    """R9.2."""
    eager, sated = table(0, 0, 3, 3, played="H5"), table(3, 0, 0, 0, played="H5")
    secret = table(0, 0, 3, 3, played="H5", bidding="secret")
    assert chance(eager, "H7") < chance(secret, "H7") < chance(sated, "H7")


def test_with_clairvoyance_only_cards_of_those_behind_count() -> None:
    """R9.6."""
    session = table(0, 3, 3, 3, played="H5", clairvoyance=True)
    assert chance(session, "H9") == 1
    assert chance(session, "H7") < 1
