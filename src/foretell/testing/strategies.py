"""Hypothesis strategies for options, seeds, actions and games."""

from collections.abc import Sequence
from typing import Any

try:
    from hypothesis import note
    from hypothesis import strategies as st
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'the strategies need Hypothesis; install it with: pip install "hypothesis>=6.150,<7"',
        name=error.name,
    ) from None

from foretell.cards import DECK, DECK_SIZE, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.rules.declaration import DRAW, Dealer, Kind, Number, Sizes, examples
from foretell.rules.options import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, Deal, Options
from foretell.rules.schedule import largest_hand
from foretell.testing.combinations import clauses_against
from foretell.testing.play import play_at_random


def seeds() -> st.SearchStrategy[str]:
    """Return a strategy for the seeds of games.

    >>> from hypothesis import given
    >>> @given(seeds())
    ... def test_a_seed_is_hexadecimal(seed):
    ...     int(seed, 16)
    >>> test_a_seed_is_hexadecimal()
    """
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

    >>> from hypothesis import given
    >>> @given(options(most=4))
    ... def test_cards_suffice(options):
    ...     assert max(options.schedule) * options.players <= DECK_SIZE
    >>> test_cards_suffice()

    Args:
        draw: provided by Hypothesis.
        fewest: the fewest players.
        most: the most players.
        deals: the deals to choose from, where the number of players leaves a choice.
        largest: the most cards in a hand; every table that may have a custom schedule then has
            one, of up to four rounds. By default standard schedules occur as well.
    """
    chosen: dict[str, object] = {"players": draw(st.integers(fewest, most))}
    for name, option in OPTIONS.items():
        if name not in chosen:
            values = [*examples(option.kind)]
            possible = [one for one in values if not clauses_against({**chosen, name: one})]
            if name == "deal":
                possible = [one for one in possible if one in deals] or possible
            chosen[name] = draw(_values(option.kind, possible, largest, chosen["players"]))
    return Options.from_json(chosen)


def _values(
    kind: Kind, possible: Sequence[object], largest: int | None, players: Any
) -> st.SearchStrategy[Any]:
    """Return a strategy for the values of an option, of which some examples are possible."""
    limit = min(largest_hand(players), largest or DECK_SIZE)
    match kind:
        case Number(least, most) if len(possible) > 1:
            return st.integers(least, most or limit)
        case Dealer():
            return st.just(DRAW) | st.integers(0, players - 1)
        case Sizes() if len(possible) > 1:
            sizes = st.lists(st.integers(1, limit), min_size=1, max_size=4).map(tuple)
            return sizes if largest is not None else st.none() | sizes
        case _:
            return st.sampled_from(possible)


def actions(players: int) -> st.SearchStrategy[Action]:
    """Return a strategy for legal and illegal actions, including invalid seats and bids.

    >>> from foretell import Refusal
    >>> from hypothesis import given
    >>> @given(actions(players=3))
    ... def test_an_action_is_done_or_refused(action):
    ...     game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    ...     try:
    ...         game.act(action)
    ...     except Refusal:
    ...         assert action not in game.legal_actions(1)
    >>> test_an_action_is_done_or_refused()
    """
    seats = st.integers(-1, players)
    return st.one_of(
        st.builds(ChooseTrump, seats, st.sampled_from(Suit)),
        st.builds(MakeBid, seats, st.integers(-1, 21)),
        st.builds(PlayCard, seats, st.sampled_from(DECK)),
    )


@st.composite
def sessions(
    draw: st.DrawFn, among: st.SearchStrategy[Options] | None = None, *, most_steps: int = 60
) -> Session:
    """Return a strategy for games after up to ``most_steps`` random legal actions.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(sessions(most_steps=9))
    ... def test_a_copy_is_equal(game):
    ...     assert game.copy().state == game.state
    >>> test_a_copy_is_equal()

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
