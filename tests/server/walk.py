"""Tables at which people with several identities do all sorts of things, step by step."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from foretell.client.story import Story
from foretell.errors import Refusal
from foretell.protocol import client as asked
from foretell.protocol.client import Command
from foretell.protocol.codec import decode_server, encode_entries
from foretell.protocol.entries import Entry
from foretell.protocol.server import Events, ServerMessage, Welcome
from foretell.protocol.settings import ClockSettings, TableSettings
from foretell.rules.options import Options
from foretell.server.board import Board
from foretell.server.store.values import Row
from foretell.server.table.inner import (
    BotActs,
    HandBack,
    Inner,
    LapseRemoval,
    LapseUndo,
    PassHost,
    Resume,
    StandIn,
)
from foretell.server.table.rights import Person
from foretell.server.table.state import Human, TableState
from foretell.server.table.view import legal_for
from foretell.server.viewer import Viewer
from tests.client.house import FixedClock
from tests.server.simulation.guest import Told
from tests.server.table.house import Place, new_place

Make = Callable[[str], Command]


class Looker:
    """Somebody who follows a table, over connections that come and go, at a pace of their own."""

    def __init__(self, board: Board, person: Person | None) -> None:
        self.person = person
        self.story = Story(board.code)
        self.told: list[Told] = []
        self._board = board
        self._welcome = 0
        self._connect()

    def read(self, *, most: int | None = None) -> Iterator[ServerMessage]:
        """Take what there is to be told, or so many messages of it."""
        read = 0
        while read != most and (frame := self._board.next_for(self._viewer)) is not None:
            message = decode_server(frame)
            self.story.take(message)
            match message:
                case Welcome(version=version):
                    self._welcome = version
                case Events(since, entries):
                    self.told += [
                        Told(number, entry, self._welcome)
                        for number, entry in enumerate(entries, since)
                    ]
                case _:
                    pass
            read += 1
            yield message

    def reconnect(self) -> None:
        """Go on over another connection."""
        self._board.detach(self._viewer)
        self._connect()

    def _connect(self) -> None:
        self._viewer = Viewer(None if self.person is None else self.person.id)
        self._viewer.start(since=self.story.version, seat=self.story.seat)
        self._board.attach(self._viewer)


class Walk:
    """A table, and everybody who looks at it.

    Args:
        options: of its games.
        chance: where all luck comes from.
        people: how many identities there are.
        clock: of the table, if it has any.
    """

    def __init__(
        self,
        options: Options,
        chance: Random,
        *,
        people: int,
        clock: ClockSettings | None = None,
    ) -> None:
        self.people = tuple(Person(f"id-{number}", f"Name {number}") for number in range(people))
        seated = self.people[: options.players - chance.choice((0, 0, 1))]
        settings = TableSettings(pace=0, stand_in="random", clock=clock)
        self.place: Place = new_place(options=options, settings=settings, seated=seated)
        self.board = Board("T1", FixedClock())
        self._add(self.place.log)
        self.lookers = [Looker(self.board, person) for person in (*self.people, None)]
        self._chance = chance
        self._asked = 0

    @property
    def state(self) -> TableState:
        """The table at this moment."""
        return self.place.state

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that happened."""
        return self.place.log

    def step(self) -> None:
        """Let something happen, or be refused."""
        chance = self._chance
        try:
            if chance.random() < 0.5:
                entries = self.place.keep(self._inner())
            else:
                self._asked += 1
                person = chance.choice(self.people)
                entries = self.place.ask(person, self._wish(person)(f"c{self._asked}"))
        except Refusal:
            return
        self._add(entries)

    def _add(self, entries: tuple[Entry, ...]) -> None:
        row = Row(self.board.rows + 1, self.place.now, encode_entries(entries), token=1)
        self.board.add(row)

    def _inner(self) -> Inner:
        """Return something that the table's keeper may do."""
        state, chance = self.state, self._chance
        humans = [seat for seat, held in enumerate(state.seats) if isinstance(held, Human)]
        away = [seat for seat in humans if seat not in state.voters()]
        found: list[Inner] = [Resume()]
        if state.is_playing:
            found += [BotActs(seat) for seat in state.to_act] * 20
            found += [StandIn(chance.choice(humans))] if state.voters() else []
            found += [HandBack(seat) for seat in away]
        found += [PassHost(humans[-1])] if state.host is not None and humans else []
        found += [LapseUndo()] * 3 if state.undo is not None else []
        found += [LapseRemoval()] * 3 if state.removal is not None else []
        return chance.choice(found)

    def _wish(self, person: Person) -> Make:
        """Return what somebody may ask, rightly more often than not."""
        state, chance = self.state, self._chance
        own = state.seat_of(person.id)
        legal = legal_for(state, own)
        if own is None:
            place = chance.choice((None, None, chance.randrange(len(state.seats))))
            return partial(asked.Sit, seat=place)
        if state.removal is not None and own in state.removal.missing:
            return partial(asked.AnswerRemoval, agree=chance.random() < 0.8)
        if state.undo is not None and own in state.undo.missing:
            return partial(asked.AnswerUndo, agree=chance.random() < 0.8)
        if own == state.host and chance.random() < 0.7:
            return self._as_host()
        if legal is not None and chance.random() < 0.7:
            return _move(legal.suits, legal.bids, legal.cards, chance)
        return chance.choice((asked.Stand, asked.AskUndo))

    def _as_host(self) -> Make:
        chance = self._chance
        if self.state.game is None and chance.random() < 0.5:
            return asked.Start
        if self.state.game is not None and self.state.game.is_over:
            return asked.CallRematch
        seat, other = (chance.randrange(len(self.state.seats)) for _ in range(2))
        dice = chance.random()
        if dice < 0.1:
            return partial(asked.SeatBot, seat=seat, bot="random")
        if dice < 0.3 and self.state.game is None:
            return partial(asked.Swap, seats=(seat, other))
        return partial(asked.Remove, seat=seat)


def _move(
    suits: tuple[str, ...], bids: tuple[int, ...], cards: tuple[str, ...], chance: Random
) -> Make:
    if suits:
        return partial(asked.ChooseTrump, suit=chance.choice(suits))
    if bids:
        return partial(asked.Bid, bid=chance.choice(bids))
    return partial(asked.Play, card=chance.choice(cards))
