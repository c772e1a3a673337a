"""Checks after the last kill: the log against everything that the clients were sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import assert_never

from foretell.game.events import BidMade, CardPlayed, GameFinished, RoundScored, TrumpChosen
from foretell.protocol import client as messages
from foretell.protocol.codec import decode_events, decode_server
from foretell.protocol.table_codec import command_of
from foretell.record import Fault, fairly_shuffled, read_lines
from foretell.server.live.answers import MOST_EACH
from foretell.server.storage.sql.store import SqlStore
from foretell.table import commands
from foretell.table import events as table_events
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.redact import redact_events
from tests.server.crowd import Client, Crowd
from tests.server.storage.helpers import answers_of

Rows = Sequence[tuple[TableEvent, ...]]


@dataclass
class Count:
    """The number of commands acknowledged and refused, and of games played."""

    acknowledged: int = 0
    refused: int = 0
    games: int = 0


async def check_store(store_url: str, crowd: Crowd, seed: str) -> Count:
    """Check every invariant that must survive a crash, and return the counts."""
    store = SqlStore(store_url)
    await store.open()
    count = Count()
    try:
        for code, clients in crowd.tables.items():
            rows = [decode_events(row.entries) for row in await store.log.rows(code)]
            kept = {one.command: one.body for one in await answers_of(store, code)}
            where = f"seed {seed}, table {code}"
            _check_commands(rows, clients, kept, where)
            _check_stories(rows, clients, where)
            records = [record.body for record in await store.records.records_of(code)]
            _check_records(rows, records, where)
            count.games += len(records)
            count.acknowledged += sum(len(client.done) for client in clients)
            count.refused += sum(len(client.session.answers) for client in clients)
    finally:
        await store.close()
    count.refused -= count.acknowledged
    return count


async def check_log(store_url: str, crowd: Crowd, seed: str) -> None:
    """Check that every client has the log as it is now, whatever rows were lost on the way."""
    store = SqlStore(store_url)
    await store.open()
    try:
        for code, clients in crowd.tables.items():
            rows = [decode_events(row.entries) for row in await store.log.rows(code)]
            where = f"seed {seed}, table {code}"
            _check_stories(rows, clients, where)
            _check_records(
                rows, [record.body for record in await store.records.records_of(code)], where
            )
    finally:
        await store.close()


def _check_commands(
    rows: Rows, clients: Sequence[Client], kept: dict[str, bytes], where: str
) -> None:
    """Check that each acknowledged command made one row, and that each row has its command."""
    made: dict[int, tuple[Client, str]] = {}
    for client in clients:
        assert not client.session.unanswered, where
        # a refusal that went through the store takes up room there, too
        refused = [
            name for name in client.session.answers if name in kept.keys() - client.done.keys()
        ]
        for name in [*client.done][len(refused) - MOST_EACH :]:
            assert name in kept, (where, name)
        for name, answer in client.session.answers.items():
            if name in kept:
                assert decode_server(kept[name]) == answer, (where, name)
        for name, done in client.done.items():
            assert done.version not in made, (where, name)
            made[done.version] = (client, name)
    version = 0
    for row in rows:
        version += len(row)
        if version in made:
            client, name = made.pop(version)
            command, seat = client.asked[name], client.session.view.seat
            assert seat is not None
            assert not isinstance(command, messages.Hello | messages.Ping)
            caused = row[
                isinstance(row[0], table_events.Resumed) :
            ]  # the row of a table that was resting starts with it
            assert is_made_by(command, seat, caused), (where, name, row)
        else:
            assert isinstance(row[0], table_events.Opened | table_events.Resumed), (where, row)
    assert not made, where


def is_made_by(message: messages.Command, seat: int, row: tuple[TableEvent, ...]) -> bool:
    """Return whether a row of the log is the result of a seat's command."""
    match command_of(message):
        case commands.Sit():
            return isinstance(row[0], table_events.Seated) and row[0].seat == seat
        case commands.GiveNonce(nonce):
            return row == (table_events.NonceGiven(seat, nonce),)
        case commands.Start():
            return isinstance(row[0], table_events.GameStarted)
        case commands.CallRematch():
            return row[0] == table_events.RematchCalled()
        case commands.ChooseTrump(suit):
            return row[0] == TrumpChosen(seat, suit)
        case commands.Bid(bid):
            return row[0] == BidMade(seat, bid)
        case commands.Play(card):
            return row[0] == CardPlayed(seat, card)
        case (
            commands.ChooseCharacter()
            | commands.Stand()
            | commands.SeatBot()
            | commands.LetBotPlay()
            | commands.Remove()
            | commands.Readmit()
            | commands.Swap()
            | commands.AskUndo()
            | commands.AnswerUndo()
            | commands.AnswerRemoval()
            | commands.UseHint()
            | commands.ShowMoment()
            | commands.AddNote()
            | commands.RemoveNote()
            | commands.TakePart()
        ):
            return False
        case unknown:
            assert_never(unknown)


def _check_stories(rows: Rows, clients: Sequence[Client], where: str) -> None:
    """Check that each client got all that it may see of the log, in order and once."""
    log = tuple(event for row in rows for event in row)
    state = evolve(first_state(log[:1], at=0), log[1:], at=0)
    for client in clients:
        view = client.session.view
        redacted = redact_events(log, view.seat, state=state, since=0)
        assert view.events == redacted, (where, view.seat)


def _check_records(rows: Rows, records: Sequence[bytes], where: str) -> None:
    """Check that every game is on record, follows the rules, and matches its commitment."""
    log = [event for row in rows for event in row]
    games = sum(isinstance(event, table_events.GameStarted) for event in log)
    assert len(records) == games, where
    commitments = [event for event in log if isinstance(event, table_events.ShuffleCommitted)]
    for body, promise in zip(records, commitments, strict=True):
        found = list(read_lines(BytesIO(body), require=fairly_shuffled(promise.commitment)))
        assert not [fault for fault in found if isinstance(fault, Fault)], where
        scores = [event for event in found if isinstance(event, RoundScored)]
        finished = found[-1]
        assert isinstance(finished, GameFinished)
        sums = tuple(map(sum, zip(*(score.points for score in scores), strict=True)))
        assert finished.totals == sums, where
