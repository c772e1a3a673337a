"""Policies evaluated by the arena."""

from typing import Any

import numpy as np
import pytest

from foretell import Options
from foretell.arena import Match, play_match, summarise
from foretell.arena.refusals import NoControl
from foretell.bots.random import RandomBot
from foretell.bots.registry import UnknownBot, create
from foretell.envs import decode, evaluate, evaluation
from foretell.envs.actions import action_number
from foretell.envs.evaluation import Contestant
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.sim import observation

pytestmark = pytest.mark.kernel

SHORT = Options(players=3, hand_sizes=(1, 2))


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(1)


class FirstLegal:
    """The same policy as a bot."""

    def act(self, observation: Observation) -> Action:
        return min(observation.legal_actions, key=action_number)


def test_a_named_bot_has_the_figures_of_the_arena() -> None:
    match = Match.alone("steady", others="random", options=SHORT, deals=4, seed="2a")
    steady = summarise(play_match(match)).outcomes[0].figures[0]
    found = evaluate("steady", opponents="random", options=SHORT, deals=4, seed="2a")
    assert found.lead == steady.lead
    assert (found.exact, found.won, found.places) == (steady.exact, steady.won, steady.places)
    assert found.points_per_round == steady.points_per_round


def test_a_seed_is_a_number_or_its_hexadecimal_digits() -> None:
    found = [evaluate("steady", options=SHORT, deals=2, seed=seed) for seed in (42, "2a", 43)]
    assert found[0].points_per_round == found[1].points_per_round != found[2].points_per_round


def test_a_policy_has_the_figures_of_the_bot_that_acts_alike() -> None:
    policy = evaluate(first_legal, opponents="steady", options=SHORT, deals=5)
    bot = evaluate(FirstLegal(), opponents="steady", options=SHORT, deals=5)
    assert (policy.bot, bot.bot) == ("first_legal", "FirstLegal")
    assert policy.lead == bot.lead
    assert policy.points_per_game == bot.points_per_game


def test_a_policy_against_itself_has_no_lead() -> None:
    found = evaluate(first_legal, opponents=first_legal, options=SHORT, deals=3)
    assert (found.lead.low, found.lead.value, found.lead.high) == (0, 0, 0)


def test_policies_get_what_a_seat_knows_in_batches() -> None:
    sizes = []

    def policy(observations: Any, masks: Any) -> Any:
        assert observations.dtype == np.int16
        assert masks.shape == (len(observations), 85)
        hands = decode(observations)[:, observation.HAND]
        for hand, mask in zip(hands.tolist(), masks, strict=True):
            cards = {card for card in range(60) if mask[card]}
            assert cards <= {card for card in range(60) if hand >> card & 1}
        sizes.append(len(observations))
        return masks.argmax(1)

    evaluate(policy, opponents="random", options=SHORT, deals=4)
    assert max(sizes) == 3 * 4


def test_the_times_of_a_policy_are_measured() -> None:
    found = evaluate(first_legal, opponents="random", options=SHORT, deals=2)
    assert 0 < found.seconds.value < 1


def test_an_action_without_an_alternative_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def slow_where_forced(_: Any, masks: Any) -> Any:
        nonlocal now
        now += len(masks) * (1 if masks.sum(1).max() > 1 else 1000)
        return masks.argmax(1)

    monkeypatch.setattr(evaluation, "perf_counter", lambda: now)
    one_card = Options(players=3, hand_sizes=(1,))
    figures = evaluate(slow_where_forced, opponents="random", options=one_card, deals=1)
    assert figures.seconds.value == 1


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (
            lambda _, masks: masks.argmin(1),
            r"chose 0 in deal 1 of seed 2a at seat \d, where the legal actions are 6",
        ),
        (lambda _, masks: masks.argmax(1) + 1000, "chose 10"),
        (lambda _, masks: masks.argmax(1) - 1000, "chose -9"),
        (lambda _, masks: masks, r"int8 of the shape \(\d, 85\)"),
        (lambda _, masks: masks.mean(1), r"must return \d whole numbers .* float64"),
        (3, "policy must be the name of a bot, a bot, or a function .* not 3"),
    ],
)
def test_a_policy_that_is_none_is_refused(choice: Contestant, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        evaluate(choice, opponents="random", options=SHORT, deals=1, seed="2a")


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match=r"deals must be .* from 1"):
        evaluate("steady", deals=0)
    with pytest.raises(ValueError, match="hexadecimal digits or a whole number from 0, not -1"):
        evaluate("steady", seed=-1)
    with pytest.raises(ValueError, match=r"whole number from 0, not 1\.5"):
        evaluate("steady", seed=1.5)  # type: ignore[arg-type]  # a wrong type is the test
    with pytest.raises(ValueError, match="options must be an Options or a mapping, not 'short'"):
        evaluate("steady", options="short")  # type: ignore[arg-type]  # a wrong type is the test
    with pytest.raises(ValueError, match="opponents must be"):
        evaluate("steady", opponents=None)  # type: ignore[arg-type]  # a wrong type is the test
    with pytest.raises(ValueError, match="players is one of the options"):
        evaluate("steady", options=SHORT, players=3)
    with pytest.raises(UnknownBot):
        evaluate("nobody", options=SHORT, deals=1)


def test_a_bot_object_may_sit_in_all_seats() -> None:
    found = evaluate(create("steady", "2a"), opponents=RandomBot("2a"), options=SHORT, deals=2)
    assert found.bot == "SteadyBot"


@pytest.mark.thorough
def test_luck_is_taken_away_among_known_bots_alone() -> None:
    options = Options(players=3, hand_sizes=(4,))
    leads = [
        evaluate(first_legal, options=options, deals=8, estimation=estimation).lead
        for estimation in ("plain", "control")
    ]
    assert leads[0] != leads[1]


def test_an_estimation_that_is_not_possible_is_refused() -> None:
    with pytest.raises(NoControl):
        evaluate(first_legal, opponents="random", estimation="control")
    with pytest.raises(ValueError, match="estimation must be one of plain, control, not 'best'"):
        evaluate(first_legal, estimation="best")
