"""The course of a game with real cards: what is asked, one thing after the other.

A course is a generator. It yields questions, is sent what was answered, and yields in between what
that comes to. Whoever takes an answer back begins it anew and sends the others again.
"""

from collections.abc import Callable
from dataclasses import dataclass

from foretell.rules.options import Deal, Options
from foretell.terminal.advise.dealing import deal
from foretell.terminal.advise.opening import open_game
from foretell.terminal.advise.rounds import bid, name_trump, play, score
from foretell.terminal.advise.step import Course, Table, ask
from foretell.terminal.advise.table_questions import AskPlayers, AskSuits


@dataclass(frozen=True, slots=True)
class Setting:
    """What is settled before the first question.

    Attributes:
        options_for: the options of the game for a number of players.
        players: that number when nothing else is answered.
        players_given: there can be no other number.
        seat: the reader's seat.
        name_of: the name of a seat whose player is given none.
        suits_asked: with one suit each, the suits may be owned in any order at the table; else
            they are as in records.
    """

    options_for: Callable[[int], Options]
    players: int
    players_given: bool
    seat: int
    name_of: Callable[[int], str]
    suits_asked: bool


def course(setting: Setting) -> Course[None]:
    """Ask for a whole game, from any of its rounds to the last."""
    table = yield from _sit_down(setting)
    yield table
    state, number, dealer = yield from open_game(table)
    for later in range(state.rounds - number + 1):
        state = yield from deal(table, state, number + later, (dealer + later) % len(table.players))
        state = yield from name_trump(table, state)
        state = yield from bid(table, state)
        state = yield from play(table, state)
        state = yield from score(table, state)


def _sit_down(setting: Setting) -> Course[Table]:
    question = AskPlayers(setting.players, setting.players_given, setting.options_for)
    others = yield from ask(question)
    options, seat = setting.options_for(len(others) + 1), setting.seat
    told = dict(enumerate(others, 1))
    names = [
        told.get((other - seat) % options.players) or setting.name_of(other)
        for other in range(options.players)
    ]
    table = Table(options, seat, names)
    if options.deal is Deal.ONE_SUIT and setting.suits_asked:
        owned = yield from ask(AskSuits(options.players))
        own = table.clockwise_from(-seat)  # where each seat stands from the reader's on
        return Table(options, seat, names, [owned[place] for place in own])
    return table
