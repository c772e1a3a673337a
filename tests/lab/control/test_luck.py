"""The luck of a bot that is alone, as a control variate."""

from collections.abc import Iterator

import numpy as np
import pytest

from foretell import Options, Session
from foretell.arena import Estimation, Match, Results, play_match, summarise
from foretell.arena.estimate import Estimate
from foretell.arena.refusals import NoControl
from foretell.bots.bot import Bot
from foretell.bots.learned.network import empty_network
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed, play_out
from foretell.game.state import State
from foretell.sim import layout
from foretell.sim.settings import settings_of
from foretell_lab.control import luck
from foretell_lab.control.kernel import SCRATCH, worth_of_decisions
from foretell_lab.control.luck import _new_policies, _rounds, luck_of, mean_lead
from foretell_lab.control.scope import AMONG, references
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

THREE = Options(players=3, hand_sizes=(3,))
SETS = {
    "open": THREE,
    "hidden": Options(players=3, hand_sizes=(3,), bidding="hidden"),
    "no even bid": Options(players=4, hand_sizes=(2, 4), even_bid="never"),
    "last wizard": Options(players=5, hand_sizes=(3,), winning_wizard="last"),
    "no stock": Options(players=6, hand_sizes=(10,)),
}
OTHERS = pytest.mark.parametrize(
    "others",
    [pytest.param(bot, marks=[pytest.mark.thorough] * (bot == "learned")) for bot in AMONG],
)


@pytest.fixture(autouse=True)
def plain_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In plain Python the reference is an empty network, which takes the first legal action."""
    if amount(1, 0):
        yield
        return
    monkeypatch.setattr(luck, "best_network", lambda: empty_network(1, 1))
    yield
    luck.mean_lead.cache_clear()
    luck._policies.cache_clear()


def played(options: Options, seed: str, alone: str, seat: int, others: str) -> Session:
    """Return a game of one bot among others."""
    game = Session(options, seed)
    bots: list[Bot] = [
        create(alone if other == seat else others, bot_seed(seed, other))
        for other in range(options.players)
    ]
    play_out(game, bots)
    return game


@OTHERS
@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
def test_luck_is_known_on_average(options: Options, others: str) -> None:
    games, far = amount(120, 2), []
    means = [mean_lead(one, others, options, amount(2000, 2))[0] for one in references(others)]
    for number in range(games):
        seed, seat = f"{number:x}", number % options.players
        game = played(options, seed, "random", seat, others)
        found = luck_of(options, seed, game.events, seat, others, deals=5)
        far.append(np.subtract(found, np.array(means) * len(options.schedule)))
    assert np.any(far)
    if amount(1, 0):
        assert (np.abs(np.mean(far, axis=0)) < 4 * np.std(far, axis=0) / games**0.5).all()


@OTHERS
def test_gains_add_up_to_the_lead_over_the_reference(others: str) -> None:
    """The sum telescopes, whatever the bot."""
    for reference in references(others) if amount(1, 0) else [others]:
        policies = _new_policies(reference, others)
        for seed in map("{:x}".format, range(amount(40, 1))):
            usual = lead_in(played(THREE, seed, reference, 1, others))
            for bot in ("random", reference):
                game = played(THREE, seed, bot, 1, others)
                ((start, actions),) = _rounds(State.start(THREE, seed), game.events)
                settings, gained = settings_of(THREE), lead_in(game) - usual
                scratch = np.zeros((SCRATCH, layout.WIDTH), dtype=np.int64)
                sums = np.zeros(3, dtype=np.int64)
                worth_of_decisions(settings, policies, start, 1, actions, 0, 7, scratch, sums)
                assert sums.tolist() == [gained, gained, usual]


def lead_in(game: Session) -> int:
    totals = game.state.totals
    return 3 * totals[1] - sum(totals)


@OTHERS
def test_equal_bots_have_a_lead_of_exactly_0(others: str) -> None:
    results = play_match(controlled_match(others, others, deals=amount(4, 1)))
    assert {game.luck and game.luck[0] for game in results.games} == {0.0}
    assert lead_of(results).value == 0
    if amount(1, 0):
        assert lead_of(results) == Estimate(0, 0, 0)


@pytest.mark.compiled
def test_the_reference_itself_has_its_mean_lead() -> None:
    deals = amount(12, 2)
    results = play_match(controlled_match("learned", "steady", deals=deals))
    value, error = mean_lead("learned", "steady", THREE, 40 * deals)
    if amount(1, 0):
        assert lead_of(results).value == pytest.approx(value)
        assert lead_of(results).margin == pytest.approx(1.96 * error)
    plain = mean_lead("learned", "steady", THREE, amount(4000, 2))
    assert abs(plain[0] - value) < 4 * error + 4 * plain[1]


def controlled_match(bot: str, others: str, deals: int) -> Match:
    return Match.alone(
        bot, others=others, options=THREE, deals=deals, seed="2a", estimation=Estimation.CONTROL
    )


def lead_of(results: Results) -> Estimate:
    return summarise(results).outcomes[0].figures[0].lead


@pytest.mark.compiled
def test_the_control_narrows_the_interval_and_agrees_with_the_plain_mean() -> None:
    leads = {}
    for estimation in Estimation:
        match = Match.alone(
            "seasoned", others="steady", options=THREE, deals=60, seed="2a", estimation=estimation
        )
        leads[estimation] = summarise(play_match(match)).outcomes[0].figures[0].lead
    plain, controlled = leads[Estimation.PLAIN], leads[Estimation.CONTROL]
    assert abs(plain.value - controlled.value) < plain.margin
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
    assert refused.value.known == AMONG
