"""Events of a game as sentences."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from foretell.cards import Card
from foretell.game import events
from foretell.game.observation import Observation
from foretell.game.state import Trick
from foretell.rules.options import Bidding
from foretell.terminal.common.table.visible import sum_of_bids, trump_text
from foretell.terminal.common.view import View, number, sentence, signed


def news(event: events.Event, after: Observation, view: View) -> Iterator[str]:
    """Yield the sentences for an event as visible to the reader, who observes ``after`` it."""
    table = after.known.round
    match event:
        case events.DealerDrawn():
            yield from _draws(event, view)
        case events.Dealt(dealer=dealer):
            deals = view.tell("play-deals", dealer, cards=table.size)
            yield f"{deals} {sentence(trump_text(after, view))}"
        case events.TrumpChosen(seat, suit):
            yield view.tell("play-trump-chosen", seat, suit=view.suit(suit))
        case events.BidMade(seat, bid):
            yield _bid(seat, bid, view)
        case events.BiddingClosed():
            yield from _announcement(after, view)
        case events.CardPlayed(seat, card):
            yield _played(seat, card, after, view)
        case events.TrickWon(seat):
            yield _taken(seat, after, view)
        case events.RoundScored():
            yield from _results(event, view)
        case events.GameFinished(totals, winners):
            yield ending(totals, winners, view)
        case _:
            assert_never(event)


def cards_named(event: events.Event, after: Observation) -> Sequence[Card]:
    """Return the cards that the sentences of an event mention."""
    match event:
        case events.DealerDrawn(draws):
            return [card for draw in draws for card in draw if card is not None]
        case events.Dealt(turned=turned):
            return [] if turned is None else [turned]
        case events.CardPlayed(card=card):
            return [card]
        case events.TrickWon(seat):
            return [winning_card(after.known.round.tricks[-1], seat)]
        case _:
            return []


def winning_card(won: Trick, winner: int) -> Card:
    """Return the card with which a seat took a trick."""
    return won.cards[(winner - won.leader) % len(won.cards)]


def ending(totals: Sequence[int], winners: Sequence[int], view: View) -> str:
    """Return the sentence that names the winners (R8.4)."""
    points = max(totals)
    if len(winners) == 1:
        return view.tell("play-wins", winners[0], points=points, total=number(points))
    return view.words(
        "play-win-together", who=view.named(winners), points=points, total=number(points)
    )


def pairs(texts: Iterable[tuple[int, str]], view: View) -> str:
    """Return players with a text each: "You: 2, Bot 1: 0"."""
    return ", ".join(
        view.words("play-pair", who=view.players[seat], what=text) for seat, text in texts
    )


def _draws(event: events.DealerDrawn, view: View) -> Iterator[str]:
    for draw in event.draws:
        cards = [(seat, view.card(card)) for seat, card in enumerate(draw) if card is not None]
        yield view.words("play-draw", cards=pairs(cards, view))
    yield view.tell("play-draw-won", event.dealer)


def _announcement(after: Observation, view: View) -> Iterator[str]:
    """Yield the announcement of the bids (R6.3) and of hands being taken up (R9.6)."""
    bids = after.bids
    if after.options.bidding is Bidding.SECRET:
        yield view.words("play-bids-secret")
    else:
        yield view.words("play-bids-announced", bids=pairs(enumerate(map(str, bids)), view))
        yield sentence(sum_of_bids(after, view))
    if after.known.round_options.clairvoyance:
        yield view.words("play-hands-taken-up")


def _bid(seat: int, bid: int | None, view: View) -> str:
    return view.tell("play-has-bid", seat) if bid is None else view.tell("play-bids", seat, bid=bid)


def _played(seat: int, card: Card, after: Observation, view: View) -> str:
    trick = after.trick
    leads = trick is not None and len(trick.cards) == 1
    return view.tell("play-leads-card" if leads else "play-plays", seat, card=view.card(card))


def _taken(seat: int, after: Observation, view: View) -> str:
    bid = after.bids[seat]
    card = view.card(winning_card(after.known.round.tricks[-1], seat))
    taken = after.taken[seat]
    if bid is None:
        return view.tell("play-takes-secretly", seat, card=card, taken=taken)
    return view.tell("play-takes", seat, card=card, taken=taken, bid=bid)


def _results(score: events.RoundScored, view: View) -> Iterator[str]:
    for seat, total in enumerate(score.totals):
        yield view.tell(
            "play-result",
            seat,
            bid=score.bids[seat],
            taken=score.taken[seat],
            points=signed(score.points[seat]),
            total=number(total),
        )
