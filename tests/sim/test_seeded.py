"""Deals of many games at once, compared with deals of single games."""

from collections.abc import Sequence

import pytest

from foretell.cards import Card, set_of
from foretell.game.deal import deal_key, deal_round, draw_for_dealer
from foretell.rules.options import Deal, Options
from foretell.rules.trump import NO_CARD
from foretell.sim.seeded import DealtRound, deal_rounds, draw_for_dealers
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

SEEDS = [f"{number:x}" for number in range(amount(60, 6))]
GAMES = [
    *(Options(players=players) for players in range(2, 7)),
    *(Options(players=players, deal=Deal.ONE_SUIT) for players in (3, 4)),
    Options(players=5, hand_sizes=(12, 1, 1, 11)),
    Options(players=3, hand_sizes=(20, 20, 19), edition="fantasy"),
]


def keys(options: Options) -> list[bytes]:
    return [deal_key(seed, options) for seed in SEEDS]


def indices(cards: Sequence[Card]) -> list[int]:
    return [card.index for card in cards]


@pytest.mark.compiled
@pytest.mark.parametrize("options", GAMES, ids=repr)
def test_rounds_dealt_together_have_the_same_cards_as_dealt_alone(options: Options) -> None:
    """R4.1, R5.1, R9.4, R9.7: for every first dealer."""
    dealers = [number % options.players for number in range(len(SEEDS))]
    rounds = list(deal_rounds(options, keys(options), dealers))
    assert len(rounds) == len(options.schedule)
    for number, dealt in enumerate(rounds, 1):
        for game, (seed, first) in enumerate(zip(SEEDS, dealers, strict=True)):
            alone = deal_round(seed, options, number, (first + number - 1) % options.players)
            turned = NO_CARD if alone.turned is None else alone.turned.index
            assert dealt.hands[game].tolist() == list(map(indices, alone.hands))
            assert dealt.sets()[game].tolist() == list(map(set_of, alone.hands))
            assert dealt.turned[game] == turned


@pytest.mark.parametrize("players", range(2, 7))
def test_games_drawn_together_draw_the_same_cards_as_alone(players: int) -> None:
    """R3.1: including draws repeated after a tie."""
    options = Options(players=players)
    draws = draw_for_dealers(options, keys(options))
    assert draws == [draw_for_dealer(seed, options) for seed in SEEDS]
    assert len(SEEDS) < 20 or {1, 2} <= {len(draw.draws) for draw in draws}


def test_an_empty_array_of_games_can_be_dealt() -> None:
    dealt = next(iter(deal_rounds(Options(), [], [])))
    assert isinstance(dealt, DealtRound)
    assert dealt.hands.shape == (0, 4, 1)
