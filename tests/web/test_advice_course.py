"""Games with real cards, entered on the page: it knows and refuses what the terminal does."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, cast

import pytest

from foretell.bots.runner import act_for, seat_bots
from foretell.cards import DECK, Card
from foretell.errors import Refusal
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    Dealt,
    Event,
    RoundScored,
    TrumpChosen,
)
from foretell.game.observation import Observation
from foretell.game.session import Session
from foretell.rules.options import Bidding, Options
from foretell.sim.information_set import information_of
from foretell.terminal.advise.places import card_of_other
from foretell.testing import all_options
from tests.clairvoyance import is_clairvoyant
from tests.web.pages import InDeno

pytestmark = pytest.mark.whole

SIZES: Final = (1, 2, 5)
"""The hand sizes of the games, where the rules fix none."""
EVERY: Final = 3
"""The interval of the combinations of options that are entered."""

Tap = str | int


def test_a_game_entered_by_taps_is_known_as_in_the_terminal_and_refused_as_there() -> None:
    """At every decision of the reader, and for every card of the deck at every other's play."""
    chosen = all_options(first_dealers=(0,), hand_sizes=(SIZES,))
    games = [_entered(options, at) for at, options in enumerate(islice(chosen, 0, None, EVERY))]
    found = InDeno().run("advice.js", games)
    assert found["failures"] == []
    assert cast("int", found["checked"]) > 1000


def _entered(options: Options, number: int) -> dict[str, object]:
    """Return a game between random bots as its taps, the reader's knowledge, and refusals."""
    seat, session = number % options.players, Session(options, f"{number:x}")
    bots = seat_bots(["random"] * options.players, "1")
    known: list[list[str]] = []
    refused: list[list[str]] = []
    while session.to_act:
        actor, bot = session.to_act[0], bots[session.to_act[0]]
        assert bot is not None
        observation = session.observe(seat)
        if actor == seat:
            known.append([str(one) for one in information_of(observation).tolist()])
        elif observation.known.round.trick is not None:
            refused.append([_code(observation, card, actor) for card in DECK])
        act_for(session, actor, bot)
    return {
        "options": options.to_json(),
        "seat": seat,
        "dealer": 0,
        "taps": [*_taps(session.events, options, seat)][:-1],  # nothing follows the last round
        "known": known,
        "refused": refused,
    }


def _code(observation: Observation, card: Card, actor: int) -> str:
    assert observation.seat is not None
    try:
        card_of_other(observation.known, [card], reader=observation.seat, seat=actor, player="x")
    except Refusal as refusal:
        return refusal.code
    return ""


def _taps(events: Sequence[Event], options: Options, seat: int) -> Iterator[Tap]:
    """Yield the taps that enter a game from the first round."""
    dealer = 0
    number = 1
    for event in events:
        match event:
            case Dealt(number, dealer):
                yield from _dealt(event, options, seat)
            case TrumpChosen(suit=suit):
                yield suit.letter
            case BidMade(bidder, int(bid)) if options.bidding is Bidding.OPEN or bidder == seat:
                yield bid
            case BiddingClosed():
                yield from _closed(event, options, number, dealer, seat)
            case CardPlayed(card=Card() as card):
                yield str(card)
            case RoundScored():
                yield "next"
            case _:
                pass


def _dealt(event: Dealt, options: Options, seat: int) -> Iterator[Tap]:
    clockwise = [(seat + step) % options.players for step in range(options.players)]
    if event.turned is not None:
        yield str(event.turned)
    for other in clockwise[1:] if is_clairvoyant(options, event.round) else clockwise[:1]:
        yield from map(str, event.hands[other] or ())


def _closed(
    event: BiddingClosed, options: Options, number: int, dealer: int, seat: int
) -> Iterator[Tap]:
    order = [(dealer + step) % options.players for step in range(1, options.players + 1)]
    if options.bidding is Bidding.HIDDEN:
        yield from (event.bids[other] or 0 for other in order if other != seat)
    if is_clairvoyant(options, number):
        yield from map(str, event.hands[seat] or ())
