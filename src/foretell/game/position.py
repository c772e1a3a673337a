"""Positions: a game that starts from a given deal instead of the one from a seed."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from foretell.cards import Card, parse_cards
from foretell.game.deal import trump_of
from foretell.game.events import DealerDrawn, Dealt, Event, RoundScored
from foretell.rules.options import Deal, Options

HandLike: TypeAlias = str | Sequence[Card]
"""A hand: cards, or their texts separated by spaces."""


def position(
    hands: Sequence[HandLike],
    *,
    turned: str | Card | None = None,
    dealer: int = 0,
    totals: Sequence[int] | None = None,
    number: int | None = None,
    **options: object,
) -> tuple[Options, tuple[Event, ...]]:
    """Return the options and the events of a game in which these hands have just been dealt.

    Arguments and errors are those of ``Session.from_position``.
    """
    held = tuple(parse_cards(hand) if isinstance(hand, str) else tuple(hand) for hand in hands)
    if not held:
        raise ValueError("a position needs a hand for each seat")
    up = Card(turned) if isinstance(turned, str) else turned
    players, size = len(held), len(held[0])
    values = {"players": players, **options}
    fixed = players == 2 or values.get("deal") == Deal.ONE_SUIT
    if number is None and not fixed and "hand_sizes" not in values:
        values["hand_sizes"] = (size,) if totals is None else (size, size)
        number = 1 if totals is None else 2
    schedule = Options.from_json(values).schedule
    if number is None:
        if size not in schedule:
            raise ValueError(f"no round deals {size} cards to each player")
        number = schedule.index(size) + 1
    if not 1 <= number <= len(schedule):
        raise ValueError(f"the game has rounds 1 to {len(schedule)}, not {number}")
    if not 0 <= dealer < players:
        raise ValueError(f"the game has seats 0 to {players - 1}, so nobody deals at {dealer}")
    first_dealer = (dealer - number + 1) % players
    chosen = Options.from_json({"first_dealer": first_dealer, **values})
    _check(chosen, number, held, up, totals)
    events: list[Event] = [] if chosen.first_dealer is not None else [DealerDrawn((), first_dealer)]
    events += earlier_rounds(players, number, first_dealer, totals or (0,) * players)
    events.append(Dealt(number, dealer, held, up, trump_of(up)))
    return chosen, tuple(events)


def _check(
    options: Options,
    number: int,
    held: tuple[tuple[Card, ...], ...],
    turned: Card | None,
    totals: Sequence[int] | None,
) -> None:
    size = options.schedule[number - 1]
    if any(len(hand) != size for hand in held):
        raise ValueError(f"round {number} deals {size} cards to each player")
    if (turned is not None) != options.leaves_a_stock(size):
        raise ValueError("a card is turned if, and only if, the deal leaves a stock")
    cards = [card for hand in held for card in hand] + ([] if turned is None else [turned])
    if len(set(cards)) < len(cards):
        raise ValueError("a card is there twice")
    if totals is not None and (number == 1 or len(totals) != len(held)):
        raise ValueError("totals are a number for each seat, from an earlier round")


def earlier_rounds(
    players: int, number: int, first_dealer: int, totals: Sequence[int]
) -> Iterator[Event]:
    """Yield the events of earlier rounds, of which only the totals after the last are known."""
    nothing = (0,) * players
    for earlier in range(1, number):
        gained = tuple(totals) if earlier == number - 1 else nothing
        dealer = (first_dealer + earlier - 1) % players
        yield Dealt(earlier, dealer, ((),) * players, None, None)
        yield RoundScored(earlier, nothing, nothing, gained, gained, trump=None)
