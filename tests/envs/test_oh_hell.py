"""Without Wizards and Jesters the game is Oh Hell as OpenSpiel has it in C++."""

from itertools import product
from math import factorial, isclose, log
from random import Random
from typing import Any, NamedTuple

import pytest

from foretell.cards import Card, Suit
from foretell.envs.compiled import layout as entries
from foretell.rules.scoring import points
from foretell.sim import layout

pytestmark = pytest.mark.compiled

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

GAMES = 1000
BONUS = 10
"""The points that Oh Hell gives for an exact bid."""
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
"""The suits in the order of Oh Hell, whose cards are counted by rank first."""


class Setting(NamedTuple):
    """The parameters of a game."""

    players: int
    suits: int
    ranks: int
    tricks: int
    per_trick: int
    penalty: bool

    def card(self, number: int) -> Card:
        """Return the card that has this number in Oh Hell."""
        rank, suit = divmod(number, self.suits)
        return Card(f"{SUITS[suit].letter}{rank + 1}")

    def action(self, number: int) -> int:
        """Return our number of an action of Oh Hell."""
        cards = self.suits * self.ranks
        return entries.BID + number - cards if number >= cards else self.card(number).index

    def theirs(self) -> Any:
        """Return the game of OpenSpiel."""
        return pyspiel.load_game(
            "oh_hell",
            {
                "players": self.players,
                "num_suits": self.suits,
                "num_cards_per_suit": self.ranks,
                "num_tricks_fixed": self.tricks,
                "off_bid_penalty": self.penalty,
                "points_per_trick": self.per_trick,
            },
        )

    def ours(self) -> Any:
        """Return our game with the same cards: one round, and bids that never add up (R9.8)."""
        from foretell.envs.openspiel import NAME

        deck = "/".join(str(self.card(number)) for number in range(self.suits * self.ranks))
        return pyspiel.load_game(
            NAME,
            {
                "players": self.players,
                "deck": deck,
                "hand_sizes": f"{self.tricks}/",
                "even_bid": "never",
            },
        )

    def score(self, bid: int, taken: int) -> int:
        """Return the points that Oh Hell gives, which differ from those of R8."""
        if bid == taken:
            return self.per_trick * taken + BONUS
        return -self.per_trick * abs(bid - taken) if self.penalty else self.per_trick * taken


SETTINGS = [
    Setting(players, suits, ranks, tricks, per_trick, penalty)
    for (players, suits, ranks, tricks), (per_trick, penalty) in product(
        [
            (3, 1, 4, 1),
            (3, 2, 2, 1),
            (3, 4, 13, 17),
            (3, 3, 5, 4),
            (4, 2, 3, 1),
            (4, 4, 13, 12),
            (4, 4, 6, 5),
            (5, 4, 9, 7),
            (6, 3, 9, 4),
            (6, 4, 13, 8),
        ],
        [(1, False), (10, True)],
    )
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: "-".join(map(str, setting)))
def test_without_wizards_and_jesters_it_is_oh_hell(setting: Setting) -> None:
    """The seat to act, legal actions, knowledge and scores are the same at every decision.

    Oh Hell deals in turns, here a hand is dealt at a time and in ascending order: as likely as all
    the orders of the same cards together.
    """
    chance, known, count = Random(7), Known(), GAMES // len(SETTINGS)
    games = setting.theirs(), setting.ours()
    for _ in range(count):
        theirs, ours = (game.new_initial_state() for game in games)
        deal(setting, chance, theirs, ours)
        while not theirs.is_terminal():
            seat = theirs.current_player()
            assert ours.current_player() == seat
            actions = {setting.action(action): action for action in theirs.legal_actions()}
            assert ours.legal_actions() == sorted(actions)
            for player in range(setting.players):
                known.compare(*(state.information_state_string(player) for state in (theirs, ours)))
            action = chance.choice(sorted(actions))
            theirs.apply_action(actions[action])
            ours.apply_action(action)
        compare_scores(setting, theirs, ours)


def deal(setting: Setting, chance: Random, theirs: Any, ours: Any) -> None:
    """Deal the same cards in both, and compare how likely that was."""
    cards: list[Card] = []
    likely, dealer = 0.0, 0
    while theirs.is_chance_node():
        outcomes = theirs.chance_outcomes()
        outcome, share = chance.choice(outcomes)
        likely += log(share)
        if len(theirs.history()) == 1:
            dealer = outcome
        elif len(theirs.history()) > 1:
            cards.append(setting.card(outcome))
        theirs.apply_action(outcome)
    turned, players = cards.pop(), setting.players
    hands = [sorted(card.index for card in cards[seat::players]) for seat in range(players)]
    for outcome in (dealer, *(card for hand in hands for card in hand), turned.index):
        likely -= log(dict(ours.chance_outcomes())[outcome])
        ours.apply_action(outcome)
    assert isclose(likely, -players * log(factorial(setting.tricks)), abs_tol=1e-9)


def compare_scores(setting: Setting, theirs: Any, ours: Any) -> None:
    """Compare points: the bids and tricks of our game by Oh Hell's scores, and the other way."""
    assert ours.is_terminal()
    bids, taken = (
        ours.play.state[first : first + setting.players].tolist()
        for first in (layout.BIDS, layout.TAKEN)
    )
    assert theirs.returns() == [*map(float, map(setting.score, bids, taken))]
    assert ours.returns() == [*map(float, map(points, bids, taken))]
    if setting.penalty:  # ten points a trick: Oh Hell gives ten fewer for an exact bid
        exact = [bid == won for bid, won in zip(bids, taken, strict=True)]
        lower = [points - 10 * met for points, met in zip(ours.returns(), exact, strict=True)]
        assert theirs.returns() == lower


class Known:
    """The information states of two games, which must correspond one to one."""

    def __init__(self) -> None:
        self._pairs: tuple[dict[str, str], dict[str, str]] = ({}, {})

    def compare(self, one: str, other: str) -> None:
        """Compare what a seat knows in both games with all earlier pairs."""
        assert self._pairs[0].setdefault(one, other) == other
        assert self._pairs[1].setdefault(other, one) == one
