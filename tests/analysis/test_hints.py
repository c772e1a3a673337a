"""Hints: a game played by them reviews to 100 %, and no decision has a name."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from foretell.analysis import appraisal, review
from foretell.analysis.appraisal import advised, appraise, is_clear, settled
from foretell.analysis.hints import hint_of, values_of
from foretell.bots.explanation import ActionValue
from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard, has_choice
from foretell.game.hint import Hint
from foretell.game.session import Session
from foretell.record import Record
from foretell.rules.options import Options
from foretell.rules.presets import PRESETS, preset_options
from foretell.testing import dealt, make_bids
from foretell.testing.combinations import all_options
from tests.analysis.helpers import LITTLE, make_reviews_quick, recorded


def played_by_hints(options: Options, seed: str, *, rounds: int | None = None) -> Record:
    """Return a game in which seat 0 follows the hints, and the others the first legal action."""
    session, hints = Session(options, seed), list[tuple[int, Hint]]()
    most = rounds or session.state.rounds
    while session.to_act and len(session.state.scores) < most:
        seat = session.to_act[0]
        legal = session.legal_actions(seat)
        if seat != 0 or not has_choice(legal):
            session.act(legal[len(session.events) % len(legal)])
            continue
        advice = advised(session.observe(0))
        hints.append((len(session.events), hint_of(advice.values, advice.games)))
        session.act(advice.values[0].action)
    kinds = ("human", *["random"] * (options.players - 1))
    return replace(recorded(session, kinds), hint_values=tuple(hints))


def faults(record: Record) -> list[str]:
    """Return the decisions of seat 0 that lost anything or have a name."""
    seat = review(record, seats=[0]).seats[0]
    assert len(seat.decisions) == len(record.hint_values)
    assert seat.accuracy in {None, 100.0}
    return [
        f"{record.header.options} {decision}"
        for decision in seat.decisions
        if decision.loss > 0 or decision.judgement is not None
    ]


VARIANTS = (
    LITTLE,
    Options(players=4, hand_sizes=(3,), bidding="hidden", winning_wizard="last"),
    Options(players=3, hand_sizes=(2, 2), bidding="secret"),
    Options(players=3, hand_sizes=(4,), clairvoyance=True),
    Options(players=5, hand_sizes=(3,), even_bid="never"),
)


@pytest.mark.kernel
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_game_played_by_the_hints_reviews_to_100_and_no_name(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_reviews_quick(monkeypatch)
    assert faults(played_by_hints(options, "2a")) == []


@pytest.mark.compiled
@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_of_every_preset_played_by_the_hints_reviews_to_100_and_no_name(
    preset: str,
) -> None:
    options = preset_options(preset, {})
    assert faults(played_by_hints(options, "5", rounds=2)) == []


def _all_variants() -> Iterator[tuple[Options, str]]:
    sizes = [(1, 3), (4,), (6,), (2, 5)]
    options = [one for one in all_options(hand_sizes=sizes) if one.players <= 6]
    step = max(1, len(options) // 200)
    for number, one in enumerate(islice(options, 0, None, step)):
        yield one, f"{number:x}"


@pytest.mark.compiled
@pytest.mark.thorough
def test_200_games_over_all_variants_played_by_the_hints_review_to_100_and_no_name() -> None:
    games = [*islice(_all_variants(), 200)]
    assert len(games) == 200
    assert [fault for one in games for fault in faults(played_by_hints(*one))] == []


@pytest.mark.kernel
@pytest.mark.usefixtures("quick_reviews")
def test_a_hint_is_believed_if_it_is_as_well_informed_as_a_review() -> None:
    """Its figures are those of the decision, and more games are tried only for a name."""
    session = Session(Options(players=3, hand_sizes=(3,)), "5")
    observation = session.observe(session.to_act[0])
    first, second, *rest = appraise(observation).values[::-1]
    best = replace(first, behind=0.0, behind_margin=0.0)
    others = [
        replace(one, behind=5.0 + at, behind_margin=9.0) for at, one in enumerate((second, *rest))
    ]
    values = (best, *others)
    hint = hint_of(values, appraisal.GAMES)
    informed = settled(observation, best.action, hint=hint)
    assert informed.values == values_of(hint, observation.legal_actions)
    assert informed.values[0].action == best.action
    assert settled(observation, second.action, hint=hint).games == appraisal.MORE[-1]
    known = replace(hint, games=10 * appraisal.MORE[-1])
    assert settled(observation, second.action, hint=known).games == 10 * appraisal.MORE[-1]
    for worse in (replace(hint, games=appraisal.GAMES - 1), replace(hint, values=hint.values[:1])):
        assert settled(observation, best.action, hint=worse).values[0].action != best.action


@pytest.mark.kernel
@pytest.mark.usefixtures("quick_reviews")
def test_a_hint_goes_on_while_another_action_may_be_as_good() -> None:
    counts = set()
    for seed in range(8):
        session = Session(Options(players=3, hand_sizes=(3,)), f"{seed}")
        observation = session.observe(session.to_act[0])
        advice = advised(observation)
        assert (advice.games == appraisal.GAMES) == is_clear(appraise(observation).values)
        counts.add(advice.games)
    assert counts <= {appraisal.GAMES, appraisal.MORE[0]}
    assert appraisal.MORE[0] in counts


def a_value(card: str, behind: float, margin: float) -> ActionValue:
    return ActionValue(PlayCard(0, Card(card)), 1.0, 0.5, 1.0, behind, margin)


def test_a_best_action_is_clear_once_all_but_equivalent_ones_are_surely_worse() -> None:
    best, twin, other = a_value("Z1", 0, 0), a_value("Z2", 0, 0), a_value("H5", 3, 2.9)
    assert is_clear((best, twin, other))
    assert not is_clear((best, replace(other, behind_margin=3.0)))


def test_the_values_of_a_hint_are_kept_to_a_hundredth_of_a_point() -> None:
    legal = [MakeBid(1, bid) for bid in range(2)]
    values = (
        ActionValue(legal[1], 12.345678, 0.61237, 1.006, 0.0, 0.0, (10, 60)),
        ActionValue(legal[0], -3.005, 0.1, 1.0, 15.350678, 2.5, (60, 10)),
    )
    hint = hint_of(values, 70)
    assert [*hint.values[0]] == [1, 1235, 6124, 101, 0, 0, (10, 60)]
    kept = values_of(hint, legal)
    assert kept is not None
    assert [one.action for one in kept] == [legal[1], legal[0]]
    assert kept[1].behind == 15.35
    assert values_of(hint, legal[:1]) is None
    assert values_of(hint, [MakeBid(1, 1), MakeBid(1, 2)]) is None


@pytest.mark.kernel
@pytest.mark.usefixtures("quick_reviews")
def test_a_hint_in_a_record_is_that_of_its_decision() -> None:
    game = dealt("H11 C12", "H5 S3", "H1 S4", turned="D8", dealer=2, hand_sizes=(2,))
    at = len(game.events)
    first = game.observe(0)
    hint = hint_of(appraise(first, 10 * appraisal.MORE[-1]).values, 10 * appraisal.MORE[-1])
    make_bids(game, 1, 0, 0)
    while game.to_act:
        game.act(game.legal_actions(game.to_act[0])[0])
    record = replace(recorded(game, ("human",) * 3), hint_values=((at, hint),))
    (one,) = review(record, seats=[0]).rounds
    assert one.seats[0].decisions[0].games == 10 * appraisal.MORE[-1]
    assert all(decision.games <= appraisal.MORE[-1] for decision in one.seats[0].decisions[1:])
