"""Tiny games are whole games with a small deck that every seat knows."""

from itertools import permutations

import pytest

from foretell.arena.tiny import THREE_CARDS, TWO_CARDS, TWO_CARDS_HIDDEN, TinyGame, tiny_game
from foretell.cards import set_of
from foretell.game.observation import observe
from foretell.rules.options import Bidding, Options
from foretell.sim.worlds import Worlds
from foretell.testing import cards

SMALL = tiny_game("C3 C7 D7 Z1 N1", players=3, hand_sizes=(1,))


def test_every_deal_of_a_tiny_game_is_listed_once() -> None:
    deals = [(*hands, 1 << turned) for hands, turned in SMALL.deals()]
    singles = [set_of([card]) for card in SMALL.deck]
    assert sorted(deals) == sorted(permutations(singles, 4))


@pytest.mark.parametrize(("game", "count"), [(TWO_CARDS, 5040), (THREE_CARDS, 16_800)])
def test_a_tiny_game_has_the_computed_number_of_deals(game: TinyGame, count: int) -> None:
    deals = list(game.deals())
    assert len(set(deals)) == len(deals) == count
    for hands, turned in deals:
        shown = [*hands, 1 << turned]
        assert all(hand.bit_count() == game.size for hand in hands)
        assert sum(shown).bit_count() == 3 * game.size + 1
        assert not sum(shown) & game.missing


def test_one_of_the_tiny_games_hides_bids() -> None:
    assert TWO_CARDS_HIDDEN.options.bidding is Bidding.HIDDEN


def test_a_seat_considers_only_the_cards_of_the_tiny_deck() -> None:
    for deal in SMALL.deals():
        state = SMALL.begin(deal)
        dealer = deal.turned == cards("Z1")[0].index
        worlds = Worlds(observe(state, 0 if dealer else 1))
        assert worlds.count == 3 * 2  # two of the three cards that it does not see are in hands
        hands = worlds.sample(20, seed=1)
        assert not any(hand & SMALL.missing for hand in hands.ravel().tolist())


@pytest.mark.parametrize(
    "options",
    [
        Options(players=3, hand_sizes=(1,)),
        Options(players=3, hand_sizes=(1, 1), first_dealer=0),
        Options(players=3, hand_sizes=(1,), first_dealer=0, clairvoyance=True),
        Options(players=2, first_dealer=0),
        Options(players=3, deal="one_suit", first_dealer=0),
    ],
)
def test_options_unfit_for_a_tiny_game_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="one round"):
        TinyGame(options, SMALL.deck)


@pytest.mark.parametrize("deck", ["C1 C2 C3", "C1 C2 C3 C4 C4"])
def test_decks_that_do_not_fit_a_tiny_game_are_refused(deck: str) -> None:
    with pytest.raises(ValueError, match="a card must be left to turn"):
        tiny_game(deck, players=3, hand_sizes=(1,))
