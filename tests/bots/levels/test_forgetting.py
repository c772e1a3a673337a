"""Cards that are forgotten, and cards that never are."""

from itertools import pairwise

from foretell.bots.levels.forgetting import forgotten
from foretell.cards import JESTER_SET, set_of
from foretell.game.session import Session
from foretell.testing import dealt, make_bids, play_cards
from foretell.testing.builders import cards

HANDS = (
    "C2 C3 C4 C5 C6 C7 C8",
    "C9 C10 D2 D3 D4 D5 D6",
    "C11 C12 C13 Z1 N1 D8 D9",
)
EVERYTHING = 100.0
TRICKS = ("C2 C9 C11", "C12 C3 C10", "C13 C4 D2", "Z1 C5 D3", "N1 C6 D4")
SEEDS = [f"{number:x}" for number in range(200)]


def game(tricks: int, more: str = "", turned: str = "S1") -> Session:
    """Return a game with ``tricks`` tricks played, followed by the cards ``more``."""
    session = dealt(*HANDS, turned=turned, dealer=2)
    make_bids(session, 0, 0, 5)
    for trick in TRICKS[:tricks]:
        play_cards(session, trick)
    play_cards(session, more)
    return session


def lost(session: Session, seat: int, seed: str, forgetful: float) -> int:
    return forgotten(session.observe(seat).known, seat, seed, forgetful=forgetful)


def test_a_perfect_memory_forgets_nothing() -> None:
    session = game(5)
    assert not any(lost(session, 0, seed, 0.0) for seed in SEEDS)


def test_own_cards_jesters_and_the_trick_on_the_table_are_never_forgotten() -> None:
    session = game(4, "N1 C6")
    others = "C9 C11 C12 C10 C13 D2 Z1 D3"
    assert lost(session, 0, "1", EVERYTHING) == set_of(cards(others))
    assert not lost(game(5), 0, "1", EVERYTHING) & JESTER_SET


def test_forgotten_cards_stay_forgotten_to_the_end_of_the_round() -> None:
    sessions = [game(tricks) for tricks in range(6)]
    for seed in SEEDS:
        known = [lost(session, 0, seed, 0.8) for session in sessions]
        assert all(not before & ~after for before, after in pairwise(known))


def test_forgetting_depends_on_the_seed_of_the_player() -> None:
    session = game(5)
    found = [lost(session, 0, seed, 0.8) for seed in SEEDS]
    assert len(set(found)) > 20
    assert found == [lost(session, 0, seed, 0.8) for seed in SEEDS]


def test_old_and_low_cards_are_forgotten_before_recent_and_striking_ones() -> None:
    def times(card: str, turned: str) -> int:
        session = game(5, turned=turned)
        found = [lost(session, 0, seed, 1.0) for seed in SEEDS]
        return sum(bool(one & set_of(cards(card))) for one in found)

    assert times("C9", "S1") > 1.5 * times("C11", "S1") > 0  # a low card and a high one
    assert times("C9", "S1") > 1.5 * times("C9", "C1")  # the same card as a trump
    assert times("C9", "S1") > 2 * times("Z1", "S1") > 0
    assert times("D2", "S1") > 1.5 * times("D4", "S1") > 0  # two tricks apart
