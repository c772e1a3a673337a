"""Reviews of whole games."""

import pytest

from foretell.analysis import (
    Judgement,
    Kind,
    Thresholds,
    review,
    review_json,
    review_rounds,
    seats_to_review,
)
from foretell.game.actions import is_alike
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import dealt, make_bids, play_cards
from tests.analysis.helpers import (
    LITTLE,
    a_record,
    best_known,
    played_by,
    recorded,
    values_of,
)

pytestmark = [pytest.mark.kernel, pytest.mark.usefixtures("quick_reviews")]

TABLES = (
    LITTLE,
    Options(players=4, hand_sizes=(2,), bidding="hidden"),
    Options(players=5, hand_sizes=(1,), bidding="secret", winning_wizard="last"),
)


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_parts_add_up_to_the_points_of_every_seat_in_every_round(options: Options) -> None:
    found = review(a_record(options), seats=range(options.players))
    for seats in (*(one.seats for one in found.rounds), found.seats):
        for seat in seats:
            luck = seat.luck
            assert luck.decisions is not None
            assert luck.hidden is not None
            parts = luck.cards + luck.others + luck.decisions + luck.hidden
            assert parts == pytest.approx(luck.points - luck.average, abs=1e-9)
            assert luck.decisions <= 0


def test_a_player_who_takes_the_best_known_actions_loses_nothing() -> None:
    game = played_by(Session(Options(players=3, hand_sizes=(1, 2)), "2a"), {1: best_known()})
    found = review(recorded(game, ("random", "strongest", "random")), seats=[1])
    assert found.seats[1].luck.decisions == 0
    assert found.seats[1].accuracy == 100
    assert all(not one.against for one in found.seats[1].decisions)


def test_people_are_reviewed_by_default_and_everybody_where_there_are_none() -> None:
    people = a_record(kinds=("random", "human", "human"))
    assert seats_to_review(people) == (1, 2)
    assert seats_to_review(a_record(kinds=("random",) * 3)) == (0, 1, 2)
    assert review(people).reviewed == (1, 2)


def test_seats_that_are_not_reviewed_have_luck_but_no_decisions() -> None:
    found = review(a_record(), seats=[2])
    other = found.seats[0]
    assert (other.decisions, other.accuracy) == ((), None)
    assert (other.luck.decisions, other.luck.hidden) == (None, None)
    assert other.luck.cards + other.luck.others + other.luck.own == pytest.approx(
        other.luck.points - other.luck.average, abs=1e-9
    )
    assert found.seats[2].decisions


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        review(a_record(), seats=[3])


def test_the_luck_of_a_seat_does_not_depend_on_who_is_reviewed() -> None:
    lucks = [review(a_record(), seats=[seat]).seats[0].luck for seat in (0, 1)]
    assert lucks[0].cards == lucks[1].cards
    assert lucks[0].own == lucks[1].own


def test_every_legal_action_has_a_value_and_its_hindsight_the_best_first() -> None:
    found = review(a_record())
    for decision in found.seats[0].decisions:
        behind = [one.value.behind for one in decision.actions]
        assert behind == sorted(behind)
        assert behind[0] == 0
        assert decision.action in {one.value.action for one in decision.actions}
        assert decision.at_stake == pytest.approx(sum(behind) / len(behind))


def test_the_hindsight_of_the_last_choice_is_the_score() -> None:
    """After it, every card that is left is forced."""
    game = Session(Options(players=3, hand_sizes=(2,)), "2a")
    record = recorded(played_by(game, {}), ("human",) * 3)
    (one,) = review(record).rounds
    last = max((one for seat in one.seats for one in seat.decisions), key=lambda each: each.at)
    assert last.kind is Kind.CARD
    taken = next(each for each in last.actions if each.value.action == last.action)
    assert taken.hindsight == one.seats[last.action.seat].luck.points


def test_the_hindsight_of_the_action_taken_is_the_value_of_the_position_after_it() -> None:
    """Every seat continues by the network, as in the parts of the points."""
    options = Options(players=3, hand_sizes=(3, 3))
    record = a_record(options, kinds=("human",) * 3)
    differences: set[int] = set()
    for one, (played, values) in zip(
        review(record, seats=[1]).rounds, values_of(record), strict=True
    ):
        after = dict(zip([move.at for move in played.moves], values[1:], strict=True))
        for seat in one.seats:
            for decision in seat.decisions:
                taken = next(
                    each for each in decision.actions if each.value.action == decision.action
                )
                assert taken.hindsight == after[decision.at][seat.seat]
                differences.update(each.hindsight - taken.hindsight for each in decision.actions)
    assert len(differences) > 1


def test_a_choice_between_wizards_is_no_decision() -> None:
    """R1.1."""
    game = dealt("Z1 Z2", "C2 C3", "D2 D3", turned="H5", dealer=2, hand_sizes=(2,))
    make_bids(game, 2, 0, 0)
    play_cards(game, "Z1 C2 D2 Z2 C3 D3")
    (one,) = review(recorded(game, ("human",) * 3)).rounds
    assert [decision.kind for decision in one.seats[0].decisions] == [Kind.BID]


@pytest.mark.compiled
def test_the_reasons_against_an_action_are_given_where_it_lost_points() -> None:
    found = review(a_record(Options(players=3, hand_sizes=(2, 2)), seed="5"), seats=range(3))
    lost = [decision for seat in found.seats for decision in seat.decisions if decision.loss > 0]
    assert lost
    for decision in lost:
        assert decision.reasons or decision.against
        assert not is_alike(decision.action, decision.actions[0].value.action)


def test_thresholds_decide_what_is_named() -> None:
    record = a_record(Options(players=3, hand_sizes=(2, 2)), seed="8")
    low = Thresholds(inaccurate=0.01, mistake=0.02, blunder=0.03)
    mixed = Thresholds(inaccurate=0.01, mistake=500, blunder=500)
    high = Thresholds(inaccurate=500, mistake=500, blunder=500)
    strict, mild, none = (review(record, thresholds=one) for one in (low, mixed, high))
    blunders = [seat.count(Judgement.BLUNDER) for seat in strict.seats]
    assert sum(blunders) > 0
    assert [seat.count(Judgement.INACCURATE) for seat in mild.seats] == blunders
    assert all(seat.count(name) == 0 for seat in none.seats for name in Judgement)
    for one, other in zip(strict.seats, mild.seats, strict=True):
        assert one.luck == other.luck


def test_losses_by_kind_add_up_to_the_decisions() -> None:
    found = review(a_record(), seats=range(3))
    for seat in found.seats:
        assert seat.luck.decisions == pytest.approx(-sum(seat.lost_by(kind) for kind in Kind))


def test_a_review_round_by_round_is_the_same() -> None:
    record = a_record()
    assert tuple(review_rounds(record)) == review(record).rounds


def test_the_same_record_has_the_same_review() -> None:
    assert review_json(review(a_record())) == review_json(review(a_record()))


def test_a_game_without_a_complete_round_has_an_empty_review() -> None:
    found = review(a_record(steps=3))
    assert (found.rounds, found.seats) == ((), ())
