"""The messages to a table's viewers: its log, the presence and the turn."""

import asyncio
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from foretell.protocol.codec import encode
from foretell.protocol.entries import Entry
from foretell.protocol.server import Events, Presence, Watchers, Welcome
from foretell.protocol.table_codec import entry_of, legal_to_wire
from foretell.server.live.presence import Presence as TablePresence
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_log import TableLog
from foretell.table.clocks import clocks_at, waited_at
from foretell.table.commands import Part
from foretell.table.permissions import check_review, legal_actions_of
from foretell.table.redact import redact_events
from foretell.table.state import Holding

LARGEST_BATCH: Final = 200
"""Entries in one message; a longer log is sent in parts."""
GATHERED: Final = 0.05
"""Seconds over which changes of presence are combined: when everybody reconnects at once, each
client is sent one presence message instead of one per arrival."""
MOST_NAMES: Final = 8
"""Watchers who are named."""
MOST_MADE: Final = 32
"""Messages cached for subscribers who get the same ones."""

_Key: TypeAlias = tuple[int | None, int, int, tuple[int, ...], int, int | None]


class Broadcaster:
    """A table's subscribers, each of which takes its messages at its own pace.

    Nothing is queued for them: each reads on in the log.
    """

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self.present: tuple[bool, ...] = ()
        self._absent_since: Mapping[int, int] = {}
        """The seats of absent persons, with the ticks since when."""
        self.bots_wait = False
        """Whether bots decide more slowly at the moment; see ``Presence``."""
        self._watchers = Watchers()
        self.subscribers: dict[Subscriber, None] = {}
        """In order of arrival, for reproducible behaviour."""
        self._is_gathering = False
        """Whether a change of presence has not been sent yet."""
        self._cache: dict[_Key, bytes] = {}
        """Cached messages; the seat in the key means the same person until the next event."""

    def wake(self) -> None:
        """Wake the subscribers, as there is something to send."""
        self._cache.clear()
        for subscriber in self.subscribers:
            subscriber.wake.set()

    def set_presence(self, presence: TablePresence) -> None:
        """Set the presence, without sending it."""
        self.present = presence.present(self.log.state)
        self._absent_since = presence.absent_since(self.log.state)

    def show_presence(self, presence: TablePresence) -> None:
        """Send the presence to the subscribers after a short delay, if it has changed."""
        before = self.present
        self.set_presence(presence)
        if self.present != before or self._watchers != Watchers():
            self._gather()

    def take_part(self, subscriber: Subscriber, number: int, part: Part | None) -> None:
        """Note the part that somebody without a seat takes in the review of a game.

        Raises:
            NotOver, OtherGame: when this game is not over, or no longer the last one.
        """
        check_review(self.log.state, number)
        before, subscriber.part = subscriber.part, None if part is None else (number, part)
        if subscriber.part != before:
            self._gather()

    def _count_watchers(self) -> Watchers:
        """Return the watchers of the last game's review, each person once."""
        game = self.log.state.game
        if game is None or not game.is_over:
            return Watchers()
        parts: dict[object, tuple[Part, str]] = {}
        for one in self.subscribers:
            has_seat = self.log.state.seat_of(one.person) is not None
            if one.part is not None and one.part[0] == game.number and not has_seat:
                key = one if one.person is None else one.person
                if parts.get(key, ("apart", ""))[0] == "apart":
                    parts[key] = one.part[1], one.name
        names = [name for part, name in parts.values() if part == "follow"]
        named = tuple(sorted(filter(None, names))[:MOST_NAMES])
        return Watchers(len(names), len(parts) - len(names), named)

    def _gather(self) -> None:
        """Send the presence after a short delay, in which more may change."""
        if not self._is_gathering:
            self._is_gathering = True
            asyncio.get_running_loop().call_later(GATHERED, self._send_present)

    def _send_present(self) -> None:
        self._is_gathering = False
        self._watchers = self._count_watchers()
        self.wake()

    def show_waiting(self, *, bots_wait: bool) -> bool:
        """Notify the subscribers whether bots have to wait; return whether that has changed."""
        has_changed = bots_wait is not self.bots_wait
        if has_changed:
            self.bots_wait = bots_wait
            self.wake()
        return has_changed

    def attach(self, subscriber: Subscriber) -> None:
        """Add a subscriber, who is sent the table from their version on."""
        self.subscribers[subscriber] = None
        subscriber.wake.set()

    def detach(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self.subscribers.pop(subscriber, None)
        if subscriber.part is not None:
            self._gather()

    def next_for(self, subscriber: Subscriber) -> bytes | None:
        """Return the next message about the table for a subscriber, None if it is up to date."""
        log = self.log
        seat = log.state.seat_of(subscriber.person)
        holding = log.state.holding_of(seat)
        bar = log.state.bar_of(subscriber.person)
        barred_by = None if bar is None else bar.by
        has_moved = not subscriber.welcomed or holding != subscriber.holding
        if has_moved or barred_by != subscriber.barred_by:
            if has_moved:
                subscriber.since = log.shared_with(subscriber.since, subscriber.epoch)
                since = subscriber.since if _continues(subscriber, holding) else 0
                subscriber.since = min(since, log.version)
            subscriber.welcomed, subscriber.knows_turn = True, False
            subscriber.seat, subscriber.holding, subscriber.epoch = seat, holding, log.epoch
            subscriber.barred_by = barred_by
            subscriber.replay_until = log.version
            since, version = subscriber.since, log.version
            return encode(Welcome(log.code, seat, since, version, log.epoch, barred_by))
        if subscriber.since < log.version or not subscriber.knows_turn:
            subscriber.knows_turn = True
            since, until = subscriber.since, min(log.version, subscriber.since + LARGEST_BATCH)
            epoch = None if subscriber.epoch == log.epoch else log.epoch
            subscriber.since, subscriber.epoch = until, log.epoch
            return self._events_message(seat, since, until, epoch)
        if self._is_gathering:
            return None
        presence = Presence(self.present, self.bots_wait, watchers=self._watchers)
        if subscriber.presence != presence:
            subscriber.presence = presence
            return encode(msgspec.structs.replace(presence, gone=self._gone()))
        return None

    def _gone(self) -> tuple[int, ...]:
        """Return the seconds since the person of each seat disconnected, empty if all are 0."""
        now = self.log.clock.ticks()
        gone = tuple(
            0 if is_present else (now - self._absent_since.get(seat, now)) // 1_000
            for seat, is_present in enumerate(self.present)
        )
        return gone if any(gone) else ()

    def _events_message(self, seat: int | None, since: int, until: int, epoch: int | None) -> bytes:
        log = self.log
        now = log.time.now()
        key = (seat, since, until, clocks_at(log.state, now), waited_at(log.state, now), epoch)
        if key not in self._cache:
            if len(self._cache) >= MOST_MADE:
                self._cache.clear()
            events = events_for(log, seat, since, until)
            self._cache[key] = encode(msgspec.structs.replace(events, epoch=epoch))
        return self._cache[key]


def entries_for(log: TableLog, seat: int | None, since: int, until: int) -> tuple[Entry, ...]:
    """Return entries as visible to the person at a seat, or to a spectator."""
    visible = redact_events(log.events[since:until], seat, state=log.state, since=since)
    return tuple(map(entry_of, visible))


def events_for(log: TableLog, seat: int | None, since: int, until: int) -> Events:
    """Return a message of entries, with the turn and the legal actions if they are the last."""
    entries = entries_for(log, seat, since, until)
    if until < log.version:
        return Events(since, entries)
    legal = legal_to_wire(legal_actions_of(log.state, seat)) if seat in log.to_act else None
    now = log.time.now()
    clocks, waited = clocks_at(log.state, now), waited_at(log.state, now)
    return Events(since, entries, log.to_act, legal, clocks, waited=waited)


def _continues(subscriber: Subscriber, holding: Holding | None) -> bool:
    """Return whether a new connection's entries were sent to the person's present seat."""
    if subscriber.welcomed or subscriber.seat != (None if holding is None else holding.seat):
        return False
    return holding is None or subscriber.since > holding.since
