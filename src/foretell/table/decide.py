"""Commands at a table to events for its log, or refusals."""

from dataclasses import replace
from typing import assert_never

from foretell.rules.options import Options
from foretell.table import commands as asked
from foretell.table import events as happened
from foretell.table import undo
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
from foretell.table.permissions import (
    Person,
    check_gathering,
    check_host,
    check_over,
    check_seated,
)
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
    opened = happened.Opened(options, settings)
    check_person(first_state((opened,), at=0), host, context)
    return (
        opened,
        happened.Seated(0, host.name, HUMAN, host.id),
        happened.HostChanged(0),
        _commitment(1, context),
    )


def decide(
    state: TableState,
    command: asked.Command,
    by: Person,
    context: TableContext,
    *,
    attendance: Attendance = EVERYBODY,
    version: int | None = None,
) -> Decision:
    """Return the decision on a person's command.

    A person for whose silence a bot stands in acts again with it.

    Args:
        state: the table.
        command: the command.
        by: the person.
        context: the context for decisions.
        attendance: the connections of the people at the table.
        version: the version of the table on which the person decided; None if it is unknown.

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
    command: asked.Command,
    by: Person,
    context: TableContext,
    attendance: Attendance,
) -> Decision:
    match command:
        case asked.Sit() | asked.ChooseCharacter() | asked.Stand() | asked.SeatBot() | asked.Swap():
            return Decision(decide_seats(state, command, by, context, attendance=attendance))
        case asked.LetBotPlay(seat=seat):
            return Decision(stand_in(state, seat, check_seated(state, by), attendance))
        case asked.Remove() | asked.AnswerRemoval() | asked.Readmit():
            return Decision(decide_removal(state, command, by, attendance=attendance))
        case asked.GiveNonce() | asked.Start() | asked.CallRematch():
            return _decide_lifecycle(state, command, by, context)
        case asked.ChooseTrump() | asked.Bid() | asked.Play():
            return decide_move(state, command, check_seated(state, by))
        case asked.AskUndo():
            return Decision(undo.ask(state, check_seated(state, by)))
        case asked.AnswerUndo(agree=agree):
            return Decision(undo.answer(state, check_seated(state, by), agree=agree))
        case asked.UseHint():
            return Decision(use_hint(state, check_seated(state, by)))
        case asked.ShowMoment() | asked.AddNote() | asked.RemoveNote() | asked.TakePart():
            return Decision(decide_review(state, command, by, context))
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
            return Decision((happened.StoodIn(seat),))
        case HandBack(seat):
            return Decision((happened.HandedBack(seat),))
        case PassHost(seat):
            return Decision((happened.HostChanged(seat),))
        case Resume():
            return Decision((happened.Resumed(),))
        case LapseUndo():
            return Decision((happened.UndoLapsed(),))
        case LapseRemoval():
            return Decision((happened.RemovalLapsed(),))
        case _:
            assert_never(command)


def _acted(decision: Decision, seat: int, *, silent: bool) -> Decision:
    """Return a bot's decision; for a silent person, it stands in from then on."""
    events = (happened.StoodIn(seat, silent=True), *decision.events)
    return replace(decision, events=events) if silent else decision


def _decide_lifecycle(
    state: TableState, command: asked.LifecycleCommand, by: Person, context: TableContext
) -> Decision:
    match command:
        case asked.GiveNonce(nonce=nonce):
            seat = check_seated(state, by)
            check_gathering(state)
            assert state.shuffle is not None
            if any(given == seat for given, _ in state.shuffle.nonces):
                raise NonceStands(seat)
            return Decision((happened.NonceGiven(seat, nonce),))
        case asked.Start():
            check_host(state, by)
            check_gathering(state)
            state.options.check_rounds()
            return _start(state, context)
        case asked.CallRematch():
            check_host(state, by)
            check_over(state)
            return Decision((happened.RematchCalled(), _commitment(state.games + 1, context)))
        case _:
            assert_never(command)


def _start(state: TableState, context: TableContext) -> Decision:
    stand_in = state.settings.stand_in
    context.check_bot(stand_in)
    events: tuple[TableEvent, ...] = (
        *(
            happened.Seated(seat, stand_in, stand_in)
            for seat, holder in enumerate(state.seats)
            if isinstance(holder, Open)
        ),
        happened.GameStarted(state.games + 1),
    )
    dealt = settled(evolve(state, events, at=0))
    return Decision(events + dealt.events, dealt.played)


def _commitment(game: int, context: TableContext) -> happened.ShuffleCommitted:
    seed, salt = context.secret(), context.secret()
    return happened.ShuffleCommitted(game, commitment_of(seed, salt), seed, salt)
