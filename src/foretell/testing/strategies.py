"""Hypothesis strategies for options, seeds, actions and games."""

try:
    from hypothesis import note
    from hypothesis import strategies as st
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'the strategies need Hypothesis; install it with: pip install "hypothesis>=6.150,<7"',
        name=error.name,
    ) from None

from foretell.cards import DECK, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.rules.options import (
    DRAW,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ONE_SUIT_PLAYERS,
    Bidding,
    Deal,
    Edition,
    EvenBid,
    Options,
    WinningWizard,
)
from foretell.rules.schedule import largest_hand
from foretell.testing.play import play_at_random


def seeds() -> st.SearchStrategy[str]:
    """Return a strategy for the seeds of games."""
    return st.integers(0, 2**64 - 1).map("{:x}".format)


@st.composite
def options(
    draw: st.DrawFn,
    *,
    fewest: int = MIN_PLAYERS,
    most: int = MAX_PLAYERS,
    deals: tuple[Deal, ...] = tuple(Deal),
    largest: int | None = None,
) -> Options:
    """Return a strategy for options; every allowed combination can come up.

    Args:
        draw: provided by Hypothesis.
        fewest: the fewest players.
        most: the most players.
        deals: the deals to choose from, where the number of players leaves a choice.
        largest: the most cards in a hand; every table that may have a custom schedule then has
            one, of up to four rounds. By default standard schedules occur as well.
    """
    players = draw(st.integers(fewest, most))
    deal = draw(st.sampled_from(deals)) if players in ONE_SUIT_PLAYERS else Deal.SHARED
    shared = deal is Deal.SHARED
    bidding = Bidding.SECRET if players == 2 else draw(st.sampled_from(Bidding))
    open_bids = bidding is Bidding.OPEN
    hand_sizes = None
    if shared and players > 2:
        limit = largest_hand(players)
        limit = limit if largest is None else min(limit, largest)
        own = st.lists(st.integers(1, limit), min_size=1, max_size=4).map(tuple)
        hand_sizes = draw(own if largest is not None else st.none() | own)
    return Options(
        players=players,
        deal=deal,
        bidding=bidding,
        even_bid=draw(st.sampled_from(EvenBid)) if open_bids else EvenBid.FREE,
        winning_wizard=draw(st.sampled_from(WinningWizard)),
        clairvoyance=draw(st.booleans()),
        follow_after_wizard=shared and draw(st.booleans()),
        first_dealer=draw(st.just(DRAW) | st.integers(0, players - 1)),
        hand_sizes=hand_sizes,
        edition=draw(st.sampled_from(Edition)),
    )


def actions(players: int) -> st.SearchStrategy[Action]:
    """Return a strategy for legal and illegal actions, including invalid seats and bids."""
    seats = st.integers(-1, players)
    return st.one_of(
        st.builds(ChooseTrump, seats, st.sampled_from(Suit)),
        st.builds(MakeBid, seats, st.integers(-1, 21)),
        st.builds(PlayCard, seats, st.sampled_from(DECK)),
    )


@st.composite
def sessions(
    draw: st.DrawFn,
    among: st.SearchStrategy[Options] | None = None,
    *,
    most_steps: int = 60,
) -> Session:
    """Return a strategy for games after up to ``most_steps`` random legal actions.

    Args:
        draw: provided by Hypothesis.
        among: the options of the games (default: any).
        most_steps: the most actions.
    """
    chosen = draw(_ANY_OPTIONS if among is None else among)
    seed, play = draw(seeds()), draw(seeds())
    steps = draw(st.integers(0, most_steps))
    note(f"play_at_random(Session({chosen!r}, {seed!r}), {play!r}, steps={steps})")
    return play_at_random(Session(chosen, seed), play, steps=steps)


_ANY_OPTIONS = options()
