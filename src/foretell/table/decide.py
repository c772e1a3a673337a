"""Commands at a table to events for its log, or refusals."""

from dataclasses import replace
from typing import assert_never

from foretell.rules.options import Options
from foretell.table import commands, undo
from foretell.table import events as table_events
from foretell.table.attendance import EVERYBODY, Attendance
from foretell.table.bounds import check_bounds
from foretell.table.context import TableContext
from foretell.table.decision import Decision
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.fair_shuffle import commitment_of
from foretell.table.hints import use_hint
from foretell.table.moves import decide_action, decide_bot, decide_move, settled
from foretell.table.names import check_person
from foretell.table.permissions import Person, check_gathering, check_host, check_over, check_seated
from foretell.table.precondition import check_not_overtaken
from foretell.table.refusals import NonceStands
from foretell.table.removal import decide_removal
from foretell.table.review import decide_review
from foretell.table.seats import decide_seats, hand_back, stand_in
from foretell.table.settings import TableSettings
from foretell.table.state import HUMAN, Open, TableState
from foretell.table.system_commands import (
    BotActs,
    BotDecided,
    HandBack,
    LapseRemoval,
    LapseUndo,
    PassHost,
    Resume,
    StandIn,
    SystemCommand,
)


def opening(
    options: Options, settings: TableSettings, host: Person, context: TableContext
) -> tuple[TableEvent, ...]:
    """Return the first events of a table, with the host in seat 0.

    Raises:
        UnknownBot, UnknownStyle: when there is no such stand-in bot.
        NameTaken: when the host's name looks like that of the bot.
    """
    context.check_bot(settings.stand_in)
    opened = table_events.Opened(options, settings)
    check_person(first_state((opened,), at=0), host, context)
    return (
        opened,
        table_events.Seated(0, host.name, HUMAN, host.id),
        table_events.HostChanged(0),
        _commitment(1, context),
    )


def decide(
    state: TableState,
    command: commands.Command,
    by: Person,
    context: TableContext,
    *,
    attendance: Attendance = EVERYBODY,
    version: int | None = None,
) -> Decision:
    """Return the decision on a person's command.

    A person for whose silence a bot stands in acts again with it. ``version`` is that of the table
    on which the person decided, if it is known.

    Raises:
        Overtaken: when what the command was meant for has passed since that version.
        Refusal: when the rules of the game or of the table do not allow it.
    """
    check_not_overtaken(state, command, state.seat_of(by.id), version=version)
    check_bounds(state, command)
    decision = _decide(state, command, by, context, attendance)
    back = hand_back(state, by)
    return replace(decision, events=(*back, *decision.events)) if back else decision


def _decide(
    state: TableState,
    command: commands.Command,
    by: Person,
    context: TableContext,
    attendance: Attendance,
) -> Decision:
    if isinstance(command, commands.SeatCommand):
        return Decision(decide_seats(state, command, by, context, attendance=attendance))
    if isinstance(command, commands.RemovalCommand):
        return Decision(decide_removal(state, command, by, attendance=attendance))
    if isinstance(command, commands.LifecycleCommand):
        return _decide_lifecycle(state, command, by, context)
    if isinstance(command, commands.ReviewCommand):
        return Decision(decide_review(state, command, by, context))
    seat = check_seated(state, by)
    match command:
        case commands.LetBotPlay(seat=absent):
            return Decision(stand_in(state, absent, seat, attendance))
        case commands.ChooseTrump() | commands.Bid() | commands.Play():
            return decide_move(state, command, seat)
        case commands.AskUndo():
            return Decision(undo.ask(state, seat))
        case commands.AnswerUndo(agree=agree):
            return Decision(undo.answer(state, seat, agree=agree))
        case commands.UseHint():
            return Decision(use_hint(state, seat))
        case _:
            assert_never(command)


def decide_system(state: TableState, command: SystemCommand, context: TableContext) -> Decision:
    """Return the decision on a system command."""
    match command:
        case BotActs(seat, silent):
            return _acted(decide_bot(state, seat, context), seat, silent=silent)
        case BotDecided(seat, action, silent):
            return _acted(decide_action(state, action), seat, silent=silent)
        case StandIn(seat):
            return Decision((table_events.StoodIn(seat),))
        case HandBack(seat):
            return Decision((table_events.HandedBack(seat),))
        case PassHost(seat):
            return Decision((table_events.HostChanged(seat),))
        case Resume():
            return Decision((table_events.Resumed(),))
        case LapseUndo():
            return Decision((table_events.UndoLapsed(),))
        case LapseRemoval():
            return Decision((table_events.RemovalLapsed(),))
        case _:
            assert_never(command)


def _acted(decision: Decision, seat: int, *, silent: bool) -> Decision:
    """Return a bot's decision; for a silent person, it stands in from then on."""
    events = (table_events.StoodIn(seat, silent=True), *decision.events)
    return replace(decision, events=events) if silent else decision


def _decide_lifecycle(
    state: TableState, command: commands.LifecycleCommand, by: Person, context: TableContext
) -> Decision:
    match command:
        case commands.GiveNonce(nonce=nonce):
            seat = check_seated(state, by)
            check_gathering(state)
            assert state.shuffle is not None
            if any(giver == seat for giver, _ in state.shuffle.nonces):
                raise NonceStands(seat)
            return Decision((table_events.NonceGiven(seat, nonce),))
        case commands.Start():
            check_host(state, by)
            check_gathering(state)
            state.options.check_rounds()
            return _start(state, context)
        case commands.CallRematch():
            check_host(state, by)
            check_over(state)
            return Decision((table_events.RematchCalled(), _commitment(state.games + 1, context)))
        case _:
            assert_never(command)


def _start(state: TableState, context: TableContext) -> Decision:
    stand_in = state.settings.stand_in
    context.check_bot(stand_in)
    events: tuple[TableEvent, ...] = (
        *(
            table_events.Seated(seat, stand_in, stand_in)
            for seat, holder in enumerate(state.seats)
            if isinstance(holder, Open)
        ),
        table_events.GameStarted(state.games + 1),
    )
    dealt = settled(evolve(state, events, at=0))
    return Decision(events + dealt.events, dealt.played)


def _commitment(game: int, context: TableContext) -> table_events.ShuffleCommitted:
    seed, salt = context.secret(), context.secret()
    return table_events.ShuffleCommitted(game, commitment_of(seed, salt), seed, salt)
