"""The luck of decisions among ``steady``, as a control variate."""

from statistics import fmean, stdev

import numpy as np
import pytest

from foretell import Options, Session
from foretell.arena import Estimation, Match, play_match, summarise
from foretell.arena.control.kernel import SCRATCH, worth_among_steady
from foretell.arena.control.luck import _rounds, luck_of
from foretell.arena.refusals import NoControl
from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed, play_out
from foretell.game.state import State
from foretell.sim import layout as at
from foretell.sim.settings import settings_of
from tests.sim.amounts import amount

pytestmark = pytest.mark.compiled

THREE = Options(players=3, hand_sizes=(3,))
SETS = {
    "open": THREE,
    "hidden": Options(players=3, hand_sizes=(3,), bidding="hidden"),
    "no even bid": Options(players=4, hand_sizes=(2, 4), even_bid="never"),
    "last wizard": Options(players=5, hand_sizes=(3,), winning_wizard="last"),
    "no stock": Options(players=6, hand_sizes=(10,)),
}


def played(options: Options, seed: str, alone: str, seat: int) -> Session:
    """Return a game of one bot among ``steady``."""
    game = Session(options, seed)
    bots: list[Bot] = [
        create(alone if other == seat else "steady", bot_seed(seed, other))
        for other in range(options.players)
    ]
    play_out(game, bots)
    return game


@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
def test_luck_is_0_on_average(options: Options) -> None:
    games = amount(120, 3)
    lucks = []
    for number in range(games):
        seed, seat = f"{number:x}", number % options.players
        game = played(options, seed, "random", seat)
        lucks.append(luck_of(options, seed, game.events, seat, steps=5))
    assert any(luck != 0 for luck in lucks)
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / games**0.5


def test_gains_add_up_to_the_lead_over_playing_like_the_others() -> None:
    """The sum telescopes, whatever the bot."""
    scratch, sums = np.zeros((SCRATCH, at.WIDTH), dtype=np.int64), np.zeros(2, dtype=np.int64)
    for seed in map("{:x}".format, range(amount(40, 2))):
        leads = {}
        for bot in ("random", "steady"):
            game = played(THREE, seed, bot, 1)
            leads[bot] = 3 * game.state.totals[1] - sum(game.state.totals)
            ((start, actions),) = _rounds(State.start(THREE, seed), game.events)
            worth_among_steady(settings_of(THREE), start, 1, actions, 0, 7, scratch, sums)
            assert sums.tolist() == [leads[bot] - played_alike(seed)] * 2
        assert sums.tolist() == [0, 0]


def played_alike(seed: str) -> int:
    totals = played(THREE, seed, "steady", 1).state.totals
    return 3 * totals[1] - sum(totals)


def test_equal_bots_have_a_lead_of_exactly_0() -> None:
    match = Match.alone(
        "steady", others="steady", options=THREE, deals=4, seed="2a", estimation=Estimation.CONTROL
    )
    results = play_match(match)
    assert {game.luck for game in results.games} == {0.0}
    lead = summarise(results).outcomes[0].figures[0].lead
    assert (lead.low, lead.value, lead.high) == (0, 0, 0)


def test_the_control_narrows_the_interval_and_agrees_with_the_plain_mean() -> None:
    leads = {}
    for estimation in Estimation:
        match = Match.alone(
            "seasoned",
            others="steady",
            options=THREE,
            deals=amount(60, 4),
            seed="2a",
            estimation=estimation,
        )
        leads[estimation] = summarise(play_match(match)).outcomes[0].figures[0].lead
    plain, controlled = leads[Estimation.PLAIN], leads[Estimation.CONTROL]
    assert abs(plain.value - controlled.value) < plain.margin
    if amount(1, 0):
        assert controlled.margin < plain.margin


@pytest.mark.parametrize(
    ("others", "options"),
    [
        ("random", THREE),
        ("steady", Options(players=3, clairvoyance=True)),
        ("steady", Options(players=3, deal="one_suit")),
    ],
)
def test_where_luck_cannot_be_known_it_is_refused(others: str, options: Options) -> None:
    with pytest.raises(NoControl) as refused:
        Match.alone(
            "random",
            others=others,
            options=options,
            deals=1,
            seed="2a",
            estimation=Estimation.CONTROL,
        )
    assert refused.value.known == ("steady",)
