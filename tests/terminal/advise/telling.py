"""Played games, entered as by a player at a table with real cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from foretell.cards import Card
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    RoundScored,
    TrumpChosen,
)
from foretell.game.observation import Observation
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Bidding, Options
from foretell.terminal.advise.course import GameSetup, course
from foretell.terminal.advise.question import Happened, Standing, Table
from foretell.terminal.common.view import View
from tests.clairvoyance import is_clairvoyant
from tests.terminal.screens import a_view


def a_setup(
    options: Options, *, seat: int = 0, given: bool = True, suits_asked: bool = False
) -> GameSetup:
    """Return the setup of a game with the given options."""

    def options_for(players: int) -> Options:
        return Options.from_json({**options.to_json(), "players": players})

    return GameSetup(
        options_for,
        players=options.players,
        players_given=given,
        seat=seat,
        name_of=lambda other: "You" if other == seat else f"Seat {other}",
        suits_asked=suits_asked,
    )


def a_reader(options: Options, seat: int = 0) -> View:
    """Return the view of a reader at such a table."""
    view = a_view(options.players, edition=options.edition, seat=seat)
    names = ["You" if other == seat else f"Seat {other}" for other in range(options.players)]
    return View(view.words, view.names, names, seat)


def answers(events: tuple[Event, ...], options: Options, seat: int) -> Iterator[str]:
    """Yield the lines that a seat types to enter a game from its first round."""
    yield str(options.players - 1)
    yield ""
    first = next(event for event in events if isinstance(event, Dealt))
    number, dealer = first.round, first.dealer
    yield str(dealer)
    view = a_reader(options, seat)
    for event in events:
        match event:
            case Dealt(number, dealer, turned=turned):
                if turned is not None:
                    yield _card(turned, view)
                yield from _hands(event, options, view)
            case TrumpChosen(suit=suit):
                yield view.names.sign(suit)
            case BidMade(bidder, bid) if options.bidding is Bidding.OPEN or bidder == seat:
                yield str(bid)
            case BiddingClosed():
                yield from _closing(event, options, view, dealer, number)
            case CardPlayed(card=played):
                yield _card(played, view)
            case RoundScored(bids=bids) if options.bidding is Bidding.SECRET:
                yield from _others_bids(bids, dealer, seat)
            case _:
                pass


def _card(shown: Card, view: View) -> str:
    return view.names.short(shown) if shown.suit is not None else str(shown)


def _hand(cards: tuple[Card, ...] | None, view: View) -> str:
    assert cards is not None
    return " ".join(_card(card, view) for card in cards)


def _hands(event: Dealt, options: Options, view: View) -> Iterator[str]:
    """Yield the visible hands: the reader's own, or with clairvoyance all others."""
    assert view.seat is not None
    players = options.players
    others = [(view.seat + step) % players for step in range(1, players)]
    seen = others if is_clairvoyant(options, event.round) else [view.seat]
    return (_hand(event.hands[other], view) for other in seen)


def _closing(
    event: BiddingClosed, options: Options, view: View, dealer: int, number: int
) -> Iterator[str]:
    """Yield the facts revealed after the last bid."""
    assert view.seat is not None
    if options.bidding is Bidding.HIDDEN:
        yield from _others_bids(event.bids, dealer, view.seat)
    if is_clairvoyant(options, number):
        yield _hand(event.hands[view.seat], view)


def _others_bids(bids: tuple[int | None, ...], dealer: int, seat: int) -> Iterator[str]:
    players = len(bids)
    order = [(dealer + step) % players for step in range(1, players + 1)]
    return (str(bids[other]) for other in order if other != seat)


@dataclass
class Heard:
    """The events and observations of a course."""

    table: Table | None
    events: list[Event]
    decisions: list[Observation]
    """Observations of the reader at each of their turns."""


def tell(setup: GameSetup, typed: Iterator[str], spelling: Spelling) -> Heard:
    """Answer the questions of a course until it is over or the typed lines run out."""
    heard, telling = Heard(None, [], []), course(setup)
    try:
        step = next(telling)
        while True:
            if isinstance(step, Table):
                heard.table, step = step, next(telling)
            elif isinstance(step, Happened):
                heard.events.append(step.event)
                step = next(telling)
            elif isinstance(step, Standing):
                step = next(telling)
            else:
                if step.own is not None:
                    heard.decisions.append(step.own)
                step = telling.send(step.read(next(typed), spelling))
    except StopIteration:
        return heard


def told_of(events: list[Event], options: Options) -> list[Event]:
    """Return the events that are entered: all except the draw and unannounced bids."""
    hidden = options.bidding is not Bidding.OPEN
    return [
        event
        for event in events
        if not isinstance(event, DealerDrawn)
        and not (hidden and isinstance(event, BidMade) and event.bid is None)
    ]
