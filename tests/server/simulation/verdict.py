"""The conditions that must hold after a simulation."""

import io
from itertools import accumulate, pairwise

from foretell.cards import Card
from foretell.game.events import BidMade, CardPlayed, RoundScored, TrumpChosen
from foretell.protocol import client as messages
from foretell.protocol.codec import decode_client, decode_events, decode_server
from foretell.protocol.server import Done, Refused
from foretell.record import check_file
from foretell.server.live.table_log import TableLog
from foretell.server.storage.values import Row
from foretell.table import events as table_events
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.redact import redact_events
from foretell.table.state import TableState
from tests.server.simulation.cluster import Cluster, LoopClock
from tests.server.simulation.guest import Guest
from tests.server.simulation.hands import hands_shown

DELAYS = 120.0
"""The most seconds from a decision until it is written, when everything goes wrong."""


async def faults_of(
    cluster: Cluster, code: str, guests: list[Guest], present: list[Guest]
) -> list[str]:
    """Return all violated conditions."""
    rows = cluster.store.kept(code)
    faults = [fault for guest in guests for fault in guest.faults]
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        faults.append(f"rows are not dense: {[row.seq for row in rows]}")
    if any(one.at > other.at for one, other in pairwise(rows)):
        faults.append("time goes backwards")
    log = TableLog(code, LoopClock())
    parts = [decode_events(row.entries) for row in rows]
    for row, part in zip(rows, parts, strict=True):
        faults += _leap(log, row, part, cluster.store.written[code])
        log.add(row)
    events = tuple(log.events)
    faults += await _answers(cluster, code, guests, parts)
    # Guests who have not returned since rows were lost do not know it yet.
    is_restored = cluster.network.counts["restored"] > 0
    faults += _stories(present if is_restored else guests, events)
    if not is_restored:  # otherwise guests received much that was never in this log
        faults += hands_shown(events, [(guest.person, guest.told) for guest in guests])
    faults += [
        f"{guest.session.view.code} told {guest.session.view.version} of {len(events)}"
        for guest in present
        if guest.session.view.version != len(events)
    ]
    faults += _scores(events)
    for record in await cluster.store.records.records_of(code):
        faults += [f"record: {fault}" for fault in check_file(io.BytesIO(record.body))]
    return faults


def _leap(log: TableLog, row: Row, part: tuple[TableEvent, ...], written: list[float]) -> list[str]:
    """Check that a running game counts the time that really passes, however the clock is set."""
    if not log.rows or not log.state.is_playing:
        return []
    if any(isinstance(event, table_events.Resumed) for event in part):
        return []
    passed = written[row.seq - 1] - written[row.seq - 2]
    counted = (row.at - log.at) / 1_000
    if abs(counted - passed) > DELAYS:
        return [f"{counted} s were counted before row {row.seq}, and {passed} s had passed"]
    return []


async def _answers(
    cluster: Cluster, code: str, guests: list[Guest], parts: list[tuple[TableEvent, ...]]
) -> list[str]:
    """Check that every answer received is stored, and every command carried out is logged once."""
    faults = []
    kept = {**cluster.store.answered(code)}
    known = [] if cluster.network.counts["restored"] else parts  # or rows of then may be lost
    counted = list(accumulate(len(part) for part in parts))
    row_of = dict(zip(counted, parts, strict=True))
    for guest in guests:
        for name, answers in guest.heard.items():
            if guest.person is None:
                faults.append(f"a stranger was answered: {answers}")
                continue
            stands = kept.get((guest.person.id, name))
            is_watching = stands is None and _is_of_a_watcher(guest, name, known)
            if (guest.person.id, name) in cluster.store.lost or is_watching:
                continue
            # Only refusals are not stored, and a refused command may succeed when sent again.
            changing = answers[:-1] if stands is not None else answers
            may_differ = {None, answers[-1]}
            if name in guest.said_again and _is_refusal(answers[-1]):
                may_differ, changing = {None, stands}, answers
            if stands not in may_differ or not all(map(_is_refusal, changing)):
                faults.append(f"{name}: heard {answers}, kept {stands!r}")
    said_by = {
        (guest.person.id, name): frame
        for guest in guests
        if guest.person is not None
        for name, frame in guest.said.items()
    }
    versions: set[int] = set()
    for key, body in kept.items():
        answer = decode_server(body)
        if not isinstance(answer, Done):
            continue
        command = decode_client(said_by[key])
        part = row_of.get(answer.version)
        if part is None or answer.version in versions or not _caused(command, part, key[0]):
            faults.append(f"{command} was done, but not by {part}")
        versions.add(answer.version)
    return faults


def _is_of_a_watcher(guest: Guest, name: str, parts: list[tuple[TableEvent, ...]]) -> bool:
    """Return whether a command says what a guest without a seat looks at, which is not stored.

    Where the log of then is not known, it is unknown who had a seat.
    """
    if not isinstance(decode_client(guest.said[name]), messages.TakePart):
        return False
    done = (answer for answer in map(decode_server, guest.heard[name]) if isinstance(answer, Done))
    states = (_state_at(answer.version, parts) for answer in done)
    person = None if guest.person is None else guest.person.id
    return all(state is None or state.seat_of(person) is None for state in states)


def _state_at(version: int, parts: list[tuple[TableEvent, ...]]) -> TableState | None:
    """Return the state of a table after some of its events; None if no row ends there."""
    if not parts:
        return None
    state = first_state(parts[0], 0)
    for part in parts[1:]:
        if state.version >= version:
            break
        state = evolve(state, part, 0)
    return state if state.version == version else None


def _is_refusal(answer: bytes) -> bool:
    return isinstance(decode_server(answer), Refused)


def _caused(command: object, part: tuple[TableEvent, ...], person: str) -> bool:
    """Return whether a row starts with a command's events.

    Before them, the game may resume, and a silent person act again.
    """
    before = (table_events.Resumed, table_events.HandedBack)
    first = next((event for event in part if not isinstance(event, before)), part[-1])
    match command, first:
        case messages.Sit(), table_events.Seated() as seated:
            return seated.person == person
        case messages.Start(), first:
            return any(isinstance(event, table_events.GameStarted) for event in (first, *part))
        case messages.Bid(bid=bid), BidMade() as made:
            return made.bid == bid
        case messages.Play(card=card), CardPlayed() as played:
            return played.card == Card(card)
        case messages.GiveNonce(nonce=nonce), table_events.NonceGiven() as given:
            return given.nonce == nonce
        case messages.AnswerUndo(agree=agree), table_events.UndoAnswered() as answered:
            return answered.agree == agree
        case messages.AnswerRemoval(agree=agree), table_events.RemovalAnswered() as answered:
            return answered.agree == agree
        case messages.Remove(seat=seat), first:
            return _removes(first, seat) or _asks_to_remove(first, seat)
        case command, first:
            return isinstance(first, _FIRST.get(type(command), ()))


def _removes(event: TableEvent, seat: int) -> bool:
    return isinstance(event, table_events.Vacated) and (event.seat, event.by) == (seat, "host")


def _asks_to_remove(event: TableEvent, seat: int) -> bool:
    return isinstance(event, table_events.RemovalAsked) and event.target == seat


_FIRST: dict[type, type] = {
    messages.Sit: table_events.HandedBack,
    messages.Stand: table_events.Vacated,
    messages.SeatBot: table_events.Seated,
    messages.Readmit: table_events.Readmitted,
    messages.LetBotPlay: table_events.StoodIn,
    messages.ChooseCharacter: table_events.CharacterChosen,
    messages.Swap: table_events.Swapped,
    messages.CallRematch: table_events.RematchCalled,
    messages.ChooseTrump: TrumpChosen,
    messages.AskUndo: table_events.UndoAsked,
    messages.UseHint: table_events.HintUsed,
    messages.ShowMoment: table_events.MomentShown,
    messages.AddNote: table_events.NoteAdded,
    messages.RemoveNote: table_events.NoteRemoved,
    messages.TakePart: table_events.PartTaken,
}


def _stories(guests: list[Guest], log: tuple[TableEvent, ...]) -> list[str]:
    """Check that each guest received a prefix of the log as it may have seen it at the time."""
    faults = []
    state = first_state(log[:1], at=0)
    for guest in sorted(guests, key=_known):
        view = guest.session.view
        state = evolve(state, log[state.version : _known(guest)], at=0)
        if view.events != redact_events(log[: view.version], view.seat, state=state, since=0):
            faults.append(f"{guest.session.last_id}: told otherwise: {view.events}")
    return faults


def _known(guest: Guest) -> int:
    """Return a version at which a guest held the seat that its view shows."""
    return max(guest.session.view.version, guest.welcome)


def _scores(log: tuple[TableEvent, ...]) -> list[str]:
    """Check that the points add up to the totals."""
    faults = []
    totals: tuple[int, ...] = ()
    for event in log:
        match event:
            case table_events.GameStarted():
                totals = ()
            case RoundScored():
                expected = [
                    before + points
                    for before, points in zip(
                        totals or (0,) * len(event.points), event.points, strict=True
                    )
                ]
                if list(event.totals) != expected:
                    faults.append(f"{event.totals} is not {expected}")
                totals = tuple(event.totals)
            case _:
                pass
    return faults
