"""R8 at the table: the score pad and the winners."""

import pytest
from hypothesis import given

from foretell.cards import Card, Suit
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.events import Dealt, GameFinished, RoundScored, TrumpChosen
from foretell.game.phases import Finished
from foretell.game.refusals import GameIsOver
from foretell.game.session import Outcome, Session
from foretell.rules.options import Options
from foretell.testing import dealt, make_bids, options, play_at_random, play_cards, seeds


def scored(session: Session) -> RoundScored:
    return session.state.scores[-1]


def one_trick_each(*bids: int, totals: tuple[int, ...] | None = None) -> Session:
    """Return a round in which seats 0 and 1 take one trick each, with bids by seat."""
    session = dealt("C9 D1", "C2 D9", "C3 D3", turned="S2", dealer=2, totals=totals)
    make_bids(session, *bids)
    play_cards(session, "C9 C2 C3 D1 D9 D3")
    return session


def test_r8_1_exact_bids_score_20_and_10_a_trick() -> None:
    """R8.1."""
    assert scored(one_trick_each(1, 1, 0)).points == (30, 30, 20)


def test_r8_2_each_trick_over_or_under_costs_10() -> None:
    """R8.2."""
    assert scored(one_trick_each(2, 0, 2)).points == (-10, -10, -20)


def test_r8_3_scores_add_up_and_may_be_negative() -> None:
    """R8.3."""
    session = one_trick_each(2, 0, 2, totals=(50, 0, -30))
    assert scored(session).totals == session.state.totals == (40, -10, -50)


def test_r8_3_the_score_pad_has_a_row_for_each_round_with_bids_and_totals() -> None:
    """R8.3."""
    session = dealt("C9", "C2", "C3", turned="S2", dealer=2, hand_sizes=[1, 1])
    make_bids(session, 1, 1, 0)
    play_cards(session, "C9 C2 C3")
    row = RoundScored(
        1,
        bids=(1, 1, 0),
        taken=(1, 0, 0),
        points=(30, -10, 20),
        totals=(30, -10, 20),
        trump=Suit.SPADES,
    )
    for viewer in (None, 0, 1, 2):
        assert session.observe(viewer).known.scores == (row,)
        assert session.observe(viewer).known.totals == (30, -10, 20)
    play_at_random(session, "0")
    assert [line.round for line in session.state.scores] == [1, 2]


@given(options(), seeds())
def test_r8_3_every_row_shows_the_trump_of_its_round(chosen: Options, seed: str) -> None:
    """R5, R8.3."""
    trump = None
    for event in play_at_random(Session(chosen, seed), seed).events:
        match event:
            case Dealt(trump=told) | TrumpChosen(suit=told):
                trump = told
            case RoundScored():
                assert event.trump is trump


@given(options(), seeds())
def test_r8_3_every_row_adds_to_the_row_before(chosen: Options, seed: str) -> None:
    """R8.1 to R8.3, computed a second time."""
    session = play_at_random(Session(chosen, seed), seed)
    totals = (0,) * chosen.players
    for row in session.state.scores:
        for seat, (bid, tricks) in enumerate(zip(row.bids, row.taken, strict=True)):
            exact = 20 + 10 * tricks
            away = max(bid - tricks, tricks - bid)
            assert row.points[seat] == (-10 * away if away else exact)
            assert row.totals[seat] == totals[seat] + row.points[seat]
        totals = row.totals


def test_r8_4_the_highest_total_wins() -> None:
    """R8.4."""
    session = one_trick_each(1, 0, 2)
    assert session.outcome == Outcome(totals=(30, -10, -20), winners=(0,))
    assert session.events[-1] == GameFinished((30, -10, -20), (0,))
    assert session.phase == Finished()
    assert session.to_act == ()


def test_r8_4_equal_highest_totals_win_together() -> None:
    """R8.4."""
    assert one_trick_each(1, 1, 0).outcome == Outcome((30, 30, 20), (0, 1))
    together = one_trick_each(1, 0, 0, totals=(0, 0, 10)).outcome
    assert together == Outcome((30, -10, 30), (0, 2))


def test_r8_4_the_highest_total_wins_even_below_zero() -> None:
    """R8.4, R8.3."""
    assert one_trick_each(2, 0, 2).outcome == Outcome((-10, -10, -20), (0, 1))


def test_r8_4_only_the_totals_after_the_last_round_decide() -> None:
    """R8.4."""
    assert one_trick_each(2, 1, 0, totals=(30, 0, 0)).outcome == Outcome((20, 30, 20), (1,))


def test_r8_4_after_the_last_round_nobody_acts() -> None:
    """R8.4."""
    session = one_trick_each(1, 0, 2)
    state, events = session.state, session.events
    for action in (MakeBid(0, 0), PlayCard(0, Card("C9")), ChooseTrump(2, Card("C9").suit)):  # type: ignore[arg-type]  # a club has a suit
        with pytest.raises(GameIsOver) as caught:
            session.act(action)
        assert (caught.value.code, caught.value.clause) == ("turn/game_over", "R8.4")
        assert caught.value.data() == {}
    assert (session.state, session.events) == (state, events)
    assert all(session.legal_actions(seat) == () for seat in range(3))


def test_an_unfinished_game_has_no_outcome() -> None:
    """R8.4."""
    session = Session(Options(players=3), "1")
    assert session.outcome is None
