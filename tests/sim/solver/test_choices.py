"""Equivalent cards, one of which represents them all."""

import pytest

from foretell.cards import cards_of
from foretell.game.session import Session
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.solver import new_scratch
from foretell.sim.solver.choices import choices
from foretell.sim.solver.scratch import FRAME, STEP
from foretell.sim.solver.tricks import set_up
from foretell.testing import dealt, make_bids, play_cards

pytestmark = pytest.mark.kernel


def table(
    *hands: str, played: str = "", turned: str | None = "S1", deal: str = "shared"
) -> Session:
    session = dealt(*hands, turned=turned, dealer=len(hands) - 1, deal=deal)
    make_bids(session, *[0] * len(hands))
    play_cards(session, played)
    return session


def looked_at(session: Session) -> str:
    """Return the cards of the seat to act that represent all its legal plays."""
    scratch, state = new_scratch(), session.state
    node = set_up(settings_of(state.options), state_of(state), scratch)
    found = choices(scratch, node)
    hand = state.round.hands[session.to_act[0]]
    assert hand is not None
    packed = cards_of(int(scratch[scratch[node + FRAME] + scratch[node + STEP]]))
    assert len(packed) == hand.bit_count()
    return " ".join(
        str(card)
        for card, position in zip(cards_of(hand), packed, strict=True)
        if found >> position.index & 1
    )


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("C5 C6 C8", "H1 H2 H3", "H4 H5 H6"), "C5"),
        (("C5 C6 C8", "C7 H2 H3", "H4 H5 H6"), "C5 C8"),
        (("C5 C6 C8", "C4 C9 H3", "H4 H5 H6"), "C5"),
        (("C13 D1 D13", "H1 H2 H3", "H4 H5 H6"), "C13 D1"),
        (("S12 S13 Z1", "H1 H2 H3", "H4 H5 H6"), "S12 Z1"),
        (("Z1 Z3 N1", "Z2 H2 H3", "H4 H5 H6"), "Z1 N1"),
        (("N1 N3 N4", "N2 H2 H3", "H4 H5 H6"), "N1"),
        (("Z4 N1 N2", "Z1 H2 H3", "H4 H5 H6"), "Z4 N1"),
    ],
)
def test_cards_are_equivalent_if_nobody_holds_one_in_between(
    hands: tuple[str, ...], expected: str
) -> None:
    """R7.4."""
    assert looked_at(table(*hands)) == expected


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("C7", "C5 C8 Z1"),  # one does not win, the other does
        ("H7", "C5 Z1"),
        ("Z4", "C5 Z1"),
        ("N1", "C5 Z1"),
    ],
)
def test_the_best_card_of_the_trick_separates_the_cards_around_it(
    played: str, expected: str
) -> None:
    """R7.4."""
    hands = (f"{played} D1 D2 D3 D4", "C5 C6 C8 C9 Z1", "D5 D6 D7 D8 D9")
    assert looked_at(table(*hands, played=played)) == expected


def test_a_beaten_card_of_the_trick_separates_no_cards() -> None:
    """R7.4."""
    session = table("C7 D1", "C9 D2", "C6 C8", "D3 D4", played="C7 C9")
    assert looked_at(session) == "C6"


def test_only_legal_cards_are_considered() -> None:
    """R7.3."""
    session = table("C7 D1 D2", "C2 H1 N1", "H4 H5 H6", played="C7")
    assert looked_at(session) == "C2 N1"


@pytest.mark.parametrize(
    ("second", "expected"),
    [
        ("D1 D2 D12 D13", "C5 Z1"),
        ("D1 D6 D12 D13", "C5 C6 C7 Z1"),  # the first card of a rank beats the others
        ("D1 D5 D12 D13", "C5 C6 Z1"),
        ("D1 D7 D12 D13", "C5 C7 Z1"),
    ],
)
def test_with_one_suit_each_ranks_are_equivalent_if_none_in_between_is_elsewhere(
    second: str, expected: str
) -> None:
    """R9.7."""
    session = table("C5 C6 C7 Z1", second, "H1 H2 H12 H13", turned=None, deal="one_suit")
    assert looked_at(session) == expected
