"""Tables with the cards, dealer and totals that a test needs."""

from collections.abc import Iterator, Sequence

from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.deal import trump_of
from foretell.game.events import DealerDrawn, Dealt, Event, RoundScored
from foretell.game.session import Session
from foretell.rules.options import Deal, Options


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text names, separated by spaces.

    >>> cards("C1 Z4")
    (Card('C1'), Card('Z4'))

    Raises:
        UnknownCard: for a word that names no card.
    """
    return tuple(Card(word) for word in text.split())


def dealt(
    *hands: str,
    turned: str | None = None,
    dealer: int = 0,
    totals: Sequence[int] | None = None,
    number: int | None = None,
    seed: str = "0",
    **options: object,
) -> Session:
    """Return a game in which these hands have just been dealt.

    >>> table = dealt("C1", "H5", "Z1", turned="D2")
    >>> table.to_act
    (1,)
    >>> table.observe(1).hand
    (Card('H5'),)

    Args:
        hands: a hand for each seat, from seat 0.
        turned: the turned card; None only where a deal leaves no stock (R5.4, R9.7).
        dealer: the seat that deals this round.
        totals: the scores before this round; all 0 when left out.
        number: the round, from 1. When left out, the game has just as many rounds as it needs:
            this one, and one before it if there are totals; where the schedule is fixed, it is
            the round which deals hands of this size.
        seed: from which later rounds are dealt.
        options: options by the names of records; what is left out is standard.

    Raises:
        ValueError: when no such round can be, or a card is there twice.
        Refusal: for an unknown card, or options that do not go together.
    """
    held = tuple(cards(hand) for hand in hands)
    up = None if turned is None else Card(turned)
    players, size = len(hands), len(held[0])
    values = {"players": players, **options}
    fixed = players == 2 or values.get("deal") == Deal.ONE_SUIT
    if number is None and not fixed and "hand_sizes" not in values:
        values["hand_sizes"] = (size,) if totals is None else (size, size)
        number = 1 if totals is None else 2
    if number is None:
        number = Options.from_json(values).schedule.index(size) + 1
    first_dealer = (dealer - number + 1) % players
    chosen = Options.from_json({"first_dealer": first_dealer, **values})
    _check(chosen, number, held, up, totals)
    events: list[Event] = [] if chosen.first_dealer is not None else [DealerDrawn((), first_dealer)]
    events += _earlier(players, number, first_dealer, totals or (0,) * players)
    events.append(Dealt(number, dealer, held, up, trump_of(up)))
    return Session(chosen, seed, events)


def make_bids(session: Session, *bids: int) -> tuple[Event, ...]:
    """Let the seats to act bid one after the other; return all events."""
    return tuple(event for bid in bids for event in session.act(MakeBid(session.to_act[0], bid)))


def play_cards(session: Session, text: str) -> tuple[Event, ...]:
    """Let the seats to act play these cards one after the other; return all events."""
    return tuple(
        event for card in cards(text) for event in session.act(PlayCard(session.to_act[0], card))
    )


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
    shown = [card for hand in held for card in hand] + ([] if turned is None else [turned])
    if len(set(shown)) < len(shown):
        raise ValueError("a card is there twice")
    if totals is not None and (number == 1 or len(totals) != len(held)):
        raise ValueError("totals are a number for each seat, from an earlier round")


def _earlier(
    players: int, number: int, first_dealer: int, totals: Sequence[int]
) -> Iterator[Event]:
    """Yield the rounds before, of which nothing is told but the totals they led to."""
    nothing = (0,) * players
    for earlier in range(1, number):
        gained = tuple(totals) if earlier == number - 1 else nothing
        dealer = (first_dealer + earlier - 1) % players
        yield Dealt(earlier, dealer, ((),) * players, None, None)
        yield RoundScored(earlier, nothing, nothing, gained, gained, trump=None)
