"""Where a game stands when one begins to tell it: the round, the dealer, the totals."""

from foretell.cards import Card, set_of
from foretell.game.changed import changed
from foretell.game.events import RoundScored
from foretell.game.state import State
from foretell.rules.options import EvenBid
from foretell.terminal.advise.card_questions import Whose
from foretell.terminal.advise.dealing import ask_cards
from foretell.terminal.advise.places import Places
from foretell.terminal.advise.step import Course, Standing, Table, ask
from foretell.terminal.advise.table_questions import AskDealer, AskRound, AskTotals


def open_game(table: Table) -> Course[tuple[State, int, int]]:
    """Ask where the game stands; return the state before the deal, the round, and who deals."""
    options, seat = table.options, table.seat
    number = yield from ask(AskRound(options.schedule))
    usual = None
    if options.first_dealer is not None:
        usual = (options.first_dealer + number - 1) % options.players
    dealer = yield from ask(AskDealer(table.players, usual))
    totals = (0,) * options.players
    if number > 1:
        order = table.clockwise_from(seat)
        names = [table.players[other] for other in order]
        told = yield from ask(AskTotals(names, options.even_bid is EvenBid.NOT_LEADER))
        totals = tuple(told[place] for place in table.clockwise_from(-seat))
    state = changed(
        State.start(options, None),
        first_dealer=(dealer - number + 1) % options.players,
        scores=tuple(_untold(earlier, totals, number) for earlier in range(1, number)),
    )
    yield Standing(number, state)
    if options.players == 2 and number > 1:
        state = changed(state, spent=set_of((yield from _ask_spent(table, number))))
    return state, number, dealer


def _ask_spent(table: Table, number: int) -> Course[tuple[Card, ...]]:
    """Ask for the cards that earlier rounds have used up: all hands and the turned cards (R9.4)."""
    count = sum(2 * size + 1 for size in table.options.schedule[: number - 1])
    return (yield from ask_cards(table, Whose.SPENT, count, Places(), seat=table.seat))


def _untold(earlier: int, totals: tuple[int, ...], number: int) -> RoundScored:
    """Return a round of which only the totals after the last one are known."""
    gained = totals if earlier == number - 1 else (0,) * len(totals)
    return RoundScored(earlier, bids=(), taken=(), points=(), totals=gained, trump=None)
