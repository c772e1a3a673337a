"""Events of a table outside its game, as sentences, and labels of requests to it."""

from collections.abc import Iterator
from typing import Final, assert_never

from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.table import events as table_events
from foretell.table.commands import LetBotPlay
from foretell.table.events import TableEvent
from foretell.table.state import HUMAN
from foretell.terminal.common.view import View
from foretell.terminal.join.situation import GO, YES, Intent, Request, Situation


def table_news(event: TableEvent, after: Situation, view: View) -> Iterator[str]:
    """Yield the sentences for an event of the table; the reader announces the game's events.

    The view has the players' names after it.
    """
    if isinstance(event, table_events.UndoEvent | table_events.RemovalEvent):
        yield from _consent_news(event, view)
        return
    match event:
        case table_events.Seated(seat, kind=kind, waits=waits) if (
            kind == HUMAN or after.events is None
        ):
            yield view.tell("table-told-waits" if waits else "table-told-seated", seat)
        case table_events.Vacated():
            yield _departure(event, after, view)
        case table_events.Readmitted():
            yield view.words("table-told-readmitted")
        case table_events.HostChanged(int(seat)):
            yield view.tell("join-told-host", seat)
        case table_events.StoodIn(seat, silent):
            yield view.tell("table-told-silent" if silent else "table-told-stood-in", seat)
            if silent and seat == after.seat:
                yield view.words("join-played-for", yes=YES)
        case table_events.HandedBack(seat):
            yield view.tell("table-told-back", seat)
        case table_events.HintUsed(seat) if seat != after.seat:  # whoever asked is about to read it
            yield view.tell("table-told-hint", seat)


def _departure(event: table_events.Vacated, after: Situation, view: View) -> str:
    if event.barred and after.last_removed is not None:
        who, host = after.last_removed
        return view.words("table-told-removed", who=who, host=host)
    return view.words("table-told-vacated", seat=event.seat + 1)


def _consent_news(
    event: table_events.UndoEvent | table_events.RemovalEvent, view: View
) -> Iterator[str]:
    """Yield the sentences on a request to undo a move, or to remove a player, and its answers."""
    match event:
        case table_events.UndoAsked(seat):
            yield view.tell("table-undo-asked", seat)
        case table_events.RemovalAsked(seat, target) if target == view.seat:
            yield view.words("table-removal-asked-you", who=view.players[seat])
        case table_events.RemovalAsked(seat, target):
            yield view.tell("table-removal-asked", seat, target=view.players[target])
        case table_events.UndoAnswered(seat, agree) | table_events.RemovalAnswered(seat, agree):
            if not agree:
                yield view.tell("table-told-undo-refused", seat)
        case table_events.UndoLapsed():
            yield view.words("table-told-undo-lapsed")
        case table_events.RemovalLapsed():
            yield view.words("table-told-removal-lapsed")
        case table_events.TakenBack(seat):
            yield view.tell("table-told-taken-back", seat)
        case _:
            assert_never(event)


def seat_lines(situation: Situation, view: View) -> Iterator[str]:
    """Yield a line for each seat with its holder."""
    words = view.words
    for seat, holder in enumerate(situation.holders):
        notes = [
            message
            for message, holds in (
                ("table-its-you", seat == situation.seat),
                ("table-is-host", seat == situation.host),
                ("table-is-bot", holder.is_bot),
                ("table-is-away", holder.is_away),
                ("table-is-waiting", holder.waits),
            )
            if holds
        ]
        name = words("table-open-seat") if holder.is_open else view.players[seat]
        what = f"{name} ({', '.join(map(words, notes))})" if notes else name
        yield words("play-pair", who=words("table-seat", seat=seat + 1), what=what)


def waiting(situation: Situation, view: View) -> str:
    """Return the sentence on what a table without a game is waiting for."""
    words, host = view.words, situation.host
    if situation.is_over:
        is_host = situation.is_host
        return words("join-may-play-again", go=GO) if is_host else words("table-rematch-waits")
    if host is None:
        return words("table-no-host")
    if not situation.is_host:
        return words("table-waits-for-host", host=view.players[host])
    open_seats = sum(holder.is_open for holder in situation.holders)
    bots = words("table-start-bots", open=open_seats) if open_seats else ""
    return f"{words('join-may-start', go=GO)} {bots}".strip()


_LABELS: Final = {
    Request.START: "table-start",
    Request.REMATCH: "table-rematch",
    Request.TAKE_BACK: "table-undo",
    Request.ALLOW_UNDO: "table-undo-agree",
    Request.REFUSE_UNDO: "table-undo-refuse",
    Request.ALLOW_REMOVAL: "table-undo-agree",
    Request.REFUSE_REMOVAL: "table-undo-refuse",
    Request.HINT: "table-hint",
    Request.PLAY_AGAIN: "table-play-again",
    Request.LEAVE: "table-stand",
}


def label_of(intent: Intent, view: View) -> str:
    """Return an intent as its button on the page is called; a card by its name."""
    match intent:
        case PlayCard(card=card):
            return view.names.card(card)
        case MakeBid(bid=bid):
            return view.words("table-bid-of", bid=bid)
        case ChooseTrump(suit=suit):
            return view.words("table-hint-trump", suit=view.names.suit(suit))
        case LetBotPlay():
            return view.words("table-bot-now")
        case Request():
            return view.words(_LABELS[intent])
        case _:
            assert_never(intent)
