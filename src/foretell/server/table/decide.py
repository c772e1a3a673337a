"""What is asked at a table, and what follows: entries for its log, or a refusal."""

from typing import assert_never

from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.entries import HUMAN, Entry
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.record.fair import commitment_of
from foretell.rules.options import Options
from foretell.server.table import undo
from foretell.server.table.bounds import check_bounds
from foretell.server.table.evolve import evolve, first_state
from foretell.server.table.inner import (
    BotActs,
    BotDecided,
    HandBack,
    Inner,
    LapseRemoval,
    LapseUndo,
    PassHost,
    Resume,
    StandIn,
)
from foretell.server.table.moves import bot_entries, decided_entries, move_entries, settled_entries
from foretell.server.table.names import check_person
from foretell.server.table.refusals import NonceStands, NotOver
from foretell.server.table.removal import decide_removal
from foretell.server.table.rights import Means, Person, check_gathering, hosts_seat, own_seat
from foretell.server.table.seats import decide_seats
from foretell.server.table.state import Open, TableState


def opening(
    options: Options, settings: TableSettings, host: Person, means: Means
) -> tuple[Entry, ...]:
    """Return the first entries of a table, whose host sits on the first seat.

    Raises:
        UnknownBot, UnknownStyle: when there is no bot of the name that is to stand in.
        NameTaken: when the host's name looks like that of the bot.
    """
    means.check_bot(settings.stand_in)
    opened = said.Opened(options_to_wire(options), settings)
    check_person(first_state((opened,), at=0), host)
    return (
        opened,
        said.Seated(0, host.name, HUMAN, host.id),
        said.HostChanged(0),
        _commitment(1, means),
    )


def decide(
    state: TableState, command: asked.Command, by: Person, means: Means
) -> tuple[Entry, ...]:
    """Return the entries that a person's command causes.

    Raises:
        Refusal: when the rules, or the manners of the table, do not allow it.
    """
    check_bounds(state, command)
    match command:
        case asked.Sit() | asked.Stand() | asked.SeatBot() | asked.Swap():
            return decide_seats(state, command, by, means)
        case asked.Remove() | asked.AnswerRemoval():
            return decide_removal(state, command, by)
        case asked.GiveNonce() | asked.Start() | asked.CallRematch():
            return _decide_course(state, command, by, means)
        case asked.ChooseTrump() | asked.Bid() | asked.Play():
            return move_entries(state, command, own_seat(state, by))
        case asked.AskUndo():
            return undo.ask(state, own_seat(state, by))
        case asked.AnswerUndo(agree=agree):
            return undo.answer(state, own_seat(state, by), agree=agree)
        case _:
            assert_never(command)


def decide_inner(state: TableState, command: Inner) -> tuple[Entry, ...]:
    """Return the entries of what a table's keeper does by itself, when it is due."""
    match command:
        case BotActs(seat):
            return bot_entries(state, seat)
        case BotDecided(action=action):
            return decided_entries(state, action)
        case StandIn(seat):
            return (said.StoodIn(seat),)
        case HandBack(seat):
            return (said.HandedBack(seat),)
        case PassHost(seat):
            return (said.HostChanged(seat),)
        case Resume():
            return (said.Resumed(),)
        case LapseUndo():
            return (said.UndoLapsed(),)
        case LapseRemoval():
            return (said.RemovalLapsed(),)
        case _:
            assert_never(command)


def _decide_course(
    state: TableState, command: asked.CourseCommand, by: Person, means: Means
) -> tuple[Entry, ...]:
    match command:
        case asked.GiveNonce(nonce=nonce):
            seat = own_seat(state, by)
            check_gathering(state)
            assert state.shuffle is not None
            if any(given == seat for given, _ in state.shuffle.nonces):
                raise NonceStands(seat)
            return (said.NonceGiven(seat, nonce),)
        case asked.Start():
            hosts_seat(state, by)
            check_gathering(state)
            state.options.check_rounds()
            return _start(state, means)
        case asked.CallRematch():
            hosts_seat(state, by)
            if state.game is None or not state.game.is_over:
                raise NotOver
            return (said.RematchCalled(), _commitment(state.games + 1, means))
        case _:
            assert_never(command)


def _start(state: TableState, means: Means) -> tuple[Entry, ...]:
    stand_in = means.check_bot(state.settings.stand_in)
    entries: tuple[Entry, ...] = (
        *(
            said.Seated(seat, stand_in, stand_in)
            for seat, holder in enumerate(state.seats)
            if isinstance(holder, Open)
        ),
        said.GameStarted(state.games + 1),
    )
    return entries + settled_entries(evolve(state, entries, at=0))


def _commitment(game: int, means: Means) -> said.ShuffleCommitted:
    seed, salt = means.secret(), means.secret()
    return said.ShuffleCommitted(game, commitment_of(seed, salt), seed, salt)
