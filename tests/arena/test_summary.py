"""Figures: first averaged over the arrangements of each deal, then with an interval over deals."""

import json
from dataclasses import replace
from math import isnan
from statistics import mean, stdev

import pytest

from foretell.arena import Results, play_match, summarise
from foretell.arena.contests import Seating
from foretell.arena.figures import Figures
from foretell.arena.match import Tables
from foretell.arena.times import Times
from foretell.rules.options import Options
from tests.arena.helpers import NAMES, duel, invented, pool
from tests.arena.test_estimate import TABLE


def alone(results: Results) -> tuple[Figures, Figures]:
    (outcome,) = summarise(results).outcomes
    one, others = outcome.figures
    return one, others


@pytest.mark.parametrize("bot", ["steady", "random"])
@pytest.mark.parametrize("players", range(2, 7))
def test_a_bot_has_no_lead_over_itself(bot: str, players: int) -> None:
    """Not by a single point: every bot plays every seat."""
    sizes = None if players == 2 else (1, 2)
    options = Options(players=players, hand_sizes=sizes)
    one, others = alone(play_match(duel(bot, bot, options=options)))
    assert (one.lead.value, one.lead.low, one.lead.high) == (0.0, 0.0, 0.0)
    for name in ("points_per_round", "points_per_game", "exact", "won", "places", "place"):
        assert getattr(one, name) == getattr(others, name)
    assert one.won.value == pytest.approx(1 / players)


def test_figures_match_those_worked_out_by_hand() -> None:
    def points(deal: int, seating: Seating) -> list[int]:
        best = 10 * deal if deal < 3 else 20
        return [best if bot == 0 else 20 - 10 * seat for seat, bot in enumerate(seating)]

    match = duel("ann", "bob", deals=3)
    one, others = alone(invented(match, points))
    of_deals = [10, 20, 20]
    assert one.points_per_game.value == pytest.approx(mean(of_deals))
    margin = TABLE[2] * stdev(of_deals) / 3**0.5
    assert one.points_per_game.margin == pytest.approx(margin, rel=1e-4)
    assert one.points_per_round.value == pytest.approx(mean(of_deals) / 2)
    assert one.exact.value == 1.0
    # Others have 20, 10 and 0 in their seats, except for the seat that is taken.
    theirs = mean([10, 0, 20, 0, 20, 10])
    assert others.points_per_game.value == theirs
    assert one.lead.value == pytest.approx((mean(of_deals) - theirs) / 2)
    assert others.lead.value == pytest.approx(-one.lead.value / 2)
    assert one.seconds.value == pytest.approx(0.002)
    assert 0.003 < one.slow_seconds.value < 0.0032


def test_shared_places_count_as_fractions() -> None:
    def points(_: int, seating: Seating) -> list[int]:
        return [30 if bot == 0 else 30 - 10 * (seat % 2) for seat, bot in enumerate(seating)]

    match = duel("ann", "bob", options=Options(players=4, hand_sizes=(1,)))
    one, others = alone(invented(match, points))
    # At an even seat: tied with one, ahead of two; at an odd seat: tied with two, ahead of one.
    assert one.won.value == pytest.approx(mean([1 / 2, 1 / 3]))
    shares = [share.value for share in one.places]
    assert shares == pytest.approx([5 / 12, 5 / 12, 1 / 6, 0])
    assert one.place.value == pytest.approx(mean([1.5, 2.0]))
    assert one.won.value + 3 * others.won.value == pytest.approx(1)
    assert sum(share.value for share in others.places) == pytest.approx(1)


def test_the_leads_of_a_table_add_up_to_zero() -> None:
    summary = summarise(play_match(pool("steady", "random", deals=4, tables=Tables.ALONE)))
    for outcome in summary.outcomes:
        one, other = (figures.lead.value for figures in outcome.figures)
        assert one + 2 * other == pytest.approx(0)


def test_incomplete_deals_do_not_count() -> None:
    results = play_match(duel(deals=3))
    torn = Results(results.match, results.games[:-1])
    assert summarise(torn).deals == 2
    assert summarise(torn).games == 6
    whole = summarise(Results(results.match.with_deals(2), results.games[:6]))
    assert summarise(torn).outcomes[0].figures[0].points_per_game == (
        whole.outcomes[0].figures[0].points_per_game
    )


def test_a_summary_is_empty_before_the_first_deal() -> None:
    summary = summarise(Results(duel(), ()))
    assert (summary.deals, summary.games) == (0, 0)
    assert isnan(summary.outcomes[0].figures[0].won.value)
    assert isnan(summary.outcomes[0].figures[0].slow_seconds.value)


def test_bots_that_never_had_a_choice_have_no_decision_times() -> None:
    results = invented(duel("ann", "bob"), lambda *_: [0, 0, 0])
    games = tuple(replace(game, times=(Times(0.0, ()),) * 3) for game in results.games)
    one, _ = alone(Results(results.match, games))
    assert isnan(one.seconds.value)
    assert isnan(one.slow_seconds.value)
    assert json.loads(json.dumps(one.to_json()))["times"]["mean"]["value"] is None


def test_every_bot_of_a_pool_has_figures_in_every_contest() -> None:
    match = pool(*NAMES[:4], deals=2)
    summary = summarise(invented(match, lambda _, seating: [10 * bot for bot in seating]))
    mixed, *others = summary.outcomes
    assert [figures.bot for figures in mixed.figures] == list(NAMES[:4])
    assert len(others) == 4 * 3
    leads = [figures.lead.value for figures in mixed.figures]
    assert leads == sorted(leads)
    for outcome in others:
        one, two = outcome.figures
        assert (one.lead.value > 0) == (one.bot > two.bot)


def test_the_order_of_a_pool_does_not_change_its_figures() -> None:
    one = summarise(play_match(pool("steady", "random", tables=Tables.MIXED)))
    other = summarise(play_match(pool("random", "steady", tables=Tables.MIXED)))
    for ours, theirs in zip(one.outcomes, other.outcomes, strict=True):
        for mine, yours in zip(ours.figures, reversed(theirs.figures), strict=True):
            assert without_times(mine) == without_times(yours)


def without_times(figures: Figures) -> dict[str, object]:
    return {name: value for name, value in figures.to_json().items() if name != "times"}


def test_a_summary_can_be_written_as_json() -> None:
    summary = summarise(play_match(pool("steady", "random", deals=1)))
    told = json.loads(json.dumps(summary.to_json(), allow_nan=False))
    assert list(told) == ["match", "deals", "games", "contests"]
    assert [contest["contest"] for contest in told["contests"]] == ["mixed", "alone", "alone"]
    figures = told["contests"][1]["bots"][0]
    assert figures["bot"] == "steady"
    assert len(figures["places"]) == 3
    assert figures["points_per_round"]["low"] is None
